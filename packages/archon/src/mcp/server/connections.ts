import type { McpServer } from '@modelcontextprotocol/server';

import type { McpServerOptions } from './options.ts';

interface Closable {
  close(): Promise<void>;
}

/** Connections that last: each hears of changes as long as its client is there. */
export class Connections {
  readonly #options: Pick<McpServerOptions, 'tools' | 'onError'>;
  readonly #servers = new Set<McpServer>();
  readonly #handles = new Set<Closable>();

  constructor(options: Pick<McpServerOptions, 'tools' | 'onError'>) {
    this.#options = options;
  }

  /** Tells the client of this server about tools that come or go. */
  add(made: McpServer): McpServer {
    const { server } = made;
    const stop = this.#options.tools.onChange(() => this.#send(server.sendToolListChanged()));
    const before = server.onclose;
    server.onclose = () => {
      stop();
      this.#servers.delete(made);
      before?.();
    };
    this.#servers.add(made);
    return made;
  }

  /** To be closed with all others. */
  keep(handle: Closable): Closable {
    const kept = {
      close: async (): Promise<void> => {
        this.#handles.delete(kept);
        await handle.close();
      },
    };
    this.#handles.add(kept);
    return kept;
  }

  announce(change: 'prompts' | 'resources' | { readonly resource: string }): void {
    for (const { server } of this.#servers) {
      if (change === 'prompts') this.#send(server.sendPromptListChanged());
      else if (change === 'resources') this.#send(server.sendResourceListChanged());
      else this.#send(server.sendResourceUpdated({ uri: change.resource }));
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#handles].map((handle) => handle.close()));
  }

  /** A client that has gone hears nothing, which is no fault of ours. */
  #send(sending: Promise<void>): void {
    sending.catch((error: Error) => this.#options.onError?.(error));
  }
}
