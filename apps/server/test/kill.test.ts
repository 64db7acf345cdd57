import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StoredEvent } from '@wayfarer/archon';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import type { Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { GOLDEN_STORY, send, type Step } from './support/golden-story.ts';
import { createRandom } from './support/random.ts';
import { type ServerProcess, startServerProcess, stop } from './support/server-process.ts';

const SEED = 20_270_403;
const KILLS = 20;

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server that is started again whenever it is found dead. */
class MortalServer {
  readonly dataFolder: string;
  deaths = 0;
  readonly #nextArguments: (deaths: number) => readonly string[];
  #process: ServerProcess | undefined;
  #getting: Promise<ServerProcess> | undefined;

  /** @param nextArguments - What to start it with after so many deaths, beside its data folder. */
  constructor(name: string, nextArguments: (deaths: number) => readonly string[] = () => []) {
    this.dataFolder = join(folder, name);
    this.#nextArguments = nextArguments;
  }

  /** One that is alive, or was just now. */
  getProcess(): Promise<ServerProcess> {
    this.#getting ??= this.#revive().finally(() => (this.#getting = undefined));
    return this.#getting;
  }

  async #revive(): Promise<ServerProcess> {
    while (!this.#process || this.#process.child.signalCode !== null) {
      if (this.#process) this.deaths++;
      const args = [this.dataFolder, ...this.#nextArguments(this.deaths)];
      this.#process = await startServerProcess({ program: 'test/support/server-with-kill.ts', args });
      if (!this.#process) this.deaths++;
    }
    return this.#process;
  }

  /** Sends a step as often as it takes, always under the same key. */
  async answer(step: Step, tripId?: string): Promise<Trip> {
    for (;;) {
      const running = await this.getProcess();
      try {
        return await send(running.url, step, tripId);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // Of fetch: the connection was refused or cut.
        await stop(running, 'SIGKILL');
      }
    }
  }

  /** Tells the story to its end and answers the log that is left. */
  async tell(): Promise<readonly object[]> {
    let tripId: string | undefined;
    for (const step of GOLDEN_STORY) tripId = (await this.answer(step, tripId)).id;
    await stop(await this.getProcess());
    const log = new SqliteEventLog({ path: join(this.dataFolder, 'events.db') });
    const events = await log.read(tripId ?? '');
    expect(await log.verifyRun(tripId ?? '')).toMatchObject({ ok: true, head: { seq: events.length } });
    await log.close();
    return events.map(withoutChance);
  }
}

/** Digests of personal values hang on their salt, and the links of the chain on those digests. */
function withoutChance({ hash: _hash, prevHash: _prevHash, personal, ...event }: StoredEvent): object {
  return personal === undefined ? event : { ...event, personal: Object.keys(personal) };
}

describe('a server that is killed', () => {
  let uninterrupted: readonly object[];
  beforeAll(async () => {
    uninterrupted = await new MortalServer('whole').tell();
    expect(uninterrupted.slice(-2)).toMatchObject([{ type: 'undone' }, { type: 'message-sent' }]);
  }, 60_000);

  it(
    `${KILLS} times, between one append and the next, leaves the log of one that is not`,
    { timeout: 120_000 },
    async () => {
      const random = createRandom(SEED);
      const deaths = Array.from({ length: KILLS }, () => (random() < 0.5 ? 'after-first' : 'before-second'));
      const server = new MortalServer('cut', (count) => deaths.slice(count, count + 1));
      expect(await server.tell()).toEqual(uninterrupted);
      expect(server.deaths).toBe(KILLS);
    },
  );

  it('from outside at any moment leaves the log of one that is not', { timeout: 120_000 }, async () => {
    const random = createRandom(SEED);
    const server = new MortalServer('shot');
    const told = server.tell();
    let isOver = false;
    void told.finally(() => (isOver = true));
    for (let shot = 0; shot < 10 && !isOver; shot++) {
      const running = await server.getProcess();
      await new Promise((resolve) => setTimeout(resolve, 20 + random() * 40 * (shot + 1)));
      running.child.kill('SIGKILL');
      await stop(running, 'SIGKILL');
    }
    expect(await told).toEqual(uninterrupted);
    expect(server.deaths).toBeGreaterThanOrEqual(5);
  });
});
