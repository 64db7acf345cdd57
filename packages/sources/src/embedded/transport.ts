import type { CityMatch, Gazetteer, Segment, TransportPort } from '@wayfarer/planner/ports';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';

import type { Catalogue, KnownFare } from '../catalogue/load.ts';
import { toPlaces } from '../catalogue/to-places.ts';
import { type ToMoney, toMoneyIn } from '../rates/to-money.ts';
import { listCityStays, nameCities } from './stays-in-cities.ts';

interface Parts {
  readonly catalogue: Catalogue;
  /** Tells that "Ōsaka" of a traveller is "Osaka" of a fare. */
  readonly gazetteer: Gazetteer;
}

/** One way to go, before anybody knows how. */
interface Move {
  readonly date: IsoDate;
  readonly from: string;
  readonly to: string;
}

/**
 * Journeys by the fare rows of the catalogue: from the origin to the first city, from city to city, and home again. A
 * pair of cities without a row is named as not included; no fare is guessed.
 */
export function createEmbeddedTransport({ catalogue, gazetteer }: Parts): TransportPort {
  const findFare = indexFares(catalogue.fares, gazetteer);
  return {
    async findJourneys({ origin, segments, currency }, { report, signal }) {
      signal.throwIfAborted();
      const stays = listCityStays(catalogue, segments);
      const moves = listMoves(nameOf(gazetteer.resolveCity(origin)), segments, gazetteer);
      await report(describeMoves(moves.length, nameCities(stays)));
      const toMoney = toMoneyIn(currency);
      const found = moves.map((move) => ({ move, fare: findFare(move.from, move.to) }));
      const terminals = stays.flatMap(({ file, dates }) =>
        toPlaces(file, { dates, currency }).listTerminals().slice(0, 1),
      );
      return {
        journeys: found.flatMap(({ move, fare }) => (fare ? [toJourney(move, fare, toMoney)] : [])),
        terminals,
        notIncluded: found.flatMap(({ move, fare }) => (fare ? [] : [describeMissing(move)])),
      };
    },
  };
}

/** None where one is already there: a traveller from Kyoto does not travel to Kyoto. */
function listMoves(origin: string, segments: readonly Segment[], gazetteer: Gazetteer): readonly Move[] {
  const stays = segments.flatMap(({ city, dates }) => {
    const first = dates[0];
    return first === undefined ? [] : [{ name: gazetteer.getCity(city).name, first, last: dates.at(-1) ?? first }];
  });
  const end = stays.at(-1);
  if (!end) return [];
  const there = stays.map(({ name, first }, index) => ({
    date: first,
    from: stays[index - 1]?.name ?? origin,
    to: name,
  }));
  return [...there, { date: end.last, from: end.name, to: origin }].filter(({ from, to }) => from !== to);
}

type FindFare = (from: string, to: string) => KnownFare | undefined;

/** The names in the rows are understood when the first journey is asked for: that opens the cities of the world. */
function indexFares(fares: readonly KnownFare[], gazetteer: Gazetteer): FindFare {
  let index: Map<string, KnownFare> | undefined;
  const keyOf = (from: string, to: string): string =>
    [from, to].map((name) => placeKey(gazetteer.resolveCity(name))).join(' → ');
  return (from, to) => {
    if (!index) {
      const entries = fares.flatMap((fare) => [
        [keyOf(fare.from, fare.to), fare] as const,
        ...(fare.both ? [[keyOf(fare.to, fare.from), fare] as const] : []),
      ]);
      // The first row of a pair is the usual way, and of two equal keys a map keeps the last.
      index = new Map(entries.toReversed());
    }
    return index.get(keyOf(from, to));
  };
}

function placeKey(match: CityMatch): string {
  switch (match.kind) {
    case 'known':
      return match.city.id;
    case 'elsewhere':
      return `${match.name}, ${match.country}`;
    case 'unknown':
      return `"${match.text.toLowerCase()}"`;
  }
}

function nameOf(match: CityMatch): string {
  switch (match.kind) {
    case 'known':
      return match.city.name;
    case 'elsewhere':
      return match.name;
    case 'unknown':
      return match.text;
  }
}

function toJourney(move: Move, { mode, minutes, km, fare, currency, source }: KnownFare, toMoney: ToMoney): Ride {
  return { ...move, mode, minutes, km, fare: toMoney(fare, currency), source };
}

function describeMoves(count: number, cities: string): string {
  if (count === 0) return `Looking at no journeys: the trip starts and ends in ${cities}`;
  return `Looking at ${count} ${count === 1 ? 'journey' : 'journeys'} to and from ${cities}`;
}

function describeMissing({ from, to }: Move): string {
  return `Not included: the journey from ${from} to ${to}; no fare row is known for it.`;
}
