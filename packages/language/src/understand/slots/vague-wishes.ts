import { minute } from '@wayfarer/trip/clock';

import { chipText, dayText, timeText } from '../chips.ts';
import { ask, listOpenDays, toEdit } from '../choices.ts';
import { type Clause, listDays, listPlaces } from '../clause.ts';
import type { Frame } from '../frame.ts';
import { actWords } from '../guess/act-chips.ts';
import type { Scene } from '../trip-scene.ts';
import { says, type Words, wordsWithoutNames } from './words-of.ts';

const FREE_TIME: Words = {
  en: '(?:free|spare|own|unplanned) time|time (?:off|to ourselves|for ourselves|to myself|for myself|alone)|some air',
  de: '(?:freie|eigene|ungeplante) zeit|freizeit|zeit fur uns|zeit fur mich|mehr luft',
  fr: 'temps (?:libre|pour nous|pour moi|a nous)|moments? libres?',
  es: 'tiempo (?:libre|para nosotr[oa]s|para mi|propio)|ratos? libres?',
  ja: '自由(?:な)?時間|フリータイム|自分たちの時間|ゆとり',
  zh: '自由(?:活动)?时间|自由活动|空闲时间|自己的时间',
};

const SAVING: Words = {
  en: 'sav(?:e|ing) (?:some |a bit of |a little |more )?money|(?:spend|pay|cost) less|cut (?:the )?costs|(?:make|do|get) (?:it|this|the trip) (?:all )?(?:a bit |any )?cheaper|too expensive',
  de: 'geld (?:ein)?sparen|(?:et)?was sparen|sparen|weniger ausgeben|kosten senken|(?:insgesamt|das ganze|die reise) (?:\\w+ )?(?:billiger|gunstiger)|zu teuer',
  fr: 'econom\\w+|depenser moins|reduire (?:les couts|le budget)|moins cher(?:e)?(?: au total)?|trop cher',
  es: 'ahorr\\w+|gastar menos|reducir (?:gastos|costes)|(?:mas barato|abaratar)|demasiado caro',
  ja: '節約|安く(?:でき|し|なり|抑え)|費用を抑え|出費を減ら|高すぎ',
  zh: '省钱|省点钱|节省|少花|便宜(?:点|一点|一些)|太贵',
};

/** What is offered of an afternoon, in minutes of the day. */
const AFTERNOON = { start: minute(840), end: minute(960) } as const;
const MOST_DAYS = 4;

/** More free time, of no day that is named: two hours of an afternoon, or a slower pace. */
export function readFreeTime(clause: Clause, scene: Scene): readonly Frame[] | undefined {
  if (clause.isQuestion || listDays(clause).length > 0 || listPlaces(clause).length > 0) return undefined;
  if (!says(FREE_TIME, wordsWithoutNames(clause), scene)) return undefined;
  const { language } = scene;
  const slower = {
    text: actWords('pace-slower', language) ?? chipText('do-it', language),
    frame: toEdit({ type: 'pace', date: null, pace: 'slower' }),
  };
  const days = listOpenDays(scene)
    .slice(0, MOST_DAYS)
    .map((date) => ({
      text: `${dayText(date, language)} · ${timeText(AFTERNOON.start)}–${timeText(AFTERNOON.end)}`,
      frame: toEdit({ type: 'free', date, window: AFTERNOON }),
    }));
  return [ask('which-day', [...days, slower])];
}

/** "Can we save some money?": of nothing in particular. */
export function readSavings(clause: Clause, scene: Scene): readonly Frame[] | undefined {
  const isOfAll = clause.mentions.length === 0;
  return isOfAll && says(SAVING, wordsWithoutNames(clause), scene)
    ? [{ act: 'question', question: { about: 'savings' } }]
    : undefined;
}
