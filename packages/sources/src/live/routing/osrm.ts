import { z } from 'zod';

import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import type { EngineWay, RoutingEngine, WaysQuestion } from './routing-engine.ts';

const table = z.array(z.array(z.number().min(0).nullable()));

const answerSchema = z.object({
  code: z.literal('Ok'),
  /** Seconds. */
  durations: table,
  /** Metres. */
  distances: table,
});

/**
 * The table service of OSRM. Its limit, 100 by default, is about sources times targets. Which profile a server has was chosen
 * when its data were made: the word in the address changes nothing, so what comes may be ways for cars.
 */
export const OSRM: RoutingEngine = {
  name: 'OSRM',
  most: 100,
  toQuestion(url, { sources, targets }) {
    const isSame = sources === targets;
    const points = isSame ? sources : [...sources, ...targets];
    const path = points.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';');
    const ends = isSame
      ? ''
      : `&sources=${sources.map((_, index) => index).join(';')}&destinations=${targets.map((_, index) => sources.length + index).join(';')}`;
    return { url: `${url}/table/v1/foot/${path}?annotations=duration,distance${ends}` };
  },
  parse(text, { sources, targets }) {
    const parsed = answerSchema.safeParse(parseJson(text));
    if (!parsed.success) throw new RequestFailedError('unreadable', 'answered with something that is no table of ways');
    const { durations, distances } = parsed.data;
    assertSize(durations, { sources, targets });
    assertSize(distances, { sources, targets });
    return durations.map((row, i) =>
      row.map((seconds, j): EngineWay => {
        const metres = distances[i]?.[j] ?? null;
        return seconds === null || metres === null ? null : { seconds, km: metres / 1000 };
      }),
    );
  },
};

/** @throws {RequestFailedError} */
export function assertSize(rows: readonly (readonly unknown[])[], { sources, targets }: WaysQuestion): void {
  if (rows.length === sources.length && rows.every((row) => row.length === targets.length)) return;
  throw new RequestFailedError(
    'unreadable',
    `answered with ${rows.length} rows of ways, where ${sources.length} of ${targets.length} were asked for`,
  );
}
