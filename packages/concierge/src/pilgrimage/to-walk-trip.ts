import type { SharedTrip } from '@wayfarer/contract';
import { freeMinutesPerDay, listWords, walkingKmPerDay } from '@wayfarer/itinerary';
import {
  clusterPoints,
  mannersOf,
  type PilgrimageState,
  placeIdOf,
  toSight,
  toTerminal,
  WALK_CITY,
} from '@wayfarer/pilgrimage';
import type { Station } from '@wayfarer/pilgrimage/ports';
import type { Fact, ItineraryOption } from '@wayfarer/planner';
import {
  type CityId,
  type Coordinates,
  distanceKm,
  type LeftOutPlace,
  type Sight,
  type TripFacts,
} from '@wayfarer/trip';
import { spellDay } from '@wayfarer/trip/clock';
import { countCosts, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import type { Around } from './gather-around.ts';

const CURRENCY = 'JPY';
/** A walk is planned for one; more of them walk the same way. */
const PARTY = { travelers: 1, diets: [], access: [] } as const;
/** Scenes are short stays: the days of a walk hold many, with little between them. */
const PACE = 'packed';
const MOST_HIGHLIGHTS = 3;

export interface WalkTrip {
  /** Of the trip in a list. */
  readonly name: string;
  /** What is said of it in the chat. */
  readonly text: string;
  readonly trip: SharedTrip;
}

/** The walk as a trip like any other: shown, edited, exported and re-planned by everything that does so with trips. */
export function toWalkTrip(state: PilgrimageState, around: Around, source: Provenance): WalkTrip {
  const { station, request, route, days, points, points_meta: meta, route_meta: routed } = state;
  const { calendar, places } = around;
  const pace = request.pace;
  const ends = listEnds(state, around);
  const sights = clusterPoints(points).map((cluster) =>
    toSight(cluster, { city: nearestTo(toCoordinates(cluster[0]), ends).city, pace }),
  );
  const terminals = ends.map((end) => toTerminal(end.station, { city: end.city, source }));
  const known = new Set([...terminals, ...sights].map(({ id }) => id));
  const gathered: TripFacts = {
    places: [...sights, ...terminals, ...places.filter(({ id }) => !known.has(id))],
    calendar,
    journeys: [],
    currency: CURRENCY,
  };
  const title = titleOf(state);
  const leftOut: readonly LeftOutPlace[] = routed.left_out.flatMap(({ point_id, reason }) => {
    const place = placeIdOf({ id: point_id });
    return known.has(place) ? [{ place, reason: 'no-time-left' as const, text: reason }] : [];
  });
  const costs = countCosts(days, toCostBasis(gathered, PARTY));
  const total = totalCost(costs, CURRENCY);
  const stops = route.segments.length;
  const option: ItineraryOption = {
    id: `option_1-walk-${state.bangumi_id}`,
    title,
    description: `${stops} stops, ${route.total_distance_km} km, ${spellMinutes(route.total_duration_minutes)} with the way back to ${station.romaji}.`,
    highlights: route.segments
      .toSorted((left, right) => right.point.importance - left.point.importance || left.order - right.order)
      .slice(0, MOST_HIGHLIGHTS)
      .map(({ point }) => point.en_name ?? point.name),
    tags: ['pilgrimage', pace],
    pace: PACE,
    total,
    perPerson: total,
    walkingKmPerDay: walkingKmPerDay(days),
    freeMinutesPerDay: freeMinutesPerDay(days),
    mustDosMet: [stops, stops + leftOut.length],
    days,
    leftOut,
    costs,
    warnings: [...listJourneys(state), ...meta.notes, ...listSourceNotes(state), ...listManners(state)],
  };
  const trip = {
    seed: null,
    facts: listFacts(state, around),
    options: [option],
    gathered,
    budget: null,
    selected: null,
    journey: null,
  };
  return {
    name: `${title} (${station.romaji})`,
    text: describe(state, title),
    // What is read only is shared by reference.
    trip: trip as unknown as SharedTrip,
  };
}

/** What a day of another trip takes over: the stops of the walk in their order, as places of its city. */
export function toDayOfWalk(
  state: PilgrimageState,
  city: CityId,
): { readonly title: string; readonly sights: readonly Sight[]; readonly notes: readonly string[] } {
  const { route, request, points_meta: meta } = state;
  const sights = route.segments.map(({ point, also }) => toSight([point, ...also], { city, pace: request.pace }));
  return {
    title: withoutFullStop(titleOf(state)),
    sights,
    notes: [...meta.notes, ...listSourceNotes(state), ...listManners(state)],
  };
}

function titleOf({
  bangumi_candidates: candidates,
  bangumi_id: id,
  bangumi_title: title,
  request,
}: PilgrimageState): string {
  const others = (request.others ?? []).map((work) => work.title_en ?? work.title);
  const titles = [candidates.find((one) => one.id === id)?.title_en ?? title, ...others];
  return titles.length === 1 ? (titles[0] ?? '') : listWords(titles.map(withoutFullStop));
}

/** Where days begin and end, each station once, with the city that it is in. */
interface End {
  readonly station: Station;
  readonly city: CityId;
}

function listEnds({ route, station }: PilgrimageState, { cities }: Around): readonly [End, ...End[]] {
  const ends = route.origins.map((origin) => ({ station: origin.station, city: cities.get(origin.date) ?? WALK_CITY }));
  const [first = { station, city: WALK_CITY }, ...rest] = [
    ...new Map(ends.map((end) => [end.station.romaji, end])).values(),
  ];
  return [first, ...rest];
}

function nearestTo(at: Coordinates, [first, ...rest]: readonly [End, ...End[]]): End {
  const far = (end: End): number => distanceKm(at, toCoordinates(end.station));
  return rest.reduce((best, end) => (far(end) < far(best) ? end : best), first);
}

function toCoordinates({ coordinates: { latitude: lat, longitude: lon } }: Pick<Station, 'coordinates'>): Coordinates {
  return { lat, lon };
}

function listFacts({ days, station, request }: PilgrimageState, { cities, calendar }: Around): readonly Fact[] {
  const [first, last] = [days[0]?.date ?? request.date, days.at(-1)?.date ?? request.date];
  const cityNames = [...new Set(calendar.map(({ cityName }) => cityName))].join(', ');
  const facts = [
    { name: 'start', value: first, text: spellDay(first), status: 'stated' },
    { name: 'end', value: last, text: spellDay(last), status: 'stated' },
    { name: 'origin', value: `${station.romaji} Station`, text: `${station.romaji} Station`, status: 'stated' },
    { name: 'destinations', value: [...new Set(cities.values())], text: cityNames, status: 'stated' },
    { name: 'travelers', value: 1, text: '1 person', status: 'assumed' },
    { name: 'dietary', value: [], text: 'no restrictions', status: 'assumed' },
    { name: 'pace', value: PACE, text: PACE, status: 'assumed' },
    { name: 'interests', value: [], text: 'none named', status: 'assumed' },
    { name: 'hotelStyle', value: 'any', text: 'any', status: 'assumed' },
    { name: 'currency', value: CURRENCY, text: CURRENCY, status: 'assumed' },
    { name: 'accessibility', value: [], text: 'no needs stated', status: 'assumed' },
    { name: 'avoid', value: [], text: 'nothing', status: 'assumed' },
    { name: 'crowds', value: 'fine', text: 'crowds are fine', status: 'assumed' },
  ];
  return facts as unknown as readonly Fact[];
}

function listSourceNotes({ points }: PilgrimageState): readonly string[] {
  return points.some(({ source }) => source.verify)
    ? ['Positions of scenes are sample data, right to about a hundred metres: look around when you are there.']
    : [];
}

/** Days that begin elsewhere have a journey before them that nobody looked up. */
function listJourneys({ route, station }: PilgrimageState): readonly string[] {
  return route.origins
    .filter((origin) => origin.station.romaji !== station.romaji)
    .map(({ date, station: start }) => {
      const km = Math.round(distanceKm(toCoordinates(station), toCoordinates(start)));
      return `${spellDay(date)} begins and ends at ${start.romaji} Station, ${km} km from ${station.romaji}: look up the train there, its lines are not known here.`;
    });
}

/** How to behave at places that ask for it, each rule once. */
function listManners({ route }: PilgrimageState): readonly string[] {
  const rules = Map.groupBy(
    route.segments.flatMap(({ point, also }) => [point, ...also]).filter((point) => mannersOf(point) !== null),
    (point) => mannersOf(point),
  );
  return [...rules].map(
    ([rule, points]) => `${[...new Set(points.map(({ en_name, name }) => en_name ?? name))].join(', ')}: ${rule ?? ''}`,
  );
}

function describe(state: PilgrimageState, title: string): string {
  const { route, station, weather, points_meta: meta, route_meta: routed, request } = state;
  const order = route.origins.flatMap(({ date, station: start }) => [
    ...(route.origins.length > 1 ? [`${spellDay(date)}, from ${start.romaji}:`] : []),
    ...route.segments
      .filter((segment) => segment.date === date)
      .map(({ order: number, arrive, point }) => `${number}. ${arrive} ${point.en_name ?? point.name}`),
  ]);
  const visited = new Set(route.segments.map(({ point }) => point.area));
  const elsewhere = meta.areas.filter(({ name, distance_km: km }) => km > meta.max_radius_km && !visited.has(name));
  return [
    `A walk past ${route.segments.length} places of ${withoutFullStop(title)}, from ${station.romaji} on ${spellDay(request.date)}${route.origins.length > 1 ? `, ${route.origins.length} days` : ''}: ${route.total_distance_km} km, ${spellMinutes(route.total_duration_minutes)} with the way back.`,
    ...order,
    ...(weather
      ? [
          `Weather, typical for ${weather.location}: ${weather.temperature_low} to ${weather.temperature_high} °C, rain on ${weather.precipitation_chance} % of days. ${weather.recommendation}`,
        ]
      : ['Nobody knows the usual weather there.']),
    ...listJourneys(state),
    ...(routed.left_out.length > 0
      ? [`Left out: ${routed.left_out.map(({ name, reason }) => `${name} (${reason})`).join('; ')}`]
      : []),
    ...(elsewhere.length > 0
      ? [
          `More places: ${elsewhere.map((area) => `${area.name} (${area.points}, ${Math.round(area.distance_km)} km away)`).join(', ')}.`,
        ]
      : []),
  ].join('\n');
}

/** "Your Name." has one of its own. */
function withoutFullStop(title: string): string {
  return title.replace(/[.。]$/u, '');
}

function spellMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
