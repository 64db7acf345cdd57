import type { SharedTrip } from '@wayfarer/contract';
import { freeMinutesPerDay, walkingKmPerDay } from '@wayfarer/itinerary';
import { clusterPoints, mannersOf, type PilgrimageState, placeIdOf, toSight, toTerminal } from '@wayfarer/pilgrimage';
import type { Fact, ItineraryOption } from '@wayfarer/planner';
import { type LeftOutPlace, type TripFacts } from '@wayfarer/trip';
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
  const { city, calendar, places } = around;
  const pace = request.pace;
  const sights = clusterPoints(points).map((cluster) => toSight(cluster, { city, pace }));
  const terminal = toTerminal(station, { city, source });
  const known = new Set([terminal.id, ...sights.map(({ id }) => id)]);
  const gathered: TripFacts = {
    places: [...sights, terminal, ...places.filter(({ id }) => !known.has(id))],
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
    warnings: [...meta.notes, ...listSourceNotes(state), ...listManners(state)],
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

function titleOf({ bangumi_candidates: candidates, bangumi_id: id, bangumi_title: title }: PilgrimageState): string {
  return candidates.find((one) => one.id === id)?.title_en ?? title;
}

function listFacts({ days, station, request }: PilgrimageState, { city, calendar }: Around): readonly Fact[] {
  const [first, last] = [days[0]?.date ?? request.date, days.at(-1)?.date ?? request.date];
  const cityName = calendar[0]?.cityName ?? '';
  const facts = [
    { name: 'start', value: first, text: spellDay(first), status: 'stated' },
    { name: 'end', value: last, text: spellDay(last), status: 'stated' },
    { name: 'origin', value: `${station.romaji} Station`, text: `${station.romaji} Station`, status: 'stated' },
    { name: 'destinations', value: [city], text: cityName, status: 'stated' },
    { name: 'travelers', value: 1, text: '1 person', status: 'assumed' },
    { name: 'dietary', value: [], text: 'no restrictions', status: 'assumed' },
    { name: 'pace', value: PACE, text: PACE, status: 'assumed' },
    { name: 'interests', value: ['anime'], text: 'anime', status: 'stated' },
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

function describe(
  { route, station, weather, points_meta: meta, route_meta: routed, request }: PilgrimageState,
  title: string,
): string {
  const order = route.segments.map(
    ({ order: number, arrive, point }) => `${number}. ${arrive} ${point.en_name ?? point.name}`,
  );
  const elsewhere = meta.areas.filter(({ distance_km: km }) => km > meta.max_radius_km);
  return [
    `A walk past ${route.segments.length} places of ${title}, from ${station.romaji} on ${spellDay(request.date)}: ${route.total_distance_km} km, ${spellMinutes(route.total_duration_minutes)} with the way back.`,
    ...order,
    ...(weather
      ? [
          `Weather, typical for ${weather.location}: ${weather.temperature_low} to ${weather.temperature_high} °C, rain on ${weather.precipitation_chance} % of days. ${weather.recommendation}`,
        ]
      : ['Nobody knows the usual weather there.']),
    ...(routed.left_out.length > 0
      ? [`Left out: ${routed.left_out.map(({ name, reason }) => `${name} (${reason})`).join('; ')}`]
      : []),
    ...(elsewhere.length > 0
      ? [
          `More of its places: ${elsewhere.map((area) => `${area.name} (${area.points}, ${Math.round(area.distance_km)} km away)`).join(', ')}.`,
        ]
      : []),
  ].join('\n');
}

function spellMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
