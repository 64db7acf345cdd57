import type { Digest } from '@wayfarer/archon';
import {
  didYouMean,
  type Flaw,
  InvalidFileError,
  list,
  listNames,
  mapping,
  number,
  once,
  type Problem,
  without,
  YamlFile,
} from '@wayfarer/archon/yaml';
import type { z } from 'zod';

import { IntentsRegistry } from '../intents-registry.ts';
import { INTENT, texts } from './intent-schema.ts';

/** A file of intents is refused as a whole: it may not be read otherwise than it was meant. Names everything that is wrong with it. */
export class InvalidIntentsError extends InvalidFileError {
  override readonly name = 'InvalidIntentsError';
  readonly code = 'invalid-intents';
}

export interface ParseIntentsOptions {
  /** For messages; default `intents.yaml`. */
  readonly file?: string;
  /** SHA-256, which settles who takes part in a rollout. */
  readonly digest: Digest;
  /** Told of what is allowed and yet probably not meant: an intent without examples. Default: nobody. */
  readonly onWarning?: (warning: Problem) => void;
}

/** The format of the file. */
const VERSION = 1;

const FILE = mapping('a mapping with `version` and `intents`', {
  version: number(`version ${VERSION}`, (version) => version === VERSION),
  intents: once(list('a list of intents', INTENT), (id) => `\`${id}\` is the id of another intent already.`, 'id'),
  tiers: texts('a list of tiers, from low to high').default([]),
});

function* flawsOf({ tiers, intents }: z.output<typeof FILE>): Iterable<Flaw> {
  for (const [index, { constraints }] of intents.entries()) {
    const { minTier } = constraints;
    if (minTier === undefined || tiers.includes(minTier)) continue;
    const tier = JSON.stringify(minTier);
    const message =
      tiers.length === 0
        ? `The file names no \`tiers\`, from low to high; ${tier} cannot be one.`
        : `Expected one of the tiers ${listNames(tiers)}, got ${tier}.${didYouMean(minTier, tiers)}`;
    yield [['intents', index, 'constraints', 'min_tier'], message];
  }
}

const MEANT_FILE = FILE.check(without(flawsOf));

/**
 * Reads a file of intents.
 *
 * @throws {InvalidIntentsError} with everything that is wrong with it.
 *
 * @example
 * const registry = parseIntents(await readFile('intents.yaml', 'utf8'), { digest: nodeDigest });
 */
export function parseIntents(
  yamlText: string,
  { file = 'intents.yaml', digest, onWarning }: ParseIntentsOptions,
): IntentsRegistry {
  const yaml = new YamlFile(yamlText, 'list of intents');
  const read = yaml.root && yaml.read(yaml.root, MEANT_FILE);
  if (!read) throw new InvalidIntentsError(file, yaml.problems);
  for (const [index, { examples }] of read.intents.entries()) {
    if (examples.length > 0) continue;
    const message = 'There are no `examples`: only a model could recognize this by its description.';
    onWarning?.(yaml.problemAt(['intents', index], message));
  }
  return new IntentsRegistry({ ...read, digest });
}
