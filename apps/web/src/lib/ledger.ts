import type { Fact, Trip } from '@wayfarer/contract';

type FactName = Fact['name'];

/** What the planner wants to know; where two facts stand in one row, either will do. */
const ROWS: readonly {
  readonly label: string;
  readonly names: readonly FactName[];
  /** Nobody is asked for it: it stands there once it is said. */
  readonly isRare?: true;
}[] = [
  { label: 'Destination', names: ['destinations'] },
  { label: 'Start', names: ['start'] },
  { label: 'End', names: ['end'] },
  { label: 'From', names: ['origin'] },
  { label: 'Arrival', names: ['arrival'], isRare: true },
  { label: 'Departure', names: ['departure'], isRare: true },
  { label: 'Travellers', names: ['travelers'] },
  { label: 'Each of you', names: ['persons'], isRare: true },
  { label: 'Done justice by', names: ['fairness'], isRare: true },
  { label: 'Budget', names: ['budget', 'budgetLevel'] },
  { label: 'Pace', names: ['pace'] },
  { label: 'Food', names: ['dietary'] },
  { label: 'Interests', names: ['interests', 'mustDo'] },
  { label: 'Crowds', names: ['crowds'] },
  { label: 'Opening hours', names: ['openingHours'], isRare: true },
  { label: 'Avoid', names: ['avoid'] },
  { label: 'Access', names: ['accessibility'] },
  { label: 'Kind of stay', names: ['hotelStyle'] },
  { label: 'Where to stay', names: ['stayAreas'], isRare: true },
  { label: 'Rather by', names: ['transport'], isRare: true },
  { label: 'Stay at', names: ['stays'], isRare: true },
  { label: 'Currency', names: ['currency'] },
];

export interface LedgerRow {
  readonly label: string;
  /** `null` while nothing is known. */
  readonly text: string | null;
  readonly status: Fact['status'] | 'open';
}

export interface Ledger {
  readonly known: number;
  readonly rows: readonly LedgerRow[];
}

/** What is known, what was assumed, and what is still open. */
export function toLedger({ facts }: Pick<Trip, 'facts'>): Ledger {
  const isShown = ({ names, isRare }: (typeof ROWS)[number]): boolean =>
    isRare !== true || facts.some(({ name }) => names.includes(name));
  const rows = ROWS.filter(isShown).map(({ label, names }): LedgerRow => {
    const found = names.flatMap((name) => facts.find((fact) => fact.name === name) ?? []);
    const [first] = found;
    if (!first) return { label, text: null, status: 'open' };
    return { label, text: found.map(({ text }) => text).join(' · '), status: first.status };
  });
  return { known: rows.filter(({ status }) => status !== 'open').length, rows };
}

/** The beginning of a message that changes a fact. */
export function toEdit({ label, text }: LedgerRow): string {
  return `${label.toLowerCase()}: ${text ?? ''}`;
}
