import { listMatches } from '../../list-matches.ts';
import type { Find } from '../pieces.ts';

const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const FOUR = new RegExp(
  String.raw`(?<![\p{L}\p{N}_]|[\p{N}\-.:/]\.?|version |release )${BYTE}(?:\.${BYTE}){3}(?![\p{L}\p{N}]|[.-]\p{N})`,
  'giu',
);
const SIX = /(?<![\p{L}\p{N}:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,8}(?![\p{L}\p{N}:]|\.\p{N})/giu;

/** Of the machine itself: they say nothing about anybody. */
const LOCAL = /^(?:127\.|0\.0\.0\.0$)/;

/** Addresses of machines on the internet. */
export function findIpAddresses(text: string): readonly Find[] {
  if (!/\d[.:]|:[\d:]/.test(text)) return [];
  const four = listMatches(text, FOUR).filter(({ 0: address }) => !LOCAL.test(address));
  const six = listMatches(text, SIX).filter(({ 0: address }) => isSix(address));
  return [...four, ...six].map(({ 0: address, index: start }) => ({
    start,
    end: start + address.length,
    kind: 'ip-address',
  }));
}

/** Eight groups, or fewer with one gap; times of day have no gap. @see https://www.rfc-editor.org/rfc/rfc4291#section-2.2 */
function isSix(address: string): boolean {
  const groups = address.split(':').filter(Boolean);
  const gaps = address.split('::').length - 1;
  if (gaps > 1 || !/\d/.test(address)) return false;
  return gaps === 0 ? groups.length === 8 : groups.length >= 2 && (groups.length >= 3 || /[a-f]/i.test(address));
}
