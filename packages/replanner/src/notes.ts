import type { Coordinates } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
import type { CostCategory } from '@wayfarer/trip/costs';

import type { Action } from './action.ts';
import type { Cursor } from './cursor.ts';
import { BadReadingError } from './errors.ts';

/** What money is spent on: the budget's categories, but for what is kept back. */
export const SPENDING = ['food', 'places', 'transport', 'stay', 'other'] as const satisfies readonly CostCategory[];
export type Spending = (typeof SPENDING)[number];

/** How somebody is, or what they have just done about it (SEED_DETAILS A8). */
export const FEELINGS = ['tired', 'hungry', 'ate', 'rested'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** What the traveller tells of themselves. It changes no plan. */
export type Note =
  | { readonly kind: Feeling }
  /** Minor units of the trip's currency, for the whole party; a negative amount corrects one that was too high. */
  | { readonly kind: 'spent'; readonly amount: number; readonly category: Spending }
  | { readonly kind: 'position'; readonly at: Coordinates };

/** A feeling, when it was told. */
export interface Mark {
  readonly feeling: Feeling;
  readonly time: MinuteOfDay;
}

/** What was told, as far as it still matters: it does not grow with the log. */
export interface Notes {
  /** Minor units of the trip's currency, of the whole trip. */
  readonly spent: Readonly<Partial<Record<Spending, number>>>;
  /** Of one day, in order of time: those of another are of no use any more. */
  readonly marks: { readonly date: IsoDate | null; readonly all: readonly Mark[] };
  /** Where the traveller said they are; forgotten once they move on. */
  readonly position: Coordinates | null;
  /** Which changes of a whole day were put to the traveller by themselves, so that none is twice on one day. */
  readonly put: { readonly date: IsoDate | null; readonly types: readonly string[] };
}

export const NO_NOTES: Notes = {
  spent: {},
  marks: { date: null, all: [] },
  position: null,
  put: { date: null, types: [] },
};

/** The notes after one more, told when the cursor stood there. */
export function withNote(notes: Notes, note: Note, { date, time }: Cursor): Notes {
  switch (note.kind) {
    case 'spent': {
      const spent = { ...notes.spent, [note.category]: (notes.spent[note.category] ?? 0) + note.amount };
      return { ...notes, spent };
    }
    case 'position':
      return { ...notes, position: note.at };
    default: {
      const before = notes.marks.date === date ? notes.marks.all : [];
      return { ...notes, marks: { date, all: [...before, { feeling: note.kind, time }] } };
    }
  }
}

/** What was put to the traveller by itself is not put again that day, and for as many disruptions. */
export function withDispatch(
  notes: Notes,
  { event, action, date }: { readonly event: unknown; readonly action: Action | null; readonly date: IsoDate },
): Notes {
  if (event !== null || action === null) return notes;
  const before = notes.put.date === date ? notes.put.types : [];
  return { ...notes, put: { date, types: [...before, action.type] } };
}

/** The feelings that were told on the day of the cursor. */
export function listMarks({ notes, cursor }: { readonly notes: Notes; readonly cursor: Cursor }): readonly Mark[] {
  return notes.marks.date === cursor.date ? notes.marks.all : [];
}

/** A sum that nobody spends on one thing: a slip of the finger. */
const MOST_MINOR_UNITS = 1_000_000_000;

/** @throws {BadReadingError} with the path of what cannot be. */
export function assertNote(note: Note, { spent }: Notes): void {
  if (note.kind === 'position') {
    const { lat, lon } = note.at;
    if (!(Math.abs(lat) <= 90)) throw new BadReadingError('lat', 'degrees from -90 to 90', lat);
    if (!(Math.abs(lon) <= 180)) throw new BadReadingError('lon', 'degrees from -180 to 180', lon);
  }
  if (note.kind !== 'spent') return;
  const { amount, category } = note;
  if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > MOST_MINOR_UNITS)
    throw new BadReadingError('amount', 'an amount of money, not zero', amount);
  if ((spent[category] ?? 0) + amount < 0)
    throw new BadReadingError('amount', `no more taken back than was spent on ${category}`, amount);
}
