import assert from 'node:assert/strict';

import { MisuseError } from '../errors.ts';
import { verifyChain } from '../events/chain.ts';
import type { Clock } from '../events/clock.ts';
import { SequenceConflictError } from '../events/errors.ts';
import type { EventLog } from '../events/event-log.ts';
import type { NewEvent, StoredEvent } from '../events/event.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { FixedClock } from './fixed-clock.ts';
import { PERSONAL_CLAUSES } from './personal-clauses.ts';
import { RUN_CLAUSES } from './run-clauses.ts';

/** One thing that every event log does. `run` rejects if this one does not. */
export interface ContractClause {
  readonly name: string;
  run(): Promise<void>;
}

type Clause = (log: EventLog, clock: FixedClock) => Promise<void>;

const RUN = { id: 'run-1', type: 'recipe' };

/**
 * What an event log has to do, whatever it is made of; for any test runner.
 *
 * @param open - Makes an empty log that reads `clock`. Each clause opens and closes its own.
 *
 * @example
 * for (const { name, run } of eventLogContract((clock) => new MyEventLog({ clock }))) it(name, run);
 */
export function eventLogContract(open: (clock: Clock) => EventLog | Promise<EventLog>): readonly ContractClause[] {
  return Object.entries({ ...CLAUSES, ...PERSONAL_CLAUSES, ...RUN_CLAUSES }).map(([name, clause]) => ({
    name,
    async run() {
      const clock = new FixedClock('2027-04-03T09:00:00Z');
      const log = await open(clock);
      try {
        await clause(log, clock);
      } finally {
        await log.close();
      }
    },
  }));
}

const CLAUSES: Readonly<Record<string, Clause>> = {
  async 'gives events their place, instant, key and link'(log) {
    const stored = await log.append(RUN, [note('salt'), note('rice')], { expectedSeq: 0, key: 'request-1' });
    assert.deepEqual(
      stored.map(({ hash: _hash, prevHash: _prevHash, ...rest }) => rest),
      [
        { runId: 'run-1', seq: 1, at: '2027-04-03T09:00:00.000Z', key: 'request-1', ...note('salt') },
        { runId: 'run-1', seq: 2, at: '2027-04-03T09:00:00.000Z', key: 'request-1', ...note('rice') },
      ],
    );
    assert.equal(stored[0]?.prevHash, '0'.repeat(64));
    assert.equal(stored[1]?.prevHash, stored[0]?.hash);
    assert.deepEqual(await log.read('run-1'), stored);
  },

  async 'keeps a whole chain over many appends'(log) {
    for (let seq = 0; seq < 20; seq += 2)
      await log.append(RUN, [note(`a${seq}`), note(`b${seq}`)], { expectedSeq: seq });
    const events = await log.read('run-1');
    assert.equal(events.length, 20);
    assert.deepEqual(verifyChain(events, nodeDigest), { ok: true, head: { seq: 20, hash: events[19]?.hash } });
  },

  async 'keeps content to the letter'(log) {
    const content = {
      text: 'ふわふわ 🍳 "quoted" \u0000 \u2028 \\n',
      numbers: [0, -0.5, 1e21, 5e-324, 2 ** 53],
      nothing: null,
      nested: { empty: {}, list: [[], [true, false]] },
      ['__proto__']: 'a name like any other',
    };
    await log.append(
      RUN,
      [
        { ...note(''), content },
        { ...note(''), content: null },
        { ...note(''), content: 'bare' },
      ],
      { expectedSeq: 0 },
    );
    const [first, second, third] = await log.read('run-1');
    assert.deepEqual(first?.content, content);
    assert.deepEqual([second?.content, third?.content], [null, 'bare']);
    assert.equal(verifyChain(await log.read('run-1'), nodeDigest).ok, true);
  },

  async 'leaves out what is undefined'(log) {
    await log.append(RUN, [{ ...note(''), content: { kept: 1, left: undefined } }], { expectedSeq: 0 });
    assert.deepEqual((await log.read('run-1'))[0]?.content, { kept: 1 });
  },

  async 'keeps what it was given, whatever becomes of it'(log) {
    const content = { list: ['salt'] };
    const stored = await log.append(RUN, [{ ...note(''), content }], { expectedSeq: 0 });
    content.list.push('pepper');
    try {
      (stored[0] as { content: { list: string[] } }).content.list.push('sugar');
    } catch {
      // It may be frozen.
    }
    assert.deepEqual((await log.read('run-1'))[0]?.content, { list: ['salt'] });
  },

  async 'refuses content that is not plain JSON, and says where it stands'(log) {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const wrong: [unknown, RegExp][] = [
      [{ when: [new Date(0)] }, /when\.0: expected plain JSON, got an instance of Date/],
      [{ size: NaN }, /size: expected plain JSON, got number NaN/],
      [{ list: [undefined] }, /list\.0: expected plain JSON, got undefined/],
      [{ big: 1n }, /big: expected plain JSON, got bigint 1/],
      [{ map: new Map() }, /map: expected plain JSON, got an instance of Map/],
      [{ half: '\ud83c' }, /half: expected plain JSON, got a string with half a surrogate pair/],
      [circular, /nested deeper/],
      [undefined, /expected plain JSON, got undefined/],
    ];
    for (const [content, message] of wrong) {
      await assert.rejects(log.append(RUN, [note('good'), { ...note(''), content }], { expectedSeq: 0 }), {
        name: 'MisuseError',
        message,
      });
    }
    assert.deepEqual(await log.read('run-1'), [], 'an append that was refused leaves nothing');
  },

  async 'refuses an event without type, author or version'(log) {
    for (const wrong of [{ type: '' }, { author: '' }, { version: 0 }, { version: 1.5 }]) {
      await assert.rejects(log.append(RUN, [{ ...note('x'), ...wrong }], { expectedSeq: 0 }), MisuseError);
    }
  },

  async 'refuses an append that expects another end, and says where the end is'(log) {
    await log.append(RUN, [note('a'), note('b')], { expectedSeq: 0 });
    for (const expectedSeq of [0, 1, 3]) {
      await assert.rejects(
        log.append(RUN, [note('c')], { expectedSeq }),
        (error) =>
          error instanceof SequenceConflictError &&
          error.expectedSeq === expectedSeq &&
          error.actualSeq === 2 &&
          error.runId === 'run-1',
      );
    }
    await assert.rejects(log.append({ ...RUN, id: 'new' }, [note('c')], { expectedSeq: 1 }), SequenceConflictError);
    assert.deepEqual([(await log.read('run-1')).length, (await log.read('new')).length], [2, 0]);
  },

  async 'lets one of many appends at the same place through'(log) {
    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((text) => log.append(RUN, [note(text), note(text)], { expectedSeq: 0 })),
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await log.read('run-1')).length, 2);
  },

  async 'does nothing for no events'(log) {
    assert.deepEqual(await log.append(RUN, [], { expectedSeq: 7 }), []);
    assert.deepEqual((await log.listRuns()).runs, []);
  },

  async 'never lets time go back inside a run'(log, clock) {
    await log.append(RUN, [note('a')], { expectedSeq: 0 });
    clock.set('2020-01-01T00:00:00Z');
    await log.append(RUN, [note('b')], { expectedSeq: 1 });
    await log.append({ ...RUN, id: 'other' }, [note('b')], { expectedSeq: 0 });
    clock.set('2027-04-03T09:00:01Z');
    await log.append(RUN, [note('c')], { expectedSeq: 2 });
    assert.deepEqual(
      (await log.read('run-1')).map(({ at }) => at),
      ['2027-04-03T09:00:00.000Z', '2027-04-03T09:00:00.000Z', '2027-04-03T09:00:01.000Z'],
    );
    assert.equal((await log.read('other'))[0]?.at, '2020-01-01T00:00:00.000Z');
  },

  async 'reads from a place on, and no more than asked'(log) {
    await log.append(
      RUN,
      [1, 2, 3, 4, 5].map((number) => note(String(number))),
      { expectedSeq: 0 },
    );
    assert.deepEqual(places(await log.read('run-1', { after: 2 })), [3, 4, 5]);
    assert.deepEqual(places(await log.read('run-1', { after: 1, limit: 2 })), [2, 3]);
    assert.deepEqual(places(await log.read('run-1', { after: 5 })), []);
    assert.deepEqual(places(await log.read('nobody')), []);
    for (const limit of [0, -1, 1.5, NaN]) await assert.rejects(log.read('run-1', { limit }), MisuseError);
  },

  async 'lists runs by creation, newest first, whatever is appended later'(log, clock) {
    await log.append({ id: 'old', type: 'recipe' }, [note('a')], { expectedSeq: 0 });
    clock.advance(1000);
    await log.append({ id: 'new', type: 'recipe', parent: 'old' }, [note('a')], { expectedSeq: 0 });
    clock.advance(1000);
    await log.append({ id: 'old', type: 'recipe' }, [note('b')], { expectedSeq: 1 });
    assert.deepEqual(await log.listRuns(), {
      runs: [
        {
          id: 'new',
          type: 'recipe',
          parent: 'old',
          seq: 1,
          createdAt: '2027-04-03T09:00:01.000Z',
          updatedAt: '2027-04-03T09:00:01.000Z',
          standing: 'running',
        },
        {
          id: 'old',
          type: 'recipe',
          seq: 2,
          createdAt: '2027-04-03T09:00:00.000Z',
          updatedAt: '2027-04-03T09:00:02.000Z',
          standing: 'running',
        },
      ],
    });
  },

  async 'lists runs page by page, by type and by parent'(log) {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      const run = {
        id: `run-${number}`,
        type: number % 2 ? 'odd' : 'even',
        ...(number > 4 ? { parent: 'run-1' } : {}),
      };
      await log.append(run, [note('a')], { expectedSeq: 0 });
    }
    const pages: string[][] = [];
    for (let after: string | undefined; ;) {
      const page = await log.listRuns({ type: 'odd', limit: 2, after });
      pages.push(page.runs.map(({ id }) => id));
      await log.append({ id: `later-${pages.length}`, type: 'odd' }, [note('a')], { expectedSeq: 0 });
      if (page.next === undefined) break;
      after = page.next;
    }
    assert.deepEqual(pages, [
      ['run-7', 'run-5'],
      ['run-3', 'run-1'],
    ]);
    assert.deepEqual(
      (await log.listRuns({ parent: 'run-1' })).runs.map(({ id }) => id),
      ['run-7', 'run-6', 'run-5'],
    );
    assert.equal((await log.listRuns({ parent: 'run-1', limit: 3 })).next, undefined);
    await assert.rejects(log.listRuns({ after: 'yesterday' }), MisuseError);
  },

  async 'holds a run to its type and parent'(log) {
    await log.append({ ...RUN, parent: 'root' }, [note('a')], { expectedSeq: 0 });
    await log.append(RUN, [note('b')], { expectedSeq: 1 });
    await assert.rejects(log.append({ ...RUN, type: 'letter' }, [note('c')], { expectedSeq: 2 }), MisuseError);
    await assert.rejects(log.append({ ...RUN, parent: 'other' }, [note('c')], { expectedSeq: 2 }), MisuseError);
    assert.equal((await log.listRuns()).runs[0]?.parent, 'root');
  },

  async 'tells subscribers what was, then what comes, each once and in order'(log) {
    await log.append(
      RUN,
      Array.from({ length: 300 }, () => note('before')),
      { expectedSeq: 0 },
    );
    const stop = new AbortController();
    const seen: number[] = [];
    const following = (async () => {
      for await (const { seq } of log.subscribe('run-1', { after: 10, signal: stop.signal })) {
        seen.push(seq);
        if (seq === 400) stop.abort();
      }
    })();
    for (let seq = 300; seq < 400; seq += 4) {
      await log.append(RUN, [note('a'), note('b'), note('c'), note('d')], { expectedSeq: seq });
      await log.append({ ...RUN, id: 'other' }, [note('a'), note('b'), note('c'), note('d')], {
        expectedSeq: seq - 300,
      });
      if (seq % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await following;
    assert.deepEqual(
      seen,
      Array.from({ length: 390 }, (_, index) => index + 11),
    );
  },

  async 'lets several subscribe, each at its own pace, before the run exists'(log) {
    const [slow, fast] = [follow(log), follow(log)];
    const first = fast.next();
    await log.append(RUN, [note('a'), note('b')], { expectedSeq: 0 });
    assert.deepEqual([await first, await fast.next()], [1, 2]);
    await log.append(RUN, [note('c')], { expectedSeq: 2 });
    assert.deepEqual([await fast.next(), await slow.next()], [3, 1]);
    await Promise.all([fast.leave(), slow.leave()]);
  },

  async 'ends a subscription that waits when its signal aborts'(log) {
    const stop = new AbortController();
    const next = follow(log, stop.signal).next();
    await new Promise((resolve) => setTimeout(resolve, 1));
    stop.abort();
    assert.equal(await next, 'end');
    assert.equal(await follow(log, stop.signal).next(), 'end');
  },

  async 'ends subscriptions when it is closed, and then does nothing more'(log) {
    const next = follow(log).next();
    await new Promise((resolve) => setTimeout(resolve, 1));
    await log.close();
    await log.close();
    assert.equal(await next, 'end');
    await assert.rejects(log.append(RUN, [note('a')], { expectedSeq: 0 }), MisuseError);
    await assert.rejects(log.read('run-1'), MisuseError);
    await assert.rejects(log.listRuns(), MisuseError);
    assert.throws(() => log.subscribe('run-1'), MisuseError);
  },
};

function note(text: string): NewEvent<'note-made', { text: string }> {
  return { type: 'note-made', version: 1, author: 'cook', content: { text } };
}

/** A subscription to `run-1` that gives the place of each event, and then `end`. */
function follow(log: EventLog, signal?: AbortSignal): { next(): Promise<number | 'end'>; leave(): Promise<void> } {
  const events = log.subscribe('run-1', { signal })[Symbol.asyncIterator]();
  return {
    async next() {
      const result = await events.next();
      return result.done ? 'end' : result.value.seq;
    },
    async leave() {
      await events.return?.();
    },
  };
}

function places(events: readonly StoredEvent[]): number[] {
  return events.map(({ seq }) => seq);
}
