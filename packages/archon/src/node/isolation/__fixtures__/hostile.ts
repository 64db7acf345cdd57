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
