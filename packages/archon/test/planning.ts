import { Agent, defineTool, MemoryEventLog, type StoredEvent, type Tool, ToolResult } from '../src/index.ts';
import { FixedRuntime, MockModel, type MockReply } from '../src/testing/index.ts';

type AgentOptions = ConstructorParameters<typeof Agent>[0];

/** One schema for all: a check is made anew for each. */
const ANYTHING = { type: 'object' } as const;

/** A tool that does what the function says; what it throws or returns as a `ToolResult` is its failure. */
export function toolOf(name: string, execute: (args: Readonly<Record<string, unknown>>, key: string) => unknown): Tool {
  return defineTool({
    name,
    description: `Does ${name}.`,
    parametersSchema: ANYTHING,
    execute: (args, { idempotencyKey }) => execute(args, idempotencyKey),
  });
}

/** A failure that will not pass. */
export const fails = (message: string) => (): ToolResult => ToolResult.error(message);

/** What a planning model answers. */
export function planned(...subtasks: readonly object[]): string {
  const whole = subtasks.map((subtask) => ({ dependencies: [], ...subtask }));
  return `Final Answer: ${JSON.stringify({ goal: 'The goal.', subtasks: whole })}`;
}

/** A subtask of a plan: a settled call of the tool that goes by its id. */
export function step(id: string, dependencies: readonly string[] = [], more: object = {}): object {
  return { id, description: `Do ${id}.`, tool_name: id, tool_args: {}, dependencies, ...more };
}

/** What a model says of a plan that is right. */
export const FITS = 'Final Answer: {"fits": true}';

/** An agent whose model plays a script. */
export function agentOf(script: readonly MockReply[], options: Partial<AgentOptions> = {}) {
  const runtime = new FixedRuntime();
  const log = options.log ?? new MemoryEventLog(runtime);
  const model = new MockModel(script);
  const agent = new Agent({ model, runtime, log, engine: { retries: 0 }, ...options });
  /** What the n-th call of the model was asked, from 1. */
  const asked = (call: number): string => model.requests[call - 1]?.messages.map(textOf).join('\n') ?? '';
  const events = (type: string): Promise<readonly unknown[]> => contents(log.read('t'), type);
  return { agent, model, log, asked, events };
}

function textOf(message: object): string {
  return 'text' in message ? String(message.text) : '';
}

async function contents(reading: Promise<readonly StoredEvent[]>, type: string): Promise<readonly unknown[]> {
  return (await reading).flatMap((event) => (event.type === type ? [event.content] : []));
}
