import type { DecideRequest } from '@wayfarer/contract';

import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Answers the open decision. */
export function useDecide(id: string) {
  return useWrite<DecideRequest>(tripCall(id, 'decision'));
}
