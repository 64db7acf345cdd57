import type { Trip } from '@wayfarer/contract';
import { advise, type Journey, rulesOf, situationOf } from '@wayfarer/replanner';
import { money } from '@wayfarer/trip/money';

/** How the traveller is on the way; `null` before. */
export function toTraveller(journey: Journey): NonNullable<Trip['traveller']> | null {
  if (!journey.underWay) return null;
  const context = { journey, rules: rulesOf({ ...journey.start, days: journey.days }) };
  const situation = situationOf(context);
  const { position, hunger, fatigue, minutesOnFeet, spent, budget, minutesLeft, remaining, pace } = situation;
  const { currency } = journey.start.facts;
  return {
    position: position && { ...position, said: journey.notes.position !== null },
    hunger: percent(hunger),
    fatigue: percent(fatigue),
    minutesOnFeet,
    spent: Object.entries(spent).map(([category, amount]) => ({ category, amount: money(amount, currency) })),
    budget,
    minutesLeft,
    stopsLeft: remaining.length,
    pace,
    disruptionsToday: situation.disruptionsToday,
    advice: advise(context, situation).map((each) => ({ ...each })),
  };
}

function percent(level: number): number {
  return Math.round(100 * level);
}
