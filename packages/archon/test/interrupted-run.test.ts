import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  createRunEngine,
  type EventLog,
  MemoryEventLog,
  type StoredEvent,
  type TaskRunner,
  verifyChain,
} from '../src/index.ts';
import { nodeDigest } from '../src/node/index.ts';
import { decorateLog, FixedClock } from '../src/testing/index.ts';
import { dinner, story } from './dinner.ts';

/** How a task behaves: what it notes, how many times it yields before each step, and whether it fails in the end. */
interface Recipe {
  readonly notes: readonly string[];
  readonly yields: number;
  readonly fails: boolean;
}

const DISHES = ['soup', 'curry', 'cake'];

const recipe: fc.Arbitrary<Recipe> = fc.record({
  notes: fc.array(fc.constantFrom('chopped', 'stirred', 'waited'), { maxLength: 3 }),
  yields: fc.nat(4),
  fails: fc.boolean(),
});

const recipes = fc.record({ soup: recipe, curry: recipe, cake: recipe, wash: recipe });

describe('a run that is interrupted', () => {
  it('leaves the same log as one that is not, wherever it stops', async () => {
    await fc.assert(
      fc.asyncProperty(recipes, async (cookbook) => {
        const whole = await play(cookbook, []);
        for (let appends = 0; appends <= whole.appends; appends++) {
          expect(story((await play(cookbook, [appends])).events)).toEqual(story(whole.events));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('leaves the same log however often it stops', async () => {
    await fc.assert(
      fc.asyncProperty(recipes, fc.array(fc.nat(4), { maxLength: 10 }), async (cookbook, crashes) => {
        const whole = await play(cookbook, []);
        expect(story((await play(cookbook, crashes)).events)).toEqual(story(whole.events));
      }),
      { numRuns: 100 },
    );
  });

  it('never runs a finished task again, and runs an unfinished one once for each life', async () => {
    await fc.assert(
      fc.asyncProperty(recipes, fc.array(fc.nat(6), { maxLength: 5 }), async (cookbook, crashes) => {
        const { events, calls } = await play(cookbook, crashes);
        expect(new Set(calls.map(({ task }) => task)).size).toBe(4);
        for (const { task, finished } of calls) expect(finished).not.toContain(task);
        expect(verifyChain(events, nodeDigest)).toMatchObject({ ok: true });
      }),
      { numRuns: 50 },
    );
  });
});

/**
 * Orders a dinner under one key until it is washed up. Life n ends when it has made `crashes[n]` appends: whatever it
 * would append next is lost, and a new shell goes on with what the log has.
 */
async function play(cookbook: Record<string, Recipe>, crashes: readonly number[]) {
  const log = new MemoryEventLog({ clock: new FixedClock(), digest: nodeDigest });
  const calls: { task: string; finished: string[] }[] = [];
  let appends = 0;
  const cook: TaskRunner = async ({ task }, { report }) => {
    calls.push({ task, finished: finishedTasks(await log.read('dinner')) });
    const { notes, yields, fails } = cookbook[task] ?? { notes: [], yields: 0, fails: false };
    for (const note of [...notes, undefined]) {
      for (let turn = 0; turn < yields; turn++) await Promise.resolve();
      if (note !== undefined) await report(note);
    }
    if (fails) throw new Error(`The ${task} has burnt.`);
    return { dish: task };
  };
  for (const room of [...crashes, Infinity]) {
    const mortal = mortalLog(log, room, () => appends++);
    const shell = createRunEngine({ log: mortal, runType: 'dinner', decider: dinner, runTask: cook });
    const ending = shell.execute('dinner', { type: 'order', dishes: DISHES }, { key: 'request-1' });
    if (await ending.then(() => true, isCrash)) continue;
    throw new Error('A life ended in another way than by its crash.');
  }
  return { events: await log.read('dinner'), calls, appends };
}

const CRASH = new Error('The process is gone.');

function isCrash(error: unknown): boolean {
  return error === CRASH;
}

/** The log as a process sees it that dies when it has made `room` appends. */
function mortalLog(log: EventLog, room: number, onAppend: () => void): EventLog {
  let left = room;
  return decorateLog(log, {
    append: async (run, events, options) => {
      if (left-- <= 0) throw CRASH;
      onAppend();
      return log.append(run, events, options);
    },
    noteStanding: () => undefined,
  });
}

function finishedTasks(events: readonly StoredEvent[]): string[] {
  return events.filter(({ type }) => type === 'task-completed' || type === 'task-failed').map(({ author }) => author);
}
