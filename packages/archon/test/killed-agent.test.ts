import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { type StoredEvent, verifyChain } from '../src/index.ts';
import { nodeDigest } from '../src/node/index.ts';
import { SqliteEventLog } from '../src/sqlite/index.ts';
import { liveOnce } from './live-once.ts';

const CHILD = resolve(import.meta.dirname, 'children/counting-agent.ts');
const folder = mkdtempSync(join(tmpdir(), 'archon-killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

it(
  'an agent that is killed again and again gets its work done, and repeats no finished call',
  { timeout: 60_000 },
  async () => {
    const [path, notes] = [join(folder, 'events.db'), join(folder, 'notes.txt')];
    const finishedBefore = new Map<string, readonly string[]>();
    let answer = '';
    for (let life = 0; answer === ''; life++) {
      finishedBefore.set(String(life), finishedCalls(await readLog(path)));
      // Longer lives each time, so that it gets done in the end whatever the machine is busy with.
      answer = await live({ path, notes, life: String(life) }, 3 + 9 * life);
    }
    expect(answer).toBe('twelve');
    const made = readFileSync(notes, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    for (const [life = '', key = ''] of made) expect(finishedBefore.get(life)).not.toContain(key);
    expect(new Set(made.map(([, key]) => key)).size).toBe(12);
    const events = await readLog(path);
    expect(events.filter(({ type }) => type === 'model-replied')).toHaveLength(5);
    expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true });
  },
);

/** One life of the agent: what it answered, or an empty text if it was killed before. */
async function live(
  { path, notes, life }: Record<'path' | 'notes' | 'life', string>,
  milliseconds: number,
): Promise<string> {
  return (await liveOnce(CHILD, [path, notes, life], milliseconds)).slice(1);
}

async function readLog(path: string): Promise<readonly StoredEvent[]> {
  if (!existsSync(path)) return [];
  const log = new SqliteEventLog({ path });
  const events = await log.read('counting');
  await log.close();
  return events;
}

function finishedCalls(events: readonly StoredEvent[]): string[] {
  return events.flatMap(({ type, content }) =>
    type === 'tool-executed' ? `counting:${(content as { id: string }).id}` : [],
  );
}
