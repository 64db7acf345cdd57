import { solve } from '@wayfarer/optimizer';
import { expect, it } from 'vitest';

import { toLineChart } from './line-chart.ts';
import { toTown, withoutPlace } from './town.ts';

it('makes the same town from the same seed, and a day of about twelve stops can be had in it', () => {
  const town = toTown({ places: 60, days: 1, seed: 3 });
  const { routes, unmet } = solve(town, { seed: 1, effort: 100 });

  expect(toTown({ places: 60, days: 1, seed: 3 })).toEqual(town);
  expect(routes[0]?.length).toBeGreaterThanOrEqual(7);
  expect(unmet).toEqual([]);
});

it('closes one place and leaves the others as they are', () => {
  const town = toTown({ places: 20, days: 2, seed: 1 });
  const { leftOut } = solve(withoutPlace(town, 4), { seed: 1, effort: 50 });

  expect(leftOut).toContainEqual({ place: 4, mandatory: false, reason: 'no-window' });
  expect(withoutPlace(withoutPlace(town, 4), 4)).toEqual(withoutPlace(town, 4));
});

it('draws a line for each series', () => {
  const svg = toLineChart({
    title: 'growth',
    x: 'n',
    y: 'ms',
    lines: [
      {
        name: 'one',
        points: [
          [1, 2],
          [2, 4],
        ],
      },
    ],
  });

  expect(svg).toContain('<polyline');
  expect(svg).toContain('>growth<');
});
