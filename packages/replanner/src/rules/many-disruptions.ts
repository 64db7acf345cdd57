import type { DayRule } from './rule.ts';

/** Source: re-optimizer spec §7.1. */
export const MULTI_DISRUPTION_TRIGGER = 3;
/** Above this severity what lies indoors goes first. */
export const DEPRIORITIZE_OUTDOOR_SEVERITY = 0.4;

/** After several disruptions of one day, its rest is planned anew as a whole. */
export const manyDisruptions: DayRule = (situation) => {
  const { day, disruptionsToday } = situation;
  if (disruptionsToday < MULTI_DISRUPTION_TRIGGER) return undefined;
  return {
    type: 'REOPTIMIZE_DAY',
    date: day.date,
    deprioritizeOutdoor: isIndoorsFirst(situation),
    reason: `${disruptionsToday} disruptions today: the rest of the day is better planned as a whole.`,
  };
};

export function isIndoorsFirst({ severity }: Parameters<DayRule>[0]): boolean {
  return severity > DEPRIORITIZE_OUTDOOR_SEVERITY;
}
