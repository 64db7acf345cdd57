import type * as Library from '@modelcontextprotocol/client';
import type { Client, PriorDiscovery, Tool as WireTool, Transport } from '@modelcontextprotocol/client';
import type * as Stdio from '@modelcontextprotocol/client/stdio';

import { nodeRuntime } from '../../node/node-runtime.ts';
import type { InputAnswer } from '../../tool/input-request.ts';
import { cappedFetch } from './capped-fetch.ts';
import type { McpConnectOptions } from './options.ts';
import { toQuestion } from './questions.ts';

export interface ConnectionParts {
  readonly library: typeof Library;
  readonly stdio: typeof Stdio;
  readonly options: McpConnectOptions;
  readonly maxResultBytes: number;
  readonly connectTimeoutMs: number;
  /** Told of the server's tools, at each connection and each change. */
  readonly onTools: (tools: readonly WireTool[]) => void;
}

const IDENTITY = { name: '@wayfarer/archon', version: '0.1.0' };
/** A server that lists more pages than this is not read to the end. */
const MAX_LIST_PAGES = 20;
/** Between attempts to hear of changes again. */
const LISTEN_AGAIN_MS = { first: 500, most: 60_000 } as const;

/** A connection that is opened again when it is needed, after the server has gone. */
export class McpConnection {
  readonly #parts: ConnectionParts;
  #client: Promise<Client> | undefined;
  /** How the server spoke last: a process that is started again is asked no second time. */
  #prior: PriorDiscovery | undefined;
  readonly #closed = new AbortController();
  /** What the transport said last; a broken connection does not say why. */
  lastError: Error | undefined;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
  }

  /** The client, connected. Whoever asks while it connects waits for the same. */
  client(): Promise<Client> {
    if (this.#closed.signal.aborted) return Promise.reject(new Error('The connection was closed.'));
    this.#client ??= this.#open();
    return this.#client;
  }

  /** Drops a connection that a server no longer knows. */
  async drop(): Promise<void> {
    const dropped = this.#client;
    this.#client = undefined;
    await dropped?.then((client) => client.close()).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.drop();
  }

  async #open(): Promise<Client> {
    const { connectTimeoutMs: timeout, options, onTools } = this.#parts;
    const client = this.#makeClient();
    const opened = (async () => {
      await client.connect(this.#makeTransport(), { timeout, ...(this.#prior && { prior: this.#prior }) });
      const { tools } = await client.listTools(undefined, { cacheMode: 'refresh', timeout });
      return tools;
    })();
    try {
      const tools = await opened;
      client.onclose = () => this.#forget(client);
      if ('command' in options) this.#prior = priorOf(client);
      onTools(tools);
      void this.#keepListening(client);
      return client;
    } catch (error) {
      this.#client = undefined;
      this.#prior = undefined;
      await client.close().catch(() => undefined);
      throw error;
    }
  }

  #makeClient(): Client {
    const { library, options } = this.#parts;
    const client = new library.Client(IDENTITY, {
      versionNegotiation: { mode: 'auto' },
      capabilities: { elicitation: { form: {} } },
      inputRequired: { autoFulfill: false },
      listMaxPages: MAX_LIST_PAGES,
      listChanged: { tools: { autoRefresh: false, debounceMs: 100, onChanged: () => void this.#refresh(client) } },
      // Schemas of others are not made into programs: what a result holds is data, whatever its schema says.
      jsonSchemaValidator: {
        getValidator: () => (value) => ({ valid: true, data: value as never, errorMessage: undefined }),
      },
    });
    client.onerror = (error) => {
      this.lastError = error;
      options.onError?.(error);
    };
    // Servers before 2026-07-28 ask in the middle of a call.
    client.setRequestHandler('elicitation/create', async ({ params }) => toElicitResult(await this.#ask(params)));
    return client;
  }

  async #ask(params: unknown): Promise<InputAnswer> {
    const { onInputRequired, name } = this.#parts.options;
    const question = toQuestion({ method: 'elicitation/create', params }, name);
    if (!onInputRequired || typeof question === 'string') return { action: 'cancel' };
    const { answer } = await onInputRequired({ questions: { answer: question } }, name);
    return answer ?? { action: 'cancel' };
  }

  #makeTransport(): Transport {
    const { library, stdio, options, maxResultBytes } = this.#parts;
    if ('transport' in options) return options.transport();
    if ('url' in options) {
      return new library.StreamableHTTPClientTransport(new URL(options.url), {
        fetch: cappedFetch(fetch, maxResultBytes),
        redirectPolicy: 'same-origin',
        ...(options.headers && { requestInit: { headers: { ...options.headers } } }),
      });
    }
    const { command, args = [], env = {}, cwd, stderr = 'ignore' } = options;
    return new stdio.StdioClientTransport({
      command,
      args: [...args],
      env: { ...stdio.getDefaultEnvironment(), ...env },
      ...(cwd !== undefined && { cwd }),
      stderr,
      maxBufferSize: maxResultBytes,
    });
  }

  #forget(client: Client): void {
    const current = this.#client;
    void current?.then((open) => {
      if (open === client && this.#client === current) this.#client = undefined;
    });
  }

  async #refresh(client: Client): Promise<void> {
    const { connectTimeoutMs: timeout, onTools, options } = this.#parts;
    try {
      onTools((await client.listTools(undefined, { cacheMode: 'refresh', timeout })).tools);
    } catch (error) {
      options.onError?.(error as Error);
    }
  }

  /** Hears of changes for as long as the client is in use; after the stream breaks off, the list is read anew. */
  async #keepListening(client: Client): Promise<void> {
    let subscription = client.autoOpenedSubscription;
    let waitMs: number = LISTEN_AGAIN_MS.first;
    while (subscription && (await subscription.closed) !== 'local') {
      subscription = undefined;
      while (!subscription && (await this.#isCurrent(client))) {
        await nodeRuntime.sleep(waitMs, this.#closed.signal).catch(() => undefined);
        waitMs = Math.min(waitMs * 2, LISTEN_AGAIN_MS.most);
        subscription = await client.listen({ toolsListChanged: true }).catch(() => undefined);
      }
      if (!subscription) return;
      waitMs = LISTEN_AGAIN_MS.first;
      await this.#refresh(client);
    }
  }

  async #isCurrent(client: Client): Promise<boolean> {
    return !this.#closed.signal.aborted && (await this.#client?.catch(() => undefined)) === client;
  }
}

function priorOf(client: Client): PriorDiscovery | undefined {
  const discover = client.getDiscoverResult();
  if (discover) return { kind: 'modern', discover };
  return client.getProtocolEra() === 'legacy' ? { kind: 'legacy' } : undefined;
}

function toElicitResult({ action, content }: InputAnswer) {
  return { action, ...(content && { content: content as Record<string, string | number | boolean | string[]> }) };
}
