import type { Fact, Trip } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { spellDates } from './spell-dates.ts';

/** An answer to tap: what it shows, and what it says. */
interface Choice {
  readonly value: string;
  readonly text: string;
}

/** Something that nobody said and the plan was made with, and how it is changed. */
export interface Assumption {
  /** Begins the message that changes it, the same in every language: `pace: relaxed`. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Answers to tap; any other one is typed. */
  readonly choices: readonly Choice[];
}

/** What the trip was planned with and nobody has said, in the order in which one would change it. */
export function listAssumptions({ facts }: Pick<Trip, 'facts'>): readonly Assumption[] {
  const open = (name: Fact['name']): Fact | undefined =>
    facts.find((fact) => fact.name === name && fact.status !== 'stated');
  const { facts: labels, assumed, paces, budgets } = words().talk;
  const [start, end] = [open('start'), open('end')].map((fact) => fact && spellDates(fact.text));
  const dates = start !== undefined && end !== undefined ? assumed.dates(start, end) : (start ?? end);
  const [travellers, pace, budget] = [open('travelers'), open('pace'), open('budgetLevel')];
  const count = ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, text: value }));
  return [
    ...(dates === undefined ? [] : [{ key: 'dates', label: labels.dates, text: dates, choices: [] }]),
    ...(travellers
      ? [{ key: 'travellers', label: labels.travellers, text: travellersIn(travellers), choices: count }]
      : []),
    ...(pace ? [{ key: 'pace', label: labels.pace, text: among(assumed.paces, pace), choices: listed(paces) }] : []),
    ...(budget
      ? [{ key: 'budget', label: labels.budget, text: among(assumed.budgets, budget), choices: listed(budgets) }]
      : []),
    ...(open('origin') ? [{ key: 'from', label: labels.from, text: assumed.origin, choices: [] }] : []),
    ...(open('interests') ? [{ key: 'interests', label: labels.interests, text: assumed.interests, choices: [] }] : []),
  ];
}

/** Words for few values; any other one stands as it was said. */
function among(said: Readonly<Record<string, string>>, { value, text }: Fact): string {
  return said[String(value)] ?? said[text] ?? text;
}

function travellersIn({ value, text }: Fact): string {
  const count = typeof value === 'number' ? value : Number(/^\d+/.exec(text)?.[0]);
  return Number.isInteger(count) ? words().talk.assumed.travellers(count) : text;
}

function listed(said: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(said).map(([value, text]) => ({ value, text }));
}
