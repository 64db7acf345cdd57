import { tripCall } from './trip-call.ts';
import { useWrite } from './use-write.ts';

/** Takes the newest change of the plan back. */
export function useUndo(id: string) {
  return useWrite<Record<string, never>>(tripCall(id, 'undo'));
}
