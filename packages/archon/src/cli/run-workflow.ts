import { readFileSync } from 'node:fs';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import { nearest } from '../nearest.ts';
import { nodeRuntime } from '../node/node-runtime.ts';
import { SqliteEventLog } from '../sqlite/sqlite-event-log.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import { escapeControls } from '../trace/plain-text.ts';
import { readWorkflow } from '../workflow/read-workflow.ts';
import { Workflow } from '../workflow/workflow.ts';
import { CliError } from './cli-error.ts';
import { toolsOf } from './named-tools.ts';
import type { Asked } from './read-arguments.ts';
import { tell } from './tell.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

type FileWorkflow = Workflow<Record<string, unknown>, string, string>;

/** Who has approved, in the log. */
const APPROVER = 'terminal';

/** Runs a workflow file, and tells its events as they come. */
export async function runWorkflow(asked: Asked, terminal: Terminal): Promise<ExitCode> {
  const tools = toolsOf(asked.tools);
  const registry = new ToolRegistry(tools);
  const definition = await readWorkflow(textOf(asked.run), {
    file: asked.run,
    tools: registry,
    engine: new ToolExecutionEngine(registry, { runtime: nodeRuntime }),
    permissions: tools.flatMap((tool) => tool.permissions ?? []),
  });
  const input = inputOf(asked.set, definition.inputSchema);
  const log = asked.file === '' ? new MemoryEventLog(nodeRuntime) : new SqliteEventLog({ path: asked.file });
  try {
    const workflow: FileWorkflow = new Workflow(definition, { log, runtime: nodeRuntime });
    const id = asked.as ?? `run-${nodeRuntime.clock.now().toISOString()}`;
    const done = new AbortController();
    const telling = tell(log, id, { asked, terminal, signal: done.signal });
    const result = await runToItsEnd(workflow, { id, input, approves: asked.yes }).finally(() => done.abort());
    await telling;
    if (result.status === 'completed') {
      for (const [name, value] of Object.entries(result.output ?? {}))
        terminal.print(escapeControls(`${name}: ${textOfValue(value)}`));
      return EXIT.ok;
    }
    if (result.status === 'waiting') terminal.complain(`${id} waits for a yes. ${howToApprove(asked, id)}`);
    return EXIT.failed;
  } finally {
    await log.close();
  }
}

/** With a yes to whatever is to be approved, if so many were given. */
async function runToItsEnd(
  workflow: FileWorkflow,
  {
    id,
    input,
    approves,
  }: { readonly id: string; readonly input: Readonly<Record<string, unknown>>; readonly approves: boolean },
) {
  let result = await workflow.run(id, input);
  while (approves && result.status === 'waiting') {
    const [question] = result.questions;
    if (question?.asks !== 'approval') break;
    result = await workflow.answer(id, question.id, { approved: true, by: APPROVER });
  }
  return result;
}

function howToApprove({ run, file }: Asked, id: string): string {
  return file === ''
    ? 'Run it with --yes to approve, or with --log FILE, so that it can go on later.'
    : `To approve: archon run ${run} --log ${file} --as ${id} --yes, with the same --set.`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new CliError(`There is no file ${JSON.stringify(file)}.`);
    throw new CliError(`The file ${JSON.stringify(file)} cannot be read: ${(error as Error).message}.`);
  }
}

/** What was set, each as its parameter has it: a text as it stands, anything else read as JSON. */
function inputOf(set: readonly string[], schema: object | undefined): Readonly<Record<string, unknown>> {
  const { properties = {} } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
  };
  const known = Object.keys(properties);
  return Object.fromEntries(
    set.map((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, Math.max(0, at)).trim();
      if (at === -1)
        throw new CliError(
          `Expected NAME=VALUE after --set, got ${JSON.stringify(pair)}. See: archon help`,
          EXIT.misused,
        );
      if (!known.includes(name))
        throw new CliError(
          `The workflow has no parameter ${JSON.stringify(name)}. ${hintAt(name, known)}`,
          EXIT.misused,
        );
      return [name, valueOf(name, pair.slice(at + 1), properties[name]?.type)];
    }),
  );
}

function hintAt(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  return known.length === 0 ? 'It has none.' : `There are: ${known.join(', ')}.`;
}

function valueOf(name: string, text: string, type: string | undefined): unknown {
  if (type === undefined || type === 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CliError(
      `Expected ${type}, as JSON, as ${JSON.stringify(name)}, got ${JSON.stringify(text)}.`,
      EXIT.misused,
    );
  }
}

function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
