import { type EditablePlan, judgeSlots } from '@wayfarer/edits';
import type { DayPlan, Place, Visit } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

/** Stops on the day that is judged. */
const STOPS = 20;
const ROUNDS = 200;

/** CPU time of judging all slots of a day of twenty short stops for a stop of it, in milliseconds: the worst of the page's frames. */
export function timeSlots(plans: readonly EditablePlan[]): {
  readonly slots20P50Ms: number;
  readonly slots20P95Ms: number;
} {
  const plan = crowded(plans[0] as EditablePlan);
  const [day] = plan.days as [DayPlan];
  const dragged = { visit: (day.visits[4] as Visit).id };
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    judgeSlots({ ...plan }, dragged, day.date);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).toSorted((left, right) => left - right);
  return { slots20P50Ms: times[ROUNDS / 2] ?? 0, slots20P95Ms: times[Math.floor(ROUNDS * 0.95)] ?? 0 };
}

/** The plan with twenty stops of a quarter of an hour on its first day, a few steps from one another, always open. */
function crowded(plan: EditablePlan): EditablePlan {
  const [day, ...others] = plan.days as [DayPlan, ...DayPlan[]];
  const first = plan.facts.places.find(({ id }) => id === day.visits[0]?.place) as Place;
  const sight = plan.facts.places.find(({ kind }) => kind === 'sight') as Place;
  const places = Array.from({ length: STOPS }, (_, index): Place => ({
    ...(sight as Extract<Place, { kind: 'sight' }>),
    ...{ id: `place_bench-${index}` as Place['id'], name: `Stop ${index}`, at: first.at, hours: 'unknown' },
    ...{ usualMinutes: 15, minimumMinutes: 10 },
  }));
  const visits = places.map(({ id }, index): Visit => ({
    ...{ id: `visit_bench-${index}` as Visit['id'], place: id, kind: 'place', locked: false, why: '' },
    ...{ arrive: minute(570 + index * 30), depart: minute(585 + index * 30) },
  }));
  const start = { ...(day.visits[0] as Visit), arrive: minute(540), depart: minute(540), kind: 'stay' as const };
  const end = { ...start, id: `${start.id}-end` as Visit['id'], arrive: minute(1230), depart: minute(1230) };
  return {
    ...plan,
    now: null,
    visited: [],
    facts: { ...plan.facts, places: [...plan.facts.places, ...places] },
    preferences: { ...plan.preferences, pace: 'packed' },
    days: [
      { ...day, window: { start: minute(540), end: minute(1230) }, visits: [start, ...visits, end], legs: [] },
      ...others,
    ],
  };
}
