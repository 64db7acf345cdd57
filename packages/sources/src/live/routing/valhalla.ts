import { z } from 'zod';

import { parseJson } from '../http/parse-json.ts';
import { RequestFailedError } from '../http/request-failed-error.ts';
import { assertSize } from './osrm.ts';
import type { EngineWay, RoutingEngine } from './routing-engine.ts';

const cellSchema = z.object({
  from_index: z.int(),
  to_index: z.int(),
  /** Seconds. */
  time: z.number().min(0).nullish(),
  distance: z.number().min(0).nullish(),
});

const answerSchema = z.object({
  sources_to_targets: z.array(z.array(cellSchema)),
  units: z.literal('kilometers'),
});

/** The matrix service of Valhalla; as it comes it allows 2,500 pairs. */
export const VALHALLA: RoutingEngine = {
  name: 'Valhalla',
  most: 50,
  toQuestion(url, { sources, targets }) {
    const listed = (points: typeof sources) => points.map(({ lat, lon }) => ({ lat, lon }));
    const body = {
      sources: listed(sources),
      targets: listed(targets),
      costing: 'pedestrian',
      units: 'kilometers',
      verbose: true,
    };
    return { url: `${url}/sources_to_targets`, json: body };
  },
  parse(text, question) {
    const parsed = answerSchema.safeParse(parseJson(text));
    if (!parsed.success) throw new RequestFailedError('unreadable', 'answered with something that is no table of ways');
    const { sources_to_targets: rows } = parsed.data;
    assertSize(rows, question);
    if (!rows.every((row, i) => row.every((cell, j) => cell.from_index === i && cell.to_index === j)))
      throw new RequestFailedError('unreadable', 'answered with ways in another order than they were asked for');
    return rows.map((row) =>
      row.map(({ time, distance }): EngineWay =>
        time == null || distance == null ? null : { seconds: time, km: distance },
      ),
    );
  },
};
