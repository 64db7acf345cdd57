import type { Trip } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { createFakeConcierge, trip } from '../../test/support/fake-concierge.ts';
import { NO_WORLD } from '../../test/support/no-world.ts';
import { createApp } from '../app.ts';

/** Renames a trip to `title`; before it, the trip was called "New trip". */
async function rename(after: Partial<Trip>, prefer: string) {
  const concierge = createFakeConcierge();
  const renamed = trip(after);
  const app = createApp({
    concierge: { ...concierge, write: async () => renamed },
    world: NO_WORLD,
    version: '1',
  });
  const answer = await app.request('/api/trips/trip_1/title', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: prefer },
    body: JSON.stringify({ title: 'x' }),
  });
  return {
    status: answer.status,
    applied: answer.headers.get('preference-applied'),
    body: await answer.json(),
    renamed,
  };
}

describe('what has changed', () => {
  const revision = 'c'.repeat(32);

  it('is answered alone to who prefers that: from where, to where, and the steps between', async () => {
    const { status, applied, body } = await rename({ title: 'With Ada', revision }, 'return=minimal');
    expect([status, applied]).toEqual([200, 'return=minimal']);
    expect(body).toEqual({
      from: 'b'.repeat(32),
      to: revision,
      patch: [
        { op: 'replace', path: '/revision', value: revision },
        { op: 'replace', path: '/title', value: 'With Ada' },
      ],
    });
  });

  it.each(['', 'return=representation', 'return=minimals', 'x-return=minimal'])(
    'is not answered to who prefers %j',
    async (prefer) => {
      const { status, applied, body, renamed } = await rename({ title: 'With Ada', revision }, prefer);
      expect([status, applied, body]).toEqual([200, null, renamed]);
    },
  );

  it('is not answered where the whole trip is smaller', async () => {
    // Each warning of the patch repeats its path; in the trip it is two bytes and a comma.
    const warnings = Array.from({ length: 400 }, () => '');
    const { status, applied, body, renamed } = await rename({ warnings, revision }, 'return=minimal');
    expect([status, applied, body]).toEqual([200, null, renamed]);
  });
});
