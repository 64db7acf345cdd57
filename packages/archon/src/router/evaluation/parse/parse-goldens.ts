import type { Spot } from '../../yaml/spot.ts';
import { YamlText } from '../../yaml/yaml-text.ts';
import type { Golden } from '../golden.ts';
import { InvalidGoldensError } from '../invalid-goldens-error.ts';
import { readConversation } from './read-conversation.ts';

/** The format of the file. */
const VERSION = 1;

/**
 * Reads a file of goldens, in the format of this folder's README.
 *
 * @param options - `file`: what messages and reports call it.
 * @throws {InvalidGoldensError} naming everything in it that cannot be meant, by line.
 *
 * @example
 * const goldens = parseGoldens(await readFile('goldens/refunds.yaml', 'utf8'), { file: 'goldens/refunds.yaml' });
 */
export function parseGoldens(
  yamlText: string,
  { file = 'goldens.yaml' }: { readonly file?: string } = {},
): readonly Golden[] {
  const yaml = new YamlText(yamlText, 'list of goldens');
  const goldens = (yaml.root && readFile(yaml, yaml.root, file)) ?? [];
  if (yaml.problems.length > 0) throw new InvalidGoldensError(file, yaml.problems);
  return goldens;
}

function readFile(yaml: YamlText, root: Spot, file: string): readonly Golden[] | undefined {
  const names = { required: ['version', 'suite', 'conversations'], optional: [] };
  const values = yaml.mapping(root, 'a mapping with `version`, `suite` and `conversations`', names);
  const [version, suiteSpot, list] = names.required.map((name) => values?.get(name));
  if (version) yaml.number(version, `version ${VERSION}`, (value) => value === VERSION);
  const suite = (suiteSpot && yaml.text(suiteSpot, 'the name of a suite')) ?? '';
  const reading = { yaml, file, suite, ids: new Set<string>() };
  const read = list && yaml.items(list, 'a list of conversations')?.map((spot) => readConversation(reading, spot));
  return read?.filter((golden) => golden !== undefined);
}
