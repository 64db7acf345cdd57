import type { SelectRequest } from '@wayfarer/contract';

import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Chooses one of the options. */
export function useChoose(id: string) {
  return useWrite<SelectRequest>(tripCall(id, 'selection'));
}
