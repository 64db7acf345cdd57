import type { CityId, Eatery, Lodging, PlaceId, Sight, Terminal } from '@wayfarer/trip';
import { addDays, type IsoDate, listDates, parseTime } from '@wayfarer/trip/clock';
import type { DatedHours, Provenance } from '@wayfarer/trip/vocabulary';

import { resolveHours } from '../hours/resolve-hours.ts';
import { type ToMoney, toMoneyIn } from '../rates/to-money.ts';
import type { CityFile, EateryEntry, LodgingEntry, SightEntry, TerminalEntry } from './schema.ts';

/** Turns the entries of one city into places of a trip: hours for its dates, amounts in its currency. */
export interface CityPlaces {
  listSights(): readonly Sight[];
  listEateries(): readonly Eatery[];
  listLodgings(): readonly Lodging[];
  /** The usual one first. */
  listTerminals(): readonly Terminal[];
}

type Entry = SightEntry | EateryEntry | LodgingEntry | TerminalEntry;
interface Visit {
  readonly dates: readonly IsoDate[];
  readonly currency: string;
  /** Sights that are asked for by name: whoever comes when they are closed is told when they are open. */
  readonly asked?: readonly PlaceId[] | undefined;
}

/** So many days before and after the trip their hours are known for, too. */
const DAYS_AROUND = 7;

/** Places where one arrives or sleeps are no sights: they are never recommended for themselves. */
const LEAST_SIGNIFICANCE = 1;

export function toPlaces(file: CityFile, { dates, currency, asked = [] }: Visit): CityPlaces {
  const toMoney = toMoneyIn(currency);
  const around = withDaysAround(dates);
  const datesOf = ({ id }: SightEntry): readonly IsoDate[] =>
    asked.includes(placeIdOf(file.city.id, id)) ? around : dates;
  return {
    listSights: () => file.sights.map((entry) => toSight(file, entry, { dates: datesOf(entry), toMoney })),
    listEateries: () => file.eateries.map((entry) => toEatery(file, entry, { dates, toMoney })),
    listLodgings: () => file.lodgings.map((entry) => toLodging(file, entry, toMoney)),
    listTerminals: () => file.terminals.map((entry) => toTerminal(file, entry, dates)),
  };
}

function withDaysAround(dates: readonly IsoDate[]): readonly IsoDate[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return dates;
  return listDates(addDays(first, -DAYS_AROUND), addDays(last, DAYS_AROUND));
}

/** `place_kyoto-fushimi-inari`: unique over all cities. */
export function placeIdOf(city: string, entry: string): PlaceId {
  return `place_${city}-${entry}` as PlaceId;
}

interface Context {
  readonly dates: readonly IsoDate[];
  readonly toMoney: ToMoney;
}

function toSight(file: CityFile, entry: SightEntry, { dates, toMoney }: Context): Sight {
  return {
    kind: 'sight',
    ...commonFacts(file, entry),
    ...(entry.aliases.length > 0 && { aliases: entry.aliases }),
    categories: entry.categories,
    ...hoursOf(file, entry, dates),
    indoor: entry.indoor,
    significance: entry.significance,
    fee: toMoney(entry.fee, file.city.currency),
    ...(entry.childFees && {
      childFees: entry.childFees.flatMap(({ under, fee: amount }) => {
        const fee = toMoney(amount, file.city.currency);
        return fee ? [{ under, fee }] : [];
      }),
    }),
    ...freeDaysOf(file, entry, dates),
    usualMinutes: entry.usualMinutes,
    minimumMinutes: entry.minimumMinutes ?? Math.ceil(entry.usualMinutes / 2),
  };
}

function toEatery(file: CityFile, entry: EateryEntry, { dates, toMoney }: Context): Eatery {
  return {
    kind: 'eatery',
    ...commonFacts(file, entry),
    categories: ['restaurant'],
    ...hoursOf(file, entry, dates),
    indoor: entry.indoor,
    significance: entry.significance,
    meals: entry.meals,
    cuisine: entry.cuisine,
    level: entry.level,
    price: toMoney(entry.price, file.city.currency),
    serves: entry.serves,
    ...(entry.reservation && { reservation: entry.reservation }),
    ...(entry.mustTry && { mustTry: entry.mustTry }),
    ...(entry.isArea && { isArea: true }),
  };
}

/** Guests of a house come and go; when it opens to others is not in the catalogue. */
function toLodging(file: CityFile, entry: LodgingEntry, toMoney: ToMoney): Lodging {
  return {
    kind: 'lodging',
    ...commonFacts(file, entry),
    categories: ['stay'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: entry.indoor,
    significance: entry.significance,
    level: entry.level,
    style: entry.style,
    nightly: toMoney(entry.nightly, file.city.currency),
    checkIn: entry.checkIn === null ? null : parseTime(entry.checkIn),
    checkOut: entry.checkOut === null ? null : parseTime(entry.checkOut),
    ...(entry.breakfast !== undefined && { breakfast: entry.breakfast }),
    ...(entry.isArea && { isArea: true }),
  };
}

function toTerminal(file: CityFile, entry: TerminalEntry, dates: readonly IsoDate[]): Terminal {
  return {
    kind: 'terminal',
    ...commonFacts(file, entry),
    ...(entry.iata !== undefined && { iata: entry.iata }),
    categories: ['station'],
    ...hoursOf(file, entry, dates),
    indoor: null,
    significance: LEAST_SIGNIFICANCE,
  };
}

function commonFacts(
  file: CityFile,
  entry: Entry,
): Pick<Sight, 'id' | 'name' | 'localName' | 'city' | 'at' | 'stepFree' | 'summary' | 'source' | 'factSources'> {
  return {
    id: placeIdOf(file.city.id, entry.id),
    name: entry.name,
    ...(entry.localName === undefined ? {} : { localName: entry.localName }),
    city: file.city.id as CityId,
    at: { lat: entry.lat, lon: entry.lon },
    stepFree: entry.stepFree,
    summary: entry.summary,
    ...provenanceOf(file, entry),
  };
}

function provenanceOf(file: CityFile, entry: Entry): Pick<Sight, 'source' | 'factSources'> {
  const named = (key: string | undefined): Provenance =>
    (key === undefined ? undefined : file.sources[key]) ?? file.source;
  const origin = named(entry.source);
  const source = entry.url === undefined ? origin : withPage(origin, entry.url);
  if (!entry.factSources) return { source };
  const facts = Object.entries(entry.factSources).map(([fact, key]) => [fact, named(key)] as const);
  return { source, factSources: Object.fromEntries(facts) };
}

/** Leads to the page of this very place; what has to be named is still found on the page of its source. */
function withPage(origin: Provenance, url: string): Provenance {
  return { ...origin, url, ...(origin.url !== undefined && { attributionUrl: origin.url }) };
}

/** Of the dates those on which nothing is charged: whole days, whenever it is open. */
function freeDaysOf(
  file: CityFile,
  { freeOn, ...entry }: SightEntry,
  dates: readonly IsoDate[],
): Pick<Sight, 'freeOn'> {
  if (freeOn === undefined) return {};
  const { hours } = hoursOf(file, { ...entry, hours: `${freeOn} 00:00-24:00` }, dates);
  const free = dates.filter((date) => hours !== 'unknown' && (hours[date] ?? []).length > 0);
  return free.length > 0 ? { freeOn: free } : {};
}

function hoursOf(
  { city }: CityFile,
  entry: Extract<Entry, { hours: string }>,
  dates: readonly IsoDate[],
): { readonly hours: DatedHours; readonly hoursText: string } {
  const at = { lat: entry.lat, lon: entry.lon };
  const place = { country: city.country, region: city.region, zone: city.zone, at };
  return { hours: resolveHours(entry.hours, place, dates), hoursText: entry.hoursText ?? entry.hours };
}
