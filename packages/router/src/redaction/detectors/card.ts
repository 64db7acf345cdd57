import { isWholeWord } from '@wayfarer/archon/data';

import type { Find } from '../pieces.ts';
import { type DigitGroup, digitRows } from './digit-groups.ts';

/** @see https://www.iso.org/standard/70484.html */
const SHORTEST = 13;
const LONGEST = 19;

/** One space or dash. */
const GAP = /^[ -]$/;

/** Numbers of payment cards: 13 to 19 digits, in groups or not, whose check digit is right. */
export function findCards(text: string): readonly Find[] {
  return digitRows(text, GAP).flatMap((row) => cardsIn(row, text));
}

function cardsIn(row: readonly DigitGroup[], text: string): readonly Find[] {
  const finds: Find[] = [];
  for (let first = 0; first < row.length; first++) {
    const last = lastOfCard(row, first);
    const [start, end] = [row[first]?.start ?? 0, row[last]?.end ?? 0];
    if (last < first || !isWholeWord(text, start, end)) continue;
    finds.push({ start, end, kind: 'card' });
    first = last;
  }
  return finds;
}

/** Place of the group with which a card that begins with group `first` ends; -1 if none begins there. */
function lastOfCard(row: readonly DigitGroup[], first: number): number {
  if (!/^[2-6]/.test(row[first]?.digits ?? '')) return -1;
  let found = -1;
  let digits = '';
  for (let at = first; at < row.length && digits.length < LONGEST; at++) {
    digits += row[at]?.digits ?? '';
    if (digits.length >= SHORTEST && digits.length <= LONGEST && hasCheckDigit(digits)) found = at;
  }
  return found;
}

/** The sum of Luhn. @see https://patents.google.com/patent/US2950048A */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
