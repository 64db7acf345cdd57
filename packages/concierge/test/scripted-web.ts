import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { httpGetTool, searxngSearch, webSearchTool } from '@wayfarer/archon/tools';

import type { ConciergeParts } from '../src/index.ts';

/** A SearXNG and the pages that it lists, in one server on loopback. */
export class ScriptedWeb {
  /** Path → HTML. */
  pages: Readonly<Record<string, string>> = {};
  /** Paths that were asked for, searches included. */
  readonly asked: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
      this.asked.push(pathname === '/search' ? `search ${searchParams.get('q') ?? ''}` : pathname);
      if (pathname === '/search') {
        const results = Object.keys(this.pages).map((path) => ({ title: path, url: this.urlOf(path), content: '' }));
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ results }));
        return;
      }
      const page = this.pages[pathname];
      response.writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(page);
    });
  }

  static async start(): Promise<ScriptedWeb> {
    const web = new ScriptedWeb();
    await new Promise<void>((resolve) => web.#server.listen(0, '127.0.0.1', resolve));
    return web;
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  urlOf(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`;
  }

  /** Tools that may reach this server although it is on loopback. */
  tools(limitMs = 5_000): NonNullable<ConciergeParts['research']> {
    return {
      name: 'searxng',
      search: webSearchTool(searxngSearch({ url: this.urlOf('') })),
      read: httpGetTool({ ports: [this.#port], allowAddresses: ['127.0.0.1'], maxCharacters: 8_000 }),
      limitMs,
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
