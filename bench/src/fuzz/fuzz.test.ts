import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ApiDocument } from './api-document.ts';
import { createChance } from './chance.ts';
import { createRequests, type FuzzRequest } from './hostile-requests.ts';
import { runFuzz } from './run-fuzz.ts';
import { type ServerUnderTest, startServer } from './server-under-test.ts';

describe('requests from a document', () => {
  const document: ApiDocument = {
    paths: {
      '/api/trips/{id}/selection': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Select' } } } },
        },
      },
    },
    components: {
      schemas: {
        Select: { type: 'object', properties: { option: { type: 'integer', minimum: 1 } }, required: ['option'] },
      },
    },
  };

  function listRequests(seed: number, brokenShare: number): readonly FuzzRequest[] {
    const next = createRequests({
      document,
      chance: createChance(seed),
      brokenShare,
      known: [],
      tripIds: () => ['trip_1'],
    });
    return Array.from({ length: 500 }, () => next());
  }

  it('follow from the seed', () => {
    expect(listRequests(1, 0.22)).toEqual(listRequests(1, 0.22));
    expect(listRequests(1, 0.22)).not.toEqual(listRequests(2, 0.22));
  });

  it('hold to its schemas where nothing is broken', () => {
    for (const { method, path, body } of listRequests(1, 0)) {
      expect([method, path]).toEqual(['POST', '/api/trips/trip_1/selection']);
      const { option } = JSON.parse(String(body)) as { option: number };
      expect(Number.isInteger(option) && option >= 1).toBe(true);
    }
  });

  it('go over the wire as they are', () => {
    for (const { path, headers, raw } of listRequests(1, 1)) {
      if (raw !== undefined) continue;
      expect(path).toMatch(/^[\x21-\x7e]+$/);
      for (const value of Object.values(headers)) expect(value).toMatch(/^[\t\x20-\x7e\x80-\xff]*$/);
    }
  });
});

describe('a server', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.stop();
  });

  it(
    'answers 600 of them without a fault of its own, a hang or a word about itself',
    { timeout: 180_000 },
    async () => {
      const secrets = [server.dataFolder];
      const report = await runFuzz({
        url: server.url,
        seed: 7,
        requests: 600,
        plannedTrips: 1,
        planningShare: 0,
        hangMs: 60_000,
        secrets,
      });
      expect(report).toMatchObject({ serverErrors: [], hangs: [], leaks: [], cuts: [], refusalsWithoutProblem: [] });
      expect(Object.keys(report.statuses)).toEqual(expect.arrayContaining(['200', '400', '404', '409']));
      expect(server.isRunning()).toBe(true);
      expect(server.errors()).toBe('');
    },
  );
});
