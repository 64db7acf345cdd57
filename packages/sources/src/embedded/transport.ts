import type {
  CityCandidate,
  CityMatch,
  Gazetteer,
  Segment,
  TransportPort,
  TransportQuery,
  TransportWish,
} from '@wayfarer/planner/ports';
import { estimateWith } from '@wayfarer/trip';
import { type IsoDate, parseTime } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';

import type { Catalogue, KnownFare } from '../catalogue/load.ts';
import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import type { Airport } from '../gazetteer/airports.ts';
import { type ToMoney, toMoneyIn } from '../rates/to-money.ts';
import { describeCentre } from '../travel/city-centre.ts';
import {
  estimateDrive,
  estimateFlight,
  estimateOverLand,
  isByLand,
  isFar,
  isFlown,
} from '../travel/estimate-flight.ts';
import { LEVEL } from '../travel/figures-of.ts';
import { type Gates, openGates, type Stop } from '../travel/gates.ts';
import { listCityStays, nameCities } from './stays-in-cities.ts';

interface Parts {
  readonly catalogue: ReadCatalogue;
  /** Tells that "Ōsaka" of a traveller is "Osaka" of a fare. */
  readonly gazetteer: Gazetteer;
  readonly listAirports: () => readonly Airport[];
}

/** One way to go, before anybody knows how. */
interface Move {
  readonly date: IsoDate;
  readonly from: Stop;
  readonly to: Stop;
  /** As the ticket says, where there is one. */
  readonly by?: Ride['mode'];
}

/**
 * Journeys by the fare rows of the catalogue: from the origin to the first city, from city to city, and home again. A
 * pair of cities without a row that is far apart is flown, for as long as the distance says; any other one is gone to over land, for
 * as long as that says. Where nobody knows where a place is, the journey is named as not included. No fare is guessed. Each city comes with the point where one arrives by land, and with its airport where one flies.
 */
export function createEmbeddedTransport({ catalogue: read, gazetteer, listAirports }: Parts): TransportPort {
  const fareLists = new WeakMap<Catalogue, ListFares>();
  const keyOfName = (name: string): string => placeKey(gazetteer.resolveCity(name));
  const faresIn = (catalogue: Catalogue): ListFares => {
    const finder = fareLists.get(catalogue) ?? indexFares(catalogue.fares, gazetteer);
    fareLists.set(catalogue, finder);
    return finder;
  };
  return {
    async findJourneys({ origin, segments, currency, by = {}, prefer = [] }, { report, signal }) {
      signal.throwIfAborted();
      const catalogue = read();
      const listFares = faresIn(catalogue);
      const stays = listCityStays(catalogue, segments);
      const moves = withTickets(listMoves(toStop(gazetteer.resolveCity(origin)), segments, gazetteer), segments, by);
      await report(describeMoves(moves.length, nameCities(stays)));
      const toMoney = toMoneyIn(currency);
      const gates = openGates(
        stays.map((stay) => ({ ...stay, terminals: toPlaces(stay.file, { ...stay, currency }).listTerminals() })),
        listAirports,
      );
      const found = moves.map((move) => {
        const ways = listWays(move, { fares: listFares(move.from.name, move.to.name), gates, toMoney });
        const about = prefer.filter((wish) => isAbout(wish, move, keyOfName)).slice(-1);
        const wished = about.flatMap((wish) => toWished(wish.by, move, ways) ?? []);
        const ride = move.by === undefined ? (wished.at(-1) ?? ways[0]) : toWished(move.by, move, ways);
        return { move, ways, ride, refused: refusedOf(about, move, ways) };
      });
      const flown = new Set([
        ...found.flatMap(({ move, ride }) => (ride?.mode === 'flight' ? [move.from.id, move.to.id] : [])),
        ...(by.arrival === 'flight' ? [segments[0]?.city] : []),
        ...(by.departure === 'flight' ? [segments.at(-1)?.city] : []),
      ]);
      const terminals = stays
        .flatMap(({ file: { city } }) => [
          ...gates.byLand(city.id),
          ...(flown.has(city.id) ? gates.byAir(city.id) : []),
        ])
        .filter((one, index, all) => all.findIndex(({ id }) => id === one.id) === index);
      return {
        journeys: found.flatMap(({ ride }) => ride ?? []),
        ways: found.flatMap(({ ways, ride }) => (ride && !ways.includes(ride) ? [ride, ...ways] : ways)),
        terminals,
        notIncluded: [
          ...found.flatMap(({ move, ride }) => (ride ? [] : [describeMissing(move)])),
          ...found.flatMap(({ refused }) => refused),
          ...stays.flatMap(({ file }) => describeCentre(file, terminals)),
        ],
      };
    },
  };
}

/** None where one is already there: a traveller from Kyoto does not travel to Kyoto. */
function listMoves(origin: Stop, segments: readonly Segment[], gazetteer: Gazetteer): readonly Move[] {
  const stays = segments.flatMap(({ city, dates }) => {
    const first = dates[0];
    if (first === undefined) return [];
    return [{ stop: toStop({ kind: 'known', city: gazetteer.getCity(city) }), first, last: dates.at(-1) ?? first }];
  });
  const end = stays.at(-1);
  if (!end) return [];
  const there = stays.map(({ stop, first }, index) => ({
    date: first,
    from: stays[index - 1]?.stop ?? origin,
    to: stop,
  }));
  return [...there, { date: end.last, from: end.stop, to: origin }].filter(({ from, to }) => from.name !== to.name);
}

/** The first and the last journey are the traveller's own, if they have tickets for them. */
function withTickets(
  moves: readonly Move[],
  segments: readonly Segment[],
  { arrival, departure }: NonNullable<TransportQuery['by']>,
): readonly Move[] {
  const isHome = ({ from }: Move): boolean => from.id === segments.at(-1)?.city;
  return moves.map((move, index) => ({
    ...move,
    ...(index === 0 && arrival && move.to.id === segments[0]?.city && { by: arrival }),
    ...(index === moves.length - 1 && departure && isHome(move) && { by: departure }),
  }));
}

/** The rows of a pair, the usual way first. */
type ListFares = (from: string, to: string) => readonly KnownFare[];

/** The names in the rows are understood when the first journey is asked for: that opens the cities of the world. */
function indexFares(fares: readonly KnownFare[], gazetteer: Gazetteer): ListFares {
  let index: Map<string, readonly KnownFare[]> | undefined;
  const keyOf = (from: string, to: string): string =>
    [from, to].map((name) => placeKey(gazetteer.resolveCity(name))).join(' → ');
  return (from, to) => {
    if (!index) {
      const entries = fares.flatMap((fare) => [
        { key: keyOf(fare.from, fare.to), fare },
        ...(fare.both ? [{ key: keyOf(fare.to, fare.from), fare }] : []),
      ]);
      const rows = Map.groupBy(entries, ({ key }) => key);
      index = new Map([...rows].map(([key, found]) => [key, found.map(({ fare }) => fare)]));
    }
    return index.get(keyOf(from, to)) ?? [];
  };
}

function placeKey(match: CityMatch): string {
  switch (match.kind) {
    case 'known':
      return match.city.id;
    case 'elsewhere':
      return `${match.name}, ${match.country}`;
    case 'ambiguous':
      return keyOfCandidate(match.candidates[0]);
    case 'region':
    case 'unknown':
      return `"${nameOf(match).toLowerCase()}"`;
  }
}

function nameOf(match: CityMatch): string {
  return toStop(match).name;
}

function toStop(match: CityMatch): Stop {
  switch (match.kind) {
    case 'known':
      return { name: match.city.name, end: { country: match.city.country, at: match.city.center }, id: match.city.id };
    case 'elsewhere':
      return { name: match.name, end: match };
    case 'ambiguous':
      return { name: match.candidates[0].name, end: match.candidates[0] };
    case 'region':
      return { name: match.name, end: null };
    case 'unknown':
      return { name: match.text, end: null };
  }
}

/** Of several cities of one name the likeliest: where a journey starts is not worth a question. */
function keyOfCandidate({ known, name, country }: CityCandidate): string {
  return known ? known.id : `${name}, ${country}`;
}

interface Known {
  readonly fares: readonly KnownFare[];
  readonly gates: Gates;
  readonly toMoney: ToMoney;
}

/** Every way that is known for a journey, the usual one first: rows of the catalogue, then what the distance says. */
function listWays(move: Move, { fares, gates, toMoney }: Known): readonly Ride[] {
  const rows = fares.map((fare) => toJourney(move, fare, toMoney));
  const { from, to } = move;
  if (!from.end || !to.end) return rows;
  const flight = flyOver(move, gates);
  const land = [goOverLand(move), drive(move)];
  const guessed = (isFlown(from.end, to.end) ? [flight, ...land] : [...land, flight]).filter(
    (ride) => ride !== undefined,
  );
  const toGates = minutesToAirports(move, gates);
  const known = new Set(rows.map(({ mode }) => mode));
  // Who knows of a train or a bus need not be told that there may be one.
  const isNews = ({ mode }: Ride): boolean =>
    !known.has(mode) && !(mode === 'transit' && (known.has('train') || known.has('bus')));
  return [...rows, ...guessed.filter(isNews)].map((ride) =>
    ride.mode === 'flight' && toGates !== undefined ? { ...ride, toGates } : ride,
  );
}

/** Both ways together; nobody knows where in a town somebody lives. */
function minutesToAirports({ from, to }: Move, gates: Gates): number | undefined {
  const [start, goal] = [gates.airportOf(from), gates.airportOf(to)];
  if (!from.end || !to.end || !start || !goal) return undefined;
  return estimateWith(LEVEL, from.end.at, start).minutes + estimateWith(LEVEL, goal, to.end.at).minutes;
}

/** The way of that kind; over land, as long as nobody knows better, for as long as the distance says. */
function toWished(by: Ride['mode'], move: Move, ways: readonly Ride[]): Ride | undefined {
  const known = ways.find(({ mode }) => mode === by);
  if (known || by === 'flight' || by === 'ferry') return known;
  const unnamed = goOverLand(move);
  return unnamed && { ...unnamed, mode: by };
}

/** A wish about one journey names where it begins, where it ends, or both; about all, neither. */
function isAbout({ from, to }: TransportWish, move: Move, nameOf: (text: string) => string): boolean {
  return (
    (from === undefined || nameOf(from) === nameOf(move.from.name)) &&
    (to === undefined || nameOf(to) === nameOf(move.to.name))
  );
}

/** Said where a wish cannot be met: no such way is known. */
function refusedOf(about: readonly TransportWish[], move: Move, ways: readonly Ride[]): string[] {
  return about
    .filter(({ by }) => toWished(by, move, ways) === undefined)
    .map(
      ({ by }) => `No ${nameOfMode(by)} from ${move.from.name} to ${move.to.name} is known, so the plan does without.`,
    );
}

function nameOfMode(mode: Ride['mode']): string {
  return mode === 'drive' ? 'way by car' : mode === 'transit' ? 'train or bus' : mode;
}

function toJourney(move: Move, fare: KnownFare, toMoney: ToMoney): Ride {
  const { mode, minutes, km, night, source } = fare;
  const hours = night && { night: { leaves: parseTime(night.leaves), arrives: parseTime(night.arrives) } };
  return { ...named(move), mode, minutes, km, fare: toMoney(fare.fare, fare.currency), ...hours, source };
}

/** A flight by estimate, where both places have an airport, and it is far enough for one. */
function flyOver(move: Move, gates: Gates): Ride | undefined {
  const { from, to, by } = move;
  if (!from.end || !to.end || !(by === 'flight' || isFar(from.end, to.end))) return undefined;
  const [start, goal] = [gates.airportOf(from), gates.airportOf(to)];
  return start && goal && { ...named(move), ...estimateFlight(start, goal) };
}

/** By train or bus, as far as nobody knows more: for as long as the distance says. */
function goOverLand(move: Move): Ride | undefined {
  const { from, to } = move;
  if (!from.end || !to.end || (isFlown(from.end, to.end) && !isByLand(from.end, to.end))) return undefined;
  return { ...named(move), ...estimateOverLand(from.end.at, to.end.at) };
}

function drive(move: Move): Ride | undefined {
  const { from, to } = move;
  if (!from.end || !to.end || !isByLand(from.end, to.end)) return undefined;
  return { ...named(move), ...estimateDrive(from.end.at, to.end.at) };
}

function named({ date, from, to }: Move): Pick<Ride, 'date' | 'from' | 'to'> {
  return { date, from: from.name, to: to.name };
}

function describeMoves(count: number, cities: string): string {
  if (count === 0) return `Looking at no journeys: the trip starts and ends in ${cities}`;
  return `Looking at ${count} ${count === 1 ? 'journey' : 'journeys'} to and from ${cities}`;
}

function describeMissing({ from, to }: Move): string {
  if (from.name === '') return `Not included: your journey to ${to.name}; you did not say from where.`;
  if (to.name === '') return `Not included: your journey home from ${from.name}.`;
  return `Not included: the journey from ${from.name} to ${to.name}; no fare is known for it.`;
}
