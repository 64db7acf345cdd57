import { asToolResult } from '../as-tool-result.ts';
import { MisuseError } from '../errors.ts';
import { defineTool } from '../tool/define-tool.ts';
import { ToolResult } from '../tool/tool-result.ts';
import type { Tool } from '../tool/tool.ts';
import type { RunPolicy, SubtaskOptions } from './run-policy.ts';
import type { RunResult } from './run-result.ts';
import type { SubTaskInput } from './subtask.ts';

/** How an agent is offered to the model of another one. */
export interface AgentToolOptions extends RunPolicy {
  /** Letters, digits, `_` and `-`. */
  readonly name: string;
  /** Told to the model: what the agent is good at, and what comes back. */
  readonly description: string;
}

/** What a model that calls an agent has to say. */
const PARAMETERS = {
  type: 'object',
  properties: {
    task: { type: 'string', minLength: 1, description: 'What is to be done, in full: the agent knows nothing else.' },
  },
  required: ['task'],
  additionalProperties: false,
} as const;

/** About 25 days: the agent has limits of its own. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** An agent as a tool of another one: the run of a call is a child of the run that asks, and goes on after a crash. */
export function agentTool(
  agent: { executeSubtask(subtask: SubTaskInput, options: SubtaskOptions): Promise<RunResult> },
  { name, description, ...policy }: AgentToolOptions,
): Tool<{ readonly task: string }> {
  return defineTool({
    name,
    description,
    parametersSchema: PARAMETERS,
    retries: 0,
    timeoutMs: NO_LIMIT_MS,
    async execute({ task }, { idempotencyKey, runId: parent, signal, context, budget }) {
      const runId = `${name}:${idempotencyKey}`;
      if (parent === runId) throw new MisuseError(`"${name}" cannot call itself.`);
      const options = { ...policy, parent, signal, context, ...(budget && { budget }) };
      const { status, content, errorMessage, metadata } = asToolResult(
        await agent.executeSubtask({ id: runId, description: task }, options),
      );
      const { steps, spent, stopReason } = metadata;
      const told = { runId, steps, spent, stopReason };
      if (status === 'success') return ToolResult.success(content, told);
      return ToolResult.error(`${errorMessage ?? 'It has no answer.'}\n${content}`, { ...told, code: 'agent-stopped' });
    },
  });
}
