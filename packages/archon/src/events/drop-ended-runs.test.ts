import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { SqliteEventLog } from '../sqlite/sqlite-event-log.ts';
import { FixedClock } from '../testing/fixed-clock.ts';
import { verifyChain } from './chain.ts';
import { dropEndedRuns } from './drop-ended-runs.ts';
import { ErasedRunError } from './errors.ts';
import type { StoredEvent } from './event.ts';
import { MemoryEventLog } from './memory-event-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'archon-drop-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 86_400_000;
const ENDED = { standing: 'ended' } as const;
const event = { type: 'said', version: 1, author: 'anna', content: { text: 'Hello.' } };

describe.each(['memory', 'sqlite'] as const)('runs that have ended (%s)', (kind) => {
  let files = 0;

  function open(clock: FixedClock) {
    if (kind === 'memory') return new MemoryEventLog({ clock, digest: nodeDigest });
    return new SqliteEventLog({ path: join(folder, `${files++}.db`), clock });
  }

  it('go when they are old, with what is archived of them, and no other chain is touched', async () => {
    const clock = new FixedClock();
    const start = clock.now().getTime();
    const log = open(clock);
    const write = async (id: string, { parent, isOpen = false }: { parent?: string; isOpen?: boolean } = {}) => {
      const standing = isOpen ? undefined : ENDED;
      await log.append({ id, type: id.startsWith('talk') ? 'talk' : 'task', parent }, [event, event], {
        expectedSeq: 0,
        standing,
      });
    };
    await write('talk-old');
    await write('task-old');
    await write('task-open', { isOpen: true });
    await write('child-of-open', { parent: 'task-open' });
    await write('child-of-old', { parent: 'task-old' });
    clock.advance(10 * DAY);
    await write('task-new');

    const archived = new Map<string, readonly StoredEvent[]>();
    const endedBefore = new Date(start + 5 * DAY);
    const archive = ({ id }: { readonly id: string }, events: readonly StoredEvent[]): void =>
      void archived.set(id, events);
    expect(await dropEndedRuns(log, { endedBefore, types: ['task'], archive })).toBe(2);
    expect([...archived.keys()]).toEqual(['task-old', 'child-of-old']);
    for (const events of archived.values()) expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true });
    expect((await log.listRuns()).runs.map(({ id }) => id)).toEqual([
      'task-new',
      'child-of-open',
      'task-open',
      'talk-old',
    ]);
    for (const id of ['task-new', 'child-of-open', 'task-open', 'talk-old'])
      expect(await log.verifyRun(id)).toMatchObject({ ok: true, head: { seq: 2 } });
    expect(await log.read('task-old')).toEqual([]);
    // The id is not given again.
    await expect(write('task-old')).rejects.toThrow(ErasedRunError);
    expect(await dropEndedRuns(log, { endedBefore })).toBe(1);
    await expect(dropEndedRuns(log, { endedBefore: new Date('never') })).rejects.toThrow('got an invalid date');
    const text = '2027-01-31' as unknown as Date;
    await expect(dropEndedRuns(log, { endedBefore: text })).rejects.toThrow(
      'a Date that is an instant, got "2027-01-31"',
    );
    await log.close();
  });

  it('stay where archiving them fails', async () => {
    const clock = new FixedClock();
    const log = open(clock);
    await log.append({ id: 'a', type: 'task' }, [event], { expectedSeq: 0, standing: ENDED });
    const archive = (): never => {
      throw new Error('The disk is full.');
    };
    const endedBefore = new Date(clock.now().getTime() + DAY);
    await expect(dropEndedRuns(log, { endedBefore, archive })).rejects.toThrow('The disk is full.');
    expect(await log.read('a')).toHaveLength(1);
    await log.close();
  });

  it('stay with all that was begun on behalf of one that waits, however far above', async () => {
    const clock = new FixedClock();
    const log = open(clock);
    const waiting = { expectedSeq: 0, standing: { standing: 'waiting' } } as const;
    await log.append({ id: 'trip', type: 'trip' }, [event], waiting);
    for (const [id, parent] of [
      ['chat', 'trip'],
      ['question', 'chat'],
      ['lost', 'nobody'],
    ] as const)
      await log.append({ id, type: 'task', parent }, [event], { expectedSeq: 0, standing: ENDED });
    expect(await dropEndedRuns(log, { endedBefore: new Date(clock.now().getTime() + DAY) })).toBe(1);
    expect((await log.listRuns()).runs.map(({ id }) => id)).toEqual(['question', 'chat', 'trip']);
    await log.close();
  });

  it('stay when somebody goes on with them just then', async () => {
    const clock = new FixedClock();
    const log = open(clock);
    await log.append({ id: 'a', type: 'task' }, [event], { expectedSeq: 0, standing: ENDED });
    const archive = async (): Promise<void> =>
      void (await log.append({ id: 'a', type: 'task' }, [event], { expectedSeq: 1 }));
    expect(await dropEndedRuns(log, { endedBefore: new Date(clock.now().getTime() + DAY), archive })).toBe(0);
    expect(await log.read('a')).toHaveLength(2);
    await log.close();
  });
});
