import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

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
    if (wanted.raw !== undefined) return sendBytes(wanted.raw, { port: Number(port), hostname, hangMs });
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
        response.on('end', () => {
          const bytes = decompress(Buffer.concat(chunks), response.headers['content-encoding']);
          settle({ kind: 'answer', ...answer, text: bytes.toString('latin1') });
        });
      });
      sent.end(body);
    });
  }
  return { send, close: () => agent.destroy() };
}

function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

interface ByHand {
  readonly port: number;
  readonly hostname: string;
  readonly hangMs: number;
}

/** Sends bytes that no client would, and takes for the answer what comes until the connection ends. */
function sendBytes(raw: string, { port, hostname, hangMs }: ByHand): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(port, hostname);
    const chunks: Buffer[] = [];
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      resolve(outcome);
      socket.destroy();
    };
    const timer = setTimeout(() => settle({ kind: 'hang' }), hangMs);
    const read = (): void => settle(toOutcome(Buffer.concat(chunks).toString('latin1')));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // A stream has no end of its own.
      if (chunk.includes('content-type: text/event-stream')) read();
    });
    // What is cut once it was answered is answered.
    socket.on('error', read).on('end', read);
    socket.write(Buffer.from(raw, 'latin1'));
  });
}

function toOutcome(answer: string): Outcome {
  const [head = '', text = ''] = answer.split(/\r\n\r\n(.*)/s);
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1];
  if (status === undefined) return { kind: 'cut', reason: 'no answer to bytes by hand', isReused: false };
  const type = /^content-type: *(.*)$/im.exec(head)?.[1] ?? '';
  return { kind: 'answer', status: Number(status), type, text };
}
