import { setTimeout } from 'node:timers/promises';

import type { World } from '../world.ts';
import { nodeDigest } from './node-digest.ts';
import { assertNodeVersion } from './node-version.ts';
import { systemClock } from './system-clock.ts';

assertNodeVersion(process.versions);

/** The {@link World} as Node has it: the clock on the wall, real waiting, real chance. */
export const nodeWorld: World = {
  clock: systemClock,
  digest: nodeDigest,
  random: () => Math.random(),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { ...(signal && { signal }) }),
};
