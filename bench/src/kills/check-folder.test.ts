import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { nodeDigest } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { afterAll, expect, it } from 'vitest';

import { checkFolder, type Findings } from './check-folder.ts';
import { Ledger } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TRIP = 'trip_1';
const OK = { status: 200, text: '' };

it('finds what was lost, done twice, done though it was refused, or left of what was forgotten', async () => {
  const log = new SqliteEventLog({ path: join(folder, 'events.db') });
  // In this order, each with as many events at a time.
  const written = ['kept', 'twice', 'other', 'twice', 'refused', 'pending'];
  for (const [expectedSeq, key] of written.entries()) {
    const event = { type: 'done', version: 1, author: 'a', content: { fact: 'zqplanned' } };
    const hidden = nodeDigest(`${TRIP} ${key}`).slice(0, 32);
    await log.append({ id: TRIP, type: 'trip' }, [event], { expectedSeq, key: hidden });
  }
  await log.close();
  const places = ['half 1', 'whole 1', 'whole 2'].map((name) => ({ name }));
  writeFileSync(join(folder, 'my-places.json'), JSON.stringify({ places, note: 'zqword', other: 'zqplace' }));

  const ledger = new Ledger();
  const enter = (key: string, answer?: { readonly status: number; readonly text: string }, trip = TRIP): void =>
    void ledger.entries.push({ client: key, key, trip, method: 'POST', path: `/api/trips/${trip}/undo`, answer });
  for (const key of ['kept', 'twice', 'missing']) enter(key, OK);
  enter('refused', { status: 409, text: '' });
  enter('pending');
  enter('gone', OK, 'trip_2');
  ledger.files.push({ names: ['half 1', 'half 2'], state: 'asked' }, { names: ['whole 1', 'whole 2'], state: 'kept' });
  ledger.forgotten.add('zqword').add('zqother');
  ledger.forgottenPlaces.add('zqplace').add('zqplanned');

  const findings: Findings = { lost: new Set(), doubled: new Set(), brokenChains: new Set() };
  await checkFolder(folder, ledger, findings);
  expect([...findings.lost]).toEqual([
    '"zqword" was forgotten, and is still there.',
    '"zqplace" was forgotten, and is still there.',
    'The places of half 1 are there by half.',
    'missing (POST /api/trips/trip_1/undo): acknowledged, and not in the log.',
    'gone (POST /api/trips/trip_2/undo): there is no such trip.',
  ]);
  expect([...findings.doubled]).toEqual([
    'twice (POST /api/trips/trip_1/undo): events 2, 4',
    'refused (POST /api/trips/trip_1/undo): refused (409), and done all the same.',
  ]);
  expect([...findings.brokenChains]).toEqual([]);
});
