import type { MinuteOfDay } from '@wayfarer/trip/clock';

/** A page that was read in a research. */
export interface ReadPage {
  readonly url: string;
  /** As a reader sees it. */
  readonly text: string;
  /** ISO instant. */
  readonly at: string;
}

/** Letters without their marks, one blank for all space, in small letters: how texts are compared. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').toLowerCase().trim();
}

/** Whether a page speaks of it: every long word of the name stands on it. */
export function speaksOf(page: string, name: string): boolean {
  const text = plainText(page);
  const words = plainText(name).split(/[^\p{L}\p{N}]+/u);
  const long = words.filter((word) => word.length >= 4);
  return (long.length > 0 ? long : words).every((word) => text.includes(word));
}

/** Whether a quote tells that time of day: `17:30`, `17.30`, `17h30`, `5:30 pm`; a full hour also as `5 pm`, `17h` or in `9–17`. */
export function tellsTime(quote: string, minute: MinuteOfDay): boolean {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60];
  const minutes = String(rest).padStart(2, '0');
  const text = plainText(quote).replaceAll(/\b([ap])\.\s?m\./g, '$1m');
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const forms = [`0?${hour}\\s?[:.h]\\s?${minutes}`, `0?${twelve}[:.]${minutes}\\s?${half}`];
  const full = [`0?${twelve}\\s?${half}`, `0?${hour}\\s?h`, `0?${hour}(?=\\s?[-–—])`, `(?<=[-–—]\\s?)0?${hour}`];
  return [...forms, ...(rest === 0 ? full : [])].some((form) =>
    new RegExp(`(?<![\\d:.])${form}(?![\\d:])`, 'u').test(text),
  );
}

/** Whether a quote has that number, however its thousands are told apart. */
export function tellsNumber(quote: string, amount: number): boolean {
  const text = plainText(quote).replaceAll(/(?<=\d)[,. '’](?=\d{3}(?!\d))/gu, '');
  const numbers = text.match(/\d+(?:[.,]\d{1,2})?/g) ?? [];
  return numbers.some((number) => Number(number.replace(',', '.')) === amount);
}
