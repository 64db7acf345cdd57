import { Agent, request } from 'node:http';

import type { FuzzRequest } from './hostile-requests.ts';

/** What came back. */
export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly type: string; readonly text: string }
  /** No answer in time. */
  | { readonly kind: 'hang' }
  /** The connection ended before an answer. */
  | { readonly kind: 'cut'; readonly reason: string };

export interface Sender {
  send(wanted: FuzzRequest): Promise<Outcome>;
  close(): void;
}

/** Sends requests as they are; `fetch` would tidy up paths and refuse odd methods. */
export function createSender(url: string, { hangMs }: { readonly hangMs: number }): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return {
    close: () => agent.destroy(),
    send({ method, path, headers, body }) {
      return new Promise((resolve) => {
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const sent = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } });
        const timer = setTimeout(() => {
          resolve({ kind: 'hang' });
          sent.destroy();
        }, hangMs);
        const settle = (outcome: Outcome): void => {
          clearTimeout(timer);
          resolve(outcome);
        };
        sent.on('error', (error) => settle({ kind: 'cut', reason: error.message }));
        sent.on('response', (response) => {
          const type = String(response.headers['content-type'] ?? '');
          const status = response.statusCode ?? 0;
          if (type.startsWith('text/event-stream')) {
            // A stream has no end of its own.
            settle({ kind: 'answer', status, type, text: '' });
            sent.destroy();
            return;
          }
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', (error) => settle({ kind: 'cut', reason: error.message }));
          response.on('end', () =>
            settle({ kind: 'answer', status, type, text: Buffer.concat(chunks).toString('latin1') }),
          );
        });
        sent.end(body);
      });
    },
  };
}
