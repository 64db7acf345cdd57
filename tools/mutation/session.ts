import path from 'node:path';

import type { ProvidedContext } from 'vitest';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';

import { ROOT } from '../stage.ts';
import { chooseTests, type Package } from './choose-tests.ts';

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

/** A longer test is left out: whoever looks for a mutant that nothing sees would wait for it each time. */
const TEST_LIMIT_MS = 60_000;

/** The tests of a package in one warm worker, on sources that have mutants in them. */
export class Session {
  readonly #package: Package;
  /** Sources with mutants, by absolute path. */
  readonly #sources: ReadonlyMap<string, string>;
  #vitest: Promise<Vitest> | undefined;

  constructor(from: Package, sources: ReadonlyMap<string, string>) {
    this.#package = from;
    this.#sources = sources;
  }

  /**
   * Runs the tests that could see a mutant without one: who comes by which, quick files first. A test that fails even so would
   * see every mutant, so it is left out; that can only lower the figure. On a busy machine a long story fails by the clock.
   */
  async learn(): Promise<ReadonlyMap<number, readonly Reach[]>> {
    const vitest = await this.#open();
    const all = await vitest.globTestSpecifications();
    const files = all.map(({ moduleId }) => moduleId);
    const chosen = new Set(chooseTests(files, new Set(this.#sources.keys()), this.#package));
    const specifications = all.filter(({ moduleId }) => chosen.has(moduleId));
    const modules = await run(vitest, specifications, { mutant: -1, noting: true, limitMs: Infinity });
    for (const name of modules.flatMap(listFailed)) console.log(`${name} fails without a mutant, and is left out.`);
    return toReaches(modules.filter((module) => module.errors().length === 0));
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
    this.#vitest ??= openVitest(this.#package, this.#sources);
    return this.#vitest;
  }

  async #restart(): Promise<void> {
    await Promise.race([this.close(), pause(GRACE_MS)]);
    this.#vitest = undefined;
  }
}

function openVitest({ home }: Package, sources: ReadonlyMap<string, string>): Promise<Vitest> {
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
      include: [`${home}/**/*.test.ts`],
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
      testTimeout: TEST_LIMIT_MS,
      hookTimeout: TEST_LIMIT_MS,
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

/** Names of the tests that have failed; of the file, if it failed outside of them. */
function listFailed(module: TestModule): readonly string[] {
  const file = path.relative(ROOT, module.moduleId);
  if (module.errors().length > 0) return [file];
  return [...module.children.allTests('failed')].map(({ fullName }) => `${file} > ${fullName}`);
}

/** How long the file takes without the tests that have failed. */
function durationOf(module: TestModule): number {
  const failed = [...module.children.allTests('failed')].map((test) => test.diagnostic()?.duration ?? 0);
  return module.diagnostic().duration - failed.reduce((sum, each) => sum + each, 0);
}

/** What a module comes by as it loads, all tests of the file come by. */
function toReaches(modules: readonly TestModule[]): ReadonlyMap<number, readonly Reach[]> {
  const reaches = new Map<number, Reach[]>();
  for (const module of modules.toSorted((left, right) => durationOf(left) - durationOf(right))) {
    const tests = [...module.children.allTests('passed')];
    const visitors = Map.groupBy(
      tests.flatMap((test) => (test.meta().mutants ?? []).map((mutant) => ({ id: test.id, mutant }))),
      ({ mutant }) => mutant,
    );
    const onLoad = new Set(module.meta().mutants);
    for (const mutant of onLoad.union(new Set(visitors.keys()))) {
      const testIds = (onLoad.has(mutant) ? tests : (visitors.get(mutant) ?? [])).map(({ id }) => id);
      if (testIds.length === 0) continue;
      const reach = { file: module.moduleId, testIds, ms: durationOf(module) };
      reaches.set(mutant, [...(reaches.get(mutant) ?? []), reach]);
    }
  }
  return reaches;
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());
}
