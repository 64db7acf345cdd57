import { overlaps, type Span } from '@wayfarer/router/grammar';

import type { CityMatch } from '../gazetteer.ts';
import type { RequestReading, SlotReading } from '../reader/message-reading.ts';
import type { Context } from './read-result.ts';

interface Name extends Span {
  readonly text: string;
  readonly match: CityMatch;
}

/** Slots that name something else than a city, or a city already. */
const NAMING = ['city', 'to-city', 'from-city', 'place', 'area', 'title', 'person'];
const CITY_SLOTS = ['city', 'to-city', 'from-city'];
/** What stands before a city of any of the languages. */
const PREPOSITION =
  /(?<!\p{L})(?:to|in|from|of|via|near|around|visit(?:ing)?|for|nach|ab|aus|von|bei|über|à|en|de|vers|depuis|a|desde|por|hasta|→|->)\s(?:the )?$|[-–→]\s?$/iu;
const SHORTEST_NAME = 4;

/**
 * The requests with the cities that their reader has not marked, or only in part: names are the gazetteer's to know. In the first
 * message alone, where it is open where the trip goes or starts.
 */
export function markCities(
  requests: readonly RequestReading[],
  message: string,
  context: Context,
): readonly RequestReading[] {
  if (context.facts.some(({ name }) => name === 'destinations')) return requests;
  const names = context.gazetteer
    .findCityNames(message)
    .map((found) => ({ ...found, end: found.index + found.text.length }))
    .filter((name) => isPlausible(message, name) || isMarkedInPart(name, requests));
  if (names.length === 0) return requests;
  const marked = requests.map((request) => ({ ...request, slots: withNames(request, names) }));
  const outside = names.filter(({ index }) => !requests.some(({ from, to }) => index >= from && index < to));
  return outside.length === 0 ? marked : [...marked, restOf(message, outside)];
}

/** Of "Chiang Mai" the reader may have marked the half. */
function isMarkedInPart({ index, end, match, text }: Name, requests: readonly RequestReading[]): boolean {
  return (
    match.kind !== 'unknown' &&
    requests.some(({ slots }) =>
      slots.some(
        ({ name, from, to }) =>
          CITY_SLOTS.includes(name) && from >= index && to <= end && to - from < text.length && to - from > 2,
      ),
    )
  );
}

/** Elsewhere in the world there is a town for nearly every word: what cannot be planned needs more than its letters. */
function isPlausible(message: string, { text, index, match }: Name): boolean {
  if (match.kind === 'unknown') return false;
  // 京都アニメーション is no city.
  if (!/\p{Script=Latin}/u.test(text))
    return text.length > 1 && !/^\p{Script=Katakana}{2}/u.test(message.slice(index + text.length));
  const isCapital = /^\p{Lu}/u.test(text);
  const isIntroduced = PREPOSITION.test(message.slice(Math.max(0, index - 16), index));
  if (match.kind === 'known') return isCapital || isIntroduced;
  return (
    isCapital &&
    isIntroduced &&
    text.length >= SHORTEST_NAME &&
    !/^ \p{Lu}\p{Ll}+/u.test(message.slice(index + text.length))
  );
}

function withNames({ slots, from, to }: RequestReading, names: readonly Name[]): readonly SlotReading[] {
  const own = names.filter(({ index, end }) => index >= from && end <= to);
  const missing = own.filter((name) => {
    const near = slots.filter((slot) => NAMING.includes(slot.name) && overlaps(toSpan(slot), name));
    return near.every((slot) => CITY_SLOTS.includes(slot.name) && slot.to - slot.from < name.text.length);
  });
  const kept = slots.filter((slot) => !missing.some((name) => overlaps(toSpan(slot), name)));
  return [...kept, ...missing.map(toSlot)].toSorted((a, b) => a.from - b.from);
}

function toSpan({ from, to }: SlotReading): Span {
  return { index: from, end: to };
}

function toSlot({ text, index, end }: Name): SlotReading {
  return { name: 'city', text, from: index, to: end };
}

/** Names in what the reader has left out, as one request more. */
function restOf(message: string, names: readonly Name[]): RequestReading {
  return {
    act: 'plan-trip',
    text: message,
    from: 0,
    to: message.length,
    probability: 1,
    others: [],
    slots: names.map(toSlot),
  };
}
