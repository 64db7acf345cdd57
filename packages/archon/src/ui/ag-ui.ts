import { canonicalJson } from '../events/canonical-json.ts';
import type { EventLog } from '../events/event-log.ts';
import type { ApprovalRequest } from '../tool/approval.ts';
import { type FollowOptions, followRun } from './follow-run.ts';
import type { RunPart } from './run-part.ts';
import { type Batch, EVENT_STREAM_HEADERS, serverSentEvents } from './server-sent-events.ts';

/** An event of the AG-UI protocol, as far as runs have such events. */
export type AgUiEvent =
  | { readonly type: 'RUN_STARTED'; readonly threadId: string; readonly runId: string }
  | { readonly type: 'STEP_STARTED' | 'STEP_FINISHED'; readonly stepName: string }
  | { readonly type: 'TEXT_MESSAGE_START'; readonly messageId: string; readonly role: 'assistant' }
  | { readonly type: 'REASONING_MESSAGE_START'; readonly messageId: string; readonly role: 'reasoning' }
  | {
      readonly type: 'TEXT_MESSAGE_CONTENT' | 'REASONING_MESSAGE_CONTENT';
      readonly messageId: string;
      readonly delta: string;
    }
  | {
      readonly type: 'TEXT_MESSAGE_END' | 'REASONING_START' | 'REASONING_MESSAGE_END' | 'REASONING_END';
      readonly messageId: string;
    }
  | { readonly type: 'TOOL_CALL_START'; readonly toolCallId: string; readonly toolCallName: string }
  | { readonly type: 'TOOL_CALL_ARGS'; readonly toolCallId: string; readonly delta: string }
  | { readonly type: 'TOOL_CALL_END'; readonly toolCallId: string }
  | {
      readonly type: 'TOOL_CALL_RESULT';
      readonly messageId: string;
      readonly toolCallId: string;
      readonly content: string;
      readonly role: 'tool';
    }
  | { readonly type: 'CUSTOM'; readonly name: 'message-received'; readonly value: { readonly text: string } }
  | { readonly type: 'RUN_FINISHED'; readonly threadId: string; readonly runId: string; readonly result: string }
  | {
      readonly type: 'RUN_FINISHED';
      readonly threadId: string;
      readonly runId: string;
      readonly outcome: { readonly type: 'interrupt'; readonly interrupts: readonly AgUiInterrupt[] };
    }
  | { readonly type: 'RUN_ERROR'; readonly message: string; readonly code: string };

/** A question about a tool call, as an interrupt of AG-UI: a client answers it with `resume`. */
export interface AgUiInterrupt {
  readonly id: string;
  readonly reason: 'tool_call';
  readonly toolCallId: string;
  readonly message: string;
  /** ISO 8601. */
  readonly expiresAt?: string;
  /** What the answer needs besides. */
  readonly metadata: Pick<ApprovalRequest, 'callId' | 'tool' | 'arguments' | 'digest' | 'roles'>;
}

export interface AgUiOptions extends FollowOptions {
  /** The conversation that the run is part of. Default: the run's id without the number of a thread's turn. */
  readonly threadId?: string | undefined;
}

/**
 * A run as events of the AG-UI protocol, made from its log: any number of times, from any place on.
 *
 * @throws {MisuseError} if `after` is no place in a run.
 */
export async function* toAgUiStream(
  log: EventLog,
  runId: string,
  options: AgUiOptions = {},
): AsyncGenerator<AgUiEvent, void> {
  for await (const { events } of batchesOf(log, runId, options)) yield* events;
}

/** {@link toAgUiStream} as a response of server-sent events. */
export function agUiResponse(log: EventLog, runId: string, options: AgUiOptions = {}): Response {
  const begin = (signal: AbortSignal) => batchesOf(log, runId, { ...options, signal });
  return new Response(serverSentEvents(begin, { signal: options.signal }), { headers: EVENT_STREAM_HEADERS });
}

async function* batchesOf(
  log: EventLog,
  runId: string,
  { threadId = runId.replace(/\/\d+$/, ''), ...options }: AgUiOptions,
): AsyncGenerator<Batch<AgUiEvent>, void> {
  for await (const { cursor, parts } of followRun(log, runId, options)) {
    yield { cursor, events: parts.flatMap((part) => eventsOf(part, threadId)) };
  }
}

function eventsOf(part: RunPart, threadId: string): readonly AgUiEvent[] {
  switch (part.type) {
    case 'run-started':
      return [{ type: 'RUN_STARTED', threadId, runId: part.runId }];
    case 'step-started':
      return [{ type: 'STEP_STARTED', stepName: `step ${part.step}` }];
    case 'step-ended':
      return [{ type: 'STEP_FINISHED', stepName: `step ${part.step}` }];
    case 'speech-started':
    case 'speech':
    case 'speech-ended':
      return part.as === 'text' ? [spoken(part)] : thought(part);
    case 'tool-called': {
      const { callId: toolCallId, tool: toolCallName, arguments: args } = part;
      return [
        { type: 'TOOL_CALL_START', toolCallId, toolCallName },
        { type: 'TOOL_CALL_ARGS', toolCallId, delta: canonicalJson(args) },
        { type: 'TOOL_CALL_END', toolCallId },
      ];
    }
    case 'tool-ended': {
      const { callId: toolCallId, result } = part;
      const messageId = `${toolCallId}.result`;
      return [{ type: 'TOOL_CALL_RESULT', messageId, toolCallId, content: result.content, role: 'tool' }];
    }
    case 'message-received':
      return [{ type: 'CUSTOM', name: 'message-received', value: { text: part.text } }];
    // Of questions, AG-UI tells when the run ends with them; of answers, by what comes of the calls.
    case 'approval-requested':
    case 'approval-answered':
      return [];
    case 'run-ended': {
      const { runId, result, open } = part;
      if (open.length > 0 && result.metadata.stopReason === 'approval') {
        const outcome = { type: 'interrupt', interrupts: open.map(interruptOf) } as const;
        return [{ type: 'RUN_FINISHED', threadId, runId, outcome }];
      }
      const { status, content, errorMessage = content, metadata } = result;
      if (status === 'success') return [{ type: 'RUN_FINISHED', threadId, runId, result: content }];
      const { stopReason = status } = metadata as { stopReason?: string };
      return [{ type: 'RUN_ERROR', message: errorMessage, code: stopReason }];
    }
  }
}

function interruptOf({ callId: toolCallId, request }: OpenQuestion): AgUiInterrupt {
  const { callId, tool, arguments: args, digest, roles, question, until } = request;
  return {
    id: toolCallId,
    reason: 'tool_call',
    toolCallId,
    message: question ?? `${tool} ${canonicalJson(args)}`,
    ...(until !== undefined && { expiresAt: until }),
    metadata: { callId, tool, arguments: args, digest, roles },
  };
}

type OpenQuestion = Extract<RunPart, { type: 'run-ended' }>['open'][number];

type Speech = Extract<RunPart, { type: 'speech-started' | 'speech' | 'speech-ended' }>;

function spoken(part: Speech): AgUiEvent {
  const { id: messageId } = part;
  if (part.type === 'speech-started') return { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' };
  if (part.type === 'speech') return { type: 'TEXT_MESSAGE_CONTENT', messageId, delta: part.delta };
  return { type: 'TEXT_MESSAGE_END', messageId };
}

function thought(part: Speech): readonly AgUiEvent[] {
  const { id: messageId } = part;
  if (part.type === 'speech-started') {
    return [
      { type: 'REASONING_START', messageId },
      { type: 'REASONING_MESSAGE_START', messageId, role: 'reasoning' },
    ];
  }
  if (part.type === 'speech') return [{ type: 'REASONING_MESSAGE_CONTENT', messageId, delta: part.delta }];
  return [
    { type: 'REASONING_MESSAGE_END', messageId },
    { type: 'REASONING_END', messageId },
  ];
}
