import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type CreateSubject, type Golden, parseGoldens } from '@wayfarer/router/evaluation';

import { BadInputError } from '../bad-input-error.ts';
import { readText } from '../files.ts';
import type { SuiteFiles } from './find-suites.ts';

/** A suite, ready to be run. */
export interface Suite {
  readonly goldens: readonly Golden[];
  readonly createSubject: CreateSubject;
}

/**
 * Reads the goldens and runs the module.
 *
 * @param name - Only goldens of this suite; default all.
 * @throws {BadInputError} if the module cannot be run, or exports no `createSubject`.
 * @throws {InvalidGoldensError}
 */
export async function loadSuite({ module, goldens }: SuiteFiles, name: string | undefined): Promise<Suite> {
  const read = await Promise.all(
    goldens.map(async (file) => parseGoldens(await readText(file), { file: relative(process.cwd(), file) || file })),
  );
  const wanted = read.flat().filter(({ suite }) => name === undefined || suite === name);
  // What nobody asked for is not started.
  if (wanted.length === 0)
    return { goldens: [], createSubject: () => Promise.reject(new Error('There is no golden.')) };
  const loaded = await load(module);
  if (typeof loaded.createSubject !== 'function') {
    throw new BadInputError(`${JSON.stringify(module)} exports no function \`createSubject\`.`);
  }
  return { goldens: wanted, createSubject: loaded.createSubject as CreateSubject };
}

async function load(module: string): Promise<{ readonly createSubject?: unknown }> {
  try {
    return (await import(pathToFileURL(module).href)) as { readonly createSubject?: unknown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadInputError(`Cannot run ${JSON.stringify(module)}: ${reason}`, { cause: error });
  }
}
