import type {
  CallToolRequest,
  CallToolResult,
  InputRequiredResult,
  ProtocolError,
  ServerContext,
} from '@modelcontextprotocol/server';

import { canonicalJson } from '../../events/canonical-json.ts';
import { nodeDigest } from '../../node/node-digest.ts';
import type { ToolInput } from '../../tool/input-request.ts';
import { refusals } from '../../tool/refusals.ts';
import type { ToolResult } from '../../tool/tool-result.ts';
import type { Tool, ToolProgress } from '../../tool/tool.ts';
import { isPermitted, permittedTools } from './list-tools.ts';
import type { McpCaller, McpServerOptions, McpToolCall } from './options.ts';
import { declaredIn, type OpenQuestion, questionOf, type Questions, readAnswers } from './questions.ts';
import { toCallResult, toErrorResult } from './to-call-result.ts';

export interface ToolCallerParts {
  readonly options: McpServerOptions;
  readonly questions: Questions;
  readonly maxResultBytes: number;
  readonly ProtocolError: typeof ProtocolError;
}

/** One round of a call: from a request to its result, or to a question. */
interface Round {
  readonly tool: Tool;
  readonly call: McpToolCall;
  readonly permissions: readonly string[];
  readonly context: ServerContext;
  /** The client can put questions to a person. */
  readonly canAsk: boolean;
  /** What was asked in the round before. */
  readonly asked: OpenQuestion | undefined;
  /** For a question that this round may end in. */
  readonly open: Omit<OpenQuestion, 'id' | 'asks'>;
}

const INVALID_PARAMS = -32602;

/** Makes the calls that clients ask for. */
export class ToolCaller {
  readonly #parts: ToolCallerParts;

  constructor(parts: ToolCallerParts) {
    this.#parts = parts;
  }

  /** @param capabilities - What the client said that it can do, where it said so when it connected. */
  async call(
    params: CallToolRequest['params'],
    context: ServerContext,
    capabilities?: object,
  ): Promise<CallToolResult | InputRequiredResult> {
    const round = {
      ...this.#begin(params, context),
      canAsk: 'elicitation' in (declaredIn(context) ?? capabilities ?? {}),
    };
    const approval = await this.#approve(round);
    if (approval !== 'approved') return approval;
    return this.#execute(round);
  }

  /** @throws {ProtocolError} if there is no such tool for this caller, or an answer belongs to another call. */
  #begin({ name, arguments: args = {} }: CallToolRequest['params'], context: ServerContext): Omit<Round, 'canAsk'> {
    const { tools } = this.#parts.options;
    const caller = callerOf(context);
    const permissions = caller.permissions ?? this.#parts.options.permissions ?? [];
    const tool = tools.getTool(name);
    if (!tool || !isPermitted(tool, permissions)) {
      const offered = permittedTools(tools.listTools(), permissions);
      throw this.#refuse(refusals.unknownTool(name, offered).content);
    }
    const asked = context.mcpReq.requestState<OpenQuestion>();
    const digest = nodeDigest(canonicalJson({ tool: tool.name, args }));
    if (asked && asked.call !== digest) throw this.#refuse('The answer belongs to a call with other arguments.');
    const { idempotencyKey = crypto.randomUUID(), isApproved = false } = asked ?? {};
    return {
      tool,
      call: { tool: tool.name, arguments: args, caller },
      permissions,
      context,
      asked,
      open: { call: digest, idempotencyKey, isApproved },
    };
  }

  /** Whether the call may be made; otherwise the question, or the no. */
  async #approve(round: Round): Promise<'approved' | CallToolResult | InputRequiredResult> {
    const { questions, options } = this.#parts;
    const { asked, context } = round;
    const question = await options.askBefore?.(round.call);
    if (question === undefined) return 'approved';
    const said = asked?.asks === 'approval' ? questions.readApproval(context) : undefined;
    if (said === 'no') return toErrorResult('The person said no, so nothing was done.');
    const isApproved = said === 'yes' || asked?.isApproved === true;
    if (isApproved && questions.use(asked?.id ?? '')) return 'approved';
    return questions.askApproval(question, { ...round.open, id: crypto.randomUUID(), asks: 'approval' }, context);
  }

  async #execute(round: Round): Promise<CallToolResult | InputRequiredResult> {
    const { options, questions, maxResultBytes } = this.#parts;
    const { context, asked, open } = round;
    const progress = progressTo(context, options.onError);
    let result: ToolResult;
    try {
      result = await this.#make(round, progress.tell);
    } catch (error) {
      // The engine throws for whoever set the tool up; clients need not know how.
      options.onError?.(error as Error);
      return toErrorResult('The tool is not set up as it should be, so it was not called.');
    } finally {
      progress.end();
    }
    const question = questionOf(result);
    if (!question) return toCallResult(result, maxResultBytes);
    const isApproved = open.isApproved === true || asked?.asks === 'approval';
    return questions.askInput(question, { ...open, isApproved, id: crypto.randomUUID(), asks: 'input' }, context);
  }

  #make(
    { tool, call, permissions, context, canAsk, asked, open }: Round,
    onProgress: ((progress: ToolProgress) => void) | undefined,
  ): Promise<ToolResult> {
    const { engine, tools } = this.#parts.options;
    return engine.executeToolCall(tool.name, call.arguments, {
      tools,
      callId: `mcp:${crypto.randomUUID()}`,
      idempotencyKey: open.idempotencyKey,
      permissions,
      signal: context.mcpReq.signal,
      canAsk,
      input: asked?.asks === 'input' ? inputOf(asked, context) : undefined,
      onProgress,
    });
  }

  #refuse(message: string): ProtocolError {
    return new this.#parts.ProtocolError(INVALID_PARAMS, message);
  }
}

/** Whoever sends the request, as the listener was told by `authorize`. */
export function callerOf(context: Pick<ServerContext, 'http'>): McpCaller {
  return (context.http?.authInfo?.extra?.caller as McpCaller | undefined) ?? { id: '' };
}

function inputOf({ state }: OpenQuestion, context: ServerContext): ToolInput {
  const { inputResponses: responses = {} } = context.mcpReq;
  return { answers: readAnswers(context), responses, ...(state !== undefined && { state }) };
}

/** Hands on how far a tool is, if the client wants to hear it: growing numbers only, and nothing after the end. */
function progressTo(context: ServerContext, onError: ((error: Error) => void) | undefined) {
  const progressToken = context.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return { tell: undefined, end: () => undefined };
  let last = -Infinity;
  return {
    tell(told: ToolProgress): void {
      if (!(told.progress > last)) return;
      last = told.progress;
      const params = { progressToken, ...told };
      context.mcpReq.notify({ method: 'notifications/progress', params }).catch((error: Error) => onError?.(error));
    },
    end(): void {
      last = Infinity;
    },
  };
}
