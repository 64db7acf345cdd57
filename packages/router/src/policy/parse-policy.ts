import {
  ANYTHING,
  InvalidFileError,
  isMapping,
  mapping,
  type YamlLocation,
  text,
  under,
  value,
  YamlFile,
} from '@wayfarer/archon/yaml';

import { readFacts } from './language/facts.ts';
import { parseOffset } from './language/instant.ts';
import type { Path } from './language/path.ts';
import { compileRules, RULES } from './language/rules.ts';
import { TOOLS } from './language/tools.ts';
import { createPolicy, type Policy } from './policy.ts';

/** A policy is refused as a whole: it may not be read otherwise than it was meant. Names everything that is wrong with it. */
export class InvalidPolicyError extends InvalidFileError {
  override readonly name = 'InvalidPolicyError';
  readonly code = 'invalid-policy';
}

const FILE = mapping('a policy: a mapping with `policy`, `facts`, `tools` and `rules`', {
  policy: text('the name of the policy'),
  facts: ANYTHING,
  tools: TOOLS,
  rules: RULES,
  description: text('a description in words').exactOptional(),
  utc_offset: value<string>(
    'an offset from UTC such as `-05:00` or `Z`',
    (given) => readOffset(given) !== undefined,
  ).exactOptional(),
});

function readOffset(given: unknown): number | undefined {
  return typeof given === 'string' ? parseOffset(given) : undefined;
}

/**
 * Reads a policy: a YAML file in the language of this folder's README.
 *
 * @param yaml - At most 256 000 characters; no aliases, no tags.
 * @param options - `file`: what messages call it.
 * @throws {InvalidPolicyError} naming everything in it that cannot be meant: an unknown word, operator or fact, an operand
 *   of the wrong type.
 */
export function parsePolicy(yaml: string, { file = 'policy.yaml' }: { readonly file?: string } = {}): Policy {
  const text = new YamlFile(yaml, 'policy');
  const policy = text.root && readPolicy(text, text.root);
  if (!policy || text.problems.length > 0) throw new InvalidPolicyError(file, text.problems);
  return policy;
}

/** What the rules ask is gone through even where their frame is broken, so that all that is wrong shows at once. */
function readPolicy(file: YamlFile, root: YamlLocation): Policy | undefined {
  const written = file.read(root, FILE);
  const [tools, offset] = ['tools', 'utc_offset'].map((name) => under(root, name).value);
  const offsetMinutes = offset === undefined ? undefined : (readOffset(offset) ?? 0);
  const names = { facts: readFacts(file, under(root, 'facts')), offsetMinutes, seen: new Map<string, Path>() };
  const rules = compileRules(
    { file, names, tools: isMapping(tools) ? Object.keys(tools) : [] },
    under(root, 'rules'),
    written?.rules,
  );
  return written && createPolicy({ name: written.policy, tools: written.tools, rules, facts: names.seen.size });
}
