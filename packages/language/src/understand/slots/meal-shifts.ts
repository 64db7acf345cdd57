import { minute } from '@wayfarer/trip/clock';

import type { ActName } from '../act-name.ts';
import { toEdit, toProposal } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listPlaces } from '../clause.ts';
import type { Frame } from '../frame.ts';
import type { Scene } from '../trip-scene.ts';
import { says, type Words, wordsWithoutNames } from './words-of.ts';

/** How much earlier or later a meal is had where nobody says, in minutes. */
const SOME_MINUTES = 30;

/** Having dinner, said by a verb. Sources of patterns for folded text. */
const DINING: Words = {
  en: 'dine|dining|supper',
  de: 'zu abend (?:essen|gegessen)|(?:essen|esst|gegessen)',
  fr: 'din(?:er|e|es|ons|ez|ait|erait|ions)',
  es: 'cen(?:ar|amos|aramos|emos|asemos|aramos|o|a)',
  ja: '夕飯|夕ご飯|晩ご飯|ディナー',
  zh: '吃晚饭|晚饭|晚餐',
};

const EARLIER: Words = {
  en: 'earlier|sooner',
  de: '(?:etwas |ein bisschen )?(?:fruher|eher)',
  fr: 'plus tot',
  es: 'mas (?:temprano|pronto)|antes(?! de)|adelant\\p{L}+',
  ja: '早め|早く|前倒し',
  zh: '早(?:一)?点|提前|早些|提早',
};

const LATER: Words = {
  en: 'later',
  de: '(?:etwas |ein bisschen )?spater',
  fr: 'plus tard',
  es: 'mas tarde|retras\\p{L}+',
  ja: '遅め|遅く|後ろにずら',
  zh: '晚(?:一)?点|推迟|晚些|延后',
};

/** Wishes in the form of a question that no mark ends. */
const ASKED: Words = {
  en: 'could we|can we|how about|what about|what if|shall we',
  de: 'konnten wir|konnen wir|wie ware es?|wie war s|ware es moglich',
  fr: 'pourrait-on|on pourrait|peut-on|et si|pourrions-nous',
  es: 'podriamos|podemos|y si|que tal si|que te parece',
  ja: 'どう|ませんか|でしょうか|できます',
  zh: '怎么样|如何|好吗|行吗|可以吗|能不能|要不要|可不可以|吧',
};

/** Acts that an hour for a meal is taken for: to "have dinner earlier" asks for no other table. */
const NEAR_SHIFTS =
  /^(?:meal|ask-meal|what-if|what-about|day-(?:start|end)-(?:earlier|later)|earlier|later|meal-better)$/;

/**
 * "Dinner earlier on Saturday": the meal of the days that are named, by as much as is said. A wish in the form of a question is
 * proposed.
 *
 * @returns `undefined` where no meal of the plan is to be at another hour.
 */
export function readMealShift(
  clause: Clause,
  act: ActName | undefined,
  { scene, isWish = false }: { readonly scene: Scene; readonly isWish?: boolean },
): readonly Frame[] | undefined {
  if (act !== undefined && !NEAR_SHIFTS.test(act)) return undefined;
  const words = wordsWithoutNames(clause);
  const meal = findEntity(clause, 'meal')?.meal ?? (says(DINING, words, scene) ? 'dinner' : undefined);
  if (meal === undefined || findEntity(clause, 'time') || findEntity(clause, 'dish')) return undefined;
  if (listPlaces(clause).length > 0) return undefined;
  const [isEarlier, isLater] = [says(EARLIER, words, scene), says(LATER, words, scene)];
  if (isEarlier === isLater) return undefined;
  const by = (isEarlier ? -1 : 1) * (findEntity(clause, 'length')?.minutes ?? SOME_MINUTES);
  const dates = listDatesOf(clause);
  const edits = scene.context.stops
    .filter((stop) => stop.meal === meal && dates.includes(stop.date))
    .map(({ date, arrive }) => ({ type: 'meal', meal, date, at: minute(arrive + by) }) as const);
  const [first, ...others] = edits;
  if (!first) return undefined;
  const isProposed = isWish || clause.isQuestion || clause.isWhether || says(ASKED, words, scene);
  return isProposed ? [toProposal(first, ...others)] : edits.map(toEdit);
}
