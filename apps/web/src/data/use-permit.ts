import type { AutonomyRequest } from '@wayfarer/contract';

import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Says whether small changes may be made without asking. */
export function usePermit(id: string) {
  return useWrite<AutonomyRequest>(tripCall(id, 'autonomy'));
}
