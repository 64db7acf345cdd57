import type { MinuteOfDay } from '@wayfarer/trip/clock';

import type { Situation } from '../observation.ts';
import { isIndoorsFirst, manyDisruptions } from '../rules/many-disruptions.ts';
import { timePressure } from '../rules/time-pressure.ts';
import type { Specialist } from './specialist.ts';

/** Source: re-optimizer spec §6.2. */
const SINGLE_DISRUPTION_REPAIR = 1;

/** Which repair fits: the whole day, longer ways, one stop, or none (§6.2). Asked for by name it is the whole day. */
export const planningAgent: Specialist = ({ situation, event }) => {
  const { disruptionsToday, next } = situation;
  if (event === 'end') return { ...wholeDay(situation), reason: 'You are done for today.', end: endOf(situation) };
  if (event === 'reoptimize' || event === 'plan') return { ...wholeDay(situation), reason: 'You asked for it.' };
  const dayWide = manyDisruptions(situation) ?? timePressure(situation);
  if (dayWide) return dayWide;
  if (disruptionsToday >= SINGLE_DISRUPTION_REPAIR && next)
    return { type: 'DEFER_POI', visit: next.visit, reason: `One stop is enough to repair: ${next.name} can wait.` };
  return { type: 'NO_ACTION', reason: 'The plan holds.' };
};

/** Now, or once the stop that one is at is over: what has begun is not cut. */
function endOf({ day, time }: Situation): MinuteOfDay {
  const there = day.visits.find(
    ({ kind, arrive, depart }) => (kind === 'place' || kind === 'meal') && arrive <= time && time < depart,
  );
  return there?.depart ?? time;
}

function wholeDay(situation: Situation) {
  const { date } = situation.day;
  return { type: 'REOPTIMIZE_DAY', date, deprioritizeOutdoor: isIndoorsFirst(situation) } as const;
}
