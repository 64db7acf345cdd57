import { isDigit, isHexDigit } from '../characters.ts';

/** A number as a model writes it, and whether JSON would write it the same way. */
export interface ReadNumber {
  readonly value: number;
  readonly isPlain: boolean;
}

/**
 * Reads a whole word as a number: `12`, `-1.5e3`, and what JSON does not allow but means one thing only: `+1`, `.5`, `0x1F`,
 * `1_000`, and numbers that were cut off (`2.`, `2e-`, `-`).
 *
 * @returns `undefined` for anything else, also for `007` and `1.2.3`, which are texts.
 */
export function readNumber(word: string): ReadNumber | undefined {
  const sign = word[0] === '-' || word[0] === '+' ? 1 : 0;
  const factor = word[0] === '-' ? -1 : 1;
  if (word.length === sign) return sign === 1 ? { value: 0, isPlain: false } : undefined;
  const hex = readHex(word, sign);
  if (hex !== undefined) return { value: factor * hex, isPlain: false };

  const whole = digits(word, sign);
  let end = whole;
  if (word[end] === '.') end = digits(word, end + 1);
  const mantissa = word.slice(sign, end);
  if (mantissa === '' || mantissa === '.') return undefined;
  if (whole - sign > 1 && word[sign] === '0') return undefined;
  let exponent = '';
  if (word[end] === 'e' || word[end] === 'E') {
    const start = end + 1;
    end = digits(word, word[start] === '-' || word[start] === '+' ? start + 1 : start);
    exponent = isDigit(word[end - 1] ?? '') ? word.slice(start, end) : '';
  }
  if (end !== word.length) return undefined;
  const value = factor * Number(`${mantissa.replaceAll('_', '')}e${exponent.replaceAll('_', '') || '0'}`);
  return Number.isFinite(value) ? { value, isPlain: isPlain(word) } : undefined;
}

function readHex(word: string, start: number): number | undefined {
  if (word[start] !== '0' || (word[start + 1] !== 'x' && word[start + 1] !== 'X')) return undefined;
  const code = word.slice(start + 2);
  return code !== '' && [...code].every(isHexDigit) ? Number(`0x${code}`) : undefined;
}

/** Where the digits from `from` end; `_` may stand between two of them. */
function digits(word: string, from: number): number {
  let index = from;
  while (isDigit(word[index] ?? '') || (word[index] === '_' && index > from && isDigit(word[index + 1] ?? '')))
    index += 1;
  return index;
}

function isPlain(word: string): boolean {
  try {
    return typeof JSON.parse(word) === 'number';
  } catch {
    return false;
  }
}
