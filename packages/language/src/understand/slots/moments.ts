import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import type { Clause, PlaceIn } from '../clause.ts';
import { foldWords } from '../masked-text.ts';
import type { Scene } from '../trip-scene.ts';
import { says, type Words, wordsWithoutNames } from './words-of.ts';

const FIRST: Words = {
  en: 'first thing(?! next)|(?:very |as (?:the|our) )first(?: stop| place)?|first stop|before (?:anything|everything) else|(?:very )?early(?: in the| on)? (?:morning|day)|early in the day|early on|when it opens|as soon as it opens|at opening(?: time)?|at the (?:very )?(?:start|beginning) of the day|to (?:start|begin) (?:with|the day)',
  de: 'als (?:aller)?erstes?|zu ?erst|ganz (?:fruh|am anfang)|fruhmorgens|(?:sehr )?fruh (?:am (?:morgen|tag)|morgens)|am (?:ganz )?fruhen (?:morgen|vormittag)|gleich (?:in der fruh|morgens|fruh|am morgen)|zu beginn|am anfang des tages|zum auftakt|sobald (?:es )?(?:offnet|aufmacht)',
  fr: 'en (?:tout )?premier|d.abord|des (?:le matin|l.ouverture)|(?:tres )?tot (?:le|dans la) mat\\w+|de bon(?:ne)? (?:matin|heure)|au petit matin|a la premiere heure|pour commencer (?:la journee)?|au debut de la journee|a l.ouverture',
  es: 'a primera hora|lo primero|(?:muy )?temprano|de primero|para empezar(?: el dia)?|al (?:principio|comienzo) del dia|cuando abra|al abrir',
  ja: '朝一番?|朝いち|最初|一番目|早朝|朝早く|開(?:館|園|店)(?:と同時|直後)?に|まず',
  zh: '一大早|一早|大清早|清晨|最先|第一(?:个|站)|首先|一开始|一开门',
};

const LAST: Words = {
  en: 'at the (?:very )?end of the day|last thing|(?:as (?:the|our) |very )?last stop|to (?:finish|end|close) (?:off )?(?:with|the day)|after (?:everything|anything) else',
  de: 'am ende des tages|zu ?letzt|als letztes|zum (?:ab)?schluss|zum ausklang',
  fr: 'en (?:tout )?dernier|a la fin de la journee|en fin de journee|pour (?:finir|terminer)',
  es: 'al final del dia|lo ultimo|de ultimo|para (?:acabar|terminar)(?: el dia)?',
  ja: '一日の(?:最後|終わり)|最後|締めくくり',
  zh: '最后|一天结束|收尾',
};

const LATE_AFTERNOON: Words = {
  en: 'late (?:in the )?afternoons?|towards? evening',
  de: 'spaten? nachmittag|spatnachmittag\\w*|spat am nachmittag|gegen abend',
  fr: '(?:en )?fin d.apres-midi|tard dans l.apres-midi|vers le soir',
  es: 'a ultima hora de la tarde|al final de la tarde|al caer la tarde|tarde avanzada',
  ja: '午後遅く|遅い午後|午後の遅い|夕方前',
  zh: '下午晚些|下午晚点|傍晚前|接近傍晚',
};

/** When the late afternoon begins for whoever arranges to be somewhere then. */
const LATE_AFTERNOON_AT = minute(960);

/** "First thing", "early in the morning", "at the end of the day": before or after all else of it. */
export function readEdgeOfDay(clause: Clause, scene: Scene): 'first' | 'last' | undefined {
  const text = wordsWithoutNames(clause);
  if (says(FIRST, text, scene)) return 'first';
  return says(LAST, text, scene) ? 'last' : undefined;
}

/** "In the late afternoon" is no time right after lunch. */
export function readMoment(clause: Clause, scene: Scene): MinuteOfDay | undefined {
  return says(LATE_AFTERNOON, wordsWithoutNames(clause), scene) ? LATE_AFTERNOON_AT : undefined;
}

/** "The Panthéon on Sunday, first thing": the first thing is an hour, and no stop that is meant as well. */
export function isMoment({ entity }: PlaceIn, scene: Scene): boolean {
  const words = foldWords(entity.words);
  return entity.how === 'described' && (says(FIRST, words, scene) || says(LAST, words, scene));
}
