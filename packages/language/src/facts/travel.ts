import { findWeekday, weekdayName } from '@wayfarer/router/grammar';
import { formatTime, type Weekday } from '@wayfarer/trip/clock';
import type { TravelMode } from '@wayfarer/trip/vocabulary';

import { type OwnTime, type TransportWish, valueOf } from '../facts.ts';
import { readClock } from './clock.ts';
import { toDateText } from './dates/date-text.ts';
import { notesIn } from './notes.ts';
import { assumed, type Context, learn, NOTHING } from './read-result.ts';
import { type FactReader, findIn, type Said, slotsOf, wordsOrAll } from './said.ts';
import { isDenied } from './scope.ts';
import type { Term } from './terms.ts';

/** `arrival`, `departure`: when they come and leave by a ticket of their own. */
export const readOwnTime: FactReader = (said, context) => {
  const which = said.act === 'arrival' ? 'arrival' : 'departure';
  const words = slotsOf(said, 'time', 'part');
  const texts = words.map(({ text, end }) => ({ text, behind: said.text.slice(end, end + 18) }));
  const time = (texts.length > 0 ? texts : [{ text: withoutDays(said) }])
    .map((one) => readClock({ ...one, language: said.language }, which))
    .find((found) => found !== undefined);
  if (!time) return NOTHING;
  const by = modesOf(said).find((mode) => mode.value !== 'walk')?.value;
  const weekday = weekdayOf(said, context);
  const value: OwnTime = { at: time.at, ...(by && { by }), ...(weekday && { weekday }) };
  const note =
    time.part === undefined
      ? undefined
      : notesIn(context.language).readAs(words[0]?.text ?? said.text.trim(), formatTime(time.at));
  return { ...NOTHING, learned: [learn(which, value, assumed(note))] };
};

function withoutDays(said: Said): string {
  return slotsOf(said, 'day', 'city', 'duration', 'from-city').reduce(
    (text, slot) => text.replace(slot.text, ' '),
    said.text,
  );
}

function weekdayOf(said: Said, { today }: Context): Weekday | undefined {
  const words = slotsOf(said, 'day').flatMap(({ text }) =>
    toDateText(text, said.language, today).text.split(/[^\p{L}]+/u),
  );
  const day = words.map(findWeekday).find((found) => found !== undefined);
  return day === undefined ? undefined : (weekdayName(day) as Weekday);
}

function modesOf(said: Said): readonly Term<TravelMode>[] {
  const inSlots = findIn(slotsOf(said, 'mode'), said.find.modes);
  return inSlots.length > 0 ? inSlots : said.find.modes(said.text);
}

/** What goes instead of what nobody wants, as far as anything does. */
const INSTEAD: Readonly<Partial<Record<TravelMode, TravelMode>>> = {
  flight: 'transit',
  drive: 'transit',
  bus: 'train',
  train: 'bus',
};

/** `transport`: by what they would rather go, on all journeys or on one, and by what not. */
export const readTransport: FactReader = (said, context) => {
  const all = said.find.modes(said.text);
  const modes = wordsOrAll(said, 'mode').length > 0 ? modesOf(said) : all;
  // Within a town one takes what comes.
  const journeys = modes.filter(({ value }) => value !== 'walk');
  const wanted = journeys.find((mode) => !isDenied(said, mode, all));
  const refused = journeys.find((mode) => isDenied(said, mode, all));
  const by = wanted?.value ?? (refused && INSTEAD[refused.value]);
  if (by === undefined) return { ...NOTHING, unused: [said.text.trim()] };
  const ends = { ...nameOf(said, 'from-city', 'from'), ...nameOf(said, 'to-city', 'to') };
  const wish: TransportWish = { by, ...ends };
  const isOfAll = wish.from === undefined && wish.to === undefined;
  const kept = (valueOf(context.facts, 'transport') ?? []).filter(
    ({ from, to }) => !isOfAll && (from !== wish.from || to !== wish.to),
  );
  const note =
    wanted || !refused
      ? undefined
      : notesIn(context.language).without(refused.text, by === 'transit' ? 'train, bus' : by);
  return { ...NOTHING, learned: [learn('transport', [...kept, wish], assumed(note))] };
};

function nameOf(said: Said, slot: string, end: 'from' | 'to'): Partial<TransportWish> {
  const name = slotsOf(said, slot)[0]?.text.trim();
  return name === undefined ? {} : { [end]: name };
}
