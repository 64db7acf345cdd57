import type { EventLog } from '../events/event-log.ts';
import type { ApprovalRequest } from '../tool/approval.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import { type FollowOptions, followRun } from './follow-run.ts';
import type { RunPart } from './run-part.ts';
import { type Batch, EVENT_STREAM_HEADERS, serverSentEvents } from './server-sent-events.ts';

/** A piece of the UI message stream of AI SDK 5 to 7, as far as runs have such pieces. */
export type UiMessageChunk =
  | { readonly type: 'start'; readonly messageId: string }
  | { readonly type: 'start-step' | 'finish-step' }
  | { readonly type: 'text-start' | 'text-end' | 'reasoning-start' | 'reasoning-end'; readonly id: string }
  | { readonly type: 'text-delta' | 'reasoning-delta'; readonly id: string; readonly delta: string }
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: string;
      readonly input: unknown;
      readonly dynamic: boolean;
    }
  | {
      readonly type: 'tool-output-available';
      readonly toolCallId: string;
      readonly output: unknown;
      readonly dynamic: boolean;
    }
  | {
      readonly type: 'tool-output-error';
      readonly toolCallId: string;
      readonly errorText: string;
      readonly dynamic: boolean;
    }
  | {
      readonly type: 'tool-approval-request';
      readonly approvalId: string;
      readonly toolCallId: string;
      readonly reason?: string;
      /** Besides: what the answer needs, and who may give it until when. */
      readonly approvalDescriptor: ApprovalDescriptor;
    }
  | {
      readonly type: 'tool-approval-response';
      readonly approvalId: string;
      readonly approved: boolean;
      readonly reason?: string;
    }
  | { readonly type: 'tool-output-denied'; readonly toolCallId: string }
  | { readonly type: 'data-message-received'; readonly data: { readonly text: string } }
  | { readonly type: 'error'; readonly errorText: string }
  | {
      readonly type: 'finish';
      readonly finishReason: 'stop' | 'error' | 'tool-calls';
      readonly messageMetadata: MessageMetadata;
    };

/** What a page sends back with the answer to a question about a tool call. */
export type ApprovalDescriptor = Pick<ApprovalRequest, 'callId' | 'digest' | 'until' | 'roles'>;

/** Metadata of the message that a run has become. */
export interface MessageMetadata {
  readonly runId: string;
  /** As in the run's result: `final`, `max-steps` … */
  readonly stopReason: string;
  /** Tokens of all prompts and replies. */
  readonly totalTokens: number;
}

export interface UiMessageStreamOptions extends FollowOptions {
  /** Tools have parts of the type `dynamic-tool`. Say `false` where the client types its tools: `tool-NAME`. Default true. */
  readonly dynamicTools?: boolean | undefined;
}

/**
 * A run as AI SDK's `useChat` reads it. It is made from the log, so it can be had any number of times, during the run and
 * after it: whoever reloads the page gets the message from its beginning, and goes on with it.
 *
 * @param log - Of the agent.
 * @throws {MisuseError} if `after` is no place in a run.
 */
export async function* toUiMessageStream(
  log: EventLog,
  runId: string,
  options: UiMessageStreamOptions = {},
): AsyncGenerator<UiMessageChunk, void> {
  for await (const { events } of batchesOf(log, runId, options)) yield* events;
}

/**
 * {@link toUiMessageStream} as the response that `useChat` expects: server-sent events with the header
 * `x-vercel-ai-ui-message-stream`. To resume, answer the client's GET with the same; with 204 where nothing is under way.
 */
export function uiMessageResponse(log: EventLog, runId: string, options: UiMessageStreamOptions = {}): Response {
  const begin = (signal: AbortSignal) => batchesOf(log, runId, { ...options, signal });
  return new Response(serverSentEvents(begin, { signal: options.signal, end: '[DONE]' }), {
    headers: { ...EVENT_STREAM_HEADERS, 'x-vercel-ai-ui-message-stream': 'v1' },
  });
}

async function* batchesOf(
  log: EventLog,
  runId: string,
  { dynamicTools = true, ...options }: UiMessageStreamOptions,
): AsyncGenerator<Batch<UiMessageChunk>, void> {
  for await (const { cursor, parts } of followRun(log, runId, options)) {
    yield { cursor, events: parts.flatMap((part) => chunksOf(part, dynamicTools)) };
  }
}

function chunksOf(part: RunPart, dynamic: boolean): readonly UiMessageChunk[] {
  switch (part.type) {
    case 'run-started':
      return [{ type: 'start', messageId: part.runId }];
    case 'step-started':
      return [{ type: 'start-step' }];
    case 'step-ended':
      return [{ type: 'finish-step' }];
    case 'speech-started':
      return [{ type: part.as === 'text' ? 'text-start' : 'reasoning-start', id: part.id }];
    case 'speech':
      return [{ type: part.as === 'text' ? 'text-delta' : 'reasoning-delta', id: part.id, delta: part.delta }];
    case 'speech-ended':
      return [{ type: part.as === 'text' ? 'text-end' : 'reasoning-end', id: part.id }];
    case 'tool-called': {
      const { callId: toolCallId, tool: toolName, arguments: input } = part;
      return [{ type: 'tool-input-available', toolCallId, toolName, input, dynamic }];
    }
    case 'approval-requested': {
      const { callId: toolCallId, request } = part;
      const { callId, digest, until, roles, question } = request;
      const approvalDescriptor = { callId, digest, roles, ...(until !== undefined && { until }) };
      const reason = question === undefined ? {} : { reason: question };
      return [{ type: 'tool-approval-request', approvalId: toolCallId, toolCallId, approvalDescriptor, ...reason }];
    }
    case 'approval-answered': {
      const { callId: approvalId, approved, reason } = part;
      return [{ type: 'tool-approval-response', approvalId, approved, ...(reason !== undefined && { reason }) }];
    }
    case 'tool-ended': {
      const { callId: toolCallId, result } = part;
      if (isDenied(result)) return [{ type: 'tool-output-denied', toolCallId }];
      if (result.status === 'success')
        return [{ type: 'tool-output-available', toolCallId, output: result.content, dynamic }];
      return [{ type: 'tool-output-error', toolCallId, errorText: result.content, dynamic }];
    }
    case 'message-received':
      return [{ type: 'data-message-received', data: { text: part.text } }];
    case 'run-ended':
      return endOf(part);
  }
}

function isDenied({ metadata: { code } }: ToolResult): boolean {
  return code === 'approval-rejected' || code === 'approval-unanswered';
}

function endOf({ runId, result }: Extract<RunPart, { type: 'run-ended' }>): readonly UiMessageChunk[] {
  const { stopReason, spent } = result.metadata as { stopReason?: string; spent?: { tokens: number } };
  const messageMetadata = { runId, stopReason: stopReason ?? result.status, totalTokens: spent?.tokens ?? 0 };
  if (result.status === 'success') return [{ type: 'finish', finishReason: 'stop', messageMetadata }];
  if (stopReason === 'approval') return [{ type: 'finish', finishReason: 'tool-calls', messageMetadata }];
  return [
    { type: 'error', errorText: result.errorMessage ?? result.content },
    { type: 'finish', finishReason: 'error', messageMetadata },
  ];
}
