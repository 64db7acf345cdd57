import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { PilgrimageApiError, type Point, type PointsPort } from '@wayfarer/pilgrimage/ports';

import { hoursOfPoint } from '../../pilgrimage/points/sample-points.ts';
import { openWaits } from '../../store/waits.ts';
import { writeWhole } from '../../store/write-whole.ts';
import { ANSWER_LIMITS } from '../http/answer-limits.ts';
import { ask, type Fetch } from '../http/ask.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import type { ScenesSettings } from '../live-settings.ts';
import { waitTimeAfter } from '../osm/wait-time.ts';
import { toUserAgent } from '../user-agent.ts';
import { parsePoints } from './parse-points.ts';

/** Scenes change seldom. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const NOT_FOUND = 'answered with status 404';

export interface AnitabiOptions extends Pick<ScenesSettings, 'contact' | 'anitabi'> {
  /** Where answers are kept, and how long the service is to be left alone. */
  readonly folder: string;
  readonly clock: { now(): Date };
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
}

/**
 * Asks Anitabi, or a server like it, for the points of a work. Its data are CC BY-NC-SA 4.0: each point carries the attribution that is
 * to be shown with it. Answers are kept for a month; a service that asks for a pause is left alone for as long.
 */
export function createAnitabi(options: AnitabiOptions): PointsPort {
  const { folder, clock, anitabi: url, contact, fetch = globalThis.fetch } = options;
  const { timeoutMs: totalMs = ANSWER_LIMITS.scenes.totalMs } = options;
  const { host } = new URL(url);
  const [scratch, now] = [path.join(folder, '.fetch'), (): number => clock.now().getTime()];
  const waits = openWaits({ scratch });

  async function fetchPoints(id: number, signal: AbortSignal): Promise<string> {
    const file = path.join(folder, `anitabi-${id}.json`);
    if (existsSync(file) && now() - statSync(file).mtimeMs < KEPT_MS) return readFileSync(file, 'utf8');
    const pending = waits.find(host);
    if (pending && pending.until > now()) throw refusal(host, { reason: pending.reason, retryAt: pending.until });
    try {
      const question = { url: `${url}/bangumi/${id}/points/detail?haveImage=true`, userAgent: toUserAgent(contact) };
      const text = await ask(question, { fetch, signal, limits: { ...ANSWER_LIMITS.scenes, totalMs }, now: now() });
      // What cannot be read is not kept.
      parsePoints(text, { id, title: '', title_cn: null, title_en: null }, '1970-01-01');
      writeWhole(file, text, { scratch });
      waits.forget(host);
      return text;
    } catch (error) {
      if (!(error instanceof RequestFailedError)) throw error;
      if (error.trouble === 'refused' && error.message === NOT_FOUND) return '[]';
      const until = now() + waitTimeAfter(error, (pending?.failures ?? 0) + 1);
      waits.note(host, { until, trouble: error.trouble, reason: error.message });
      throw refusal(host, { reason: error.message, retryAt: until, cause: error });
    }
  }

  return {
    async findPoints({ work, dates }, { signal }) {
      const text = await fetchPoints(work.id, signal);
      const points = parsePoints(text, work, clock.now().toISOString().slice(0, 10));
      return points.map((point): Point => ({ ...point, hours: hoursOfPoint(point, dates) }));
    },
  };
}

function refusal(
  host: string,
  { reason, ...rest }: { readonly reason: string; readonly retryAt: number; readonly cause?: unknown },
): PilgrimageApiError {
  return new PilgrimageApiError(`${host}, which knows places of films and series, ${reason}.`, rest);
}
