import type { ToolExecutionEngine, ToolResult } from '@wayfarer/archon';

import type { ParamValue } from '../intents/intent.ts';

export interface RouterToolCall {
  readonly tool: string;
  /** The message that it is for, as the conversation keeps it: with placeholders for what is personal. */
  readonly text: string;
  /** What the placeholders in the text stand for, as far as that is still kept. */
  readonly personal: Readonly<Record<string, string>>;
  /** With their true values. */
  readonly params: Readonly<Record<string, ParamValue>>;
  /** The same for every attempt at the same thing, even after a crash. */
  readonly idempotencyKey: string;
  readonly interactionId: string;
  readonly sessionId: string;
  readonly customerId: string | null;
  /** The model that the intent names, for tools that ask one. */
  readonly model?: string | undefined;
}

/**
 * Runs a tool that the policy has allowed. Never rejects for what the tool does. `metadata.handOver`, a reason, on a
 * successful result hands the conversation to a person.
 */
export interface ToolExecutor {
  execute(call: RouterToolCall, signal: AbortSignal | undefined): Promise<ToolResult>;
}

/** Runs them on an engine. */
export function toolExecutor(engine: ToolExecutionEngine, permissions: readonly string[] = []): ToolExecutor {
  return {
    execute: ({ tool, params, idempotencyKey, interactionId }, signal) =>
      engine.executeToolCall(tool, params, { callId: interactionId, idempotencyKey, permissions, signal }),
  };
}
