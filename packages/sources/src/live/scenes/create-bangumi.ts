import path from 'node:path';

import { PilgrimageApiError, type WorkCandidate } from '@wayfarer/pilgrimage/ports';
import { z } from 'zod';

import { openWaits } from '../../store/waits.ts';
import { ANSWER_LIMITS } from '../http/answer-limits.ts';
import { ask, type Fetch } from '../http/ask.ts';
import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import type { TitlesSettings } from '../live-settings.ts';
import { waitTimeAfter } from '../osm/wait-time.ts';
import { toUserAgent } from '../user-agent.ts';

const MOST_FOUND = 5;
/** Animation, as Bangumi numbers kinds of subjects. */
const ANIME = 2;

export interface BangumiOptions extends TitlesSettings {
  /** Where it is kept how long the service is to be left alone. */
  readonly folder: string;
  readonly clock: { now(): Date };
  readonly fetch?: Fetch;
  readonly timeoutMs?: number;
}

/** Titles that a service knows. */
export interface TitlesService {
  /**
   * The likeliest first, at most five; how alike they are is for whoever asks to say.
   *
   * @throws {PilgrimageApiError}
   */
  search(
    keyword: string,
    context: { readonly signal: AbortSignal },
  ): Promise<readonly Omit<WorkCandidate, 'confidence'>[]>;
}

/** A subject as `/v0/search/subjects` has it. */
const subjectSchema = z.object({
  id: z.int().min(1),
  name: z.string().min(1).max(300),
  name_cn: z.string().max(300).nullish(),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullish()
    .catch(null),
  platform: z.string().max(40).nullish(),
});
const answerSchema = z.object({ data: z.array(z.unknown()).max(100) });

/**
 * Asks Bangumi, or a server like it, for subjects of a title. Whoever asks says who they are; a service that wants a pause has it.
 */
export function createBangumi(options: BangumiOptions): TitlesService {
  const { folder, clock, bangumi: url, contact, fetch = globalThis.fetch } = options;
  const { timeoutMs: totalMs = ANSWER_LIMITS.titles.totalMs } = options;
  const { host } = new URL(url);
  const now = (): number => clock.now().getTime();
  const waits = openWaits({ scratch: path.join(folder, '.fetch') });
  return {
    async search(keyword, { signal }) {
      const pending = waits.find(host);
      if (pending && pending.until > now()) throw refusal(host, { reason: pending.reason, retryAt: pending.until });
      try {
        const question = {
          url: `${url}/v0/search/subjects?limit=${MOST_FOUND}`,
          json: { keyword, filter: { type: [ANIME] } },
          userAgent: toUserAgent(contact),
        };
        const text = await ask(question, { fetch, signal, limits: { ...ANSWER_LIMITS.titles, totalMs }, now: now() });
        const found = parseSubjects(text);
        waits.forget(host);
        return found;
      } catch (error) {
        if (!(error instanceof RequestFailedError)) throw error;
        if (error.trouble === 'refused' && error.message === 'answered with status 404') return [];
        const until = now() + waitTimeAfter(error, (pending?.failures ?? 0) + 1);
        waits.note(host, { until, trouble: error.trouble, reason: error.message });
        throw refusal(host, { reason: error.message, retryAt: until, cause: error });
      }
    },
  };
}

function parseSubjects(text: string): readonly Omit<WorkCandidate, 'confidence'>[] {
  const answer = answerSchema.safeParse(parseJson(text));
  if (!answer.success) throw new RequestFailedError('unreadable', 'answered something else than a list of subjects');
  return answer.data.data.slice(0, MOST_FOUND).flatMap((item) => {
    const read = subjectSchema.safeParse(item);
    if (!read.success) return [];
    const { id, name, name_cn, date, platform } = read.data;
    const kind = platform === '剧场版' ? 'film' : platform === 'TV' || platform === 'WEB' ? 'tv' : 'other';
    const titles = { title: name, title_cn: name_cn || null, title_en: null };
    return [{ id, ...titles, kind, date: date ?? null, matched: name, has_points: false } as const];
  });
}

function refusal(
  host: string,
  { reason, ...rest }: { readonly reason: string; readonly retryAt: number; readonly cause?: unknown },
): PilgrimageApiError {
  return new PilgrimageApiError(`${host}, which knows titles of films and series, ${reason}.`, rest);
}
