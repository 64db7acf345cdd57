import type { Advice as ShownAdvice, Trip } from '@wayfarer/contract';
import {
  type Advice,
  type AdvisedPlan,
  adviseFood,
  adviseStay,
  adviseTransport,
  planForRain,
  type RainScene,
  type RainSwap,
  titleDays,
} from '@wayfarer/planner';
import type { DayPlan } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

/** What is said of a plan beside its days. */
export type PlanAdvice = Pick<Trip, 'specialists' | 'alternativeOptions'> & {
  readonly titles: ReadonlyMap<IsoDate, string>;
  readonly rain: ReadonlyMap<IsoDate, readonly RainSwap[]>;
};

interface Known {
  readonly about: string;
  readonly advice: PlanAdvice;
}

/**
 * Days never change, so neither does what is said of them, as long as the same people travel. The chosen plan has the days of its
 * option, and both are shown: each has a place of its own.
 */
const KNOWN = { chosen: new WeakMap<readonly DayPlan[], Known>(), offered: new WeakMap<readonly DayPlan[], Known>() };

export function toAdvice(plan: AdvisedPlan & Pick<RainScene, 'preferences' | 'gone'>): PlanAdvice {
  const { days, party, preferences, gone, isChosen } = plan;
  const known = isChosen ? KNOWN.chosen : KNOWN.offered;
  const about = JSON.stringify([party, preferences, gone]);
  const before = known.get(days);
  if (before?.about === about) return before.advice;
  const advice = advise(plan);
  known.set(days, { about, advice });
  return advice;
}

function advise(plan: AdvisedPlan & Pick<RainScene, 'preferences' | 'gone'>): PlanAdvice {
  const [transport, stay, food] = [adviseTransport(plan), adviseStay(plan), adviseFood(plan)];
  return {
    specialists: [transport, stay, food].map(
      ({ specialist, recommendations, tips, questions, assumptions, risks }) => ({
        specialist,
        recommendations: recommendations.map(toShown),
        tips: [...tips],
        questions: [...questions],
        assumptions: [...assumptions],
        risks: [...risks],
      }),
    ),
    alternativeOptions: {
      transport: transport.alternatives.map(toShown),
      stays: stay.alternatives.map(toShown),
      dining: food.alternatives.map(toShown),
    },
    titles: titleDays(plan.days, plan.facts),
    rain: new Map(plan.days.map((day) => [day.date, planForRain(day, plan)])),
  };
}

function toShown({ place, mode, level, pros, cons, ...advice }: Advice): ShownAdvice {
  return {
    ...advice,
    ...(place && { placeId: place }),
    ...(mode && { mode }),
    ...(level && { level }),
    pros: [...pros],
    cons: [...cons],
  };
}
