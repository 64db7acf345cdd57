import type { CreateTrip } from '@wayfarer/contract';

import { useWrite } from './use-write.ts';

export function useCreateTrip() {
  return useWrite<CreateTrip>('/api/trips');
}
