import { monthName } from '@wayfarer/router/grammar';

/** "a, b and c". */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `3 April 2027`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${monthName(month ?? 0)} ${year}`;
}
