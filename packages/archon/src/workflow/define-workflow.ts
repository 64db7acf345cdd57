import { MisuseError } from '../errors.ts';
import { nearest } from '../nearest.ts';
import type { JsonSchema } from '../tool/schema.ts';
import { type FlowNode, listNodes, partsOf } from './flow-node.ts';
import type { Flow } from './flow.ts';
import { type Outline, outlineOf } from './outline.ts';

/** A workflow, checked: what it begins with, what it ends with, and how it gets there. */
export interface WorkflowDefinition<
  State,
  Input extends keyof State = keyof State,
  Output extends keyof State = keyof State,
> {
  readonly name: string;
  /** From 1. A run that began with another version is not gone on with. */
  readonly version: number;
  /** For whoever uses it as a tool. */
  readonly description: string;
  readonly input: readonly Input[];
  /** What the input has to be like; defaults stand in for what is missing. */
  readonly inputSchema?: JsonSchema;
  readonly output: readonly Output[];
  readonly flow: Flow<State>;
  readonly outline: Outline;
}

export interface WorkflowOptions<State, Input extends keyof State, Output extends keyof State> {
  readonly name: string;
  /** From 1. Raise it when the steps mean something else, though they look the same. */
  readonly version: number;
  readonly description?: string;
  /** Keys that a run begins with. */
  readonly input?: readonly Input[];
  /** What the input has to be like, where more is known than its keys. */
  readonly inputSchema?: JsonSchema;
  /** Keys that it ends with. */
  readonly output?: readonly Output[];
  readonly flow: Flow<State>;
}

/**
 * Puts a workflow together.
 *
 * @throws {MisuseError} if a name stands twice, a part reads a key that nothing before it has written for sure, two parts side
 *   by side write the same key, or what it is to end with is not written on every way to the end.
 */
export function defineWorkflow<
  State,
  const Input extends keyof State & string = never,
  const Output extends keyof State & string = never,
>(options: WorkflowOptions<State, Input, Output>): WorkflowDefinition<State, Input, Output> {
  const { name, version, description = '', input = [], output = [], flow, inputSchema } = options;
  if (!Number.isSafeInteger(version) || version < 1) {
    throw new MisuseError(`Expected the version of "${name}" to be a whole number from 1, got ${version}.`);
  }
  assertNames(name, flow);
  const written = keysAfter(flow, new Set<string>(input));
  for (const key of output) {
    if (!written.has(key))
      throw new MisuseError(`"${name}" is to end with "${key}", but may end without it.${meant(key, written)}`);
  }
  return Object.freeze({
    name,
    version,
    description,
    input,
    ...(inputSchema && { inputSchema }),
    output,
    flow,
    outline: outlineOf(flow),
  });
}

function assertNames(workflow: string, flow: FlowNode): void {
  const seen = new Set<string>();
  for (const node of listNodes(flow)) {
    if (!('name' in node)) continue;
    if (!/^[\w-]{1,64}$/.test(node.name)) {
      throw new MisuseError(
        `Expected the name of a step in "${workflow}" to be letters, digits, "_" and "-", at most 64, got ${JSON.stringify(node.name)}.`,
      );
    }
    if (seen.has(node.name)) throw new MisuseError(`"${workflow}" has two parts called "${node.name}".`);
    seen.add(node.name);
  }
}

/** Keys that are there for sure after a node, if those of `before` were there before it. */
function keysAfter(node: FlowNode, before: ReadonlySet<string>): ReadonlySet<string> {
  switch (node.kind) {
    case 'step':
    case 'ask':
      assertReads(node, before);
      return before.union(new Set(node.writes));
    case 'sequence':
      return node.parts.reduce((keys, part) => keysAfter(part, keys), before);
    case 'parallel':
      assertApart(node.parts);
      return node.parts.map((part) => keysAfter(part, before)).reduce((all, keys) => all.union(keys));
    case 'fallback':
      return node.parts.map((part) => keysAfter(part, before)).reduce((all, keys) => all.intersection(keys));
    case 'optional':
      for (const part of node.parts) keysAfter(part, before);
      return before;
    case 'choose':
      assertReads(node, before);
      return Object.values(node.branches)
        .map((branch) => (branch ? keysAfter(branch, before) : before))
        .reduce((all, keys) => all.intersection(keys));
    case 'each': {
      assertReads(node, before);
      const inside = keysAfter(node.body, before.union(new Set([node.as])));
      if (!inside.has(node.collect.from)) {
        throw new MisuseError(
          `"${node.name}" collects "${node.collect.from}", but its body may end without it.${meant(node.collect.from, inside)}`,
        );
      }
      return before.union(new Set([node.collect.into]));
    }
    case 'until': {
      const after = keysAfter(node.body, before);
      assertReads(node, after);
      return after;
    }
  }
}

function assertReads(
  { name, reads }: { readonly name: string; readonly reads: readonly string[] },
  there: ReadonlySet<string>,
): void {
  const missing = reads.find((key) => !there.has(key));
  if (missing === undefined) return;
  throw new MisuseError(
    `"${name}" reads "${missing}", which nothing before it writes for sure.${meant(missing, there)} What may be missing goes into \`optionalReads\`.`,
  );
}

/** Parts side by side write keys of their own: else what is written last would hang on chance. */
function assertApart(parts: readonly FlowNode[]): void {
  const writers = new Map<string, number>();
  for (const [place, part] of parts.entries()) {
    for (const key of writtenBy(part)) {
      if ((writers.get(key) ?? place) !== place)
        throw new MisuseError(`Two parts side by side write "${key}"; give each a key of its own.`);
      writers.set(key, place);
    }
  }
}

/** Keys that may be different after a node. */
function writtenBy(node: FlowNode): readonly string[] {
  if (node.kind === 'step') return [...node.writes, ...node.optionalWrites];
  if (node.kind === 'ask') return node.writes;
  if (node.kind === 'each') return [node.collect.into];
  return partsOf(node).flatMap(writtenBy);
}

function meant(key: string, there: ReadonlySet<string>): string {
  const other = nearest(key, there);
  return other === undefined ? '' : ` Did you mean "${other}"?`;
}
