import { describeNode, scalarAt, type Spot } from '../yaml/spot.ts';
import { YamlText } from '../yaml/yaml-text.ts';
import { InvalidPolicyError } from './invalid-policy-error.ts';
import { readFacts } from './language/facts.ts';
import { parseOffset } from './language/instant.ts';
import type { Path } from './language/path.ts';
import { readRules } from './language/rules.ts';
import { readTools } from './language/tools.ts';
import { createPolicy, type Policy } from './policy.ts';

const PARTS = { required: ['policy', 'facts', 'tools', 'rules'], optional: ['description', 'utc_offset'] };

/**
 * Reads a policy: a YAML file in the language of this folder's README.
 *
 * @param yaml - At most 256 000 characters; no aliases, no tags.
 * @param options - `file`: what messages call it.
 * @throws {InvalidPolicyError} naming everything in it that cannot be meant: an unknown word, operator or fact, an operand
 *   of the wrong type.
 */
export function parsePolicy(yaml: string, { file = 'policy.yaml' }: { readonly file?: string } = {}): Policy {
  const text = new YamlText(yaml, 'policy');
  const policy = text.root && readPolicy(text, text.root);
  if (!policy || text.problems.length > 0) throw new InvalidPolicyError(file, text.problems);
  return policy;
}

function readPolicy(text: YamlText, root: Spot): Policy | undefined {
  const parts = text.mapping(root, 'a policy: a mapping with `policy`, `facts`, `tools` and `rules`', PARTS);
  if (!parts) return undefined;
  const [nameAt, descriptionAt, offsetAt, rulesAt] = ['policy', 'description', 'utc_offset', 'rules'].map((part) =>
    parts.get(part),
  );
  const name = nameAt && text.text(nameAt, 'the name of the policy');
  if (descriptionAt) text.text(descriptionAt, 'a description in words');
  const offsetMinutes = offsetAt && (readOffset(text, offsetAt) ?? 0);
  const names = { facts: readFacts(text, parts.get('facts')), offsetMinutes, seen: new Map<string, Path>() };
  const tools = readTools(text, parts.get('tools'));
  const rules = rulesAt ? readRules({ text, names, tools: [...tools.keys()] }, rulesAt) : [];
  return createPolicy({ name: name ?? '', tools, rules, facts: names.seen.size });
}

function readOffset(text: YamlText, spot: Spot): number | undefined {
  const value = scalarAt(spot);
  const offset = typeof value === 'string' ? parseOffset(value) : undefined;
  return (
    offset ?? text.report(spot, `Expected an offset from UTC such as \`-05:00\` or \`Z\`, got ${describeNode(spot)}.`)
  );
}
