import type { Clock } from '@wayfarer/archon';
import type { FindPlaces, FoundPlace, FoundPlaces } from '@wayfarer/contract';
import { SAY_LOOKUP } from '@wayfarer/language';
import type { KnownCity, Segment } from '@wayfarer/planner/ports';
import { type Coordinates, distanceKm, hoursOn, type Place } from '@wayfarer/trip';
import { formatTime, type IsoDate, type MinuteOfDay, MINUTES_PER_DAY, parseTime } from '@wayfarer/trip/clock';
import type { Interval } from '@wayfarer/trip/vocabulary';

import type { WorldOfCheck } from '../check/gather-facts.ts';
import { listNearest } from '../edit/nearest.ts';
import { UnknownCityError, UnknownPlaceOfCityError } from '../errors.ts';
import { todayOf } from '../today.ts';

export interface FindPlacesParts extends WorldOfCheck {
  readonly clock: Clock;
}

/** A place, and what of the wish it answers. */
interface Candidate {
  readonly place: Place;
  readonly found: FoundPlace;
}

/** Time for what services may be asked. */
const LIMIT_MS = 20_000;
const USUAL_LIMIT = 8;

/**
 * Finds places of a city. What is not known of a place leaves it in, after those of which it is known, and is named in `check`.
 *
 * @throws {UnknownCityError} for a city that is not known, with those that are near to it.
 * @throws {UnknownPlaceOfCityError} if `near` is no place of the city.
 */
export async function findPlaces(parts: FindPlacesParts, wish: FindPlaces): Promise<FoundPlaces> {
  const city = getCityNamed(parts, wish.city);
  const date = wish.date ?? todayOf(parts.clock);
  const all = await listPlaces(parts, { city, date, wish });
  const from = wish.near === undefined ? null : getPlaceNamed(all, wish.near, city).at;
  const fitting = all
    .map((place): Candidate => ({ place, found: toFound(place, { date, wish, from }) }))
    .filter((one) => fits(one, wish))
    .toSorted(byWorth(from !== null));
  const places = fitting.slice(0, wish.limit ?? USUAL_LIMIT).map(({ found }) => found);
  const near = fitting.length > 0 || wish.name === undefined ? [] : listNearest(wish.name, all, namesOf);
  return {
    summary: sum(city, { places, total: fitting.length, near: near.map(({ name }) => name) }),
    city: { id: city.id, name: city.name, inPart: city.outline !== undefined },
    date,
    total: fitting.length,
    places,
    near: near.map(({ id, name }) => ({ placeId: id, name })),
  };
}

function getCityNamed({ gazetteer }: Pick<FindPlacesParts, 'gazetteer'>, name: string): KnownCity {
  const byId = gazetteer.listCities().find(({ id }) => id === name);
  const match = gazetteer.resolveCity(name);
  if (byId) return byId;
  if (match.kind === 'known') return match.city;
  if (match.kind === 'ambiguous')
    throw new UnknownCityError(
      name,
      match.candidates.map(({ label }) => label),
    );
  const near = match.kind === 'region' ? match.cities : match.nearest;
  throw new UnknownCityError(
    name,
    near.map((one) => one.name),
  );
}

async function listPlaces(
  { gazetteer, places, food, stay }: FindPlacesParts,
  { city, date, wish }: { readonly city: KnownCity; readonly date: IsoDate; readonly wish: FindPlaces },
): Promise<readonly Place[]> {
  const segments: readonly Segment[] = [{ city: city.id, dates: [date] }];
  const named = [wish.name, wish.near].flatMap((name) =>
    name === undefined ? [] : gazetteer.findPlaces(name, city.id),
  );
  const keep = [...new Set(named.map(({ place }) => place.id))];
  const { currency } = city;
  const context = { report: async () => undefined, signal: AbortSignal.timeout(LIMIT_MS) };
  const [seen, eaten, slept] = await Promise.all([
    places.findSights({ segments, currency, budget: null, keep }, context),
    food.findEateries({ segments, currency, diets: [], keep }, context),
    stay.findLodgings({ segments, currency, style: null, access: [], keep }, context),
  ]);
  // Parts of the town stand for houses that nobody knows: there is nothing to find there.
  return [...seen.sights, ...eaten.eateries, ...slept.lodgings].filter((place) => !('isArea' in place));
}

function getPlaceNamed(all: readonly Place[], name: string, city: KnownCity): Place {
  const wanted = plain(name);
  const exact = all.find((place) => place.id === name || namesOf(place).some((one) => plain(one) === wanted));
  const found = exact ?? all.find((place) => namesOf(place).some((one) => plain(one).includes(wanted)));
  if (found && wanted !== '') return found;
  throw new UnknownPlaceOfCityError(
    name,
    city.name,
    listNearest(name, all, namesOf).map((place) => place.name),
  );
}

function namesOf({ name, localName, aliases = [] }: Place): readonly string[] {
  return [name, ...(localName === undefined ? [] : [localName]), ...aliases];
}

/** Small letters without marks: as one types a foreign name. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** For what a place is there: the word that a search uses. */
const PURPOSE = { sight: 'see', eatery: 'eat', lodging: 'sleep', terminal: undefined } as const;

function fits({ place, found }: Candidate, wish: FindPlaces): boolean {
  const purpose = wish.find ?? (wish.kind === undefined && wish.name === undefined ? 'see' : undefined);
  const wanted = wish.name === undefined ? '' : plain(wish.name);
  return (
    (purpose === undefined || PURPOSE[place.kind] === purpose) &&
    (wish.name === undefined || (wanted !== '' && namesOf(place).some((name) => plain(name).includes(wanted)))) &&
    (wish.kind === undefined || place.categories.includes(wish.kind)) &&
    // Who names a place is told that it is closed; who looks for one is not sent there.
    (found.open !== 'closed' || (wish.name !== undefined && wish.openAt === undefined)) &&
    (wish.withinKm === undefined || found.km === null || found.km <= wish.withinKm) &&
    (wish.stepFree !== true || place.stepFree !== 'no') &&
    (wish.indoor === undefined || place.indoor === null || place.indoor === wish.indoor) &&
    (wish.free !== true || found.price === null || found.price.amount === 0)
  );
}

function toFound(
  place: Place,
  { date, wish, from }: { readonly date: IsoDate; readonly wish: FindPlaces; readonly from: Coordinates | null },
): FoundPlace {
  const hours = hoursOn(place, date);
  const open = openAt(hours, wish.openAt === undefined ? undefined : parseTime(wish.openAt));
  const { price, priceFor } = priceOf(place);
  const serves = place.kind === 'eatery' ? place.serves : [];
  return {
    placeId: place.id,
    name: place.name,
    localName: place.localName ?? null,
    kind: place.kind,
    categories: [...place.categories],
    lat: place.at.lat,
    lon: place.at.lon,
    open,
    hours: hours === 'unknown' ? hours : hours.map(toClock),
    hoursText: place.hoursText,
    price,
    priceFor,
    stepFree: place.stepFree,
    indoor: place.indoor,
    serves: [...serves],
    km: from && Math.round(distanceKm(from, place.at) * 100) / 100,
    about: place.summary,
    check: [
      ...(open === 'unknown' && (wish.openAt !== undefined || wish.date !== undefined) ? (['hours'] as const) : []),
      ...(wish.stepFree === true && place.stepFree !== 'yes' ? (['step-free'] as const) : []),
      ...(wish.indoor !== undefined && place.indoor === null ? (['indoor'] as const) : []),
      ...(wish.free === true && price === null ? (['price'] as const) : []),
      ...(wish.diet !== undefined && place.kind === 'eatery' && !serves.includes(wish.diet) ? (['diet'] as const) : []),
    ],
    source: { ...(place.factSources?.hours ?? place.source) },
  };
}

function openAt(hours: ReturnType<typeof hoursOn>, at: MinuteOfDay | undefined): FoundPlace['open'] {
  if (hours === 'unknown') return 'unknown';
  const isOpen = at === undefined ? hours.length > 0 : hours.some(({ open, close }) => open <= at && at < close);
  return isOpen ? 'open' : 'closed';
}

/** Midnight at the end of a day is 24:00, so that a place is never shown to close before it opens. */
function toClock({ open, close }: Interval) {
  return { open: formatTime(open), close: close === MINUTES_PER_DAY ? '24:00' : formatTime(close) };
}

function priceOf(place: Place): Pick<FoundPlace, 'price' | 'priceFor'> {
  switch (place.kind) {
    case 'sight':
      return { price: place.fee && { ...place.fee }, priceFor: 'entry' };
    case 'eatery':
      return { price: place.price && { ...place.price }, priceFor: 'meal' };
    case 'lodging':
      return { price: place.nightly && { ...place.nightly }, priceFor: 'night' };
    default:
      return { price: null, priceFor: null };
  }
}

/** First where nothing has to be looked up, then the nearest or the best. */
function byWorth(isNear: boolean): (left: Candidate, right: Candidate) => number {
  return (left, right) =>
    left.found.check.length - right.found.check.length ||
    (isNear ? (left.found.km ?? 0) - (right.found.km ?? 0) : 0) ||
    right.place.significance - left.place.significance ||
    (left.place.name < right.place.name ? -1 : 1);
}

function sum(
  city: KnownCity,
  {
    places,
    total,
    near,
  }: { readonly places: readonly FoundPlace[]; readonly total: number; readonly near: readonly string[] },
): FoundPlaces['summary'] {
  const first = SAY_LOOKUP.found(total, city.name, places[0]?.name);
  if (places.length === 0) return [first, near.length > 0 ? SAY_LOOKUP.didYouMean(near) : SAY_LOOKUP.nothing];
  const unsure = places.filter(({ check }) => check.length > 0).length;
  return [first, unsure > 0 ? SAY_LOOKUP.someUnknown(unsure) : SAY_LOOKUP.allKnown];
}
