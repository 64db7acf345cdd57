import type { Digest } from '../../../events/chain.ts';
import type { Problem } from '../../yaml/problem.ts';
import type { Spot } from '../../yaml/spot.ts';
import { YamlText } from '../../yaml/yaml-text.ts';
import type { Intent } from '../intent.ts';
import { IntentsRegistry } from '../intents-registry.ts';
import { InvalidIntentsError } from '../invalid-intents-error.ts';
import { readIntent } from './read-intent.ts';
import { readTexts } from './read-texts.ts';

/** The format of the file. */
const VERSION = 1;

export interface ParseIntentsOptions {
  /** For messages; default `intents.yaml`. */
  readonly file?: string;
  /** SHA-256, which settles who takes part in a rollout. */
  readonly digest: Digest;
  /** Told of what is allowed and yet probably not meant: an intent without examples. Default: nobody. */
  readonly onWarning?: (warning: Problem) => void;
}

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
  const yaml = new YamlText(yamlText, 'list of intents');
  const warnings: Problem[] = [];
  const read = yaml.root && readFile(yaml, yaml.root, warnings);
  const { problems } = yaml;
  if (!read || problems.length > 0) throw new InvalidIntentsError(file, problems);
  if (onWarning) for (const warning of warnings) onWarning(warning);
  return new IntentsRegistry({ ...read, digest });
}

interface IntentsFile {
  readonly tiers: readonly string[];
  readonly intents: readonly Intent[];
}

function readFile(yaml: YamlText, root: Spot, warnings: Problem[]): IntentsFile | undefined {
  const names = { required: ['version', 'intents'], optional: ['tiers'] };
  const values = yaml.mapping(root, 'a mapping with `version` and `intents`', names);
  if (!values) return undefined;
  const version = values.get('version');
  if (version) yaml.number(version, `version ${VERSION}`, (value) => value === VERSION);
  const tiers = readTiers(yaml, values.get('tiers'));
  const list = values.get('intents');
  const spots = (list && yaml.items(list, 'a list of intents')) ?? [];
  const reading = { yaml, tiers, ids: new Set<string>(), warnings };
  return { tiers, intents: spots.map((spot) => readIntent(reading, spot)).filter((intent) => intent !== undefined) };
}

function readTiers(yaml: YamlText, spot: Spot | undefined): readonly string[] {
  return spot ? readTexts(yaml, spot, 'a list of tiers, from low to high') : [];
}
