import type { AnswerLimits } from '@wayfarer/archon/data';
import {
  type CityFetcher,
  type CityTrouble,
  CityUnavailableError,
  type FetchContext,
  type FetchedCity,
  type WantedCity,
} from '@wayfarer/planner/ports';

import type { ReadCatalogue } from '../../catalogue/open-catalogue.ts';
import { sayNoCurrency, toImportedCity } from '../../osm/city-facts.ts';
import { scratchOf } from '../../osm/save-city.ts';
import { drawCity } from '../../osm/sketch/to-sketch.ts';
import { toCityFile } from '../../osm/to-city-file.ts';
import { withLock } from '../../store/lock.ts';
import { openWaits } from '../../store/waits.ts';
import { ANSWER_LIMITS } from '../http/answer-limits.ts';
import { ask, type Fetch, type Question } from '../http/ask.ts';
import { toUserAgent } from '../user-agent.ts';
import { askOsm, type Found } from './ask-osm.ts';
import { type CityShelf, openShelf } from './city-shelf.ts';
import { readPermission } from './fetch-permission.ts';
import { listOsmServices, type OsmEndpoints } from './osm-services.ts';
import { reachOf } from './reach.ts';
import { sayNothingThere } from './sentences.ts';
import { listItems, parseSitelinks, toSitelinksQuestion } from './sitelinks.ts';

/** Of an answer, half of it the map, by the number of people (up to) who live in the city; from extracts of such cities. */
const MEGABYTES: readonly (readonly [number, number])[] = [
  [100_000, 1],
  [1_000_000, 3],
  [Infinity, 5],
];

/** Our estimate: a service works for about ten seconds, and a megabyte takes five more to come and be read. */
const secondsFor = (megabytes: number): number => 10 + 5 * megabytes;

export interface CityFetcherOptions {
  /** Where cities are put; need not be there yet. */
  readonly citiesFolder: string;
  /** An address or a mail address under which the services reach whoever runs this installation for others. */
  readonly contact: string | null;
  readonly endpoints: OsmEndpoints & {
    /** SPARQL of Wikidata, which tells how well known sights are; `null`: tags have to do. */
    readonly wikidata: string | null;
  };
  readonly catalogue: ReadCatalogue;
  /** How many people live in a city; `null` where nobody knows. */
  readonly populationOf: (city: WantedCity) => number | null;
  readonly clock: { now(): Date };
  readonly fetch?: Fetch;
  /** For one request. */
  readonly timeoutMs?: number;
}

/**
 * Fetches cities from OpenStreetMap by public services: one request a city, one at a time in all processes that share the
 * folder, and none while a service is to be left alone.
 */
export function createCityFetcher(options: CityFetcherOptions): CityFetcher {
  const { citiesFolder, catalogue, clock, populationOf, endpoints } = options;
  const [scratch, now] = [scratchOf(citiesFolder), () => clock.now().getTime()];
  const shelf = openShelf({ citiesFolder, catalogue, now });
  return {
    offer(city) {
      const population = populationOf(city) ?? 0;
      const [, megabytes = 1] = MEGABYTES.find(([below]) => population < below) ?? [];
      const requests = endpoints.wikidata === null ? 1 : 2;
      const permission = readPermission(citiesFolder);
      if (permission === 'never') return null;
      return {
        from: 'OpenStreetMap',
        requests,
        megabytes,
        seconds: secondsFor(megabytes),
        ...(permission === 'always' && { isAllowed: true }),
      };
    },
    async fetch(city, { report, signal }) {
      const held = shelf.find(city);
      if (held?.isFresh) return held.fetched;
      if (readPermission(citiesFolder) === 'never') throw switchedOff(city);
      const attempt = new Attempt({ ...options, city, shelf, scratch, now, report, signal });
      const onWait = (): Promise<void> => report({ kind: 'queued' });
      return withLock(scratch, () => attempt.fetchUnlessFresh(), { signal, now, onWait });
    },
  };
}

function switchedOff(city: WantedCity): CityUnavailableError {
  return unavailable(`Fetching cities was switched off here, so ${city.name} stays as it is.`, 'switched-off', city);
}

function unavailable(
  message: string,
  kind: Exclude<CityTrouble['kind'], 'services'>,
  { name }: WantedCity,
): CityUnavailableError {
  return new CityUnavailableError(message, { trouble: { kind, city: name } });
}

interface AttemptOptions extends CityFetcherOptions {
  readonly city: WantedCity;
  readonly shelf: CityShelf;
  readonly scratch: string;
  readonly now: () => number;
  readonly report: FetchContext['report'];
  readonly signal: AbortSignal;
}

/** One city on its way; nobody else is asked for another meanwhile. */
class Attempt {
  readonly #options: AttemptOptions;

  constructor(options: AttemptOptions) {
    this.#options = options;
  }

  async fetchUnlessFresh(): Promise<FetchedCity> {
    const { shelf, city, report } = this.#options;
    // Whoever held the lock may have fetched this very city.
    const held = shelf.find(city);
    if (held?.isFresh) return held.fetched;
    try {
      return await this.#fetch();
    } catch (error) {
      if (!held || !(error instanceof CityUnavailableError)) throw error;
      if (error.trouble) await report({ kind: 'kept', city: city.name, trouble: error.trouble });
      return held.fetched;
    }
  }

  async #fetch(): Promise<FetchedCity> {
    const { shelf, city, report, now } = this.#options;
    const found = await this.#findPlaces();
    const sitelinks = await this.#findSitelinks(found);
    await report({ kind: 'reading', places: found.elements.length, city: city.name });
    const { id, previous } = shelf.place(city);
    const described = toImportedCity(city, { id, previous, reachKm: Math.max(...Object.values(found.reach)) });
    if (!described) throw unavailable(sayNoCurrency(city), 'no-currency', city);
    const date = found.date ?? new Date(now()).toISOString().slice(0, 10);
    const { file } = toCityFile(found.elements, described, {
      date,
      ...(sitelinks && { sitelinks }),
      ...(previous && { previous }),
    });
    if (file.sights.length === 0) throw unavailable(sayNothingThere(city.name), 'nothing-there', city);
    return shelf.put({ file, ...drawCity(found.shapes, file) });
  }

  #findPlaces(): Promise<Found> {
    const { city, contact, endpoints, scratch, now, report, populationOf } = this.#options;
    return askOsm(
      { name: city.name, center: city.at, reach: reachOf(populationOf(city)) },
      {
        services: listOsmServices(endpoints),
        waits: openWaits({ scratch }),
        // Who is refused under one contact may be welcome under another.
        keyOf: ({ endpoint }) => `${endpoint} as ${contact ?? 'nobody'}`,
        now,
        ask: async (service, { center, reach }) => {
          const host = new URL(service.endpoint).host;
          await report({ kind: 'asking', host, km: reach.sights, city: city.name });
          return this.#ask(service.toQuestion(center, reach), ANSWER_LIMITS[service.kind]);
        },
      },
    );
  }

  /** Refines what tags say; a city without is a city all the same. */
  async #findSitelinks({ elements }: Found): Promise<ReadonlyMap<string, number> | undefined> {
    const { endpoints, signal } = this.#options;
    const items = listItems(elements);
    if (endpoints.wikidata === null || items.length === 0) return undefined;
    try {
      return parseSitelinks(await this.#ask(toSitelinksQuestion(endpoints.wikidata, items), ANSWER_LIMITS.wikidata));
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }

  #ask(question: Omit<Question, 'userAgent'>, limits: AnswerLimits): Promise<string> {
    const { contact, fetch = globalThis.fetch, timeoutMs: totalMs = limits.totalMs, signal, now } = this.#options;
    return ask(
      { ...question, userAgent: toUserAgent(contact) },
      { fetch, signal, limits: { ...limits, totalMs }, now: now() },
    );
  }
}
