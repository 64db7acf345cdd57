import { MisuseError } from '../../errors.ts';
import { fillTemplate, hasStraySlot, pathsIn, rootOf, valueAt } from '../../template.ts';
import type { JsonSchema } from '../../tool/schema.ts';
import { describeValue, didYouMean, listNames } from '../../yaml/schemas.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { type YamlLocation, under } from '../../yaml/yaml-file.ts';
import { defineWorkflow, type WorkflowDefinition } from '../define-workflow.ts';
import type { WorkflowState, ChooseNode, EachNode, StepNode, UntilNode } from '../flow-node.ts';
import { fallback, type Flow, flowOf, optional, parallel, sequence } from '../flow.ts';
import { type Condition, parseCondition } from './condition.ts';
import { FILE, type Parameter, SHAPES, type StepKind, type StepShape, WORKFLOW } from './step-shapes.ts';
import { callTool, type FileTools } from './tool-step.ts';

type Part = Flow<WorkflowState>;

/** Names that can be used at a place of the file: there for sure, or perhaps. A step has its number as a name, too. */
interface Names {
  readonly sure: ReadonlySet<string>;
  readonly perhaps: ReadonlySet<string>;
}

/** A part of the file, read, and the names after it. */
interface Read {
  readonly part: Part;
  readonly names: Names;
}

const flow = flowOf<Record<string, unknown>>();
const JSON_TYPES: Readonly<Record<Parameter['type'], string>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  list: 'array',
  object: 'object',
};

/** A workflow file, read; what cannot be meant is noted in `file`. */
export function readFile(
  file: YamlFile,
  root: YamlLocation,
  tools: FileTools & { readonly knows: (tool: string) => readonly string[] | undefined },
): WorkflowDefinition<WorkflowState, string, string> | undefined {
  if (!file.read(root, FILE)) return undefined;
  const spot = under(root, 'workflow');
  const frame = file.read(spot, WORKFLOW);
  const parameters = frame?.parameters ?? [];
  const input = parameters.map(({ name }) => name);
  const reader = new Reader(file, tools);
  const steps = reader.steps(under(spot, 'steps'), { sure: new Set(input), perhaps: new Set() });
  if (!frame || !steps || file.problems.length > 0) return undefined;
  const output = frame.output ?? [...steps.names.sure].filter((name) => !input.includes(name));
  const stray = output.findIndex((name) => !steps.names.sure.has(name));
  if (stray >= 0) {
    const message = `\`${output[stray]}\` may be missing at the end.${didYouMean(output[stray] ?? '', steps.names.sure)}`;
    return file.report(under(under(spot, 'output'), stray), message);
  }
  try {
    return defineWorkflow<WorkflowState, string, string>({
      name: frame.name,
      version: frame.version ?? 1,
      description: frame.description ?? `Runs the workflow "${frame.name}".`,
      input,
      inputSchema: schemaOf(parameters),
      output,
      flow: steps.part,
    });
  } catch (error) {
    if (error instanceof MisuseError) return file.report(spot, error.message);
    throw error;
  }
}

function schemaOf(parameters: readonly Parameter[]): JsonSchema {
  const properties = parameters.map(({ name, type, ...rest }) => [name, { type: JSON_TYPES[type], ...rest }] as const);
  const required = parameters.filter((parameter) => parameter.default === undefined).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false };
}

class Reader {
  readonly #file: YamlFile;
  readonly #tools: FileTools & { readonly knows: (tool: string) => readonly string[] | undefined };
  /** Parts of a kind so far: their names are numbered. */
  readonly #count = new Map<string, number>();

  constructor(file: YamlFile, tools: FileTools & { readonly knows: (tool: string) => readonly string[] | undefined }) {
    this.#file = file;
    this.#tools = tools;
  }

  /** Steps one after the other; all are read, whatever is wrong with one. */
  steps(spot: YamlLocation, before: Names): Read | undefined {
    const items = this.#file.items(spot, 'a list of steps');
    if (!items) return undefined;
    let names = before;
    const parts: Part[] = [];
    for (const item of items) {
      const read = this.#step(item, names);
      if (!read) continue;
      parts.push(read.part);
      names = read.names;
    }
    return parts.length === items.length ? { part: sequence(...parts), names } : undefined;
  }

  #step(spot: YamlLocation, names: Names): Read | undefined {
    const kinds = Object.keys(SHAPES) as StepKind[];
    const fields = this.#file.fields(spot, 'a step');
    if (!fields) return undefined;
    const kind = kinds.find((each) => fields.has(each));
    if (!kind) {
      const got = [...fields.keys()];
      const meant = got.map((name) => didYouMean(name, kinds)).find((hint) => hint !== '') ?? '';
      const there = got.length === 0 ? describeValue(spot.value) : listNames(got);
      return this.#file.report(spot, `Expected a step with one of ${listNames(kinds)}, got ${there}.${meant}`);
    }
    switch (kind) {
      case 'tool':
        return this.#tool(spot, names);
      case 'if':
        return this.#if(spot, names);
      case 'for_each':
        return this.#forEach(spot, names);
      case 'until':
        return this.#until(spot, names);
      case 'parallel':
        return this.#parallel(spot, names);
      case 'approve':
        return this.#approve(spot, names);
    }
  }

  #tool(spot: YamlLocation, names: Names): Read | undefined {
    const name = this.#number('step');
    const shape = this.#file.read(spot, SHAPES.tool);
    if (!shape) return undefined;
    const { tool, args = {}, save_as: key = name, timeout_ms: timeoutMs, retries = 0, undo, escalate = false } = shape;
    this.#assertTool(under(spot, 'tool'), tool);
    if (undo) this.#assertTool(under(under(spot, 'undo'), 'tool'), undo.tool);
    const after = plus(names, key);
    const reads = union(
      this.#reads(under(spot, 'args'), pathsIn(args), names),
      without(key, this.#reads(under(under(spot, 'undo'), 'args'), pathsIn(undo?.args), after)),
    );
    const call = { tool, args, ...(timeoutMs !== undefined && { timeoutMs }) };
    const node: StepNode = {
      kind: 'step',
      name,
      ...reads,
      writes: [key],
      optionalWrites: [],
      escalate,
      retries,
      timeoutMs: Infinity,
      made: shape,
      run: async (state, context) => ({ [key]: await callTool(this.#tools, call, { state, context }) }),
      ...(undo && {
        undo: async (state: WorkflowState, context) => void (await callTool(this.#tools, undo, { state, context })),
      }),
    };
    return this.#withFallback(spot, shape, { before: names, read: { part: node, names: after } });
  }

  #withFallback(
    spot: YamlLocation,
    { on_error: other, optional: mayFail = false }: Pick<StepShape<'tool'>, 'on_error' | 'optional'>,
    { before, read }: { readonly before: Names; readonly read: Read },
  ): Read | undefined {
    let { part, names } = read;
    if (other) {
      const instead = this.steps(under(spot, 'on_error'), before);
      if (!instead) return undefined;
      part = fallback(part, instead.part);
      names = either(names, instead.names);
    }
    return mayFail ? { part: optional(part), names: either(names, before) } : { part, names };
  }

  #if(spot: YamlLocation, names: Names): Read | undefined {
    const name = this.#number('if');
    const shape = this.#file.read(spot, SHAPES.if);
    const at = under(spot, 'if');
    const condition = shape && this.#condition(at, shape.if);
    const yes = this.steps(under(spot, 'then'), names);
    const no = shape?.else ? this.steps(under(spot, 'else'), names) : { part: undefined, names };
    if (!condition || !yes || !no) return undefined;
    const node: ChooseNode = {
      kind: 'choose',
      name,
      ...this.#reads(at, condition.paths, names),
      made: shape.if,
      by: (state) => (condition.holds(state) ? 'then' : 'else'),
      branches: { then: yes.part, else: no.part },
    };
    return { part: node, names: either(yes.names, no.names) };
  }

  #forEach(spot: YamlLocation, names: Names): Read | undefined {
    const name = this.#number('each');
    const shape = this.#file.read(spot, SHAPES.for_each);
    if (!shape) return undefined;
    const {
      as = 'item',
      save_as: into = name,
      limit: most = 100,
      at_once: atOnce = 4,
      optional: mayFail = false,
    } = shape;
    const at = under(spot, 'for_each');
    const reads = this.#reads(at, pathsIn(shape.for_each), names);
    const body = this.steps(under(spot, 'steps'), plus(names, as));
    if (!body) return undefined;
    const from = lastWritten(body.part);
    if (from === undefined)
      return this.#file.report(under(spot, 'steps'), 'Expected the last step of a loop to have a result.');
    const node: EachNode = {
      kind: 'each',
      name,
      reads: [...reads.reads, ...reads.optionalReads],
      as,
      collect: { from, into },
      body: body.part,
      most,
      atOnce,
      mayFail,
      made: shape.for_each,
      items: (state) => {
        const items = fillTemplate(shape.for_each, (path) => valueAt(path, state));
        if (Array.isArray(items)) return items as readonly unknown[];
        throw new Error(`Expected a list at ${shape.for_each}, got ${describeValue(items)}.`);
      },
    };
    return { part: node, names: plus(names, into) };
  }

  #until(spot: YamlLocation, names: Names): Read | undefined {
    const name = this.#number('until');
    const shape = this.#file.read(spot, SHAPES.until);
    const body = this.steps(under(spot, 'steps'), names);
    const at = under(spot, 'until');
    const condition = shape && this.#condition(at, shape.until);
    if (!body || !condition) return undefined;
    const node: UntilNode = {
      kind: 'until',
      name,
      ...this.#reads(at, condition.paths, body.names),
      body: body.part,
      most: shape.limit,
      made: shape.until,
      test: (state) => condition.holds(state),
    };
    return { part: node, names: body.names };
  }

  #parallel(spot: YamlLocation, names: Names): Read | undefined {
    if (!this.#file.read(spot, SHAPES.parallel)) return undefined;
    const items = this.#file.items(under(spot, 'parallel'), 'a list of steps') ?? [];
    const reads = items.map((item) => this.#step(item, names)).filter((read) => read !== undefined);
    if (reads.length < items.length) return undefined;
    return {
      part: parallel(...reads.map(({ part }) => part)),
      names: reads.map((read) => read.names).reduce(both),
    };
  }

  #approve(spot: YamlLocation, names: Names): Read | undefined {
    const name = this.#number('approve');
    const shape = this.#file.read(spot, SHAPES.approve);
    if (!shape) return undefined;
    const { reads, optionalReads } = this.#reads(under(spot, 'approve'), pathsIn(shape.approve), names);
    const question = (state: WorkflowState): string =>
      String(fillTemplate(shape.approve, (path) => valueAt(path, state)));
    return { part: flow.approval({ name, reads: [...reads, ...optionalReads], question }), names };
  }

  #condition(spot: YamlLocation, written: string | boolean): Condition | undefined {
    try {
      return parseCondition(String(written));
    } catch (error) {
      return this.#file.report(spot, (error as Error).message);
    }
  }

  /** Which names are read, each of which has to be known; what begins like one and is none is reported. */
  #reads(
    spot: YamlLocation,
    paths: readonly string[],
    { sure, perhaps }: Names,
  ): Pick<StepNode, 'reads' | 'optionalReads'> {
    for (const text of textsIn(spot.value)) {
      if (hasStraySlot(text)) this.#file.report(spot, 'Expected a name such as `step1.results` between `{{` and `}}`.');
    }
    const roots = [...new Set(paths.map(rootOf))];
    for (const root of roots) {
      if (sure.has(root) || perhaps.has(root)) continue;
      const known = [...sure, ...perhaps];
      this.#file.report(
        spot,
        `\`${root}\` is not known here; known are ${listNames(known) || 'none'}.${didYouMean(root, known)}`,
      );
    }
    return { reads: roots.filter((root) => sure.has(root)), optionalReads: roots.filter((root) => !sure.has(root)) };
  }

  #assertTool(spot: YamlLocation, tool: string): void {
    const names = this.#tools.knows(tool);
    if (names)
      this.#file.report(
        spot,
        `No tool is called \`${tool}\`.${didYouMean(tool, names)} Tools there are: ${listNames(names) || 'none'}.`,
      );
  }

  #number(kind: string): string {
    const count = (this.#count.get(kind) ?? 0) + 1;
    this.#count.set(kind, count);
    return `${kind}${count}`;
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function plus({ sure, perhaps }: Names, key: string): Names {
  return { sure: new Set([...sure, key]), perhaps };
}

type Keys = Pick<StepNode, 'reads' | 'optionalReads'>;

function union(left: Keys, right: Keys): Keys {
  const all = (name: keyof Keys): readonly string[] => [...new Set([...left[name], ...right[name]])];
  return { reads: all('reads'), optionalReads: all('optionalReads') };
}

function without(key: string, { reads, optionalReads }: Keys): Keys {
  return { reads: reads.filter((each) => each !== key), optionalReads: optionalReads.filter((each) => each !== key) };
}

/** After one or the other. */
function either(left: Names, right: Names): Names {
  const all = left.sure.union(right.sure).union(left.perhaps).union(right.perhaps);
  const sure = left.sure.intersection(right.sure);
  return { sure, perhaps: all.difference(sure) };
}

/** After one and the other. */
function both(left: Names, right: Names): Names {
  const sure = left.sure.union(right.sure);
  return { sure, perhaps: left.perhaps.union(right.perhaps).difference(sure) };
}

/** The key that a part writes last, for sure. */
function lastWritten(part: Part): string | undefined {
  if (part.kind === 'step') return part.writes.at(-1);
  if (part.kind === 'each') return part.collect.into;
  if (part.kind === 'until') return lastWritten(part.body);
  if (part.kind === 'sequence') return part.parts.map(lastWritten).findLast((key) => key !== undefined);
  return undefined;
}
