import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves one build of the page after another at the same address, with no API behind it. */
export interface PageHost {
  readonly url: string;
  /** What is served from now on. */
  show(folder: string): void;
  stop(): Promise<void>;
}

export async function hostPage(first: string): Promise<PageHost> {
  let folder = first;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.extname(pathname) === '' ? '/index.html' : pathname;
    readFile(path.join(folder, file)).then(
      (content) => {
        response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
        response.setHeader('cache-control', 'no-cache');
        response.end(pathname.startsWith('/api/') ? '' : content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show(next) {
      folder = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
