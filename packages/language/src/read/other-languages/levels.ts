import type { Pace } from '@wayfarer/trip';
import type { Level } from '@wayfarer/trip/vocabulary';

import type { Language } from '../../understand/frame.ts';
import { type Rewrite, words } from './rewrite.ts';

/** The words for what a trip may cost and how full its days are, beside "budget" and "pace" or alone as an answer. */
interface LevelWords {
  /** `{L}` is a level. */
  readonly budget: readonly string[];
  readonly levels: Readonly<Record<Level, string>>;
  readonly pace: readonly string[];
  readonly paces: Readonly<Record<Pace, string>>;
  /** Nobody travels there for this trip. */
  readonly noJourney: string;
}

const WORDS: Readonly<Record<Exclude<Language, 'en'>, LevelWords>> = {
  fr: {
    budget: ['budget(?: est| plut[oô]t| assez| :)* {L}', '{L} budget'],
    levels: {
      low: 'petit|faible|bas|serr[ée]|modeste',
      mid: 'moyen|interm[ée]diaire|normal|raisonnable',
      high: '[ée]lev[ée]|haut|gros|confortable',
    },
    pace: ['(?:rythme|cadence)(?: est| plut[oô]t| assez| :)* {L}'],
    paces: {
      relaxed: 'tranquille|calme|lent|d[ée]tendu|doux|cool',
      moderate: 'mod[ée]r[ée]|moyen|normal|[ée]quilibr[ée]',
      packed: 'soutenu|intense|rapide|charg[ée]',
    },
    noJourney:
      '(?:pas (?:de|besoin de)|sans|aucun) (?:trajet|voyage|transport)(?: aller)?(?: (?:n[ée]cessaire|requis|pour y aller))?|(?:nous sommes|je suis|on est) d[ée]j[àa] sur place',
  },
  de: {
    budget: ['budget(?: ist| eher| :)* {L}', '{L} budget'],
    levels: {
      low: '(?:niedrig|klein|gering|knapp)(?:e[srnm]?)?',
      mid: '(?:mittler|mittel|normal|durchschnittlich|m[äa][sß]+ig)(?:e[srnm]?|es)?',
      high: '(?:hoch|hohe[srnm]?|gro[sß]+(?:e[srnm]?)?)',
    },
    pace: ['tempo(?: ist| eher| :)* {L}', '{L} tempo'],
    paces: {
      relaxed: '(?:gem[üu]tlich|ruhig|langsam|entspannt|gem[äa]chlich)(?:e[srnm]?)?',
      moderate: '(?:gem[äa][sß]+igt|mittler|mittel|normal|moderat|ausgewogen)(?:e[srnm]?|es)?',
      packed: '(?:schnell|z[üu]gig|voll|straff|dicht)(?:e[srnm]?)?',
    },
    noJourney:
      '(?:keine|ohne) (?:anreise|hinreise|an- und abreise)(?: (?:n[öo]tig|erforderlich))?|(?:wir sind|ich bin) schon (?:da|dort|vor ort)',
  },
  es: {
    budget: ['presupuesto(?: es| más bien| :)* {L}'],
    levels: {
      low: 'bajo|peque[ñn]o|ajustado',
      mid: 'medio|mediano|normal|moderado|intermedio',
      high: 'alto|grande|elevado',
    },
    pace: ['ritmo(?: es| más bien| :)* {L}'],
    paces: {
      relaxed: 'tranquilo|relajado|lento|pausado|suave',
      moderate: 'moderado|medio|normal|equilibrado',
      packed: 'intenso|r[áa]pido|apretado|completo',
    },
    noJourney:
      '(?:no hace falta|sin|no necesitamos|no necesito) (?:viaje|trayecto|transporte)(?: de ida)?|ya estamos (?:all[íi]|aqu[íi])',
  },
  ja: {
    budget: ['予算(?:は|が)?{L}(?:くらい|ぐらい|程度|め)?(?:で|です)?'],
    levels: {
      low: '(?:低|少な|安|控え)(?:い|め|く)?',
      mid: '(?:中|普通|標準|平均|ほどほど|並)(?:くらい|程度)?',
      high: '(?:高|多)(?:い|め|く)?',
    },
    pace: ['(?:ペース|テンポ)(?:は|が)?{L}(?:で|です|に)?'],
    paces: {
      relaxed: 'ゆっくり(?:め)?|のんびり|ゆったり',
      moderate: '普通|ほどほど|適度|中くらい|標準',
      packed: '速(?:い|め)|早め|ぎっしり|詰め込み',
    },
    noJourney: '(?:移動|往復の?交通|交通手段)(?:は)?(?:不要|いらない|必要(?:ない|ありません))',
  },
  zh: {
    budget: ['(?:预算|預算)(?:是|为|為|比较|比較|要)*{L}'],
    levels: {
      low: '偏?(?:低|少|有限|紧|緊)(?:一?点|一?點)?',
      mid: '(?:中等|适中|適中|一般|普通|中)(?:水平|左右)?',
      high: '(?:偏?高|充足|充裕|宽裕|寬裕)',
    },
    pace: ['(?:节奏|節奏|行程)(?:是|比较|比較|要)*{L}(?:一?点|一?點|一些)?'],
    paces: {
      relaxed: '慢|轻松|輕鬆|悠闲|悠閒|宽松|寬鬆|松散',
      moderate: '适中|適中|中等|一般|正常|普通',
      packed: '快|紧凑|緊湊|满|滿|密集',
    },
    noJourney: '(?:不需要|不用|无需|無需)(?:安排)?(?:往返)?(?:交通|路程|车票|機票|机票)',
  },
};

/** Levels of budget and pace, and a journey that is not needed, as they are named in one language. */
export function levelsOf(language: Exclude<Language, 'en'>): readonly Rewrite[] {
  const { budget, levels, pace, paces, noJourney } = WORDS[language];
  const rows = [
    ...Object.entries(levels).map(([level, said]) => [fill(budget, said), `, ${level} budget ,`] as const),
    ...Object.entries(paces).map(([level, said]) => [fill(pace, said), `, ${level} pace ,`] as const),
    [noJourney, ', no journey needed ,'] as const,
  ];
  if (language !== 'ja' && language !== 'zh') return words(rows);
  return rows.map(([phrase, english]): Rewrite => [new RegExp(phrase, 'gu'), english]);
}

function fill(patterns: readonly string[], said: string): string {
  return patterns.map((pattern) => pattern.replace('{L}', `(?:${said})`)).join('|');
}
