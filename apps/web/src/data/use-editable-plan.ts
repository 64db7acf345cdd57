import { useQuery } from '@tanstack/react-query';
import type { Trip } from '@wayfarer/contract';
import type { Dragged, EditablePlan, SlotVerdict } from '@wayfarer/edits';

import { getJson } from './api.ts';
import { tripCall } from './trip-call.ts';

/** Where the cache keeps plans. */
export const PLAN = 'plan';

/** The plan as edits see it, and the judge that goes with it. */
export interface JudgedPlan {
  readonly plan: EditablePlan;
  readonly judgeSlots: (plan: EditablePlan, dragged: Dragged, date: string) => readonly SlotVerdict[];
}

/**
 * The chosen plan with all that it is judged by, and the judge: the server's own, which comes as a file of its own once a
 * plan is on the screen. `undefined` until both are here.
 */
export function useEditablePlan({ id, seq, selected }: Pick<Trip, 'id' | 'seq' | 'selected'>): JudgedPlan | undefined {
  return useQuery({
    queryKey: [PLAN, id, seq],
    enabled: selected !== null,
    queryFn: async ({ signal }): Promise<JudgedPlan> => {
      const [plan, { judgeSlots }] = await Promise.all([
        getJson<EditablePlan>(tripCall(id, 'plan'), signal),
        import('@wayfarer/edits'),
      ]);
      return { plan, judgeSlots };
    },
    staleTime: Infinity,
    gcTime: 60_000,
    structuralSharing: false,
  }).data;
}
