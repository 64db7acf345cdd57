import type { Fact, Trip } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import type { Words } from '../words/words.ts';
import { spellDates } from './spell-dates.ts';

type FactName = Fact['name'];

/** What the planner wants to know; where two facts stand in one row, either will do. */
const ROWS: readonly {
  readonly word: keyof Words['talk']['facts'];
  /** How a message begins that says it: the same in every language. */
  readonly key: string;
  readonly names: readonly FactName[];
  /** Nobody is asked for it: it stands there once it is said. */
  readonly isRare?: true;
}[] = [
  { word: 'destination', key: 'destination', names: ['destinations'] },
  { word: 'start', key: 'start', names: ['start'] },
  { word: 'end', key: 'end', names: ['end'] },
  { word: 'from', key: 'from', names: ['origin'] },
  { word: 'arrival', key: 'arrival', names: ['arrival'], isRare: true },
  { word: 'departure', key: 'departure', names: ['departure'], isRare: true },
  { word: 'travellers', key: 'travellers', names: ['travelers'] },
  { word: 'persons', key: 'each of you', names: ['persons'], isRare: true },
  { word: 'fairness', key: 'done justice by', names: ['fairness'], isRare: true },
  { word: 'budget', key: 'budget', names: ['budget', 'budgetLevel'] },
  { word: 'pace', key: 'pace', names: ['pace'] },
  { word: 'food', key: 'food', names: ['dietary'] },
  { word: 'interests', key: 'interests', names: ['interests', 'mustDo'] },
  { word: 'crowds', key: 'crowds', names: ['crowds'] },
  { word: 'hours', key: 'opening hours', names: ['openingHours'], isRare: true },
  { word: 'avoid', key: 'avoid', names: ['avoid'] },
  { word: 'access', key: 'access', names: ['accessibility'] },
  { word: 'stayKind', key: 'kind of stay', names: ['hotelStyle'] },
  { word: 'stayAreas', key: 'where to stay', names: ['stayAreas'], isRare: true },
  { word: 'transport', key: 'rather by', names: ['transport'], isRare: true },
  { word: 'stays', key: 'stay at', names: ['stays'], isRare: true },
  { word: 'currency', key: 'currency', names: ['currency'] },
];

export interface LedgerRow {
  readonly key: string;
  readonly label: string;
  /** `null` while nothing is known. */
  readonly text: string | null;
  readonly status: Fact['status'] | 'open';
}

export interface Ledger {
  readonly rows: readonly LedgerRow[];
}

/** What is known, what was assumed, and what is still open. */
export function toLedger({ facts }: Pick<Trip, 'facts'>): Ledger {
  const isShown = ({ names, isRare }: (typeof ROWS)[number]): boolean =>
    isRare !== true || facts.some(({ name }) => names.includes(name));
  const rows = ROWS.filter(isShown).map(({ word, key, names }): LedgerRow => {
    const label = words().talk.facts[word];
    const found = names.flatMap((name) => facts.find((fact) => fact.name === name) ?? []);
    const [first] = found;
    if (!first) return { key, label, text: null, status: 'open' };
    return { key, label, text: found.map(sayFact).join(' · '), status: first.status };
  });
  return { rows };
}

/** A fact in the language of the page, as far as it is one of few values; what else was said stands as it was said. */
function sayFact({ name, value, text }: Pick<Fact, 'name' | 'value' | 'text'>): string {
  const { paces, budgets } = words().talk;
  const known = name === 'pace' ? paces : name === 'budgetLevel' ? budgets : {};
  return (known as Readonly<Record<string, string>>)[String(value)] ?? spellDates(text);
}

/** The beginning of a message that changes a fact. */
export function toEdit({ key, text }: Pick<LedgerRow, 'key' | 'text'>): string {
  return `${key}: ${text ?? ''}`;
}
