import { describe, expect, it } from 'vitest';

import { inOrder } from './build-package.ts';

describe('order of building', () => {
  const packages = [
    { name: 'planner', folder: 'p', sisters: ['trip', 'itinerary'] },
    { name: 'itinerary', folder: 'i', sisters: ['trip', 'optimizer'] },
    { name: 'optimizer', folder: 'o', sisters: [] },
    { name: 'trip', folder: 't', sisters: [] },
  ];

  it('puts sisters first, each once', () => {
    expect(inOrder(packages, ['planner']).map(({ name }) => name)).toEqual([
      'trip',
      'optimizer',
      'itinerary',
      'planner',
    ]);
  });

  it('builds no more than is asked for', () => {
    expect(inOrder(packages, ['optimizer']).map(({ name }) => name)).toEqual(['optimizer']);
  });
});
