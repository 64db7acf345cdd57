import { listMatches } from '../../list-matches.ts';
import type { Found } from './found.ts';

/** Digits, grouped or not, with or without decimals: `1,234.50`, `1.234,50`, `1'234`, `49,9`. */
export const DECIMAL = String.raw`\d{1,3}(?:(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d{0,12})(?:[.,]\d{1,6})?`;

/** More digits than a number can hold without loss. */
const MAX_DIGITS = 15;

const ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}_#@/:.,%+-])[+-]?${DECIMAL}(?![\p{L}\p{N}_@/:%-]|[.,]\d)`, 'gu');

/** Numbers that stand alone, not as a part of an id, a time or a date. */
export function findNumbers(text: string): readonly Found[] {
  return listMatches(text, ALONE).flatMap(({ 0: written, index }) => {
    const value = parseDecimal(written, 'decimal');
    return value === undefined ? [] : [{ index, meanings: [value] }];
  });
}

/**
 * Reads a number as people of several countries write it. With both a point and a comma the last one begins the decimals;
 * a lone comma before three digits groups them.
 *
 * @param lonePoint - What a lone point before three digits is: `1.234` kilograms or `1.234` euros.
 */
export function parseDecimal(written: string, lonePoint: 'decimal' | 'group'): number | undefined {
  const plain = written.normalize('NFKC').replaceAll(/['’\s]/g, '');
  if (plain.replaceAll(/\D/g, '').length > MAX_DIGITS) return undefined;
  const mark = decimalMark(plain, lonePoint);
  const [whole = '', decimals] = mark === undefined ? [plain] : splitAtLast(plain, mark);
  const value = Number(`${whole.replaceAll(/[.,]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`);
  return Number.isFinite(value) && /\d/.test(plain) ? value : undefined;
}

function decimalMark(plain: string, lonePoint: 'decimal' | 'group'): '.' | ',' | undefined {
  const [point, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const isGrouped = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain);
  if (!isGrouped) return mark;
  const isLone = plain.indexOf(mark) === plain.lastIndexOf(mark);
  return mark === '.' && isLone && lonePoint === 'decimal' ? '.' : undefined;
}

function splitAtLast(plain: string, mark: string): [string, string | undefined] {
  const at = plain.lastIndexOf(mark);
  return at < 0 ? [plain, undefined] : [plain.slice(0, at), plain.slice(at + 1)];
}
