import { listMatches } from '../../list-matches.ts';
/** Digits without a gap. */
export interface DigitGroup {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
}

const DIGITS = /\d+/g;

/**
 * Rows of digit groups with nothing between them but what is used to group one number.
 *
 * @param gap - What may stand between two groups of one number.
 */
export function digitRows(text: string, gap: RegExp): readonly (readonly DigitGroup[])[] {
  const rows: DigitGroup[][] = [];
  for (const { 0: digits, index: start } of listMatches(text, DIGITS)) {
    const group = { start, end: start + digits.length, digits };
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && start - last.end <= 3 && gap.test(text.slice(last.end, start))) row.push(group);
    else rows.push([group]);
  }
  return rows;
}

/** Letters and digits, but not those of scripts that set no words apart. */
const SIGN = String.raw`[[\p{L}\p{N}_]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]`;
const CODE_BEFORE = new RegExp(String.raw`(?:${SIGN}|${SIGN}[\-\/.@]|#)$`, 'v');
const CODE_AFTER = new RegExp(String.raw`^(?:${SIGN}|[\-\/@]${SIGN}|[.,:]\d)`, 'v');

/** Whether letters or signs before the digits make them part of a code, as with the number of an order or a version. */
export function goesOnBefore(text: string, start: number): boolean {
  return CODE_BEFORE.test(text.slice(Math.max(0, start - 2), start));
}

/** The same of what comes after the digits. */
export function goesOnAfter(text: string, end: number): boolean {
  return CODE_AFTER.test(text.slice(end, end + 2));
}
