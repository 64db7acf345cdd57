import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { verifyChain } from '../src/index.ts';
import { nodeDigest } from '../src/node/index.ts';
import { SqliteEventLog } from '../src/sqlite/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-processes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a process that appends to the run `shared` of the file, three events at a time. */
function startAppending(path: string, author: string, appends = Infinity, durability = 'power-cut'): ChildProcess {
  const program = join(import.meta.dirname, 'children/append-forever.ts');
  return spawn(process.execPath, [program, path, author, String(appends), durability], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function exitCode(child: ChildProcess): Promise<unknown> {
  child.stdout?.resume();
  return ((await once(child, 'exit')) as unknown[])[0];
}

describe('processes that share a file', () => {
  it('append to the same run at once, open the new file at once, and lose nothing', { timeout: 30_000 }, async () => {
    const path = join(folder, 'shared.db');
    const authors = ['a', 'b', 'c'];
    const codes = await Promise.all(authors.map((author) => exitCode(startAppending(path, author, 300))));
    expect(codes).toEqual([0, 0, 0]);
    const log = new SqliteEventLog({ path });
    const events = await log.read('shared');
    expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true, head: { seq: 2700 } });
    for (const author of authors) {
      const counts = events
        .filter((event) => event.author === author)
        .map(({ content }) => (content as { count: number }).count);
      expect(counts).toEqual(Array.from({ length: 900 }, (_, index) => Math.floor(index / 3) + 1));
    }
    await log.close();
  });

  it('see what the others append, while they subscribe', { timeout: 30_000 }, async () => {
    const path = join(folder, 'followed.db');
    const log = new SqliteEventLog({ path });
    const child = startAppending(path, 'other', 50);
    const exited = exitCode(child);
    const seen: number[] = [];
    for await (const { seq } of log.subscribe('shared')) if (seen.push(seq) === 150) break;
    expect(seen).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    expect(await exited).toBe(0);
    await log.close();
  });

  it('leave a whole chain of whole appends when they are killed', { timeout: 60_000 }, async () => {
    const path = join(folder, 'killed.db');
    let acknowledged = 0;
    for (const [round, milliseconds] of [1, 4, 9, 16, 25].entries()) {
      // Whether or not an append waits for the disk, a process that dies takes none with it.
      const child = startAppending(path, 'mortal', Infinity, round % 2 === 0 ? 'power-cut' : 'kill');
      child.stdout?.on('data', (dots: Buffer) => (acknowledged += dots.length));
      await once(child.stdout ?? child, 'data');
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    const log = new SqliteEventLog({ path });
    const events = await log.read('shared');
    expect(events.length % 3).toBe(0);
    expect(events.length / 3).toBeGreaterThanOrEqual(acknowledged);
    expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true });
    await log.close();
  });
});
