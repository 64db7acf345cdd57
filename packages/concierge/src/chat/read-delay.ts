import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';

/** How late, or what time it is for who leaves only now: without "am" or "pm" a morning hour may mean the afternoon. */
export type Delay = { readonly minutes: number } | { readonly now: MinuteOfDay; readonly isSure: boolean };

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  fourty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const COUNT = String.raw`\d{1,3}|${Object.keys(TENS).toReversed().join('|').replaceAll('-', '[- ]')}|${WORDS.toReversed().join('|')}`;

const IN_TIME =
  /\b(?:not|no longer|isn'?t|aren'?t) (?:\w+ )?(?:late|delayed)\b|\bcaught up\b|\b(?:back )?(?:on|in) time\b/;
const PART_OF_AN_HOUR = /\b(half an|a quarter of an|quarter of an|three quarters of an) hour\b/;
const PARTS: Readonly<Record<string, number>> = { half: 30, a: 15, quarter: 15, three: 45 };
const HOURS = new RegExp(
  String.raw`\b(\d+[.,]\d|an?|${COUNT}) ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?(a half|(?:${COUNT})(?= ?(?:m|min|mins|minutes?)\b|$)))?`,
);
const HALVES = new RegExp(String.raw`\b(an|one|two|three) (?:hour )?and a half(?: hours?)?\b`);
const MINUTES = new RegExp(String.raw`\b(${COUNT}) ?(?:m|min|mins|minutes?|minuts?)\b`);
const CLOCK =
  /\bit(?:['’]?s| is)(?: (?:already|now|about|almost|nearly|past))* (\d{1,2})(?:[:.h](\d{2}))? ?([ap])?\.?(?:m\b\.?|o['’]?clock)?(?!\d| ?(?:%|percent|degrees|people|min))/;
const BARE = new RegExp(String.raw`^(?:delay (?:of )?|about |around |maybe |like |some )?(${COUNT})[.!]?$`);

/** @returns `undefined` where nothing says how late. */
export function readDelay(said: string): Delay | undefined {
  const text = said.toLowerCase().trim();
  if (IN_TIME.test(text)) return { minutes: 0 };
  const minutes = readMinutes(text);
  return minutes === undefined ? readClock(text) : { minutes };
}

function readMinutes(text: string): number | undefined {
  const part = PARTS[PART_OF_AN_HOUR.exec(text)?.[1]?.split(' ')[0] ?? ''];
  if (part !== undefined) return part;
  const halves = HALVES.exec(text);
  if (halves) return toNumber(halves[1]) * 60 + 30;
  const hours = HOURS.exec(text);
  if (hours) return Math.round(toNumber(hours[1]) * 60) + (hours[2] === undefined ? 0 : toNumber(hours[2]));
  const minutes = MINUTES.exec(text) ?? BARE.exec(text);
  return minutes ? toNumber(minutes[1]) : undefined;
}

function toNumber(word = ''): number {
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  if (word === 'a half') return 30;
  return TENS[word.replace(' ', '-')] ?? Math.max(0, WORDS.indexOf(word)) + 1;
}

function readClock(text: string): Delay | undefined {
  const [, hour, minutes = '0', half] = CLOCK.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minutes) > 59) return undefined;
  const isAfternoon = half === 'p' && Number(hour) < 12;
  const isMidnight = half === 'a' && Number(hour) === 12;
  const now = (Number(hour) + (isAfternoon ? 12 : isMidnight ? -12 : 0)) * 60 + Number(minutes);
  return { now: minute(now), isSure: half !== undefined || Number(hour) >= 12 || Number(hour) === 0 };
}
