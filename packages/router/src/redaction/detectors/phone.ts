import { listMatches } from '../../list-matches.ts';
import type { Find } from '../pieces.ts';
import { withoutDatesAndSums } from './dates-and-sums.ts';
import { type DigitGroup, digitRows, goesOnAfter, goesOnBefore } from './digit-groups.ts';

/** What people put between the groups of a telephone number. */
const GAP = /^(?:[ .\-/]|\)[ \-/]?|[ -]?\(| [-/] )$/;

/** Words that a telephone number is announced with, and what may stand between them and the number. */
const LABEL =
  /(?<![\p{L}\p{N}])(?:(?:tele)?phone|tel|mobile|cell(?:phone)?|whatsapp|fax|(?:call|text|ring|reach|phone) me|my number|telefon(?:nummer)?|handy(?:nummer)?|ruf mich|meine nummer|t[ée]l[ée]phone|portable|mon num[ée]ro|appelez-moi|tel[ée]fono|m[óo]vil|mi n[úu]mero|ll[áa]mame|cellulare|il mio numero|telefone|telem[óo]vel|telefoon(?:nummer)?|電話(?:番号)?|携帯(?:電話)?(?:番号)?|电话(?:号码)?|電話號碼|手机号?码?|手機號?碼?)(?:[\s.:=#]|number|no|nr|n[úu]mero|nummer|is|at|on|under|ist|unter|est|au|es|al|[èé]|は|是|为|為){0,6}(?=[+(\d])/giu;
const LABELLED = /^\+?\(?\d(?:[ .\-/()]{0,2}\d){4,16}/;

/**
 * Telephone numbers: international ones, national ones that begin with a zero or are grouped as numbers are, and whatever
 * is announced as one. Not dates, times, sums and numbers that belong to a code: `ORD-0123456789`.
 */
export function findPhones(text: string): readonly Find[] {
  const numbers = withoutDatesAndSums(text);
  return [...announced(numbers), ...digitRows(numbers, GAP).flatMap((row) => phonesIn(row, numbers))];
}

function announced(text: string): readonly Find[] {
  return listMatches(text, LABEL).flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const number = LABELLED.exec(text.slice(start, start + 48))?.[0];
    if (number === undefined || goesOnAfter(text, start + number.length)) return [];
    return [{ start, end: start + number.length, kind: 'phone' }];
  });
}

function phonesIn(row: readonly DigitGroup[], text: string): readonly Find[] {
  const finds: Find[] = [];
  for (let first = 0; first < row.length; first++) {
    const last = lastOfPhone(row, first, text);
    const [digits, end] = [row[first]?.start ?? 0, row[last]?.end ?? 0];
    const start = digits - signsBefore(text, digits, end);
    if (last < first || goesOnBefore(text, start)) continue;
    finds.push({ start, end, kind: 'phone' });
    first = last;
  }
  return finds;
}

/** Length of the plus, and of the bracket if it is closed inside the number. */
function signsBefore(text: string, digits: number, end: number): number {
  const signs = /(?:\+\(?|\()$/.exec(text.slice(Math.max(0, digits - 2), digits))?.[0] ?? '';
  return signs === '(' && !text.slice(digits, end).includes(')') ? 0 : signs.length;
}

/** How many digits a number has that begins in some way, and from when on it needs no more. */
interface Shape {
  readonly least: number;
  readonly enough: number;
  readonly most: number;
}

/** With the country's digits. @see https://www.itu.int/rec/T-REC-E.164 */
const INTERNATIONAL: Shape = { least: 8, enough: 11, most: 15 };
const INTERNATIONAL_BY_ZEROS: Shape = { least: 10, enough: 13, most: 17 };
const NATIONAL: Shape = { least: 9, enough: 10, most: 12 };
const NATIONAL_UNGROUPED: Shape = { least: 10, enough: 10, most: 12 };

/** Place of the last group of the number that begins with group `first`; -1 if none does. */
function lastOfPhone(row: readonly DigitGroup[], first: number, text: string): number {
  const group = row[first];
  if (!group) return -1;
  const before = text.slice(Math.max(0, group.start - 2), group.start);
  if (/\+\(?$/.test(before))
    return /^[1-9]/.test(group.digits) ? lastOfShape(row, first, { text, shape: INTERNATIONAL }) : -1;
  if (/^00[1-9]/.test(group.digits)) return lastOfShape(row, first, { text, shape: INTERNATIONAL_BY_ZEROS });
  if (/^0[1-9]/.test(group.digits)) {
    const shape = group.digits.length > 6 ? NATIONAL_UNGROUPED : NATIONAL;
    return lastOfShape(row, first, { text, shape });
  }
  return lastOfGrouping(row, first, text);
}

function lastOfShape(
  row: readonly DigitGroup[],
  first: number,
  { text, shape }: { readonly text: string; readonly shape: Shape },
): number {
  let found = -1;
  let digits = 0;
  for (let at = first; at < row.length; at++) {
    const [before, group] = [row[at - 1], row[at]];
    if (!group) break;
    // What comes after a whole number is another: how many people, or which room. Unless it goes on in the same measure.
    const goesOn =
      at - first > 1 && group.digits.length === before?.digits.length && (row[first]?.digits.length ?? 0) > 2;
    if (digits >= shape.enough && !goesOn) break;
    digits += group.digits.length;
    if (digits > shape.most) break;
    if (digits >= shape.least && !goesOnAfter(text, group.end)) found = at;
  }
  return found;
}

/** Numbers without a zero in front that are told by their groups: those of North America, China, Spain, Italy. */
const GROUPINGS: readonly { readonly sizes: readonly number[]; readonly digits: RegExp }[] = [
  { sizes: [1, 3, 3, 4], digits: /^1[2-9]/ },
  { sizes: [3, 3, 4], digits: /^[2-9]/ },
  { sizes: [3, 4, 4], digits: /^1[3-9]/ },
  { sizes: [11], digits: /^1[3-9]/ },
  { sizes: [3, 3, 3], digits: /^[679]/ },
  { sizes: [3, 7], digits: /^3/ },
];

function lastOfGrouping(row: readonly DigitGroup[], first: number, text: string): number {
  for (const { sizes, digits } of GROUPINGS) {
    const groups = row.slice(first, first + sizes.length);
    const fits = sizes.every((size, at) => groups[at]?.digits.length === size);
    const [begin, end] = [groups[0], groups.at(-1)];
    if (!fits || !begin || !end || !digits.test(groups.map((group) => group.digits).join(''))) continue;
    if (row[first + sizes.length]?.digits.length === sizes.at(-1)) continue;
    if (!goesOnAfter(text, end.end)) return first + sizes.length - 1;
  }
  return -1;
}
