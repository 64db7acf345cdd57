import { InvalidFileError, list, mapping, number, once, text, YamlFile } from '@wayfarer/archon/yaml';

import type { Golden } from '../golden.ts';
import { CONVERSATION } from './golden-schema.ts';

/** A file of goldens is refused as a whole: an expectation that was mistyped would pass for ever. */
export class InvalidGoldensError extends InvalidFileError {
  override readonly name = 'InvalidGoldensError';
  readonly code = 'invalid-goldens';
}

/** The format of the file. */
const VERSION = 1;

const FILE = mapping('a mapping with `version`, `suite` and `conversations`', {
  version: number(`version ${VERSION}`, (version) => version === VERSION),
  suite: text('the name of a suite'),
  conversations: once(
    list('a list of conversations', CONVERSATION),
    (id) => `\`${id}\` is the id of another conversation already.`,
    'id',
  ),
});

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
  const yaml = new YamlFile(yamlText, 'list of goldens');
  const read = yaml.root && yaml.read(yaml.root, FILE);
  if (!read) throw new InvalidGoldensError(file, yaml.problems);
  const lineOf = (...path: readonly PropertyKey[]): number => yaml.problemAt(path, '').line;
  return read.conversations.map(({ turns, ...conversation }, nth) => ({
    ...conversation,
    suite: read.suite,
    place: { file, line: lineOf('conversations', nth) },
    turns: turns.map(({ input, expect = {} }, turn) => ({
      line: lineOf('conversations', nth, 'turns', turn),
      input,
      expect,
    })),
  }));
}
