import type { ApprovalRequest } from '@wayfarer/contract';

import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Says yes or no to a change that waits for it. */
export function useApprove(id: string) {
  return useWrite<ApprovalRequest>(tripCall(id, 'approval'));
}
