import { describe, it } from 'vitest';

import { memoryStoreContract } from '../../testing/index.ts';
import { InMemoryStore } from './in-memory-store.ts';

describe('InMemoryStore', () => {
  for (const { name, run } of memoryStoreContract(() => new InMemoryStore())) it(name, run);
});
