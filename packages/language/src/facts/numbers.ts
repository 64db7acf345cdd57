import { COUNT_WORD, findAll, parseCount } from '@wayfarer/router/grammar';

import type { Language } from '../understand/frame.ts';
import { wordsOf } from './words/index.ts';

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 〇: 0, 零: 0, 壱: 1, 弐: 2 },
};
const POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 };
const UNITS =
  '年月日号號天晚夜泊宿间間周週星礼禮人位名口个個大小家岁歳代万萬千百块塊元円圆美欧歐英港台韩加澳瑞欧泰铢铢以左上下内点點半时時分之';
const HAN = new RegExp(
  `(?<![周週期拜])(?:\\d+(?:\\.\\d+)?)?[一二两兩三四五六七八九十百千万萬〇零]+(?:\\d+)?(?=[${UNITS}]|\\s*$|[ ,，。、/])`,
  'gu',
);
const MIXED = /(\d+(?:\.\d+)?)([万萬千百])(\d+(?=千|百)[千百]|\d*)/gu;

/** 十四 is 14, 二〇二七 is 2027, 一万五千 is 15000, 一万二 is 12000, 1万5千 is 15000. */
export function parseHan(numeral: string): number {
  if (!/[十百千万萬]/u.test(numeral)) return Number([...numeral].map((sign) => DIGITS[sign] ?? sign).join(''));
  let [total, section, digit, last] = [0, 0, NaN, 0];
  for (const part of numeral.match(/\d+(?:\.\d+)?|./gu) ?? []) {
    const power = POWERS[part];
    if (power === undefined) digit = DIGITS[part] ?? Number(part);
    else if (power === 10_000) {
      total = (section + (Number.isNaN(digit) ? (section === 0 ? 1 : 0) : digit)) * power;
      [section, digit, last] = [0, NaN, power];
    } else {
      section += (Number.isNaN(digit) ? 1 : digit) * power;
      [digit, last] = [NaN, power];
    }
  }
  // 一万二: the place behind the last one that was named.
  const rest = Number.isNaN(digit)
    ? 0
    : digit < 10 && last >= 100 && !/[〇零]/u.test(numeral)
      ? (digit * last) / 10
      : digit;
  return total + section + rest;
}

/** Numbers in words and in Han signs as digits. In words only what stands before another word: "one" may be nobody. */
export function withDigits(text: string, language: Language): string {
  if (language === 'ja' || language === 'zh')
    return text.replace(HAN, (said) => String(parseHan(said))).replace(MIXED, (said) => String(parseHan(said)));
  if (language === 'en') return text.replace(ENGLISH, (said) => String(parseCount(said) ?? said));
  const numbers = wordsOf(language).numbers;
  return text.replace(/(?<![\p{L}\d])\p{L}{2,9}(?![\p{L}])/gu, (word) => {
    const value = numbers[word.toLowerCase()];
    return value === undefined ? word : String(value);
  });
}

const ENGLISH = new RegExp(String.raw`(?<![\p{L}\d-])${COUNT_WORD}(?![\p{L}\d]|-\p{L})`, 'giu');

export interface Numeral {
  readonly index: number;
  readonly end: number;
  readonly value: number;
}

/** Small numbers, in digits or in words, articles among them: "a friend" is one. */
export function findNumbers(text: string, language: Language): readonly Numeral[] {
  if (language === 'ja' || language === 'zh')
    return findAll(text, /\d+|[一二两兩三四五六七八九十]+(?![緒起下些样樣定直点般致家同])/gu).map(
      ({ text: said, index, end }) => ({
        index,
        end,
        value: /\d/.test(said) ? Number(said) : parseHan(said),
      }),
    );
  const numbers = wordsOf(language).numbers;
  return findAll(text, /\d+|\p{L}+(?:-\p{L}+)?/gu).flatMap(({ text: said, index, end }) => {
    const word = said.toLowerCase();
    const value = language === 'en' || /\d/.test(said) ? parseCount(word) : numbers[word];
    return value === undefined ? [] : [{ index, end, value }];
  });
}
