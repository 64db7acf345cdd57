import { useQuery } from '@tanstack/react-query';
import type { Trip } from '@wayfarer/contract';
import type { Dragged, EditablePlan, SlotVerdict } from '@wayfarer/edits';

import type { SavedPlan } from '../lib/queue/saved-trip.ts';
import { getJson, UnreachableError } from './api.ts';
import { findLocal } from './saved/load-trip.ts';
import { keepPlan } from './saved/saved-trips.ts';
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
      const [plan, { judgeSlots }] = await Promise.all([loadPlan(id, signal), import('@wayfarer/edits')]);
      return { plan, judgeSlots };
    },
    staleTime: Infinity,
    gcTime: 60_000,
    structuralSharing: false,
  }).data;
}

/** The plan as the server has it; while it does not answer, the saved one with what waits to be sent. */
async function loadPlan(id: string, signal: AbortSignal): Promise<EditablePlan> {
  try {
    const plan = await getJson<SavedPlan>(tripCall(id, 'plan'), signal);
    void keepPlan(id, plan);
    return plan;
  } catch (error) {
    const local = error instanceof UnreachableError ? await findLocal(id) : undefined;
    if (!local) throw error;
    return local.plan;
  }
}
