import { setTimeout } from 'node:timers/promises';

import type { Runtime } from '../runtime.ts';
import { nodeDigest } from './node-digest.ts';
import { assertNodeVersion } from './node-version.ts';
import { systemClock } from './system-clock.ts';

assertNodeVersion(process.versions);

/** The {@link Runtime} as Node has it: the clock on the wall, real waiting, real chance. */
export const nodeRuntime: Runtime = {
  clock: systemClock,
  digest: nodeDigest,
  random: () => Math.random(),
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { ...(signal && { signal }) }),
};
