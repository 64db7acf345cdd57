const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Places in a list. */
export const ORDINALS: readonly string[] = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(
  ' ',
);
/** Words of other languages, for phrases of theirs: in an English one "due" is no two. */
export const FOREIGN_COUNTS: Readonly<Record<string, number>> = {
  ...{ zwei: 2, drei: 3, deux: 2, trois: 3, dos: 2, tres: 3, due: 2, tre: 3 },
};

const WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.flatMap((ten, place) =>
    UNITS.slice(0, 10).map((unit, value) => [value === 0 ? ten : `${ten} ${unit}`, (place + 2) * 10 + value] as const),
  ),
  ['fourty', 40],
  ...['dozen', 'a dozen'].map((word) => [word, 12] as const),
  ...['hundred', 'a hundred'].map((word) => [word, 100] as const),
  ...['a', 'an', 'another'].map((word) => [word, 1] as const),
]);

/** Source of a pattern for a number as a word. "A" is not among them: few patterns may take it. */
export const COUNT_WORD = String.raw`(?:(?:${[...TENS, 'fourty'].join('|')})(?:[- ](?:${UNITS.slice(1, 10).join('|')})\b)?|${UNITS.toReversed().join('|')}|(?:a )?dozen|(?:a )?hundred)`;

/** Source of a pattern for a number in digits or as a word. */
export const COUNT = String.raw`(?:\d{1,6}|${COUNT_WORD})`;

/** A small number as it is written in a sentence: `no`, `one`, …, `twelve`, `13`. */
export function countWord(count: number): string {
  if (count === 0) return 'no';
  return (count <= 12 ? UNITS[count] : undefined) ?? String(count);
}

/** The number that the words of {@link COUNT} (or "a") stand for, `undefined` for anything else. */
export function parseCount(text: string): number | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
  return /^\d+$/.test(word) ? Number(word) : WORDS.get(word);
}

/** Digits, grouped or not, with or without decimals: `1,234.50`, `1.234,50`, `1'234`, `49,9`. */
export const DECIMAL = String.raw`\d{1,3}(?:(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d{0,12})(?:[.,]\d{1,6})?`;

/** More digits than a number can hold without loss. */
const MAX_DIGITS = 15;

/**
 * Reads a number as people of several countries write it. With both a point and a comma the last one begins the decimals;
 * a lone comma before three digits groups them.
 *
 * @param lonePoint - What a lone point before three digits is: `1.234` kilograms or `1.234` euros.
 */
export function parseDecimal(written: string, lonePoint: 'decimal' | 'group'): number | undefined {
  const plain = written.normalize('NFKC').replaceAll(/['’\s]/g, '');
  if (plain.replaceAll(/\D/g, '').length > MAX_DIGITS) return undefined;
  const mark = decimalMark(plain, lonePoint);
  const [whole = '', decimals] = mark === undefined ? [plain] : splitAtLast(plain, mark);
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`);
  return Number.isFinite(value) && /\d/.test(plain) ? value : undefined;
}

function decimalMark(plain: string, lonePoint: 'decimal' | 'group'): '.' | ',' | undefined {
  const [point, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const isGrouped = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain);
  if (!isGrouped) return mark;
  const isLone = plain.indexOf(mark) === plain.lastIndexOf(mark);
  return mark === '.' && isLone && lonePoint === 'decimal' ? '.' : undefined;
}

function splitAtLast(plain: string, mark: string): [string, string | undefined] {
  const at = plain.lastIndexOf(mark);
  return at < 0 ? [plain, undefined] : [plain.slice(0, at), plain.slice(at + 1)];
}
