import type { Clock } from '../events/clock.ts';

/** The clock on the wall. */
export const systemClock: Clock = { now: () => new Date() };
