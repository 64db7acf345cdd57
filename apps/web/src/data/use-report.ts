import type { ReadingRequest } from '@wayfarer/contract';

import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Reports what the world, or the traveller, sees. */
export function useReport(id: string) {
  return useWrite<ReadingRequest>(tripCall(id, 'readings'));
}
