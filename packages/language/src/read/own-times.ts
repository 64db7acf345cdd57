import { findAll, findWeekday, type Match, type Span } from '@wayfarer/router/grammar';
import { formatTime, minute, type MinuteOfDay, type Weekday } from '@wayfarer/trip/clock';

import type { Learned } from '../brain.ts';
import { type OwnTime, valueOf } from '../facts.ts';
import { type Context, learn, NOTHING, type Reader } from '../facts/read-result.ts';

type Which = 'arrival' | 'departure';

/** Any other word makes a number of it: "at 4 temples". */
const AFTER_A_TIME = String.raw`(?:on|in|and|so|but|with|from|to|by|at|that|sharp|local|because|then|or|after|before|via|tomorrow|the|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`;
const CLOCK = String.raw`(?:(?<hour>[01]?\d|2[0-4])(?:(?:[:.h](?<minute>[0-5]\d))|h)?(?:\s?(?<half>[ap]\.?m\b\.?))?(?:\s?o['’]?clock)?|(?<noon>noon|midday|midnight))(?![\d:/%€$\p{L}]|\s(?!${AFTER_A_TIME})\p{L})`;
const PART = String.raw`(?:(?:in the |during the )?(?<late>early |late )?(?<part>morning|afternoon|evening|night)\b|at night(?<night>))`;
const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const DAY = String.raw`(?:,? ?(?:on |that )?(?:the )?(?:(?<DAYweekday>${WEEKDAY})|(?<DAYfirst>first day|day of arrival)|(?<DAYlast>last day|final day|day of departure)))`;
const OURS = String.raw`(?:our|my|the|their)`;
const BY = String.raw`(?<by>flight|plane|train|shinkansen|tgv|eurostar|bus|coach|ferry|boat)`;
const HOME = String.raw`(?: (?:back(?: home)?|home|out|to \p{L}[\p{L} .'-]{1,30}?|from \p{L}[\p{L} .'-]{1,30}?))?`;
/** What may stand between the verb and its time, but no other house, meal or time. */
const WHERE = String.raw`(?<where>(?: (?:there|back|home|here))?(?: (?:in|into|at|to|from|for) (?!\d|noon|midnight|about|around|the (?!airport|station|city))\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})?)`;
const AT = String.raw`(?:,? ?(?:at|around|about|by|@|not before|not until|only at|no later than|latest at)(?: about| around)? )`;

const WE = String.raw`(?:we|i|they)(?:['’]ll| will|['’]re| are|['’]m| am| have to| need to| must|'d like to| plan to| want to| only)*`;
const COMES = String.raw`(?:land(?:s|ing)?|touch(?:es|ing)? down|arriv(?:e|es|ing)|get(?:s|ting)? (?:in|there)|com(?:e|es|ing) in|pull(?:s|ing)? in|(?:be|being) there)`;
const GOES = String.raw`(?:tak(?:e|es|ing) off|fly(?:ing)?(?: back| home| out)|flies(?: back| home| out)|go(?:es|ing)? (?:back|home)|head(?:ing)? (?:back|home)|depart(?:s|ing)?|leav(?:e|es|ing)|be gone)`;
const RIDE_GOES = String.raw`(?:tak(?:es|ing) off|depart(?:s|ing)?|leav(?:es|ing)|goes)`;

const time = (day: string): string =>
  String.raw`(?:${day.replaceAll('DAY', 'a')}?${AT}${CLOCK}|${day.replaceAll('DAY', 'b')}? ${PART})${day.replaceAll('DAY', 'c')}?`;

/** "Landing 15:40", and not "leaving 7 November". */
const CLOCKED = String.raw`(?=\d{1,2}(?::\d\d| ?[ap]m\b))`;

const ARRIVALS: readonly RegExp[] = [
  new RegExp(String.raw`\b${WE} ${COMES}${WHERE}${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\b${OURS} ${BY}${HOME} (?:${COMES}|is there)${WHERE}${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\b(?:landing|arriving|arrival|touchdown)${WHERE}:?${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\barrival:? ${CLOCK}`, 'giu'),
  new RegExp(String.raw`\b(?:landing|arriving) ${CLOCKED}${CLOCK}`, 'giu'),
];
const DEPARTURES: readonly RegExp[] = [
  new RegExp(String.raw`\b${WE} ${GOES}${WHERE}${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\b${OURS} (?:return )?${BY}${HOME} ${RIDE_GOES}${WHERE}${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\b(?:our |my |the )?return ${BY}${HOME}(?: (?:${RIDE_GOES}|is))?${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\b${OURS} ${BY} (?:back|home)(?: home)? is${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\b(?:flying (?:back|home|out)|departing|departure|leaving)${WHERE}:?${time(DAY)}`, 'giu'),
  new RegExp(String.raw`\bdeparture:? ${CLOCK}`, 'giu'),
  new RegExp(String.raw`\b(?:leaving|departing) ${CLOCKED}${CLOCK}`, 'giu'),
  // "We arrive at 11:30 and leave at 18:30": the subject is said once.
  new RegExp(
    String.raw`(?<=\b${COMES}\b[^.;!?\n]{1,60})(?:,|\band|\bthen)+ (?:then )?${GOES}${WHERE}${time(DAY)}`,
    'giu',
  ),
];

/** What is taken where a part of the day was named: rather late for who comes, rather early for who leaves (ours). */
const PARTS: Readonly<Record<Which, Readonly<Record<string, number>>>> = {
  arrival: { 'early morning': 8, morning: 11, 'late morning': 12, afternoon: 16, evening: 19, night: 22 },
  departure: { 'early morning': 7, morning: 9, 'late morning': 11, afternoon: 14, evening: 18, night: 20 },
};
const EARLY_OR_LATE: Readonly<Record<string, number>> = { early: -1, late: 1 };

/** When one comes on the first day and leaves on the last, by a ticket of one's own. */
export const readOwnTimes: Reader = (text, context) => {
  const found = [
    ...ARRIVALS.flatMap((pattern) => findAll(text, pattern).map((match) => ({ which: 'arrival' as const, match }))),
    ...DEPARTURES.flatMap((pattern) => findAll(text, pattern).map((match) => ({ which: 'departure' as const, match }))),
  ].filter(({ which, match }) => isOfTheTrip(which, match, { text, context }));
  const times = found.flatMap(({ which, match }) => {
    const read = toOwnTime(which, match);
    return read ? [{ which, ...read, taken: takenOf(match, text, context) }] : [];
  });
  if (times.length === 0) return NOTHING;
  const learned = (['arrival', 'departure'] as const).flatMap((which): Learned[] => {
    const said = times.find((one) => one.which === which);
    return said ? [toLearned(which, said)] : [];
  });
  return { learned, remarks: [], taken: times.map(({ taken }) => taken) };
};

interface Said {
  readonly value: OwnTime;
  /** `evening`, where no more than that was said. */
  readonly part?: string;
}

function toLearned(which: Which, { value, part }: Said): Learned {
  if (part === undefined) return learn(which, value);
  const verb = which === 'arrival' ? 'arrive' : 'leave';
  const note = `You ${verb} in the ${part}: I took ${formatTime(value.at)}. Tell me the hour if you know it.`;
  return learn(which, value, { status: 'assumed', note });
}

function toOwnTime(which: Which, { groups, text }: Match): Said | undefined {
  const ride = groups['by'] ?? (/\b(?:land|touch|tak(?:e|es|ing) off|fl(?:y|ies))/i.test(text) ? 'flight' : undefined);
  const by = ride === undefined ? {} : { by: modeOf(ride) };
  const weekday = ['aweekday', 'bweekday', 'cweekday'].map((name) => groups[name]).find((one) => one !== undefined);
  const on = weekday === undefined ? {} : { weekday: capitalised(weekday) };
  const part = partOf(groups);
  if (part !== undefined) {
    const at = hourOfPart(which, part);
    return at === undefined ? undefined : { value: { at: minute(at * 60), ...by, ...on }, part };
  }
  const at = clockOf(groups);
  return at === undefined ? undefined : { value: { at, ...by, ...on } };
}

function partOf({ part, late, night }: Match['groups']): string | undefined {
  if (night !== undefined) return 'night';
  return part === undefined ? undefined : `${late ?? ''}${part}`.toLowerCase();
}

function hourOfPart(which: Which, part: string): number | undefined {
  const exact = PARTS[which][part];
  const [qualifier = '', plain = ''] = part.split(' ');
  const base = PARTS[which][plain];
  return exact ?? (base === undefined ? undefined : base + (EARLY_OR_LATE[qualifier] ?? 0));
}

/** "Land at 2" is in the afternoon; nobody means the middle of the night without saying so. */
function clockOf({ hour, minute: past = '0', half, noon }: Match['groups']): MinuteOfDay | undefined {
  if (noon !== undefined) return minute(/midnight/i.test(noon) ? 1439 : 720);
  if (hour === undefined) return undefined;
  const face = Number(hour) * 60 + Number(past);
  if (face > 1440) return undefined;
  if (/^p/i.test(half ?? '')) return minute(Number(hour) < 12 ? face + 720 : face);
  if (/^a/i.test(half ?? '')) return minute(Number(hour) === 12 ? face - 720 : face);
  const isPlain = Number(hour) > 6 || hour.startsWith('0');
  return minute(Math.min(1439, isPlain ? face : face + 720));
}

function modeOf(ride: string): NonNullable<OwnTime['by']> {
  if (/flight|plane/i.test(ride)) return 'flight';
  if (/bus|coach/i.test(ride)) return 'bus';
  return /ferry|boat/i.test(ride) ? 'transit' : 'train';
}

/** Where one leaves home is no end of the trip, and the first day is none for a departure. */
function isOfTheTrip(
  which: Which,
  { groups, index }: Match,
  { text, context }: { readonly text: string; readonly context: Context },
): boolean {
  const days = (name: string): boolean => ['a', 'b', 'c'].some((one) => groups[`${one}${name}`] !== undefined);
  if (which === 'arrival' ? days('last') : days('first')) return false;
  const named = context.gazetteer.findCityNames(groups['where'] ?? '').map(({ match }) => match);
  const destinations = valueOf(context.facts, 'destinations');
  const origin =
    valueOf(context.facts, 'origin') ??
    /\bfrom (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)/u.exec(text.slice(0, index))?.[1];
  const isHome = origin !== undefined && (groups['where'] ?? '').toLowerCase().includes(origin.toLowerCase());
  if (isHome) return false;
  return named.every((match) => match.kind !== 'known' || !destinations || destinations.includes(match.city.id));
}

/** A weekday is left to the dates where nothing else says when the trip is. */
function takenOf({ index, end, groups, text: words }: Match, text: string, { facts, hints }: Context): Span {
  const weekday = ['aweekday', 'bweekday', 'cweekday'].map((name) => groups[name]).find((one) => one !== undefined);
  const isDated =
    valueOf(facts, 'start') !== undefined ||
    hints.month !== undefined ||
    /\d{4}-\d\d|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}{3,9}\b|\b\p{L}{3,9} \d{1,2}\b|weekend/iu.test(
      text.slice(0, index) + text.slice(end),
    );
  if (weekday === undefined || isDated || findWeekday(weekday) === undefined) return { index, end };
  const at = words.toLowerCase().lastIndexOf(weekday.toLowerCase());
  return at <= 0 ? { index, end } : { index, end: index + at };
}

function capitalised(word: string): Weekday {
  return (word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()) as Weekday;
}
