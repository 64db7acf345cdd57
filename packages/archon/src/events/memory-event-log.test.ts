import { describe, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { eventLogContract } from '../testing/event-log-contract.ts';
import { MemoryEventLog } from './memory-event-log.ts';

describe('MemoryEventLog', () => {
  for (const { name, run } of eventLogContract((clock) => new MemoryEventLog({ clock, digest: nodeDigest })))
    it(name, run);
});
