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
 * When something at a station or an airport begins and ends, each as the clocks there show it. Of a journey whose other end
 * lies in a known zone that end is told in it. One that stands in the plan as a moment, as no timetable is known of it,
 * lasts as long as the journey is estimated to.
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
  const duration = journey.minutes * 60_000;
  if (journey.direction === 'in')
    return { start: at(last > first ? first : last - duration, journey.fromZone), end: at(last, zone) };
  return { start: at(first, zone), end: at(last > first ? last : first + duration, journey.toZone) };
}
