import { type Clause, listSlots } from '../clause.ts';
import type { Language } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import type { Scene } from '../trip-scene.ts';

/** A length in whole days or months. */
export interface DayCount {
  readonly count: number;
  readonly unit: 'day' | 'night' | 'month';
}

interface Units {
  readonly day: string;
  readonly night: string;
  readonly week: string;
  readonly fortnight: string;
  readonly month: string;
  readonly year: string;
  /** What may stand between the number and the unit: "two more days". */
  readonly between: string;
}

/** As sources of patterns for folded text; `(?!)` where a language has no such word. */
const UNITS: Readonly<Record<Language, Units>> = {
  en: {
    day: 'days?',
    night: 'nights?',
    week: 'weeks?|wks?',
    fortnight: 'fortnights?',
    month: 'months?',
    year: 'years?|yrs?',
    between: '(?:more |extra |additional |whole |full |less |fewer )?',
  },
  ja: {
    day: '日間?',
    night: '泊',
    week: '週間?',
    fortnight: '(?!)',
    month: '[かヶカ]月間?',
    year: '年間?',
    between: '',
  },
  zh: {
    day: '天',
    night: '晚|夜',
    week: '个?(?:星期|周|礼拜)',
    fortnight: '(?!)',
    month: '个月',
    year: '年',
    between: '',
  },
  fr: {
    day: 'jours?|journees?',
    night: 'nuits?|nuitees?',
    week: 'semaines?',
    fortnight: 'quinzaine',
    month: 'mois',
    year: 'ans?|annees?',
    between: '(?:autres? |bonnes? )?',
  },
  de: {
    day: 'tage?n?',
    night: 'nachte?n?',
    week: 'wochen?',
    fortnight: '(?!)',
    month: 'monate?n?',
    year: 'jahre?n?',
    between: '(?:weiteren?|zusatzlichen?|ganzen?|mehr|weniger)? ?',
  },
  es: {
    day: 'dias?',
    night: 'noches?',
    week: 'semanas?',
    fortnight: 'quincenas?',
    month: 'mes(?:es)?',
    year: 'anos?',
    between: '(?:mas )?',
  },
};

const DIGITS = '一二三四五六七八九十';

/** "Two weeks", "5日間", "a day": of what is marked as a duration, else of the whole clause. */
export function readDayCount(clause: Clause, scene: Scene): DayCount | undefined {
  const marked = listSlots(clause, 'duration');
  return marked.length > 0
    ? (countIn(marked.join(' '), scene) ?? countIn(clause.words, scene))
    : countIn(clause.words, scene);
}

function countIn(text: string, { language, lexicon }: Scene): DayCount | undefined {
  const folded = foldWords(text);
  const units = UNITS[language];
  const words = Object.keys(lexicon.numbers).sort((left, right) => right.length - left.length);
  const number = lexicon.isSpaced
    ? String.raw`(?<![\p{L}\p{N}])(\d{1,3}|${[...words, 'a', 'an'].join('|')})[ -]${units.between}`
    : `(\\d{1,3}|[${DIGITS}两兩]{1,2})`;
  for (const [unit, factor, of] of [
    [units.year, 12, 'month'],
    [units.month, 1, 'month'],
    [units.fortnight, 14, 'day'],
    [units.week, 7, 'day'],
    [units.night, 1, 'night'],
    [units.day, 1, 'day'],
  ] as const) {
    const edge = lexicon.isSpaced ? String.raw`(?![\p{L}])` : '';
    const found = new RegExp(`${number}(?:${unit})${edge}`, 'u').exec(folded);
    if (found) return { count: valueOf(found[1] ?? '', lexicon.numbers) * factor, unit: of };
  }
  return undefined;
}

function valueOf(said: string, numbers: Readonly<Record<string, number>>): number {
  if (/^\d+$/.test(said)) return Number(said);
  const known = numbers[said];
  if (known !== undefined) return known;
  if (said === '两' || said === '兩') return 2;
  const [first = '', second = ''] = said;
  // 十二 is twelve, 二十 twenty.
  if (first === '十') return 10 + Math.max(0, DIGITS.indexOf(second) + 1);
  if (second === '十') return (DIGITS.indexOf(first) + 1) * 10;
  return said === 'a' || said === 'an' ? 1 : Math.max(1, DIGITS.indexOf(first) + 1);
}
