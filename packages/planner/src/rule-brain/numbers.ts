const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;
const TENS = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 3) * 10] as const),
  ['dozen', 12],
  ['a dozen', 12],
  ['hundred', 100],
  ['a hundred', 100],
  ['a', 1],
  ['an', 1],
  ['another', 1],
]);

/** Source of a pattern for a count, in digits or as a word. "a" is not among them: few patterns may take it. */
export const COUNT = `(?:\\d{1,6}|${[...UNITS, ...TENS].toReversed().join('|')}|(?:a )?dozen|(?:a )?hundred)`;

/** @returns The number that the words of {@link COUNT} (or "a") stand for, `undefined` for anything else. */
export function parseCount(text: string): number | undefined {
  const word = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return /^\d+$/.test(word) ? Number(word) : WORDS.get(word);
}
