import type { Rewrite } from './rewrite.ts';

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 〇: 0, 零: 0 },
};
const NUMERAL = '[一二两兩三四五六七八九十〇零]';

/** 十四 is 14, 三十 is 30, 二〇二七 is 2027. */
function parseHan(numeral: string): number {
  if (!numeral.includes('十')) return Number([...numeral].map((sign) => DIGITS[sign] ?? 0).join(''));
  const [tens = '', ones = ''] = numeral.split('十');
  return (tens === '' ? 1 : parseHan(tens)) * 10 + (ones === '' ? 0 : parseHan(ones));
}

/** Numerals before a unit become digits. */
export const HAN_NUMBERS: readonly Rewrite[] = [
  [
    new RegExp(
      `(${NUMERAL}{1,4})(?=\\s?(?:個|个)?(?:年|月|日|号|號|天|晚|夜|泊|周|週|星期|礼拜|禮拜|人|位|名|口|大人|小孩|孩子|成人|朋友|好友|同事|学生|万|萬|千|百))`,
      'gu',
    ),
    ([, numeral = '']) => String(parseHan(numeral)),
  ],
];

/** 2万 is 20000, 1万5千 is 15000. */
export const TEN_THOUSANDS: readonly Rewrite[] = [
  [/(\d)\s?千/gu, ([, thousands = '']) => `${thousands}000`],
  [
    /(\d+(?:\.\d+)?)\s?(?:万|萬)(\d{1,4})?/gu,
    ([, amount = '', rest = '']) => String(Math.round(Number(amount) * 10_000) + Number(rest)),
  ],
];
