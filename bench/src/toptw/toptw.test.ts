import { solve } from '@wayfarer/optimizer';
import { describe, expect, it } from 'vitest';

import type { Instance } from './instance.ts';
import { judge } from './judge.ts';
import { toProblem } from './to-problem.ts';

const depot = { id: 0, x: 0, y: 0, service: 0, score: 0, open: 0, close: 100 };

const PLAIN: Instance = {
  name: 'plain',
  set: 'test',
  rounding: 'floor1',
  tmax: 100,
  nodes: [
    depot,
    { id: 1, x: 3, y: 4, service: 10, score: 7, open: 20, close: 24 },
    { id: 2, x: 6, y: 8, service: 10, score: 5, open: 0, close: 90 },
    { id: 7, x: 60, y: 0, service: 10, score: 50, open: 0, close: 90 },
  ],
};

const RICH: Instance = {
  ...PLAIN,
  m: 2,
  budget: 9,
  typeMax: [1],
  nodes: [
    depot,
    {
      ...depot,
      id: 1,
      x: 3,
      y: 4,
      score: 7,
      tw: [
        [
          [0, 1],
          [8, 9.5],
        ],
        [[50, 60]],
      ],
      fee: 5,
      types: [1],
    },
    { ...depot, id: 2, x: 4, y: 3, score: 6, tw: [[[20, 30]], [[20, 30]]], fee: 5, types: [0] },
    { ...depot, id: 3, x: 5, y: 0, score: 5, tw: [[[20, 30]], [[20, 30]]], fee: 1, types: [1] },
    { ...depot, id: 4, x: 5, y: 5, score: 4, tw: [[[20, 30]], [[40, 41]]], fee: 3, types: [0] },
  ],
};

describe('instances of the orienteering problem', () => {
  it('are solved in routes that the judge accepts', () => {
    const { routes, score } = solve(toProblem(PLAIN, 1), { seed: 1 });
    expect(routes.map((route) => route.map((place) => PLAIN.nodes[place + 1]?.id))).toEqual([[1, 2]]);
    expect(judge(PLAIN, [[1, 2]], 1)).toEqual({ faults: [], score });
  });

  it('may have several windows, a budget and limits by type', () => {
    const { routes, score } = solve(toProblem(RICH, 2), { seed: 1 });
    const ids = routes.map((route) => route.map((place) => RICH.nodes[place + 1]?.id ?? NaN));
    expect(score).toBe(15);
    expect(judge(RICH, ids, 2)).toEqual({ faults: [], score: 15 });
  });

  it('show the judge what is wrong', () => {
    expect(judge(PLAIN, [[2, 1]], 1).faults).toEqual(['route 0 is late at node 1']);
    expect(judge(PLAIN, [[7]], 1).faults).toEqual(['route 0 is back late']);
    expect(judge(PLAIN, [[1], [1]], 1).faults).toEqual(['more than 1 routes', 'a node twice, or the start visited']);
    expect(judge(RICH, [[1, 2]], 2).faults).toEqual(['over budget']);
    expect(judge(RICH, [[3], [1]], 2).faults).toEqual(['too many of type 1']);
  });
});
