import { fillTemplate, valueAt } from '../../template.ts';
import { isRefusal } from '../../tool/refusals.ts';
import { resultValue } from '../../tool/result-value.ts';
import type { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolResultStatus } from '../../tool/tool-result.ts';
import type { WorkflowState, StepContext } from '../flow-node.ts';

/** What runs the tools of a workflow file. */
export interface FileTools {
  readonly engine: ToolExecutionEngine;
  /** What the tools are permitted. Default: nothing. */
  readonly permissions?: readonly string[] | undefined;
}

export interface ToolCall {
  readonly tool: string;
  readonly args?: WorkflowState;
  readonly timeoutMs?: number;
}

/**
 * Makes the call, with `{{…}}` in its arguments filled from the state.
 *
 * @returns What came of it: JSON, read, where the content is an object or a list; else its text.
 * @throws if it did not succeed; the engine has tried again where that might have helped.
 */
export async function callTool(
  { engine, permissions }: FileTools,
  call: ToolCall,
  { state, context }: { readonly state: WorkflowState; readonly context: StepContext },
): Promise<unknown> {
  const { stepId, idempotencyKey, signal } = context;
  const { status, content, metadata } = await engine.executeToolCall(
    call.tool,
    fillTemplate(call.args ?? {}, (path) => valueAt(path, state)),
    {
      callId: stepId,
      idempotencyKey,
      permissions,
      signal,
      timeoutMs: call.timeoutMs,
      onEvent: (event) => {
        if (event.type !== 'tool-retried') return;
        const { attempt, reason } = event.content;
        context.report(`Attempt ${attempt}: ${reason}`).catch(() => undefined); // Whoever gave the step up hears no notes.
      },
    },
  );
  if (status !== ToolResultStatus.SUCCESS) throw failureOf(content, status === ToolResultStatus.TIMEOUT, metadata.code);
  return resultValue(content);
}

/** A call that was refused would be refused again; any other may be tried again, as often as the step says. */
function failureOf(content: string, isTimeout: boolean, code: unknown): Error {
  if (isTimeout) return Object.assign(new Error(content), { retryable: true });
  return isRefusal(code) ? Object.assign(new Error(content), { retryable: false }) : new Error(content);
}
