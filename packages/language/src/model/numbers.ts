import { parseCount } from '@wayfarer/router/grammar';

/** Numbers of a text, in figures or as English words; `09:30` is two. */
export function listNumbers(text: string): readonly number[] {
  return (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).flatMap((word) =>
    /^\d/.test(word) ? [Number(word)] : word === 'a' ? [] : (parseCount(word) ?? []),
  );
}
