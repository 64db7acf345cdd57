import path from 'node:path';

import type { ProvidedContext } from 'vitest';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

import { ROOT } from '../stage.ts';

/** Tests of one file that come by a mutant. */
export interface Reach {
  readonly file: string;
  readonly testIds: readonly string[];
  readonly ms: number;
}

/** As in `vitest.config.ts`: sisters are found in their sources. */
const conditions = ['wayfarer-source', 'module', 'node', 'development|production'];

/** Beside what the tests took without a mutant. */
const PATIENCE_MS = 3000;
const PATIENCE_FACTOR = 5;
/** Who does not end by itself even then is ended. */
const GRACE_MS = 10_000;

/** The tests of a room in one warm worker, on sources that have all mutants in them. */
export class Session {
  readonly #tests: string;
  /** Sources with mutants, by absolute path. */
  readonly #sources: ReadonlyMap<string, string>;
  #vitest: Promise<Vitest> | undefined;

  constructor(tests: string, sources: ReadonlyMap<string, string>) {
    this.#tests = tests;
    this.#sources = sources;
  }

  /**
   * Runs all tests without a mutant: who comes by which, quick files first. A file that fails even so would see every mutant,
   * so it is left out; that can only lower the figure. On a busy machine a long story fails by the clock.
   */
  async learn(): Promise<ReadonlyMap<number, readonly Reach[]>> {
    const vitest = await this.#open();
    const modules = await run(vitest, await vitest.globTestSpecifications(), {
      mutant: -1,
      noting: true,
      limitMs: Infinity,
    });
    for (const { moduleId } of modules.filter((module) => !module.ok()))
      console.log(`${path.relative(ROOT, moduleId)} fails without a mutant, and is left out.`);
    return toReaches(modules.filter((module) => module.ok()));
  }

  /** Whether some test sees the mutant. */
  async kills(mutant: number, reaches: readonly Reach[]): Promise<boolean> {
    for (const { file, testIds, ms } of reaches) {
      const vitest = await this.#open();
      const limitMs = PATIENCE_MS + PATIENCE_FACTOR * ms;
      const specification = vitest.getRootProject().createSpecification(file, { testIds: [...testIds] });
      const ran = await Promise.race([
        run(vitest, [specification], { mutant, noting: false, limitMs }),
        pause(limitMs + GRACE_MS),
      ]);
      if (ran === undefined) await this.#restart();
      if (!ran?.every((module) => module.ok())) return true;
    }
    return false;
  }

  async close(): Promise<void> {
    await (await this.#vitest)?.close();
  }

  #open(): Promise<Vitest> {
    this.#vitest ??= openVitest(this.#tests, this.#sources);
    return this.#vitest;
  }

  async #restart(): Promise<void> {
    await Promise.race([this.close(), pause(GRACE_MS)]);
    this.#vitest = undefined;
  }
}

function openVitest(tests: string, sources: ReadonlyMap<string, string>): Promise<Vitest> {
  const mutate = {
    name: 'mutants',
    enforce: 'pre' as const,
    load: (id: string) => sources.get(id.replace(/\?.*/, '')),
  };
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      include: [tests],
      exclude: ['**/node_modules/**', '**/dist/**'],
      setupFiles: [path.join(import.meta.dirname, 'setup.ts')],
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      // It would keep sources with mutants in them, and show them to others.
      fsModuleCache: false,
      watch: false,
      reporters: [{}],
      silent: true,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
    { resolve: { conditions }, ssr: { resolve: { conditions } }, plugins: [mutate] },
  );
}

async function run(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
  given: Pick<ProvidedContext, 'mutant' | 'noting' | 'limitMs'>,
): Promise<readonly TestModule[]> {
  vitest.provide('mutant', given.mutant);
  vitest.provide('noting', given.noting);
  vitest.provide('limitMs', given.limitMs);
  const { testModules } = await vitest.runTestSpecifications([...specifications]);
  // Vitest tells of all files that it ever ran.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  return testModules.filter(({ moduleId }) => asked.has(moduleId));
}

/** What a module comes by as it loads, all tests of the file come by. */
function toReaches(modules: readonly TestModule[]): ReadonlyMap<number, readonly Reach[]> {
  const reaches = new Map<number, Reach[]>();
  for (const module of modules.toSorted((left, right) => left.diagnostic().duration - right.diagnostic().duration)) {
    const tests = [...module.children.allTests()];
    const visitors = Map.groupBy(
      tests.flatMap((test) => (test.meta().mutants ?? []).map((mutant) => ({ id: test.id, mutant }))),
      ({ mutant }) => mutant,
    );
    const onLoad = new Set(module.meta().mutants);
    for (const mutant of onLoad.union(new Set(visitors.keys()))) {
      const testIds = (onLoad.has(mutant) ? tests : (visitors.get(mutant) ?? [])).map(({ id }) => id);
      const reach = { file: module.moduleId, testIds, ms: module.diagnostic().duration };
      reaches.set(mutant, [...(reaches.get(mutant) ?? []), reach]);
    }
  }
  return reaches;
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());
}
