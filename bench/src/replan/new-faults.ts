import { type Journey, rulesOf } from '@wayfarer/replanner';
import { type DayPlan, getPlace, type Place, toPlaceBook, type Visit } from '@wayfarer/trip';
import { listDayFindings, listTripFindings, type Reason } from '@wayfarer/trip/feasibility';

/** Taking something away can make a way longer or dearer than one would plan it, or a meal late; the traveller's word stands all the same. */
const COMES_WITH_A_GAP: readonly Reason['code'][] = ['too-far', 'travel-does-not-fit', 'meal-clash', 'over-budget'];

/**
 * What is wrong with the days after a step and was not before: doors that are closed, worked out here anew, and all that the
 * judge of the product has against a day or against the whole, money included.
 */
export function listNewFaults(before: Journey, after: Journey): readonly string[] {
  const known = new Set(listFaults(before).map(keyOf));
  return [
    ...listFaults(after)
      .filter((fault) => !known.has(keyOf(fault)) && !isGap(fault, before, after))
      .map(({ code, text }) => `${code}: ${text}`),
    ...listAtClosedDoors(after, before.days).map(({ id, arrive }) => `${id} at ${arrive} stands before a closed door.`),
  ];
}

function listFaults({ days, start }: Journey): readonly Reason[] {
  const rules = rulesOf({ ...start, days });
  return [...days.flatMap((day) => listDayFindings(day, rules).against), ...listTripFindings(days, rules).against];
}

function keyOf({ code, visit, date, place }: Reason): string {
  return [code, date, visit ?? place].join(' ');
}

function isGap({ code, date }: Reason, before: Journey, after: Journey): boolean {
  const stopsOn = ({ days }: Journey): number =>
    days.filter((day) => date === undefined || day.date === date).flatMap(({ visits }) => visits).length;
  return COMES_WITH_A_GAP.includes(code) && stopsOn(after) < stopsOn(before);
}

/** What begins or ends while its place is closed, where it did not stand there already. */
function listAtClosedDoors({ days, start }: Journey, was: readonly DayPlan[]): readonly Visit[] {
  const book = toPlaceBook(start.facts.places);
  const before = was.flatMap(({ visits }) => visits);
  return days.flatMap(({ date, visits }) =>
    visits.filter(
      (visit) =>
        (visit.kind === 'place' || visit.kind === 'meal') &&
        !isOpen(getPlace(book, visit.place), date, visit) &&
        !before.some(({ id, arrive, depart }) => id === visit.id && arrive === visit.arrive && depart === visit.depart),
    ),
  );
}

function isOpen({ hours }: Place, date: string, { arrive, depart }: Visit): boolean {
  if (hours === 'unknown') return true;
  const known = hours[date];
  return known === undefined || known.some(({ open, close }) => open <= arrive && depart <= close);
}
