import { didYouMean, listNames, type YamlLocation, type YamlFile } from '@wayfarer/archon/yaml';

import { type FactType, inWords } from './fact-type.ts';
import { UNREADABLE } from './facts.ts';
import { parsePath, type WrittenPath } from './path-syntax.ts';
import { FactPath, firstKnown, type Path, type Step } from './path.ts';

/** What a path may name. */
export interface Names {
  readonly facts: Extract<FactType, { kind: 'record' }>;
  /** Inside a list: what its elements are. */
  readonly item?: FactType;
  /** The policy's clock, east of UTC. */
  readonly offsetMinutes: number | undefined;
  /** Paths of the call that were named before, by their text. */
  readonly seen: Map<string, Path>;
}

/** A path, and where in the policy it is written. */
interface Mention {
  readonly spot: YamlLocation;
  readonly written: string;
}

/** Reads `path`, or `path ?? path`. What is not a path, or not declared, is reported. */
export function readPath(file: YamlFile, names: Names, { spot, written }: Mention): Path | undefined {
  const paths: Path[] = [];
  for (const each of written.split('??')) {
    const parsed = parsePath(each.trim());
    const resolved = parsed ? resolvePath(parsed, names) : notAPath(each.trim());
    if (typeof resolved === 'string') file.report(spot, resolved);
    if (typeof resolved !== 'object') return undefined;
    paths.push(resolved);
  }
  const [first, ...rest] = paths;
  if (!first || rest.length === 0) return first;
  const other = rest.find(({ type }) => type.kind !== first.type.kind);
  if (!other) return firstKnown([first, ...rest]);
  return file.report(
    spot,
    `Expected facts of one type, got \`${first.text}\`, ${inWords(first.type.kind)}, and \`${other.text}\`, ${inWords(other.type.kind)}.`,
  );
}

/** @returns What is wrong with the path, in words; `undefined` if what is wrong was reported where it is declared. */
function resolvePath(written: WrittenPath, names: Names): Path | string | undefined {
  const fromItem = written.steps[0] === 'item';
  const before = names.seen.get(written.text);
  if (before) return before;
  if (fromItem && !names.item)
    return '`item` is the element of a list: it means something inside `some`, `every` and `where` only.';
  let type: FactType = (fromItem ? names.item : undefined) ?? names.facts;
  let sofar = fromItem ? 'item' : '';
  const steps: Step[] = [];
  for (const step of written.steps.slice(fromItem ? 1 : 0)) {
    if (type === UNREADABLE) return undefined;
    const next = typeof step === 'string' ? named(type, step, sofar) : indexed(type, step, { sofar, names });
    if (typeof next !== 'object') return next;
    steps.push(next.step);
    type = next.type;
    sofar = typeof step === 'string' ? `${sofar ? `${sofar}.` : ''}${step}` : `${sofar}[${step.text}]`;
  }
  if (type === UNREADABLE) return undefined;
  const { offsetMinutes, seen } = names;
  // A path that is indexed by the element at hand changes with it.
  const isOfItem = fromItem || steps.some((step) => typeof step !== 'string' && !seen.has(step.text));
  const number = isOfItem ? undefined : seen.size;
  const path = new FactPath({ text: written.text, type, fromItem, number, steps, offsetMinutes });
  if (!isOfItem) seen.set(path.text, path);
  return path;
}

type Next = { readonly step: Step; readonly type: FactType } | string | undefined;

function named(type: FactType, name: string, sofar: string): Next {
  if (type.kind === 'map') return type.value ? { step: name, type: type.value } : contentsUndeclared(sofar);
  if (type.kind !== 'record') return `\`${sofar}\` is ${inWords(type.kind)}: nothing is under it.`;
  const found = type.fields.get(name);
  if (found) return { step: name, type: found };
  const under = (each: string): string => (sofar ? `${sofar}.${each}` : each);
  const declared = [...type.fields.keys()].map(under);
  return `No fact \`${under(name)}\` is declared; there are ${listNames(declared)}.${didYouMean(under(name), declared)}`;
}

function indexed(type: FactType, index: WrittenPath, { sofar, names }: { sofar: string; names: Names }): Next {
  if (type.kind !== 'map') {
    const instead = type.kind === 'list' ? ' Ask about its elements with `some` or `every`.' : '';
    return `\`${sofar}\` is ${inWords(type.kind)}: only a map can be indexed.${instead}`;
  }
  if (!type.value) return contentsUndeclared(sofar);
  const path = resolvePath(index, names);
  if (typeof path !== 'object') return path;
  if (path.type.kind === 'string') return { step: path, type: type.value };
  return `An index must be a string; \`${path.text}\` is ${inWords(path.type.kind)}.`;
}

function contentsUndeclared(sofar: string): string {
  return `What the map \`${sofar}\` holds is not declared: write \`{ "*": type }\` where it says \`map\`.`;
}

function notAPath(written: string): string {
  return `Expected a path such as \`order.status\` or \`items[params.item_id].price\`, got ${JSON.stringify(written)}.`;
}
