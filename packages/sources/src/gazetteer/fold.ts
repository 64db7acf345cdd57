const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * A name as it is compared: without case, accents and punctuation, words apart by one space. Marks that make another
 * letter in their script (kana, Hangul, Devanagari …) stay.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’ʻʼ`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

/** True when the text holds letters of a script that sets no spaces between words, or adds endings to names. */
export function isCjk(text: string): boolean {
  return CJK.test(text);
}
