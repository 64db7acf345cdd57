import { setTimeout as wait } from 'node:timers/promises';

import { Server } from '../load/server.ts';

/** What a server has answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly key?: string | undefined;
  /** JSON, or a file. */
  readonly body?: object | Blob | undefined;
}

/** Time after which what the server cannot do just now is asked for again. */
const PAUSE_MS = 50;

/** Requests that a server lives for at most. */
const MOST_REQUESTS = 24;

/** The real server on one data folder, killed (-9) after so many requests and started again. */
export class KilledServer {
  readonly dataFolder: string;
  kills = 0;
  /** Answers that no request may have. */
  readonly faults: string[] = [];
  readonly #random: () => number;
  #running: Promise<Server>;
  #requestsLeft = Infinity;
  #onKilled: (() => Promise<void>) | undefined;

  constructor(dataFolder: string, random: () => number) {
    this.dataFolder = dataFolder;
    this.#random = random;
    this.#running = Server.start(dataFolder);
  }

  /** From now on it is killed, until it is enough. `onKilled` looks at the folder while nobody writes to it. */
  beginKilling(isEnough: () => boolean, onKilled: () => Promise<void>): void {
    this.#onKilled = async () => {
      await onKilled();
      if (isEnough()) this.#onKilled = undefined;
    };
    this.#chooseNextKill();
  }

  get isBeingKilled(): boolean {
    return this.#onKilled !== undefined;
  }

  /** Sends a request until it is answered, whatever becomes of the server meanwhile. */
  async ask(request: Request): Promise<Answer> {
    for (;;) {
      const server = await this.#running;
      if (--this.#requestsLeft === 0) void this.#kill(server);
      const answer = await send(server.url, request).catch((error: unknown) => {
        if (error instanceof TypeError) return undefined; // Of fetch: the connection was refused or cut.
        throw error;
      });
      if (answer === undefined) await wait(PAUSE_MS / 10);
      else if (answer.status === 503 || answer.status === 429) await wait(PAUSE_MS);
      else {
        if (answer.status >= 500)
          this.faults.push(`${request.method} ${request.path}: ${answer.status} ${answer.text}`);
        return answer;
      }
    }
  }

  async stop(): Promise<number | null> {
    return (await this.#running).stop();
  }

  async restart(): Promise<void> {
    await this.stop();
    this.#running = Server.start(this.dataFolder);
    await this.#running;
  }

  /** Some die before their first request has an answer, some after many, each at another instant of the work. */
  #chooseNextKill(): void {
    this.#requestsLeft = this.#onKilled ? 1 + Math.floor(this.#random() ** 2 * MOST_REQUESTS) : Infinity;
  }

  #kill(server: Server): Promise<void> {
    const dying = (async () => {
      await wait(this.#random() ** 2 * 60);
      await server.stop('SIGKILL');
      this.kills++;
      await this.#onKilled?.();
      return Server.start(this.dataFolder);
    })();
    this.#running = dying;
    return dying.then(() => this.#chooseNextKill());
  }
}

async function send(url: string, { method, path, key, body }: Request): Promise<Answer> {
  const isJson = body !== undefined && !(body instanceof Blob);
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(isJson && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  });
  return { status: answer.status, text: await answer.text() };
}
