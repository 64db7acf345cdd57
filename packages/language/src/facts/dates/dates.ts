import { findAll, findDates, findWeekday, TAKEN } from '@wayfarer/router/grammar';

import { valueOf } from '../../facts.ts';
import { formatDate } from '../../say/words.ts';
import { notesIn } from '../notes.ts';
import { type Context, NOTHING, type ReadResult } from '../read-result.ts';
import { type Said, slotsOf } from '../said.ts';
import { type DateText, toDateText } from './date-text.ts';
import { readDates } from './read-english-dates.ts';

/** Slots whose numbers are none of a date. */
const NO_DATES = ['money', 'time', 'age', 'count', 'person', 'percent', 'from-day', 'ordinal'];

/**
 * Start, end and length of the trip from all requests that may tell them. They are read as one text, so that it does not matter
 * where one request ends and the next begins.
 */
export function readTripDates(requests: readonly Said[], context: Context): ReadResult {
  const [first] = requests;
  if (!first) return NOTHING;
  const pair = requests.map(pairOf).find((text) => text !== undefined);
  const lengths = requests.flatMap((said) => slotsOf(said, 'duration').map(({ text }) => asLength(text)));
  const all = requests.map((said) => toText(said)).join(', ');
  const texts = [all, ...(pair === undefined ? [] : [pair, [pair, ...lengths].join(', ')])];
  const read = (text: string): ReadResult => readText(text, { said: first, all }, context);
  const best = texts.map(read).reduce(better, NOTHING);
  // "One night in Bangkok, then Chiang Mai until the 4th": the length is that of a part.
  const isOfParts = new Set(requests.flatMap((said) => slotsOf(said, 'city').map(({ text }) => text))).size > 1;
  if (!isOfParts || !best.remarks.some(({ fact }) => fact === 'end')) return best;
  return better(best, read(requests.map((said) => toText(said, 'duration')).join(', ')));
}

function better(one: ReadResult, other: ReadResult): ReadResult {
  return isBetter(other, one) ? other : one;
}

function isBetter(one: ReadResult, other: ReadResult): boolean {
  return weigh(one) > weigh(other);
}

function weigh({ learned, hints, remarks }: ReadResult): number {
  return learned.length * 4 + Object.keys(hints ?? {}).length * 2 + (remarks.length > 0 ? 1 : 0);
}

/** A range by its slots, whatever stands between them. */
function pairOf(said: Said): string | undefined {
  const [from] = [...slotsOf(said, 'day'), ...slotsOf(said, ...NO_DATES).filter((slot) => isOfDate(slot, said))];
  const [to] = slotsOf(said, 'to-day');
  return from && to ? `${from.text} to ${to.text}` : undefined;
}

const HOURS = /^\D*(?:1?\d|2[0-3])\s?(?:h|hrs?|hours?|stunden|heures|horas|時間|小时|个小时)$/iu;

/** 五日 in a length are five days, and not the fifth; nine hours are a part of one. */
function asLength(text: string): string {
  if (HOURS.test(text.trim()) || /^(?:a |one )?half[ -](?:a )?day$|^medio día$|^une demi-journée$/i.test(text.trim()))
    return 'a day trip';
  return text.replace(/日(?!間)/u, '日間').replace(/^(?=week|night|fortnight)/i, 'a ');
}

/** "18 to 20 June 2027": a bare number before the last day is the first one, and a year is a year, for whatever else they were taken. */
function isOfDate({ text, end }: ReturnType<typeof slotsOf>[number], said: Said): boolean {
  if (/^20\d\d$/.test(text.trim())) return true;
  const [to] = slotsOf(said, 'to-day');
  const between = to ? said.text.slice(end, to.index) : '';
  return (
    /^\d{1,2}(?:st|nd|rd|th|\.|日)?$/i.test(text.trim()) &&
    /^\s*(?:-|–|to|until|till|bis|au|al|から|到|至)\s*(?:the )?$/iu.test(between)
  );
}

/** The request with lengths that are no dates, without the numbers of other things. */
function toText(said: Said, ...without: readonly string[]): string {
  const slots = slotsOf(said, 'duration', 'day', ...NO_DATES)
    .filter((slot) => !NO_DATES.includes(slot.name) || !isOfDate(slot, said))
    .toSorted((a, b) => b.index - a.index);
  return slots.reduce((text, slot) => {
    const by = [...NO_DATES, ...without].includes(slot.name)
      ? TAKEN
      : slot.name === 'duration'
        ? asLength(slot.text)
        : asDay(slot.text);
    // "Vienna and Prague in 9 days" says for how long, and not from when on.
    const before =
      slot.name === 'duration' ? text.slice(0, slot.index).replace(/(?<!\p{L})in\s$/iu, '') : text.slice(0, slot.index);
    return before + by + text.slice(slot.end);
  }, said.text);
}

/** A weekday that is a date of the trip is the next one. */
function asDay(text: string): string {
  return findWeekday(text.trim()) === undefined ? text : `coming ${text}`;
}

function readText(
  text: string,
  { said, all }: { readonly said: Said; readonly all: string },
  context: Context,
): ReadResult {
  const dates = toDateText(text, said.language, context.today);
  const near = monthOf(toDateText(all, said.language, context.today).text, context);
  const ranged = withKnownMonth(dates.text, near);
  const read = ranged === dates.text ? dates.read : [...dates.read, text.trim()];
  return withReadings(readDates(ranged, context), { text: ranged, read }, context);
}

const BARE_RANGE =
  /(?<![\d.:/-])(?<from>\d{1,2})(?:st|nd|rd|th|\.|日)?\s?(?:-|–|to|until|bis|au|al|から|到)\s?(?:the )?(?<to>\d{1,2})(?:st|nd|rd|th|\.|日)?(?![\d.:/-]|\s?(?:days|nights|weeks|people|January|\p{L}{3,9} \d{4}))/giu;

/** The month that days without one are in: one that is named beside them, or that of the trip. */
function monthOf(text: string, { facts, hints, today }: Context): string | undefined {
  const [said] = findDates(text).flatMap((mention): { month: number; year?: number | undefined }[] => {
    if (mention.kind === 'month') return [mention];
    return mention.kind === 'day' ? [mention.parts] : [];
  });
  if (!said) return valueOf(facts, 'start') ?? hints.month;
  const year = said.year ?? Number(today.slice(0, 4)) + (said.month < Number(today.slice(5, 7)) ? 1 : 0);
  return `${year}-${String(said.month).padStart(2, '0')}`;
}

/** "26 to 29": of the month that is known. */
function withKnownMonth(text: string, known: string | undefined): string {
  const [found] = findAll(text, BARE_RANGE);
  if (known === undefined || !found || /\d{4}-\d\d/.test(text)) return text;
  const [from, to] = [Number(found.groups['from']), Number(found.groups['to'])];
  if (from > 31 || to > 31 || from >= to) return text;
  const month = known.slice(0, 7);
  const range = `${month}-${String(from).padStart(2, '0')} to ${month}-${String(to).padStart(2, '0')}`;
  return /\p{L}/u.test(text.slice(found.end, found.end + 4))
    ? text
    : text.slice(0, found.index) + range + text.slice(found.end);
}

/** Days that were read into the words are said. */
function withReadings(reading: ReadResult, { read }: DateText, { language }: Context): ReadResult {
  if (read.length === 0 || reading.learned.length === 0) return reading;
  const dates = reading.learned.flatMap(({ name, value }) =>
    (name === 'start' || name === 'end') && typeof value === 'string' ? [formatDate(value)] : [],
  );
  const note = notesIn(language).readAs(read.join(', '), [...new Set(dates)].join(' – '));
  return { ...reading, learned: reading.learned.map((fact) => ({ ...fact, status: 'assumed', note })) };
}
