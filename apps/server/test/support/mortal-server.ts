import { type ServerProcess, startServerProcess, stop } from './server-process.ts';

/** A server that is started again whenever it is found dead. */
export class MortalServer {
  readonly dataFolder: string;
  deaths = 0;
  readonly #nextArguments: (deaths: number) => readonly string[];
  #process: ServerProcess | undefined;
  #getting: Promise<ServerProcess> | undefined;

  /** @param nextArguments - What to start it with after so many deaths, beside its data folder. */
  constructor(dataFolder: string, nextArguments: (deaths: number) => readonly string[] = () => []) {
    this.dataFolder = dataFolder;
    this.#nextArguments = nextArguments;
  }

  /** One that is alive, or was just now. */
  getProcess(): Promise<ServerProcess> {
    this.#getting ??= this.#revive().finally(() => (this.#getting = undefined));
    return this.#getting;
  }

  async #revive(): Promise<ServerProcess> {
    while (!this.#process || isOver(this.#process)) {
      if (this.#process) this.deaths++;
      const args = [this.dataFolder, ...this.#nextArguments(this.deaths)];
      this.#process = await startServerProcess({ program: 'test/support/server-with-kill.ts', args });
      if (!this.#process) this.deaths++;
    }
    return this.#process;
  }

  /** Asks as often as it takes. */
  async try<T>(ask: (url: string) => Promise<T>): Promise<T> {
    for (;;) {
      const running = await this.getProcess();
      try {
        return await ask(running.url);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // Of fetch: the connection was refused or cut.
        await stop(running, 'SIGKILL');
      }
    }
  }
}

/** Kills a server from outside, `times` times or until it is enough, each time so many milliseconds after it lives. */
export function killAgainAndAgain(
  server: MortalServer,
  { times, pause }: { readonly times: number; readonly pause: (shot: number) => number },
): { stop(): void } {
  const enough = new AbortController();
  void (async function kill() {
    for (let shot = 0; shot < times && !enough.signal.aborted; shot++) {
      const running = await server.getProcess();
      await new Promise((resolve) => setTimeout(resolve, pause(shot)));
      if (!enough.signal.aborted) await stop(running, 'SIGKILL');
    }
  })();
  return { stop: () => enough.abort() };
}

function isOver({ child }: ServerProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
