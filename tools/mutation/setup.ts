/**
 * @module
 * Runs in the worker of the tests before each test file: turns one mutant on, or notes which ones are come by.
 */
import { afterAll, afterEach, beforeEach, inject, type TaskMeta, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is on; -1 = none. */
    mutant: number;
    /** Whether to note which ones are come by. */
    noting: boolean;
    /** How long a file may take. */
    limitMs: number;
  }
  interface TaskMeta {
    /** Of a test: what it comes by. Of a file: what its modules come by when they load. */
    mutants?: readonly number[];
  }
}

const LOOPS_BETWEEN_LOOKS = 1000;

const active = inject('mutant');
const isNoting = inject('noting');
const seen = new Set<number>();
const until = performance.now() + inject('limitMs');
let loops = 0;
let hasFailed = false;
let hasLoaded = false;

Object.assign(globalThis, {
  __mutant: (id: number): boolean => {
    if (isNoting) seen.add(id);
    return id === active;
  },
  __tick: (): void => {
    if ((loops += 1) % LOOPS_BETWEEN_LOOKS === 0) assertInTime();
  },
});
// What a mutant has made of a module must not live on to the next.
vi.resetModules();

beforeEach(({ skip, task }) => {
  // One failure is enough to see a mutant. Vitest's own `bail` counts over all runs of a session.
  skip(hasFailed && !isNoting);
  if (!hasLoaded) note(task.file);
  hasLoaded = true;
});
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
  note(task);
});
afterAll(assertInTime);

function assertInTime(): void {
  if (performance.now() > until) throw new Error('This takes too long.');
}

function note({ meta }: { readonly meta: TaskMeta }): void {
  meta.mutants = [...seen];
  seen.clear();
}
