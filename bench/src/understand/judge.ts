import { type Field, FIELDS, type Known, type Reading } from './request.ts';

/** What became of one field: as said, asked about, or something else without a word about it. */
export type Verdict = 'right' | 'asked' | 'wrong';

const DAY_MS = 86_400_000;

/**
 * A verdict for each field that the sentence says and for each that was read into it. Dates are compared with what
 * follows from them: a start and a length are an end.
 */
export function judge(expected: Known, { known, asks }: Reading): readonly (readonly [Field, Verdict])[] {
  const [said, read] = [complete(expected), complete(known)];
  return FIELDS.flatMap((field): (readonly [Field, Verdict])[] => {
    const isSaid = expected[field] !== undefined;
    const isRead = known[field] !== undefined;
    // A length beside both dates is neither right nor wrong once more.
    if (!isSaid && (!isRead || isSame(said[field], read[field]))) return [];
    if (read[field] !== undefined) return [[field, isSame(said[field], read[field]) ? 'right' : 'wrong']];
    return [[field, asks.includes(field) ? 'asked' : 'wrong']];
  });
}

/** With the end that follows from start and length, and the length that follows from both ends. */
function complete(known: Known): Known {
  const { start = '', end = '', days } = known;
  if (isDay(start) && isDay(end)) return { ...known, days: (Date.parse(end) - Date.parse(start)) / DAY_MS + 1 };
  if (isDay(start) && days !== undefined) return { ...known, end: shift(start, days - 1) };
  return isDay(end) && days !== undefined ? { ...known, start: shift(end, 1 - days) } : known;
}

function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
