import type { SayRequest } from '@wayfarer/contract';

import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Says something to the planner. */
export function useSay(id: string) {
  return useWrite<SayRequest>(tripCall(id, 'messages'));
}
