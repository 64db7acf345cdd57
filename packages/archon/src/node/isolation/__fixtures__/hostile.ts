import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Tools that no process should have to live with. */

export function spin(): never {
  for (;;);
}

export function hoardHeap(): never {
  const hoard: unknown[] = [];
  for (;;) hoard.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
}

export function hoardBuffers(): never {
  const hoard: Buffer[] = [];
  for (;;) hoard.push(Buffer.alloc(2 ** 20, 1));
}

export function crash(): never {
  process.exit(3);
}

export function fail(): never {
  throw Object.assign(new Error('No gas.'), { code: 'no-gas', retryable: false });
}

export async function never(): Promise<never> {
  return new Promise(() => undefined);
}

let calls = 0;

/** Tells which process it is in, and how often it was called there. */
export default function whoAmI(args: unknown, { callId }: { callId: string }) {
  return { pid: process.pid, calls: ++calls, args, callId, environment: Object.keys(process.env) };
}

const SLEEP = 'setTimeout(() => {}, 120_000)';

/** Starts programs that outlive it, one of them in a session of its own, writes their numbers down, and never answers. */
export async function forkAndHang({ file }: { file: string }): Promise<never> {
  startSleepers(file);
  return new Promise(() => undefined);
}

/** Starts such programs, and answers. */
export function forkAndReturn({ file }: { file: string }): string {
  startSleepers(file);
  return 'started';
}

/** Starts such programs, and crashes. */
export function forkAndCrash({ file }: { file: string }): never {
  startSleepers(file);
  process.exit(3);
}

function startSleepers(file: string): void {
  const sleepers = [false, true].map((detached) => {
    const sleeper = spawn(process.execPath, ['-e', SLEEP], { stdio: 'ignore', detached });
    sleeper.unref();
    return sleeper.pid;
  });
  writeFileSync(file, JSON.stringify(sleepers));
}

/** Lets a program that it starts hoard instead of itself: 640 MB and no more, so that nobody suffers if it gets away. */
export async function forkAndHoard(): Promise<never> {
  const hoard =
    'const hoard = []; setInterval(() => hoard.length < 40 && hoard.push(Buffer.alloc(2 ** 24, 1)), 5); setTimeout(process.exit, 60_000)';
  spawn(process.execPath, ['-e', hoard], { stdio: 'ignore' });
  return new Promise(() => undefined);
}

let isBusy = false;

/** Answers, and throws while the next tool is busy: from a timer that keeps the process awake, and from one that does not. */
export function throwLater(): string {
  throwWhenBusy();
  return 'done';
}

export function throwLaterUnseen(): string {
  throwWhenBusy().unref();
  return 'done';
}

function throwWhenBusy(): NodeJS.Timeout {
  const timer = setInterval(() => {
    if (!isBusy) return;
    clearInterval(timer);
    throw new Error('Too late.');
  }, 1);
  return timer;
}

/** Answers after a while. */
export async function slow(): Promise<string> {
  isBusy = true;
  return new Promise((resolve) => setTimeout(() => resolve('slow'), 50));
}
