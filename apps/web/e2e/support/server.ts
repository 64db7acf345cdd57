import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../../../server/src/main.ts');

/** The real server on a folder of its own. */
export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Where its files are. */
  readonly data: string;
  /** Ends it and leaves its folder as it is. */
  halt(): Promise<void>;
  /** Ends it and takes its folder away. */
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port, on a new folder or on one that another has left, and waits for the line with its address.
 *
 * @param environment - What is set besides.
 * @param port - Where another has listened, to come back at the same address.
 */
export async function startServer(
  left?: string,
  environment: NodeJS.ProcessEnv = {},
  port = '0',
): Promise<RunningServer> {
  const data = left ?? (await mkdtemp(path.join(tmpdir(), 'wayfarer-e2e-')));
  const child = spawn(process.execPath, ['-C', 'wayfarer-source', MAIN, '--port', port, '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const url = await readAddress(child);
  return {
    url,
    process: child,
    data,
    async halt() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    async stop() {
      child.kill('SIGKILL');
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The address that a server prints once it has one. */
export function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it had an address: ${printed}`)),
    );
  });
}
