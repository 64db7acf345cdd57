import { weekdayName } from '@wayfarer/router/grammar';

import type { Language } from '../../understand/frame.ts';
import type { Rewrite } from './rewrite.ts';

/** What the verb and the vehicle of a phrase come to in English; the rest is the same everywhere. */
type Means = 'we land' | 'we arrive' | 'we leave' | 'we fly home' | 'our train arrives' | 'our train leaves';

/** A language as far as the hours of the first and the last journey go. Patterns hold no group of their own. */
interface Phrases {
  /** By weekday, Monday first. */
  readonly weekdays: readonly string[];
  /** Before or behind a time or a verb: `am DAY`. */
  readonly onDay: string;
  readonly clock: ClockWords;
  /** What stands before the time: `um`. */
  readonly at: string;
  /** Parts of the day with what they are in English. */
  readonly parts: readonly (readonly [string, string])[];
  /** Before the time, and what behind it completes the verb, where there is such: `kommen … an`. */
  readonly verbs: readonly (readonly [means: Means, before: string, behind?: string])[];
  /** Whether words stand without blanks. */
  readonly isDense?: true;
}

interface ClockWords {
  /** One group for the hour, one for the minute. */
  readonly face: string;
  readonly half?: string;
  /** What makes an hour of the second half of the day of it, in front or behind. */
  readonly afternoon: string;
  readonly morning: string;
  readonly noon: string;
}

const FACE = String.raw`([01]?\d|2[0-4])(?:\s?(?:[:.h]|uhr)\s?([0-5]\d))?(?![\d:/%€$])`;

const PHRASES: Readonly<Record<Exclude<Language, 'en'>, Phrases>> = {
  de: {
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
    onDay: '(?:am )?DAY',
    at: '(?:um|gegen|ca\\.?|etwa um|erst um|schon um)',
    clock: {
      face: `${FACE}(?:\\s?uhr)?`,
      afternoon: 'nachmittags|abends|am nachmittag|am abend',
      morning: 'morgens|vormittags|früh|am morgen|am vormittag',
      noon: 'mittags?',
    },
    parts: [
      ['am (?:späten )?abend|abends', 'evening'],
      ['am nachmittag|nachmittags', 'afternoon'],
      ['am vormittag|am morgen|vormittags|morgens', 'morning'],
    ],
    verbs: [
      ['we land', '(?:wir landen|ich lande|unser (?:flug|flieger) landet)'],
      ['we land', 'unser (?:flug|flieger) kommt', 'an'],
      ['our train arrives', '(?:unser|mein|der) (?:zug|ice) (?:kommt|ist)', 'an|da'],
      ['we arrive', '(?:wir kommen|ich komme|wir treffen|ich treffe|wir sind)', 'an|ein|da'],
      ['we arrive', 'ankunft:?'],
      ['we fly home', '(?:wir fliegen|ich fliege|unser (?:rück)?flug (?:geht|startet))', 'zurück|ab|heim|nach hause'],
      ['we fly home', '(?:unser rückflug (?:geht|startet|ist)|rückflug:?|abflug:?)'],
      ['our train leaves', '(?:unser|mein|der) (?:zug|ice) (?:fährt|geht)', 'ab|zurück'],
      ['we leave', '(?:wir (?:reisen|fahren)|ich (?:reise|fahre)|wir müssen)', 'ab|zurück|los|weg'],
      ['we leave', '(?:abreise|abfahrt):?'],
    ],
  },
  fr: {
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    onDay: '(?:le )?DAY',
    at: '(?:à|vers|dès|aux alentours de)',
    clock: {
      face: String.raw`([01]?\d|2[0-4])\s?(?:(?:h|heures?|:)\s?([0-5]\d)?)(?![\d:/%€$])`,
      afternoon: "de l['’]après-midi|du soir",
      morning: 'du matin',
      noon: 'midi',
    },
    parts: [
      ["(?:dans |en )?(?:l['’])?après-midi", 'afternoon'],
      ['(?:dans |en )?(?:le |la )?(?:soir|soirée)', 'evening'],
      ['(?:dans |en )?(?:le |la )?(?:matin|matinée)', 'morning'],
    ],
    verbs: [
      [
        'we land',
        "(?:nous atterrissons|on atterrit|j['’]atterris|(?:notre|mon) (?:vol|avion) (?:arrive|atterrit|se pose))",
      ],
      ['our train arrives', '(?:notre|mon|le) (?:train|tgv|eurostar) arrive'],
      ['we arrive', "(?:nous arrivons|on arrive|j['’]arrive|arrivée:?)"],
      [
        'we fly home',
        '(?:nous décollons|on décolle|je décolle|(?:notre|mon) (?:vol|avion)(?: de retour)? (?:part|repart|décolle)|(?:notre |mon )?vol (?:de )?retour(?: est)?)',
      ],
      ['our train leaves', '(?:notre|mon|le) (?:train|tgv|eurostar)(?: de retour)? (?:part|repart)'],
      ['we leave', '(?:nous (?:repartons|partons)|on (?:repart|part)|je (?:repars|pars)|départ:?|retour:?)'],
    ],
  },
  es: {
    weekdays: ['lunes', 'martes', 'mi[eé]rcoles', 'jueves', 'viernes', 's[aá]bado', 'domingo'],
    onDay: '(?:el )?DAY',
    at: '(?:a las?|sobre las?|hacia las?|al)',
    clock: {
      face: `${FACE}(?:\\s?h(?:oras)?\\b)?`,
      afternoon: 'de la (?:tarde|noche)',
      morning: 'de la mañana',
      noon: 'mediod[ií]a',
    },
    parts: [
      ['por la tarde', 'afternoon'],
      ['por la noche', 'evening'],
      ['por la mañana', 'morning'],
    ],
    verbs: [
      ['we land', '(?:aterrizamos|aterrizo|(?:nuestro|mi|el) (?:vuelo|avi[oó]n) (?:llega|aterriza))'],
      ['our train arrives', '(?:nuestro|mi|el) (?:tren|ave) llega'],
      ['we arrive', '(?:llegamos|llego|llegada:?)'],
      [
        'we fly home',
        '(?:(?:nuestro|mi|el) (?:vuelo|avi[oó]n)(?: de (?:vuelta|regreso))? (?:sale|despega)|despegamos|vuelo de (?:vuelta|regreso)(?: es)?)',
      ],
      ['our train leaves', '(?:nuestro|mi|el) (?:tren|ave)(?: de (?:vuelta|regreso))? sale'],
      ['we leave', '(?:nos vamos|volvemos|regresamos|me voy|vuelvo|regreso|partimos|salimos|salida:?)'],
    ],
  },
  ja: {
    weekdays: ['月曜日?', '火曜日?', '水曜日?', '木曜日?', '金曜日?', '土曜日?', '日曜日?'],
    onDay: '(?:DAY(?:の|に|、)?)',
    at: '',
    clock: {
      face: String.raw`([01]?\d|2[0-4])(?:時|:|：)(?:([0-5]\d)分?)?`,
      half: '半',
      afternoon: '午後|夕方|夜の?',
      morning: '午前|朝の?',
      noon: '正午|お昼',
    },
    parts: [
      ['夕方', 'afternoon'],
      ['午後', 'afternoon'],
      ['夜', 'evening'],
      ['午前中?|朝', 'morning'],
    ],
    isDense: true,
    verbs: [
      ['we land', '(?:飛行機|フライト|便)(?:は|が)', '(?:に)?(?:着陸|到着|着)[^、。,.\\s]{0,6}'],
      ['our train arrives', '(?:新幹線|電車|列車)(?:は|が|で)', '(?:に)?(?:到着|着)[^、。,.\\s]{0,6}'],
      ['we arrive', '', '(?:に)?(?:着陸|到着|着く|着き|着いて|着(?![\\p{Script=Han}]))[^、。,.\\s]{0,4}'],
      [
        'we fly home',
        '(?:帰りの)?(?:飛行機|フライト|便)(?:は|が)',
        '(?:に)?(?:発(?![\\p{Script=Han}])|出発|離陸|です|で帰)?[^、。,.\\s]{0,4}',
      ],
      [
        'our train leaves',
        '(?:帰りの)?(?:新幹線|電車|列車)(?:は|が)',
        '(?:に)?(?:発(?![\\p{Script=Han}])|出発|です|で帰)?[^、。,.\\s]{0,4}',
      ],
      ['we leave', '', '(?:に|の新幹線で|の電車で|の飛行機で|の便で)?(?:帰り|帰る|帰国|発ち|発つ)[^、。,.\\s]{0,4}'],
    ],
  },
  zh: {
    weekdays: [1, 2, 3, 4, 5, 6]
      .map((day) => `(?:周|週|星期|礼拜|禮拜)${'一二三四五六'.charAt(day - 1)}`)
      .concat('(?:周|週|星期|礼拜|禮拜)[日天]'),
    onDay: '(?:DAY(?:的)?)',
    at: '',
    clock: {
      face: String.raw`([01]?\d|2[0-4])(?:点|點|时|時|:|：)(?:([0-5]\d)分?)?(?:整|钟|鐘)?`,
      half: '半',
      afternoon: '下午|傍晚|晚上|晚',
      morning: '上午|早上|早晨|清晨',
      noon: '中午|正午',
    },
    parts: [
      ['下午', 'afternoon'],
      ['傍晚|晚上', 'evening'],
      ['上午|早上', 'morning'],
    ],
    isDense: true,
    verbs: [
      ['we land', '(?:航班|飞机|飛機)(?:在|于|於|是)?', '(?:降落|落地|着陆|著陸|抵达|抵達|到达|到達|到)'],
      ['we land', '', '(?:降落|落地|着陆|著陸)'],
      ['our train arrives', '(?:火车|火車|高铁|高鐵|新干线|新幹線)(?:在|于|於)?', '(?:抵达|抵達|到达|到達|到)'],
      ['we arrive', '', '(?:抵达|抵達|到达|到達|到(?![\\d早晚下上中傍]))'],
      ['we fly home', '(?:返程|回程)?(?:航班|飞机|飛機)(?:在|于|於|是)?', '(?:起飞|起飛|离开|離開|出发|出發)'],
      [
        'our train leaves',
        '(?:返程|回程)?(?:火车|火車|高铁|高鐵|新干线|新幹線)(?:在|于|於|是)?',
        '(?:离开|離開|出发|出發|发车|發車)',
      ],
      ['we leave', '', '(?:离开|離開|返程|回程|返回|回家)'],
    ],
  },
};

/** When somebody comes and leaves, in the phrases that `read/own-times.ts` knows; to be asked before anything else is rewritten. */
export function ownTimesOf(language: Exclude<Language, 'en'>): readonly Rewrite[] {
  const phrases = PHRASES[language];
  return phrases.verbs.flatMap((verb) => [atTheClock(phrases, verb), inAPart(phrases, verb)]);
}

type Verb = Phrases['verbs'][number];

/** Groups: day, half of the day, hour, minute, half past, noon, half of the day, and where words stand apart two more days. */
function atTheClock(phrases: Phrases, [means, front, behind = '']: Verb): Rewrite {
  const { clock, at, isDense } = phrases;
  const gap = isDense ? '\\s?' : ' ?';
  const day = `(?:${gap}${dayOf(phrases)})?`;
  const half = `(?:${gap}(${clock.afternoon}|${clock.morning}))?`;
  const past = clock.half === undefined ? '()' : `(${clock.half})?`;
  const exact = `${at === '' ? '' : ` ${at}`}${half}${gap}${clock.face}${past}`;
  const noon = `${at === '' ? '' : `(?: ${at})?`}${gap}(${clock.noon})`;
  const about = isDense ? '(?:ごろ|頃|左右)?' : '';
  const end = isDense ? behind : `${day}${endOf(phrases, behind)}${day}${notFrom(means)}`;
  return [
    new RegExp(`${startOf(phrases, front)}${day}(?:${exact}|${noon})${about}${half}${end}`, 'giu'),
    ([, dayBefore, halfBefore = '', hour, minute, isHalf, isNoon, halfBehind = '', ...more]) => {
      const on = (isDense ? [dayBefore] : [dayBefore, ...more.slice(0, 2)]).find((one) => one !== undefined);
      const time = isNoon
        ? '12:00'
        : toFace(phrases, { hour, minute: isHalf ? '30' : minute, half: halfBefore + halfBehind });
      return ` ${means} at ${time}${on === undefined ? '' : ` on ${englishDay(phrases, on)}`} , `;
    },
  ];
}

/** "Wir kommen am Freitagabend an" is not read: the day and its part must be two words. */
function inAPart(phrases: Phrases, [means, front, behind = '']: Verb): Rewrite {
  const { parts, isDense } = phrases;
  const gap = isDense ? '\\s?' : ' ';
  const day = `(?:${gap}${dayOf(phrases)})?`;
  const part = `(${parts.map(([word]) => word).join('|')})`;
  const end = isDense ? behind : `${endOf(phrases, behind)}${notFrom(means)}`;
  const pattern = new RegExp(`${startOf(phrases, front)}${day}${gap}${part}${end}`, 'giu');
  return [
    pattern,
    ([, on, said = '']) => {
      const english = parts.find(([word]) => new RegExp(`^(?:${word})$`, 'iu').test(said))?.[1] ?? 'morning';
      return ` ${means}${on === undefined || on === '' ? '' : ` on ${englishDay(phrases, on)}`} in the ${english} , `;
    },
  ];
}

/** What is said of somewhere that one leaves ("大阪を9時に") is no end of the trip. */
function startOf(phrases: Phrases, front: string): string {
  const start = front === '' ? '(?<!(?:を|から|、から|从|從)[^、。，,]{0,8})' : `(?<![\\p{L}])${front}`;
  return phrases.isDense ? start : `${start}${whereOf(phrases)}`;
}

/** "In Kyoto", "a Kioto". */
function whereOf({ isDense }: Phrases): string {
  return isDense ? '' : "(?: (?:in|à|a|en|au|zu) \\p{L}[\\p{L}'’-]*)?";
}

/** What completes the verb, perhaps behind a name: "kommt um 10:20 in Kyoto an". */
function endOf(phrases: Phrases, behind: string): string {
  return behind === '' ? '(?![\\p{L}])' : `${whereOf(phrases)} (?:${behind})(?![\\p{L}])`;
}

/** "Nous partons à 8 h de Lyon" is about the way there. */
function notFrom(means: Means): string {
  return /leave|home/.test(means)
    ? "(?! (?:de |du |d['’]|von |vom |aus |desde |pour |vers |nach |hacia |para |a |à ))"
    : '';
}

function dayOf({ onDay, weekdays }: Phrases): string {
  return onDay.replace('DAY', `(${weekdays.join('|')})`);
}

function englishDay({ weekdays }: Phrases, said: string): string {
  const day = weekdays.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(said));
  // Ours begin with Monday.
  return day < 0 ? '' : weekdayName((day + 1) % weekdays.length);
}

/** "2 Uhr nachmittags" is 14:00; "halb" is left to people. */
function toFace(
  { clock }: Phrases,
  {
    hour = '0',
    minute,
    half,
  }: { readonly hour: string | undefined; readonly minute: string | undefined; readonly half: string },
): string {
  const isLater = new RegExp(`^(?:${clock.afternoon})$`, 'iu').test(half) && Number(hour) < 12;
  return `${String(Number(hour) + (isLater ? 12 : 0)).padStart(2, '0')}:${minute ?? '00'}`;
}
