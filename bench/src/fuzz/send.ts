import { Agent, request } from 'node:http';

import type { FuzzRequest } from './hostile-requests.ts';

/** What came back. */
export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly type: string; readonly text: string }
  /** No answer in time. */
  | { readonly kind: 'hang' }
  /** The connection ended before an answer. */
  | { readonly kind: 'cut'; readonly reason: string; readonly isReused: boolean };

export interface Sender {
  send(wanted: FuzzRequest): Promise<Outcome>;
  close(): void;
}

/** Sends requests as they are; `fetch` would tidy up paths and refuse odd methods. */
export function createSender(url: string, { hangMs }: { readonly hangMs: number }): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  /** The server may end a connection that was idle just as it is used again: every client sends again then, once. */
  async function send(wanted: FuzzRequest): Promise<Outcome> {
    const first = await sendOnce(wanted);
    return first.kind === 'cut' && first.isReused ? sendOnce(wanted) : first;
  }
  function sendOnce({ method, path, headers, body }: FuzzRequest): Promise<Outcome> {
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
      const cut = (error: Error): void => settle({ kind: 'cut', reason: error.message, isReused: sent.reusedSocket });
      sent.on('error', cut);
      sent.on('response', (response) => {
        response.on('error', cut);
        const answer = { status: response.statusCode ?? 0, type: String(response.headers['content-type'] ?? '') };
        if (answer.type.startsWith('text/event-stream')) {
          // A stream has no end of its own.
          settle({ kind: 'answer', ...answer, text: '' });
          sent.destroy();
          return;
        }
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => settle({ kind: 'answer', ...answer, text: Buffer.concat(chunks).toString('latin1') }));
      });
      sent.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}
