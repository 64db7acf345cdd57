import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

import type { Language } from '../understand/frame.ts';
import { withDigits } from './numbers.ts';

/** A time of day; `part` where no more than a part of the day was said. */
export interface ClockTime {
  readonly at: MinuteOfDay;
  readonly part?: string;
}

const NOON = /\b(?:noon|midday|midi|mittags?|mediod[ií]a)\b|正午|中午|昼/iu;
const MIDNIGHT = /\b(?:midnight|minuit|mitternacht|medianoche)\b|零点|午夜|真夜中/iu;
const LATE =
  /(?<!\p{L})p\.?m\b|\b(?:afternoon|evening|night|tonight|soir|après-midi|abends?|nachmittags?|nachts?|tarde|noche)\b|午後|夕方|夜|晚上?|下午|傍晚/iu;
const EARLY =
  /(?<!\p{L})a\.?m\b|\b(?:morning|matin|mat|früh|morgens?|vormittags?|mañana|madrugada|dawn)\b|午前|朝|早上|上午|清晨|凌晨|早朝/iu;
/** Minutes before or after the hour that is named. */
const OFFSETS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:half past|et demie|y media)\b/iu, 30],
  [/\bhalb\b/iu, -30],
  [/\b(?:quarter to|quarter of|moins le quart|viertel vor|menos cuarto)\b/iu, -15],
  [/\b(?:quarter past|et quart|viertel nach|y cuarto)\b|一刻/iu, 15],
];
const MINUTES_TO = /(?<![\d:])(?<minutes>\d{1,2}) (?<way>past|to|nach|vor) (?<hour>\d{1,2})\b/iu;
const CLOCK =
  /(?<![\d.])(?<hour>2[0-4]|[01]?\d)\s?(?:[:.h時点點時](?<minute>[0-5]\d)?|(?<packed>[0-5]\d)(?!\d)|uhr(?: (?<after>[0-5]\d))?|heures?(?: (?<apres>[0-5]\d))?)?(?<half>半)?/iu;

/** Hours of a part of the day (ours): rather late for who comes, rather early for who leaves. */
const PARTS: readonly (readonly [RegExp, name: string, arrival: number, departure: number])[] = [
  [
    /\b(?:early morning|crack of dawn|small hours|petit matin|au petit matin|frühmorgens|madrugada|dawn|first thing)\b|早朝|清晨|凌晨/iu,
    'early morning',
    8,
    7,
  ],
  [/\b(?:lunch ?time|lunch|noonish|midday|mittag|midi|mediodía)\b|昼|中午/iu, 'midday', 13, 12],
  [
    /\b(?:late evening|late at night|after dark|night|nacht|nuit|noche|nachts)\b|深夜|夜遅|夜里|半夜/iu,
    'night',
    22,
    20,
  ],
  [/\b(?:evening|soir|soirée|abends?)\b|夜|晚上|傍晚|夕方/iu, 'evening', 19, 18],
  [/\b(?:afternoon|après-midi|nachmittags?|tarde)\b|午後|下午/iu, 'afternoon', 16, 14],
  [/\b(?:morning|matin|matinée|vormittags?|morgens?|mañana|early)\b|午前|朝|早上|上午/iu, 'morning', 11, 9],
];

const SPACED = ['en', 'de', 'fr', 'es'] as const;
const IS_HALF =
  /^\s?(?:in the |at |du |de la |por la |am )?(?:morning|afternoon|evening|night|matin|soir|tarde|noche|mañana|abends?|morgens|pm|am)\b/u;

/** The time that words tell; of a part of the day a usual hour for who comes or who leaves. */
export function readClock(
  { text, behind = '', language }: { readonly text: string; readonly behind?: string; readonly language: Language },
  who: 'arrival' | 'departure',
): ClockTime | undefined {
  const plain = text.normalize('NFKC').toLowerCase();
  const numbered = [language, ...SPACED].map((one) => withDigits(plain, one)).find((one) => /\d/.test(one)) ?? plain;
  // "Half past eleven" may have its "at night" behind it.
  const said =
    LATE.test(numbered) || EARLY.test(numbered) ? numbered : numbered + (IS_HALF.exec(behind.toLowerCase())?.[0] ?? '');
  if (/\d/.test(said)) {
    const at = readFace(said);
    if (at !== undefined) return { at };
  }
  if (MIDNIGHT.test(said)) return { at: minute(1439) };
  if (NOON.test(said)) return { at: minute(720) };
  const part = PARTS.find(([words]) => words.test(said));
  return part && { at: minute((who === 'arrival' ? part[2] : part[3]) * 60), part: part[1] };
}

function readFace(said: string): MinuteOfDay | undefined {
  const spoken = MINUTES_TO.exec(said)?.groups;
  if (spoken) {
    const minutes = Number(spoken['minutes']) * (/^(?:to|vor)$/i.test(spoken['way'] ?? '') ? -1 : 1);
    return ofDay(Number(spoken['hour']) * 60 + minutes, said, false);
  }
  const found = CLOCK.exec(said)?.groups;
  if (!found) return undefined;
  const written = found['minute'] ?? found['packed'] ?? found['after'] ?? found['apres'];
  const offset = OFFSETS.find(([words]) => words.test(said))?.[1] ?? 0;
  const minutes = written === undefined ? (found['half'] === undefined ? offset : 30) : Number(written);
  return ofDay(
    Number(found['hour']) * 60 + minutes,
    said,
    (found['hour'] ?? '').startsWith('0') || written !== undefined,
  );
}

/** "Land at 2" is in the afternoon: nobody means the middle of the night without saying so. */
function ofDay(face: number, said: string, isWritten: boolean): MinuteOfDay | undefined {
  const hour = Math.floor(face / 60);
  if (face > 1440 || face < 0) return undefined;
  if (LATE.test(said) && !EARLY.test(said)) return minute(Math.min(1439, hour < 12 ? face + 720 : face));
  if (EARLY.test(said)) return minute(hour === 12 ? face - 720 : face);
  return minute(Math.min(1439, isWritten || hour > 6 ? face : face + 720));
}
