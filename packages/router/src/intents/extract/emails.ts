import { listMatches } from '../../list-matches.ts';
import type { Found } from './found.ts';

/** Its parts are no longer than mail allows, which also bounds the search. */
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}_%+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}@-])/gu;

/** E-mail addresses, as they were written. */
export function findEmails(text: string): readonly Found[] {
  if (!text.includes('@')) return [];
  return listMatches(text, EMAIL).map(({ 0: address, index }) => ({ index, meanings: [address], said: address }));
}
