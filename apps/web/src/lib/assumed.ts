import type { Fact, Trip } from '@wayfarer/contract';

import { spellDates } from './spell-dates.ts';

/** Something that nobody said and the plan was made with, and how it is changed. */
export interface Assumption {
  /** Begins the message that changes it: `pace: relaxed`. */
  readonly label: string;
  readonly text: string;
  /** Answers to tap; any other one is typed. */
  readonly choices: readonly string[];
}

const KINDS: readonly (Omit<Assumption, 'text'> & {
  readonly name: Fact['name'];
  readonly say: (text: string) => string;
})[] = [
  { name: 'travelers', label: 'Travellers', choices: ['1', '2', '3', '4', '5', '6'], say: (text) => text },
  { name: 'pace', label: 'Pace', choices: ['relaxed', 'moderate', 'packed'], say: (text) => `${text} pace` },
  { name: 'budgetLevel', label: 'Budget', choices: ['low', 'mid', 'high'], say: (text) => LEVELS[text] ?? text },
  { name: 'origin', label: 'From', choices: [], say: () => 'from nowhere in particular' },
  { name: 'interests', label: 'Interests', choices: [], say: () => 'sights of every kind' },
];
const LEVELS: Readonly<Record<string, string>> = { low: 'low budget', mid: 'mid-range', high: 'high budget' };

/** What the trip was planned with and nobody has said, in the order in which one would change it. */
export function listAssumptions({ facts }: Pick<Trip, 'facts'>): readonly Assumption[] {
  const open = (name: Fact['name']): Fact | undefined =>
    facts.find((fact) => fact.name === name && fact.status !== 'stated');
  const [start, end] = [open('start'), open('end')];
  const dates = [start, end].flatMap((fact) => (fact ? [spellDates(fact.text)] : []));
  return [
    ...(dates.length > 0 ? [{ label: 'Dates', text: dates.join(' to '), choices: [] }] : []),
    ...KINDS.flatMap(({ name, label, choices, say }) => {
      const fact = open(name);
      return fact ? [{ label, choices, text: say(fact.text) }] : [];
    }),
  ];
}
