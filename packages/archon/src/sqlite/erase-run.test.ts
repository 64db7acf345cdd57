import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { SqliteEventLog } from './sqlite-event-log.ts';

const home = mkdtempSync(join(tmpdir(), 'archon-erase-'));
afterAll(() => rmSync(home, { recursive: true }));

function newFolder(): string {
  return mkdtempSync(join(home, 'log-'));
}

function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

describe('an erased run', () => {
  // SQLite moves rows between pages when rows around them change, and leaves copies where they were.
  it('leaves no byte, whatever its size and however it was interleaved with others', async () => {
    const folder = newFolder();
    const log = new SqliteEventLog({ path: join(folder, 'events.db') });
    const runtime = new FixedRuntime();
    const runs = Array.from({ length: 6 }, (_, number) => `run-${number}`);
    for (let round = 0; round < 120; round++) {
      for (const id of runs) {
        const secret = `secret of ${id}: ${'x'.repeat(runtime.random() * (runtime.random() < 0.1 ? 9000 : 150))}`;
        const event = { type: 'noted', version: 1, author: `author of ${id}:`, content: { secret } };
        const personal = { [`⟦p:${round}⟧`]: `value of ${id}: ${'y'.repeat(runtime.random() * 80)}` };
        await log.append({ id, type: 't' }, [{ ...event, personal }], {
          expectedSeq: round,
          key: `key of ${id}:${round}`,
          ...(round % 10 === 0 && {
            standing: { standing: 'ended', label: `label of ${id}: ${'z'.repeat(round)}` } as const,
          }),
        });
        if (round % 20 === 0) await log.listRuns();
      }
    }
    for (const [place, id] of runs.entries()) {
      expect(await log.eraseRun(id)).toBe(true);
      const bytes = bytesIn(folder);
      for (const what of ['secret', 'author', 'value', 'key', 'label']) {
        expect(bytes.includes(`${what} of ${id}:`)).toBe(false);
      }
      for (const left of runs.slice(place + 1)) expect(await log.verifyRun(left)).toMatchObject({ ok: true });
    }
    await log.close();
    expect(bytesIn(folder)).not.toContain(' of run-');
  });

  it('gives its room back when there is much of it', async () => {
    const folder = newFolder();
    const path = join(folder, 'events.db');
    const log = new SqliteEventLog({ path });
    const events = Array.from({ length: 2500 }, () => ({
      type: 't',
      version: 1,
      author: 'a',
      content: 'x'.repeat(1000),
    }));
    await log.append({ id: 'large', type: 't' }, events, { expectedSeq: 0 });
    await log.append({ id: 'small', type: 't' }, events.slice(0, 5), { expectedSeq: 0 });
    await log.eraseRun('large');
    const before = statSync(path).size;
    await log.close();
    expect(statSync(path).size).toBeLessThan(before / 10);
    const again = new SqliteEventLog({ path });
    expect(await again.verifyRun('small')).toMatchObject({ ok: true, head: { seq: 5 } });
    await expect(again.append({ id: 'large', type: 't' }, events, { expectedSeq: 0 })).rejects.toThrow('was erased');
    await again.close();
  });

  it('is gone from damaged files that were kept as well', async () => {
    const folder = newFolder();
    const log = new SqliteEventLog({ path: join(folder, 'events.db') });
    await log.append({ id: 'r', type: 't' }, [{ type: 't', version: 1, author: 'a', content: 'x' }], {
      expectedSeq: 0,
    });
    writeFileSync(join(folder, 'events.db.damaged-1'), 'who knows');
    await log.eraseRun('r');
    expect(readdirSync(folder)).not.toContain('events.db.damaged-1');
    await log.close();
  });
});

it('keeps file and folder for their owner alone, and leaves a folder with other things as it is', async () => {
  const folder = join(newFolder(), 'private');
  const log = new SqliteEventLog({ path: join(folder, 'events.db') });
  await log.append({ id: 'r', type: 't' }, [{ type: 't', version: 1, author: 'a', content: 'x' }], { expectedSeq: 0 });
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(folder)).toBe('700');
  for (const name of readdirSync(folder)) expect([name, modeOf(join(folder, name))]).toEqual([name, '600']);
  await log.close();
  const shared = newFolder();
  writeFileSync(join(shared, 'letters.txt'), 'mine');
  const before = modeOf(shared);
  await new SqliteEventLog({ path: join(shared, 'events.db') }).close();
  expect([modeOf(shared), modeOf(join(shared, 'events.db'))]).toEqual([before, '600']);
});
