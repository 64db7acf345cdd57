import { DECIMAL, parseDecimal } from '../../grammar/numbers.ts';
import { findAll } from '../../grammar/text.ts';
import type { Found } from './found.ts';

const ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}_#@/:.,%+-])[+-]?${DECIMAL}(?![\p{L}\p{N}_@/:%-]|[.,]\d)`, 'gu');

/** Numbers in digits that stand alone, not as a part of an id, a time or a date. */
export function findNumbers(text: string): readonly Found[] {
  return findAll(text, ALONE).flatMap(({ text: written, index }) => {
    const value = parseDecimal(written, 'decimal');
    return value === undefined ? [] : [{ index, meanings: [value], said: written }];
  });
}
