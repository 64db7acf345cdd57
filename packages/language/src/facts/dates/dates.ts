import { blank, findAll } from '@wayfarer/archon/grammar';

import { valueOf } from '../../facts.ts';
import { readDates } from '../../read/dates/dates.ts';
import { type Context, NOTHING, type ReadResult } from '../../read/reader.ts';
import { formatDate } from '../../say/words.ts';
import { notesIn } from '../notes.ts';
import { type Said, slotsOf } from '../said.ts';
import { type DateText, toDateText } from './date-text.ts';

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
  const lengths = requests.flatMap((said) => slotsOf(said, 'duration').map(({ text }) => text));
  const texts = [
    ...(pair === undefined ? [] : [pair, [pair, ...lengths].join(', ')]),
    requests.map((said) => blank(said.text, slotsOf(said, ...NO_DATES))).join(', '),
  ];
  let best: ReadResult = NOTHING;
  for (const text of texts) {
    const reading = readText(text, first, context);
    if (isBetter(reading, best)) best = reading;
  }
  return best;
}

function isBetter(one: ReadResult, other: ReadResult): boolean {
  return weigh(one) > weigh(other);
}

function weigh({ learned, hints, remarks }: ReadResult): number {
  return learned.length * 4 + Object.keys(hints ?? {}).length * 2 + (remarks.length > 0 ? 1 : 0);
}

/** A range by its slots, whatever stands between them. */
function pairOf(said: Said): string | undefined {
  const [from] = slotsOf(said, 'day');
  const [to] = slotsOf(said, 'to-day');
  return from && to ? `${from.text} to ${to.text}` : undefined;
}

function readText(text: string, { language }: Said, context: Context): ReadResult {
  const dates = toDateText(text, language, context.today);
  const reading = readDates(withKnownMonth(dates.text, context), context);
  return withReadings(reading, dates, context);
}

const BARE_RANGE = /(?<![\d.:/-])(?<from>\d{1,2})(?:st|nd|rd|th|\.|日)?\s?(?:-|–|to|until|bis|au|al|から|到)\s?(?:the )?(?<to>\d{1,2})(?:st|nd|rd|th|\.|日)?(?![\d.:/-]|\s?(?:days|nights|weeks|people|January|\p{L}{3,9} \d{4}))/giu;

/** "26 to 29": of the month that is known. */
function withKnownMonth(text: string, { facts, hints }: Context): string {
  const known = valueOf(facts, 'start') ?? hints.month;
  const [found] = findAll(text, BARE_RANGE);
  if (known === undefined || !found || /\d{4}-\d\d/.test(text)) return text;
  const [from, to] = [Number(found.groups['from']), Number(found.groups['to'])];
  if (from > 31 || to > 31 || from >= to) return text;
  const month = known.slice(0, 7);
  const range = `${month}-${String(from).padStart(2, '0')} to ${month}-${String(to).padStart(2, '0')}`;
  return /\p{L}/u.test(text.slice(found.end, found.end + 4)) ? text : text.slice(0, found.index) + range + text.slice(found.end);
}

/** Days that were read into the words are said. */
function withReadings(reading: ReadResult, { read }: DateText, { language }: Context): ReadResult {
  if (read.length === 0 || reading.learned.length === 0) return reading;
  const dates = reading.learned.flatMap(({ name, value }) => ((name === 'start' || name === 'end') && typeof value === 'string' ? [formatDate(value)] : []));
  const note = notesIn(language).readAs(read.join(', '), [...new Set(dates)].join(' – '));
  return { ...reading, learned: reading.learned.map((fact) => ({ ...fact, status: 'assumed', note })) };
}
