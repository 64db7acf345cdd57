import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Told {
  readonly url: string;
  readonly asked: readonly string[];
}

/** The hostile server on its thread. */
export class HostileThread {
  readonly url: string;
  readonly #worker: Worker;

  private constructor(worker: Worker, url: string) {
    this.#worker = worker;
    this.url = url;
  }

  static async start(): Promise<HostileThread> {
    const worker = new Worker(new URL('./serve.ts', import.meta.url));
    const [{ url }] = (await once(worker, 'message')) as [Told];
    return new HostileThread(worker, url);
  }

  async answerWith(name: string): Promise<void> {
    await this.#ask(name);
  }

  /** Paths that were asked for since the answer was chosen. */
  async asked(): Promise<readonly string[]> {
    return (await this.#ask(null)).asked;
  }

  async #ask(message: string | null): Promise<Told> {
    const told = once(this.#worker, 'message');
    this.#worker.postMessage(message);
    const [answer] = (await told) as [Told];
    return answer;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
