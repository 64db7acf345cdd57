import type { AdvanceRequest } from '@wayfarer/contract';

import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Moves the trip’s cursor. */
export function useAdvance(id: string) {
  return useWrite<AdvanceRequest>(tripCall(id, 'advance'));
}
