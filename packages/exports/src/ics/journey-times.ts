import type { ExportedPlan } from '../exported-plan.ts';
import { type TimedVisit, toInstant, toLocalTime, toZone } from '../times.ts';

export interface ZonedTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Since midnight. */
  readonly minutes: number;
  /** IANA. */
  readonly zone: string;
}

type Journey = ExportedPlan['journeys'][number];

/**
 * When something at a station or an airport begins and ends, each as the clocks there show it. Of a journey of which the plan
 * has one end only, the other one lies as far away as the journey is estimated to take, and is told in the zone of where it
 * is, if that is known.
 *
 * @param journey - `undefined` where what stands in the plan is no journey, or its other end is an event of its own.
 */
export function timeJourney(
  { arrive, depart }: TimedVisit,
  { date, zone }: { readonly date: string; readonly zone: string },
  journey: Journey | undefined,
): { readonly start: ZonedTime; readonly end: ZonedTime } {
  if (!journey) return { start: { ...toLocalTime(date, arrive), zone }, end: { ...toLocalTime(date, depart), zone } };
  const [first, last] = [toInstant(date, arrive, zone), toInstant(date, depart, zone)];
  const at = (instant: number, there: string | null): ZonedTime => {
    const known = there ?? zone;
    return { ...toZone(instant, known), zone: known };
  };
  const { direction, fromZone, toZone: zoneThere } = journey;
  const length = journey.minutes * 60_000;
  const isWhole = last - first >= length;
  if (direction === 'in')
    return { start: at(isWhole ? first : last - journey.after * 60_000 - length, fromZone), end: at(last, zone) };
  return { start: at(first, zone), end: at(isWhole ? last : first + journey.before * 60_000 + length, zoneThere) };
}

/** The journey that a visit is, unless it is the second half of one that stands in the plan from where it begins. */
export function findJourney(journeys: readonly Journey[], visitId: string): Journey | undefined {
  const journey = journeys.find((one) => one.visitId === visitId);
  const isBegun = journeys.some(
    ({ direction, from, to }) => direction === 'out' && from === journey?.from && to === journey.to,
  );
  return journey?.direction === 'in' && isBegun ? undefined : journey;
}
