import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A NATS server of our own, which may be killed. */
export interface OwnServer {
  /** `127.0.0.1:PORT`. */
  readonly servers: string;
  /** Kills it with -9 and starts it again at the same port, on the files that it had. Resolves when it answers. */
  restart(downMs: number): Promise<void>;
  /** Stops it and deletes its files. */
  close(): Promise<void>;
}

/** @param command - The program, such as `nats-server`. */
export async function startOwnServer(command: string): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nats-'));
  const port = await findFreePort();
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(command, ['-js', '-a', '127.0.0.1', '-p', String(port), '-sd', folder], { stdio: 'ignore' });
    const failed = new Promise<never>((_, reject) => void child.once('error', reject));
    await Promise.race([untilItAnswers(port), failed]);
    return child;
  };
  const stop = async (child: ChildProcess): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  let running = await start();
  return {
    servers: `127.0.0.1:${port}`,
    async restart(downMs) {
      await stop(running);
      await new Promise((resolve) => setTimeout(resolve, downMs));
      running = await start();
    },
    async close() {
      await stop(running);
      rmSync(folder, { recursive: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function untilItAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server at port ${port} does not answer.`);
}
