import { describe, expect, it } from 'vitest';

import { NonRetryableError } from '../errors.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineWorkflow } from './define-workflow.ts';
import type { StepContext, StepLimits } from './flow-node.ts';
import { fallback, type Flow, flowOf, optional, parallel, sequence } from './flow.ts';
import { Workflow } from './workflow.ts';

interface Trip {
  readonly flight: string;
  readonly hotel: string;
  readonly car: string;
}

const flow = flowOf<Trip>();

/** An agency that writes down what it books and gives back. */
function agency(parts: (book: ReturnType<typeof bookings>['book']) => Flow<Trip>) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const { book, diary } = bookings();
  const definition = defineWorkflow({ name: 'trip', version: 1, flow: parts(book) });
  return { runtime, log, diary, workflow: new Workflow(definition, { log, runtime }) };
}

function bookings() {
  const diary: string[] = [];
  const book = (
    what: keyof Trip,
    work: (context: StepContext) => Promise<void> | void = () => undefined,
    { giveBack = () => undefined, ...limits }: StepLimits & { readonly giveBack?: () => void } = {},
  ) =>
    flow.step({
      name: what,
      writes: [what],
      ...limits,
      async run(_, context) {
        await work(context);
        diary.push(`book ${what}`);
        return { [what]: `${what}-1` } as never;
      },
      undo(state, { idempotencyKey }) {
        giveBack();
        diary.push(`give back ${state[what] ?? `whatever ${what} there is`} (${idempotencyKey})`);
      },
    });
  return { book, diary };
}

const soldOut = (): never => {
  throw new Error('Sold out.');
};

/** As a network has it: it may pass. */
const outOfReach = (): never => {
  throw Object.assign(new Error('Out of reach.'), { code: 'ECONNRESET' });
};

describe('a workflow that fails', () => {
  it('undoes what was done, the last first', async () => {
    const { workflow, diary, log } = agency((book) => sequence(book('flight'), book('hotel'), book('car', soldOut)));
    expect(await workflow.run('t', {})).toMatchObject({
      status: 'failed',
      failure: { step: 'car', message: 'Sold out.' },
      state: { flight: 'flight-1', hotel: 'hotel-1' },
      notUndone: [],
    });
    expect(diary).toEqual([
      'book flight',
      'book hotel',
      'give back hotel-1 (t:undo:hotel)',
      'give back flight-1 (t:undo:flight)',
    ]);
    const undone = (await log.read('t')).flatMap(({ type, content }) =>
      type === 'task-completed' ? (content as { id: string }).id : [],
    );
    expect(undone).toEqual(['flight#1', 'hotel#1', 'undo:hotel#1', 'undo:flight#1']);
  });

  it('says what could not be undone, and undoes the rest', async () => {
    const { workflow, diary } = agency((book) =>
      sequence(book('flight'), book('hotel', undefined, { giveBack: soldOut }), book('car', soldOut)),
    );
    expect(await workflow.run('t', {})).toMatchObject({ status: 'failed', notUndone: ['hotel'] });
    expect(diary.at(-1)).toBe('give back flight-1 (t:undo:flight)');
  });

  it('undoes as well what may have been done: the answer was lost, or the step was stopped', async () => {
    const hang = ({ signal }: StepContext): Promise<void> =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    const { workflow, diary } = agency((book) =>
      sequence(book('flight'), parallel(book('hotel', hang), book('car', outOfReach, { retries: 0 }))),
    );
    expect(await workflow.run('t', {})).toMatchObject({ failure: { step: 'car', message: 'Out of reach.' } });
    expect(diary).toEqual([
      'book flight',
      'give back whatever hotel there is (t:undo:hotel)',
      'give back whatever car there is (t:undo:car)',
      'give back flight-1 (t:undo:flight)',
    ]);
  });

  it('is undone when it is cancelled, too, and stays so', async () => {
    const { workflow, diary, log } = agency((book) =>
      sequence(book('flight'), flow.approval({ name: 'ask', question: () => 'And a hotel?' }), book('hotel')),
    );
    expect(await workflow.run('t', {})).toMatchObject({ status: 'waiting' });
    const ended = { status: 'cancelled', failure: { message: 'Changed our minds.' }, questions: [] };
    expect(await workflow.cancel('t', { reason: 'Changed our minds.', by: 'ann' })).toMatchObject(ended);
    expect(diary).toEqual(['book flight', 'give back flight-1 (t:undo:flight)']);
    expect(await workflow.resume('t')).toMatchObject(ended);
    await expect(workflow.answer('t', 'ask', { approved: true, by: 'ann' })).rejects.toThrow(/does not ask "ask"/);
    expect((await log.read('t')).find(({ type }) => type === 'workflow-cancelled')?.author).toBe('ann');
  });

  it('is cancelled when its caller leaves', async () => {
    const caller = new AbortController();
    const { workflow, diary } = agency((book) =>
      sequence(
        book('flight'),
        book('hotel', ({ signal }) => {
          setTimeout(() => caller.abort(new Error('The caller has left.')));
          return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
        }),
      ),
    );
    expect(await workflow.run('t', {}, { signal: caller.signal })).toMatchObject({
      status: 'cancelled',
      failure: { message: 'The caller has left.' },
    });
    expect(diary.at(-1)).toBe('give back flight-1 (t:undo:flight)');
  });
});

describe('a part that is given up', () => {
  it('is stopped before the next way is tried', async () => {
    let isStopped = false;
    const hang = ({ signal }: StepContext): Promise<void> =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isStopped = true;
          reject(new Error('stopped'));
        });
      });
    const seen: boolean[] = [];
    const { workflow } = agency((book) =>
      fallback(
        parallel(book('flight', hang), book('hotel', soldOut)),
        book('car', () => void seen.push(isStopped)),
      ),
    );
    expect((await workflow.run('t', {})).status).toBe('completed');
    expect(seen).toEqual([true]);
  });

  it('is undone to the end, though what is around it fails meanwhile; once', async () => {
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let undone = 0;
    const flight = flow.step({
      name: 'flight',
      writes: ['flight'],
      run: () => ({ flight: 'flight-1' }),
      async undo() {
        begun.resolve();
        await released.promise;
        undone++;
      },
    });
    const { workflow, log } = agency((book) =>
      parallel(
        optional(sequence(flight, book('hotel', soldOut))),
        book('car', async () => {
          await begun.promise;
          soldOut();
        }),
      ),
    );
    const end = workflow.run('t', {});
    for await (const { type, content } of log.subscribe('t')) {
      if (type === 'task-failed' && (content as { id: string }).id === 'car#1') break;
    }
    released.resolve();
    expect(await end).toMatchObject({ status: 'failed', failure: { step: 'car' }, notUndone: [] });
    expect(undone).toBe(1);
    const completed = (await log.read('t')).flatMap(({ type, content }) =>
      type === 'task-completed' ? (content as { id: string }).id : [],
    );
    expect(completed).toEqual(['flight#1', 'undo:flight#1']);
  });

  it('says what of it could not be undone, once, though the workflow goes on without it', async () => {
    const { workflow } = agency((book) =>
      sequence(
        optional(sequence(book('flight', undefined, { giveBack: soldOut }), book('hotel', soldOut))),
        book('car'),
      ),
    );
    expect(await workflow.run('t', {})).toMatchObject({ status: 'completed', notUndone: ['flight'] });
  });
});

describe('a fallback', () => {
  it('undoes what the first way did, and tries the next', async () => {
    const { workflow, diary } = agency((book) =>
      fallback(sequence(book('flight'), book('hotel', soldOut)), book('car')),
    );
    expect(await workflow.run('t', {})).toMatchObject({ status: 'completed', state: { car: 'car-1' } });
    expect(diary).toEqual(['book flight', 'give back flight-1 (t:undo:flight)', 'book car']);
  });

  it('fails with the last way', async () => {
    const { workflow } = agency((book) => fallback(book('flight', soldOut), book('car', outOfReach, { retries: 0 })));
    expect(await workflow.run('t', {})).toMatchObject({ failure: { step: 'car', message: 'Out of reach.' } });
  });

  it('undoes nothing twice when all of it fails in the end', async () => {
    const { workflow, diary } = agency((book) =>
      sequence(optional(sequence(book('flight'), book('hotel', soldOut))), book('car', soldOut)),
    );
    await workflow.run('t', {});
    expect(diary).toEqual(['book flight', 'give back flight-1 (t:undo:flight)']);
  });
});

describe('a step', () => {
  it('is tried again after a fault that may pass, a little later each time, under the same key', async () => {
    const keys: string[] = [];
    const { workflow, runtime } = agency((book) =>
      book('flight', ({ attempt, idempotencyKey }) => {
        keys.push(`${attempt} ${idempotencyKey}`);
        if (attempt < 3) outOfReach();
      }),
    );
    expect((await workflow.run('t', {})).status).toBe('completed');
    expect(keys).toEqual(['1 t:flight', '2 t:flight', '3 t:flight']);
    const [first = 0, second = 0] = runtime.waits;
    expect([first >= 100 && first <= 200, second >= 200 && second <= 400]).toEqual([true, true]);
  });

  it('is not tried again after a fault that stays, nor for ever', async () => {
    const gone = (): never => {
      throw new NonRetryableError('Sold out.');
    };
    const once = agency((book) => book('flight', gone));
    await once.workflow.run('t', {});
    expect(once.runtime.waits).toEqual([]);
    const often = agency((book) => book('flight', outOfReach, { retries: 4 }));
    expect((await often.workflow.run('t', {})).status).toBe('failed');
    expect(often.runtime.waits).toHaveLength(4);
  });

  it('has failed when its time is up', async () => {
    const { workflow } = agency((book) =>
      book('flight', () => new Promise(() => undefined), { timeoutMs: 5, retries: 1 }),
    );
    expect(await workflow.run('t', {})).toMatchObject({
      failure: { step: 'flight', message: 'No answer within 5 ms.' },
    });
  });

  it.each([{ timeoutMs: NaN }, { retries: -1 }])('refuses a limit that is none: %j', (limits) => {
    expect(() => agency((book) => book('flight', undefined, limits))).toThrow(/Expected a number from 0 on/);
  });
});
