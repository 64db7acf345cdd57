import type { Trip } from '@wayfarer/contract';
import { useEffect, useState } from 'react';

import { useEditablePlan } from '../data/use-editable-plan.ts';
import { toDropSlots } from '../lib/drop-slot.ts';
import { createHands, type Hands } from '../lib/hands.ts';

/** After the plan has come, when the page has been drawn. */
const WARM_UP_MS = 300;

/** What is carried on this screen; lives as long as the screen does, and judges by the newest plan. */
export function useHandsState(trip: Trip): Hands {
  const judged = useEditablePlan(trip);
  const [hands] = useState(() => createHands((call) => void window.setTimeout(call, 0)));
  useEffect(() => {
    hands.judgeBy((cargo, date) => {
      if (!judged) return undefined;
      const start = performance.now();
      const slots = toDropSlots(judged.judgeSlots(judged.plan, cargo.dragged, date), cargo, judged.plan);
      performance.measure('wayfarer:judge-day', { start });
      return slots;
    });
  }, [hands, judged]);
  useEffect(() => {
    const [day] = judged?.plan.days ?? [];
    const visit = day?.visits.find(({ kind }) => kind === 'place');
    if (!judged || !day || !visit) return undefined;
    // Whatever runs for the first time runs slowly: better now than under the traveller's hand.
    const timer = window.setTimeout(() => judged.judgeSlots(judged.plan, { visit: visit.id }, day.date), WARM_UP_MS);
    return () => window.clearTimeout(timer);
  }, [judged]);
  return hands;
}
