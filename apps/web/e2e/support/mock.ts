import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const MOCK = path.join(import.meta.dirname, '../mock/server.ts');

/** The page as it is built, before an API with made-up answers. */
export interface RunningMock {
  readonly url: string;
  stop(): void;
}

/** @param paceMs - Time between what it says. */
export async function startMock(paceMs: number): Promise<RunningMock> {
  const child: ChildProcess = spawn(process.execPath, ['-C', 'wayfarer-source', MOCK], {
    env: { ...process.env, PORT: '0', PACE_MS: String(paceMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim())),
  );
  return { url, stop: () => void child.kill() };
}
