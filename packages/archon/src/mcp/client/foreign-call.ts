import type * as Library from '@modelcontextprotocol/client';
import type { CallToolResult, Client, InputRequiredResult, Tool as WireTool } from '@modelcontextprotocol/client';

import type { ToolInput } from '../../tool/input-request.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import type { ToolContext } from '../../tool/tool.ts';
import { isTransient } from '../../transient.ts';
import { endedByLargeAnswers, TooLargeError } from './capped-fetch.ts';
import type { McpConnection } from './connection.ts';
import { fromCallResult } from './from-call-result.ts';
import type { McpConnectOptions, ForeignCall } from './options.ts';
import { plainText } from './plain-text.ts';
import { readQuestions } from './questions.ts';

export interface ForeignCallerParts {
  readonly library: typeof Library;
  readonly options: McpConnectOptions;
  readonly connection: McpConnection;
}

/** Questions of one call, one after the other, that a person is asked at most. */
const MAX_ROUNDS = 8;
/** The engine ends calls; the library's own limit must not come first. */
const NO_LIMIT_MS = 2 ** 31 - 1;
const NOT_FOUND = 404;
const MAX_MESSAGE = 500;

interface OneCall {
  readonly client: Client;
  readonly tool: WireTool;
  readonly args: unknown;
  readonly context: ToolContext;
}

type Answered = CallToolResult | InputRequiredResult;

/** Makes calls on a server, whatever it does. */
export class ForeignCaller {
  readonly #parts: ForeignCallerParts;

  constructor(parts: ForeignCallerParts) {
    this.#parts = parts;
  }

  readonly call: ForeignCall = async (tool, args, context) => {
    const { connection } = this.#parts;
    let client: Client;
    try {
      client = await connection.client();
    } catch (error) {
      // Nothing was sent, so nothing is done twice.
      return this.#unreachable(error, true);
    }
    try {
      return await this.#rounds({ client, tool, args, context });
    } catch (error) {
      if (context.signal.aborted) throw error;
      return this.#failed(error, tool);
    }
  };

  async #rounds(call: OneCall): Promise<ToolResult> {
    const { options, connection } = this.#parts;
    connection.lastError = undefined;
    let { input } = call.context;
    for (let round = 0; round <= MAX_ROUNDS; round++) {
      const answered = await this.#send(call, input);
      if (!isQuestion(answered))
        return fromCallResult(answered, { server: options.name, trusted: options.trusted ?? false });
      const { request, refused } = readQuestions(answered, options.name);
      if (refused !== undefined)
        return ToolResult.error(`The MCP server "${options.name}" ${refused}.`, { code: 'mcp-input-unsupported' });
      if (!options.onInputRequired) return ToolResult.inputRequired(request);
      const answers = await options.onInputRequired(request, call.tool.name);
      input = { answers, ...(request.state !== undefined && { state: request.state }) };
    }
    return ToolResult.error(`"${options.name}" asked more than ${MAX_ROUNDS} times, and was given up.`, {
      code: 'mcp-too-many-questions',
    });
  }

  async #send({ client, tool, args, context }: OneCall, input: ToolInput | undefined): Promise<Answered> {
    const tooLarge = new AbortController();
    const params = {
      name: tool.name,
      arguments: args as Record<string, unknown>,
      ...(input && { inputResponses: input.answers }),
      ...(input?.state !== undefined && { requestState: input.state }),
    };
    try {
      return await endedByLargeAnswers(tooLarge, () =>
        client.callTool(params, {
          signal: AbortSignal.any([context.signal, tooLarge.signal]),
          timeout: NO_LIMIT_MS,
          allowInputRequired: true,
          // Headers come from what the server says a call needs; what it says of results is not checked by its own rules.
          toolDefinition: { name: tool.name, inputSchema: tool.inputSchema },
          onprogress: ({ progress, total, message }) =>
            context.reportProgress({
              progress,
              ...(total !== undefined && { total }),
              ...(message !== undefined && { message: plainText(message, MAX_MESSAGE) }),
            }),
        }),
      );
    } catch (error) {
      throw tooLarge.signal.aborted ? (tooLarge.signal.reason as Error) : error;
    }
  }

  async #failed(error: unknown, tool: WireTool): Promise<ToolResult> {
    const { library, options, connection } = this.#parts;
    if (error instanceof TooLargeError) return ToolResult.error(error.message, { code: error.code });
    if (error instanceof library.ProtocolError) {
      const said = plainText(error.message, MAX_MESSAGE);
      return ToolResult.error(`The MCP server "${options.name}" refused the call: ${said}`, {
        code: 'mcp-refused',
        mcpCode: error.code,
        untrusted: true,
      });
    }
    if (/exceeded maximum size/.test(connection.lastError?.message ?? '')) {
      return ToolResult.error(new TooLargeError(options.maxResultBytes ?? 1_000_000).message, {
        code: 'result-too-large',
      });
    }
    // A server that has begun anew does not know the session, and has done nothing.
    const isForgotten = error instanceof library.SdkHttpError && error.status === NOT_FOUND;
    if (isForgotten) await connection.drop();
    const { readOnlyHint, idempotentHint } = tool.annotations ?? {};
    const isRefused = isTransient(error) && /ECONNREFUSED/.test(JSON.stringify(codesOf(error)));
    return this.#unreachable(error, isForgotten || isRefused || readOnlyHint === true || idempotentHint === true);
  }

  /** @param retryable - Whether the same call may be made again: the server has not made it, or it changes nothing. */
  #unreachable(error: unknown, retryable: boolean): ToolResult {
    const said = plainText(error instanceof Error ? error.message : String(error), MAX_MESSAGE);
    const done = retryable ? '' : ' Whether it made the call is not known.';
    return ToolResult.error(`The MCP server "${this.#parts.options.name}" did not answer: ${said}.${done}`, {
      code: 'mcp-unreachable',
      retryable,
    });
  }
}

function isQuestion(answered: Answered): answered is InputRequiredResult {
  return (answered as Partial<InputRequiredResult>).resultType === 'input_required';
}

/** Codes of an error and its causes. */
function codesOf(error: unknown): readonly unknown[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  return [code, ...codesOf(cause)];
}
