import { CURRENCY_BEHIND, findMoney } from '@wayfarer/router/grammar';

import { type MaskedText, rewrite } from '../masked-text.ts';
import { compiled } from '../patterns.ts';
import type { Scene } from '../trip-scene.ts';
import { cuisineOf } from './cuisines.ts';
import { readDays } from './days.ts';
import { readDescriptions } from './descriptions.ts';
import type { Entity, EntityTable } from './entity.ts';
import { readLengths } from './lengths.ts';
import { readTimes, toNumber } from './times.ts';

/** With everything else that a message names taken out, names being gone already. */
export function readEntities(masked: MaskedText, scene: Scene, entities: EntityTable): MaskedText {
  const { lexicon, context } = scene;
  const bound = (words: string): string =>
    lexicon.isSpaced ? String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])` : words;
  const each = <Value>(
    text: MaskedText,
    rows: readonly (readonly [Value, string])[],
    make: (value: Value, words: string) => Entity,
  ): MaskedText =>
    rows.reduce(
      (rest, [value, words]) => rewrite(rest, compiled(bound(words)), ([said]) => entities.add(make(value, said))),
      text,
    );
  let text = readMoney(readMoneyInSigns(masked, entities), entities);
  text = rewrite(
    text,
    /(?<![\d.])(\d{1,3})(?:[.,]\d)? ?(?:%|percent|per cent|prozent|pour ?cent|por ciento|パーセント|％)/g,
    ([, value]) => entities.add({ kind: 'percent', value: Number(value) }),
  );
  // 朝食 is breakfast and no morning.
  const readMeals = (rest: MaskedText): MaskedText => each(rest, lexicon.meals, (meal) => ({ kind: 'meal', meal }));
  if (!lexicon.isSpaced) text = readMeals(text);
  text = readLengths(text, lexicon, entities);
  text = readDays(text, { lexicon, context, entities });
  text = readTimes(text, lexicon, entities);
  text = each(text, lexicon.parts, (part) => ({ kind: 'part', part }));
  if (lexicon.isSpaced) text = readMeals(text);
  text = each(text, lexicon.diets, (diet) => ({ kind: 'diet', diet }));
  text = each(
    text,
    lexicon.dishes.map((dish) => ['', dish] as const),
    (_, said) => ({ kind: 'dish', cuisine: cuisineOf(said) }),
  );
  text = readDescriptions(text, scene, entities);
  text = readOrdinals(text, scene, entities);
  return readNumbers(text, scene, entities);
}

const MONEY_HINT = new RegExp(String.raw`[$€£¥円元]|\d ?(?:${CURRENCY_BEHIND})|(?:eur|usd|jpy|gbp|chf|cny)`, 'iu');

const SUM_IN_SIGNS = /(\d[\d,.]*) ?(万|千)?(円|元|块|日元|欧元|ユーロ|ドル|美元|美金|人民币)/gu;
const CURRENCY_IN_SIGNS: Readonly<Record<string, string>> = {
  円: 'JPY',
  日元: 'JPY',
  元: 'CNY',
  块: 'CNY',
  人民币: 'CNY',
  欧元: 'EUR',
  ユーロ: 'EUR',
  ドル: 'USD',
  美元: 'USD',
  美金: 'USD',
};

/** Beside other signs, where the grammar of sums sees the middle of a word. */
function readMoneyInSigns(masked: MaskedText, entities: EntityTable): MaskedText {
  return rewrite(masked, SUM_IN_SIGNS, ([, digits = '', times, name = '']) => {
    const amount = Number(digits.replaceAll(',', '')) * (times === '万' ? 10_000 : times === '千' ? 1_000 : 1);
    const currency = CURRENCY_IN_SIGNS[name];
    return Number.isFinite(amount)
      ? entities.add({ kind: 'money', amount, ...(currency ? { currency } : {}) })
      : undefined;
  });
}

function readMoney(masked: MaskedText, entities: EntityTable): MaskedText {
  if (!MONEY_HINT.test(masked.text)) return masked;
  const sums = new Map(findMoney(masked.text).map((money) => [money.index, money]));
  if (sums.size === 0) return masked;
  const source = [...sums.values()]
    .map(({ text }) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  return rewrite(masked, new RegExp(source, 'gu'), ({ index }) => {
    const money = sums.get(index);
    if (!money) return undefined;
    return entities.add({
      kind: 'money',
      amount: money.amount,
      ...(money.currency ? { currency: money.currency } : {}),
    });
  });
}

/** Where a choice is spoken of: "the second one", or nothing but "second". */
function readOrdinals(masked: MaskedText, { lexicon }: Scene, entities: EntityTable): MaskedText {
  const isShort =
    masked.text.trim().split(/\s+/).length <= 6 && masked.text.length < 40 && !/[\uE000-\uF0FF]/.test(masked.text);
  const behind = isShort ? '' : lexicon.isSpaced ? ` (?:${lexicon.stop}|option|plan|choice)` : `(?:${lexicon.stop})`;
  return lexicon.ordinals.reduce((text, [nth, words]) => {
    const source = lexicon.isSpaced
      ? String.raw`(?<![\p{L}\p{N}])(?:${words})(?=${behind}(?![\p{L}\p{N}]))`
      : `(?:${words})(?=${behind})`;
    return rewrite(text, compiled(source), () => entities.add({ kind: 'ordinal', nth }));
  }, masked);
}

function readNumbers(masked: MaskedText, { lexicon }: Scene, entities: EntityTable): MaskedText {
  const words = Object.entries(lexicon.numbers)
    .filter(([, value]) => value > 1)
    .map(([word]) => word)
    .sort((left, right) => right.length - left.length);
  const source = lexicon.isSpaced
    ? String.raw`(?<![\p{L}\p{N}.,:])(?:\d{1,6}|${words.join('|')})(?![\p{L}\p{N}]|[.,:]\d)`
    : String.raw`\d{1,6}|[一二两三四五六七八九十]{1,2}(?=人|个人|名|个|位|番|天|日間|泊|晚)`;
  return rewrite(masked, compiled(source), ([said]) => {
    const value = toNumber(said, lexicon);
    return value === undefined ? undefined : entities.add({ kind: 'number', value });
  });
}
