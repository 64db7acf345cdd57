import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { WalkedRoutes } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import { withLock } from '../../store/lock.ts';
import { openWaits } from '../../store/waits.ts';
import { ANSWER_LIMITS } from '../http/answer-limits.ts';
import { ask, type Fetch } from '../http/ask.ts';
import { pauseFor } from '../http/pause-for.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import type { RoutingSettings } from '../live-settings.ts';
import { sayWait, waitTimeAfter } from '../osm/wait-time.ts';
import { toUserAgent } from '../user-agent.ts';
import { type KeptRoutes, openRouteShelf } from './kept-routes.ts';
import { OSRM } from './osrm.ts';
import type { WayPoint } from './pick-points.ts';
import type { RoutingEngine } from './routing-engine.ts';
import { toWalks, type Walk } from './to-walks.ts';
import { VALHALLA } from './valhalla.ts';

const ENGINES: Readonly<Record<RoutingSettings['engine'], RoutingEngine>> = { osrm: OSRM, valhalla: VALHALLA };

const DAY_MS = 24 * 60 * 60 * 1000;
/** Streets change slowly. */
const FRESH_MS = 30 * DAY_MS;

/** Ways on foot of one city, as far as they could be had. */
export interface CityWalks {
  readonly routes: WalkedRoutes | null;
  /** Full sentences for the traveller. */
  readonly notes: readonly string[];
}

export interface WalkContext {
  readonly report: (note: string) => Promise<void>;
  readonly signal: AbortSignal;
  /** After that nobody waits any longer, and estimates have to do. */
  readonly enough: AbortSignal;
}

/** Knows how one walks from place to place. */
export interface WalkRouter {
  /** Throws only what `signal` was aborted with: without routes, ways are estimated. */
  find(city: string, points: readonly WayPoint[], context: WalkContext): Promise<CityWalks>;
}

export interface WalkRouterOptions extends RoutingSettings {
  /** Where what was answered is kept. */
  readonly folder: string;
  readonly clock: { now(): Date };
  readonly fetch?: Fetch;
  /** For one request. */
  readonly timeoutMs?: number;
}

/**
 * Asks a routing engine for ways on foot: one question a city, in as many requests as its limits make of it, one after the other in
 * all processes that share the folder, and none while it is to be left alone. What was answered is kept.
 */
export function createWalkRouter(options: WalkRouterOptions): WalkRouter {
  const { folder, clock, url, contact, fetch = globalThis.fetch } = options;
  const { host, hostname } = new URL(url);
  const { timeoutMs: totalMs = ANSWER_LIMITS.routing.totalMs } = options;
  const engine = ENGINES[options.engine];
  const [scratch, now] = [path.join(folder, '.fetch'), (): number => clock.now().getTime()];
  const writing = { scratch, now };
  const waits = openWaits(writing);
  const shelf = openRouteShelf({ ...writing, folder, engine: `${options.engine}:${url}` });
  const isFresh = ({ fetchedAt }: KeptRoutes): boolean => now() - fetchedAt < FRESH_MS;

  async function fetchRoutes(points: readonly WayPoint[], signal: AbortSignal): Promise<KeptRoutes> {
    const minutes = new Array<number>(points.length ** 2).fill(-1);
    const km = [...minutes];
    for (const [index, block] of blocksOf(points, engine.most).entries()) {
      if (index > 0) await sleep(pauseFor(hostname), undefined, { signal });
      const { walks, at } = await askBlock(block, signal);
      for (const [row, ways] of walks.entries()) {
        for (const [column, walk] of ways.entries()) {
          const cell = (at.row + row) * points.length + at.column + column;
          [minutes[cell], km[cell]] = walk ? [walk.minutes, walk.km] : [-1, -1];
        }
      }
    }
    return shelf.put(points, { minutes, km });
  }

  async function askBlock({ sources, targets, row, column }: Block, signal: AbortSignal): Promise<AnsweredBlock> {
    const from = sources.map(({ at }) => at);
    const question = { sources: from, targets: sources === targets ? from : targets.map(({ at }) => at) };
    const text = await ask(
      { ...engine.toQuestion(url, question), userAgent: toUserAgent(contact) },
      { fetch, signal, limits: { ...ANSWER_LIMITS.routing, totalMs }, now: now() },
    );
    return { walks: toWalks(engine.parse(text, question), question), at: { row, column } };
  }

  /** What is there, or was fetched now; or why it could not be had. */
  async function findRoutes(points: readonly WayPoint[], signal: AbortSignal): Promise<KeptRoutes | string> {
    const kept = shelf.find(points);
    if (kept && isFresh(kept)) return kept;
    const pending = waits.find(host);
    if (pending && pending.until > now())
      return kept ?? `it ${pending.reason} and is left alone for ${sayWait(pending.until - now())}`;
    try {
      const fetched = await fetchRoutes(points, signal);
      waits.forget(host);
      return fetched;
    } catch (error) {
      if (!(error instanceof RequestFailedError)) throw error;
      const until = now() + waitTimeAfter(error, (pending?.failures ?? 0) + 1);
      waits.note(host, { until, trouble: error.trouble, reason: error.message });
      return kept ?? `it ${error.message}`;
    }
  }

  return {
    async find(city, points, { report, signal, enough }) {
      const kept = shelf.find(points);
      if (kept && isFresh(kept)) return { routes: toRoutes(points, kept), notes: [] };
      await report(`Asking ${host} how one walks between ${points.length} places in ${city}.`);
      const within = AbortSignal.any([signal, enough]);
      const found = await withLock(scratch, () => findRoutes(points, within), { signal: within, now }).catch(
        (error: unknown) => {
          signal.throwIfAborted();
          if (enough.aborted) return 'it took too long';
          throw error;
        },
      );
      if (typeof found !== 'string') return { routes: toRoutes(points, found), notes: [] };
      return { routes: null, notes: [`Ways in ${city} are estimates: ${host} was to work them out, but ${found}.`] };
    },
  };

  function toRoutes(points: readonly WayPoint[], { minutes, km, fetchedAt }: KeptRoutes): WalkedRoutes {
    return { points: points.map(({ id }) => id), minutes, km, source: sourceOf(engine.name, fetchedAt) };
  }
}

function sourceOf(engine: string, fetchedAt: number): Provenance {
  return {
    name: `${engine} on OpenStreetMap`,
    date: new Date(fetchedAt).toISOString().slice(0, 10),
    verify: true,
    license: 'ODbL 1.0',
    attribution: `© OpenStreetMap contributors, ways by ${engine}`,
    url: 'https://www.openstreetmap.org/copyright',
  };
}

interface Block {
  readonly sources: readonly WayPoint[];
  readonly targets: readonly WayPoint[];
  /** Where it stands in the whole matrix. */
  readonly row: number;
  readonly column: number;
}

interface AnsweredBlock {
  readonly walks: readonly (readonly Walk[])[];
  readonly at: { readonly row: number; readonly column: number };
}

/** The whole matrix in squares of at most so many. */
function blocksOf(points: readonly WayPoint[], most: number): readonly Block[] {
  const starts = Array.from({ length: Math.ceil(points.length / most) }, (_, index) => index * most);
  const parts = starts.map((start) => ({ start, part: points.slice(start, start + most) }));
  return parts.flatMap((from) =>
    parts.map((to) => ({ sources: from.part, targets: to.part, row: from.start, column: to.start })),
  );
}
