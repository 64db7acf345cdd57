import type { DayPlan } from '@wayfarer/trip';

/** Kilometres on foot between visits, a day on average, one decimal. */
export function walkingKmPerDay(days: readonly DayPlan[]): number {
  if (days.length === 0) return 0;
  const km = days.flatMap((day) => day.legs).reduce((sum, leg) => sum + (leg.mode === 'walk' ? leg.km : 0), 0);
  return Math.round((km / days.length) * 10) / 10;
}

/** Minutes inside the day's window with neither visit nor travel, a day on average. */
export function freeMinutesPerDay(days: readonly DayPlan[]): number {
  if (days.length === 0) return 0;
  return Math.round(days.reduce((sum, day) => sum + freeMinutes(day), 0) / days.length);
}

function freeMinutes({ window, visits, legs }: DayPlan): number {
  const inside = visits.reduce((sum, visit) => {
    const minutes = Math.min(visit.depart, window.end) - Math.max(visit.arrive, window.start);
    return sum + Math.max(0, minutes);
  }, 0);
  const travel = legs.reduce((sum, leg) => sum + leg.minutes, 0);
  return Math.max(0, window.end - window.start - inside - travel);
}
