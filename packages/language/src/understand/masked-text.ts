import { listMatches } from './list-matches.ts';

/**
 * A text as it is read: lower case, without accents, with a sign in the place of whatever is understood already. Each
 * character knows where in the message it stood.
 */
export interface MaskedText {
  readonly text: string;
  /** For each character of `text`, its index in the message; one more at the end. */
  readonly from: readonly number[];
}

/** The message in lower case and without accents. Kana keep their marks: ga is not ka. */
export function toMaskedText(message: string): MaskedText {
  const from: number[] = [];
  let text = '';
  let index = 0;
  for (const character of message) {
    const plain = foldCharacter(character);
    for (let at = 0; at < plain.length; at++) from.push(index);
    text += plain;
    index += character.length;
  }
  return { text, from: [...from, index] };
}

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', Œ: 'oe', æ: 'ae', Æ: 'ae', ø: 'o', Ø: 'o' };

function foldCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  const ligature = LIGATURES[character];
  if (ligature !== undefined) return ligature;
  return character
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The same for a name or a pattern, without places. */
export function foldWords(text: string): string {
  return [...text.normalize('NFKC')].map(foldCharacter).join('');
}

/** With each match of `pattern` (flag `g`) replaced; `undefined` leaves it as it is. */
export function rewrite(
  masked: MaskedText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): MaskedText {
  const matches = listMatches(masked.text, pattern);
  if (matches.length === 0) return masked;
  const from: number[] = [];
  let text = '';
  let at = 0;
  for (const match of matches) {
    const by = replace(match);
    if (by === undefined) continue;
    for (let index = at; index < match.index; index++) from.push(masked.from[index] ?? 0);
    text += masked.text.slice(at, match.index) + by;
    for (let index = 0; index < by.length; index++) from.push(masked.from[match.index] ?? 0);
    at = match.index + match[0].length;
  }
  for (let index = at; index <= masked.text.length; index++) from.push(masked.from[index] ?? 0);
  return { text: text + masked.text.slice(at), from };
}
