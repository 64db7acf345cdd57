import { MisuseError } from '../errors.ts';
import type { JsonSchema } from './schema.ts';
import { assertToolName } from './tool-name.ts';
import { ToolResult } from './tool-result.ts';
import type { Tool, ToolContext } from './tool.ts';

/** One tool call inside a {@link CompositeTool}. */
export interface CompositeStep {
  /** Name of the tool, of the registry in which the composite is. */
  readonly tool: string;
  /** Ids of the steps whose results it needs; it runs as soon as these have succeeded. */
  readonly after?: readonly string[];
  /** Its arguments, made from the composite's own and from the results of `after`. */
  arguments(args: Readonly<Record<string, unknown>>, results: Readonly<Record<string, ToolResult>>): unknown;
}

export interface CompositeToolOptions {
  readonly name: string;
  readonly description: string;
  readonly parametersSchema: JsonSchema;
  /** By id. */
  readonly steps: Readonly<Record<string, CompositeStep>>;
  /** Id of the step whose content is the composite's. Default: the last one. */
  readonly output?: string;
  readonly timeoutMs?: number;
}

/**
 * A tool made of calls to other tools: a graph without circles. What can run side by side does. When a step fails, those
 * that need it are not run, and the result says how far it came; `metadata.steps` lists every
 * step's own.
 *
 * @throws {MisuseError} if a step needs one that is not there, or steps wait for one another in a circle.
 *
 * @example
 * const research = new CompositeTool({
 *   name: 'research',
 *   description: 'Searches for a topic and sums up what it finds.',
 *   parametersSchema: { type: 'object', properties: { topic: { type: 'string' } }, required: ['topic'] },
 *   steps: {
 *     search: { tool: 'web_search', arguments: ({ topic }) => ({ query: topic }) },
 *     summary: { tool: 'summarize', after: ['search'], arguments: (_, { search }) => ({ text: search.content }) },
 *   },
 * });
 */
export class CompositeTool implements Tool<Readonly<Record<string, unknown>>> {
  readonly name: string;
  readonly description: string;
  readonly parametersSchema: JsonSchema;
  readonly timeoutMs?: number;
  readonly #steps: ReadonlyMap<string, CompositeStep>;
  readonly #output: string;

  constructor({ name, description, parametersSchema, steps, output, timeoutMs }: CompositeToolOptions) {
    assertToolName(name);
    this.name = name;
    this.description = description;
    this.parametersSchema = parametersSchema;
    if (timeoutMs !== undefined) this.timeoutMs = timeoutMs;
    this.#steps = new Map(Object.entries(steps));
    this.#output = output ?? [...this.#steps.keys()].at(-1) ?? '';
    this.#assertSound();
  }

  async execute(args: Readonly<Record<string, unknown>>, context: ToolContext): Promise<ToolResult> {
    const running = new Map<string, Promise<ToolResult | undefined>>();
    // Steps stand after what they need, so each finds its predecessors under way.
    for (const id of this.#inOrder()) running.set(id, this.#runStep(id, running, { args, context }));
    const ended = await Promise.all([...running].map(async ([id, result]) => [id, await result] as const));
    return this.#sumUp(Object.fromEntries(ended.filter((each) => each[1] !== undefined)) as Record<string, ToolResult>);
  }

  /** `undefined` when it was not run because a step before it failed. */
  async #runStep(
    id: string,
    running: ReadonlyMap<string, Promise<ToolResult | undefined>>,
    { args, context }: { args: Readonly<Record<string, unknown>>; context: ToolContext },
  ): Promise<ToolResult | undefined> {
    const step = this.#steps.get(id);
    const results: Record<string, ToolResult> = {};
    for (const needed of step?.after ?? []) {
      const result = await running.get(needed);
      if (result?.status !== 'success') return undefined;
      results[needed] = result;
    }
    return step && context.callTool(step.tool, step.arguments(args, results));
  }

  #sumUp(results: Readonly<Record<string, ToolResult>>): ToolResult {
    const steps = Object.entries(results).map(([id, { status, content }]) => ({ id, status, content }));
    const failed = Object.entries(results).find(([, { status }]) => status !== 'success');
    const output = results[this.#output];
    if (!failed && output) return ToolResult.success(output.content, { steps });
    const [id = this.#output, result] = failed ?? [];
    const done = Object.keys(results).filter((each) => results[each]?.status === 'success');
    return ToolResult.error(
      `Step "${id}" (${this.#steps.get(id)?.tool}) failed: ${result?.content ?? 'it was not run.'} Done before: ${done.join(', ') || 'nothing'}.`,
      { code: 'step-failed', steps },
    );
  }

  /** Ids so that each stands after those it needs. */
  #inOrder(): string[] {
    const order = new Set<string>();
    const visit = (id: string, path: readonly string[]): void => {
      if (order.has(id)) return;
      if (path.includes(id)) {
        throw new MisuseError(
          `Steps of "${this.name}" wait for one another in a circle: ${[...path, id].join(' → ')}.`,
        );
      }
      for (const needed of this.#steps.get(id)?.after ?? []) visit(needed, [...path, id]);
      order.add(id);
    };
    for (const id of this.#steps.keys()) visit(id, []);
    return [...order];
  }

  #assertSound(): void {
    const ids = [...this.#steps.keys()];
    if (!this.#steps.has(this.#output)) {
      throw new MisuseError(
        `"${this.name}" has no step "${this.#output}" to take its output from; it has: ${ids.join(', ') || 'none'}.`,
      );
    }
    for (const [id, { after = [] }] of this.#steps) {
      const unknown = after.find((needed) => !this.#steps.has(needed));
      if (unknown !== undefined) {
        throw new MisuseError(
          `Step "${id}" of "${this.name}" waits for "${unknown}", but there are only: ${ids.join(', ')}.`,
        );
      }
    }
    this.#inOrder();
  }
}
