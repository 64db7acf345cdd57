import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { AskedRide, TransitFindings, TransitPort } from '@wayfarer/planner/ports';
import type { TransitWay } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import { withLock } from '../../store/lock.ts';
import { openWaits } from '../../store/waits.ts';
import { ANSWER_LIMITS } from '../http/answer-limits.ts';
import { ask, type Fetch } from '../http/ask.ts';
import { pauseFor } from '../http/pause-for.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import { TRANSITOUS, type TransitSettings } from '../live-settings.ts';
import { waitTimeAfter } from '../osm/wait-time.ts';
import { toUserAgent } from '../user-agent.ts';
import { parsePlan } from './parse-plan.ts';
import { toInstant } from './zoned-time.ts';

/** For all rides of a question: somebody has chosen a plan and looks at it meanwhile. */
const PATIENCE_MS = 25_000;
/** What was not answered in time is asked for again so much later. */
const AFTER_PATIENCE_MS = 60_000;
/** Of several connections the one that arrives first is shown. */
const CONNECTIONS = '3';

export interface TransitOptions extends TransitSettings {
  /** Where it is kept how long the service is to be left alone. */
  readonly folder: string;
  readonly clock: { now(): Date };
  readonly fetch?: Fetch;
  /** For one request. */
  readonly timeoutMs?: number;
}

/**
 * Looks rides up in the timetables of a MOTIS server, one after the other in all processes that share the folder. The first failure
 * ends it: the others wait until the service may be asked again.
 */
export function createTransit(options: TransitOptions): TransitPort {
  const {
    folder,
    clock,
    url,
    contact,
    fetch = globalThis.fetch,
    timeoutMs: totalMs = ANSWER_LIMITS.timetable.totalMs,
  } = options;
  const { host, hostname } = new URL(url);
  const [scratch, now] = [path.join(folder, '.fetch'), (): number => clock.now().getTime()];
  const waits = openWaits({ scratch });

  async function findWay(ride: AskedRide, signal: AbortSignal): Promise<TransitWay | null> {
    const text = await ask(
      { url: toUrl(url, ride), userAgent: toUserAgent(contact) },
      { fetch, signal, limits: { ...ANSWER_LIMITS.timetable, totalMs }, now: now() },
    );
    return parsePlan(text, ride, sourceOf(url, now()));
  }

  /** Adds to `answered` what it finds, until all is found or something fails: that is answered. */
  async function findAll(
    rides: readonly AskedRide[],
    answered: Answered[],
    signal: AbortSignal,
  ): Promise<Pick<TransitFindings, 'problem' | 'retryAt'>> {
    const pending = waits.find(host);
    if (pending && pending.until > now()) return { problem: sayProblem(host, pending.reason), retryAt: pending.until };
    try {
      for (const [index, ride] of rides.entries()) {
        if (index > 0) await sleep(pauseFor(hostname), undefined, { signal });
        answered.push({ key: ride.key, way: await findWay(ride, signal) });
      }
      waits.forget(host);
      return { problem: '', retryAt: 0 };
    } catch (error) {
      if (!(error instanceof RequestFailedError)) throw error;
      const until = now() + waitTimeAfter(error, (pending?.failures ?? 0) + 1);
      waits.note(host, { until, trouble: error.trouble, reason: error.message });
      return { problem: sayProblem(host, error.message), retryAt: until };
    }
  }

  return {
    async findWays({ rides }, { signal }) {
      const enough = AbortSignal.timeout(PATIENCE_MS);
      const within = AbortSignal.any([signal, enough]);
      const answered: Answered[] = [];
      const ended = await withLock(scratch, () => findAll(rides, answered, within), { signal: within, now }).catch(
        (error: unknown) => {
          signal.throwIfAborted();
          if (!enough.aborted) throw error;
          return { problem: sayProblem(host, 'took too long'), retryAt: now() + AFTER_PATIENCE_MS };
        },
      );
      const known = new Set(answered.map(({ key }) => key));
      const unanswered = rides.map(({ key }) => key).filter((key) => !known.has(key));
      return { answered, unanswered, ...ended };
    },
  };
}

type Answered = TransitFindings['answered'][number];

function toUrl(base: string, { from, to, date, leave, zone }: AskedRide): string {
  const url = new URL(`${base}/api/v6/plan`);
  const query = {
    fromPlace: `${from.lat.toFixed(6)},${from.lon.toFixed(6)}`,
    toPlace: `${to.lat.toFixed(6)},${to.lon.toFixed(6)}`,
    time: new Date(toInstant(date, leave, zone)).toISOString(),
    arriveBy: 'false',
    numItineraries: CONNECTIONS,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function sayProblem(host: string, reason: string): string {
  return `Lines and stops of some rides could not be looked up: ${host} ${reason}. Their times are estimates.`;
}

function sourceOf(url: string, now: number): Provenance {
  const date = new Date(now).toISOString().slice(0, 10);
  if (url !== TRANSITOUS) {
    const { host, origin } = new URL(url);
    return { name: `timetables of ${host}`, date, verify: true, attribution: `Timetables by ${host}`, url: origin };
  }
  return {
    ...{ name: 'Transitous', date, verify: true },
    ...{ attribution: 'Timetables by Transitous', url: 'https://transitous.org/sources/' },
  };
}
