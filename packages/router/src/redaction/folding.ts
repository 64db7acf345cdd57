/** Signs that stand for others, one for one: wide forms of Chinese and Japanese text, spaces and dashes of all kinds. */
const WIDE = /[\uff01-\uff5e]/g;
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const ODD = /[\u00a0\u2000-\u200a\u2010-\u2015\u202f\u205f\u2212\u3000\uff01-\uff5e]/;

/** The text in plain signs, each in the place of the one it stands for: a place in the one is the same in the other. */
export function fold(text: string): string {
  if (!ODD.test(text)) return text;
  return text
    .replaceAll(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(SPACES, ' ')
    .replaceAll(DASHES, '-');
}

/** Kinds whose values are numbers, which people group as they like. */
const GROUPED: ReadonlySet<string> = new Set(['phone', 'card', 'iban']);

/** Whether spaces, dots and dashes in values of the kind mean nothing. */
export function isGrouped(kind: string): boolean {
  return GROUPED.has(kind);
}

/** The same for all spellings of one value. */
export function foldedKey(kind: string, value: string): string {
  const plain = fold(value).normalize('NFC').trim().toUpperCase();
  if (!isGrouped(kind)) return plain.replaceAll(/\s+/g, ' ');
  const closed = plain.replaceAll(/[^\p{L}\p{N}+]/gu, '');
  return kind === 'phone' ? closed.replace(/^00/, '+') : closed;
}
