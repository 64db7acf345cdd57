import { setTimeout as sleep } from 'node:timers/promises';

import type { AgentRouter } from '@wayfarer/router';

import { messageOf } from './shop.ts';

export interface Latencies {
  /** Milliseconds from the instant at which each message was due to its answer, in ascending order. */
  readonly ms: readonly number[];
  readonly seconds: number;
}

/**
 * An open loop: messages come at their instants whether or not earlier ones are answered, one session after the other.
 * What waits counts as waiting, so that a stall is not hidden.
 *
 * @param load.rate - Messages a second, all sessions together, evenly spread.
 */
export async function runOpenLoop(
  router: AgentRouter,
  load: { readonly sessions: number; readonly rate: number; readonly seconds: number },
): Promise<Latencies> {
  const { sessions, rate, seconds } = load;
  const ms: number[] = [];
  const begin = performance.now();
  const pending: Promise<void>[] = [];
  for (let n = 0; n < rate * seconds; n++) {
    const due = begin + (n * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const message = messageOf(`open-${n % sessions}`, Math.floor(n / sessions));
    pending.push(router.handle(message).then(() => void ms.push(performance.now() - due)));
  }
  await Promise.all(pending);
  return { ms: ms.sort((a, b) => a - b), seconds: (performance.now() - begin) / 1000 };
}

/** As many messages as one core takes, all sessions at once, each waiting for its answers. */
export async function runClosedLoop(
  router: AgentRouter,
  load: { readonly name: string; readonly sessions: number; readonly messages: number },
): Promise<{ readonly perCpuSecond: number; readonly perSecond: number }> {
  const { name, sessions, messages } = load;
  const begin = performance.now();
  const before = process.cpuUsage();
  await Promise.all(
    Array.from({ length: sessions }, async (_, session) => {
      for (let n = 0; n < messages / sessions; n++) await router.handle(messageOf(`${name}-${session}`, n));
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return {
    perCpuSecond: messages / ((user + system) / 1e6),
    perSecond: messages / ((performance.now() - begin) / 1000),
  };
}

export function percentile({ ms }: Latencies, share: number): number {
  return ms[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? NaN;
}
