import { type EditablePlan, judgeSlots, type SlotVerdict } from '@wayfarer/edits';
import { type DayPlan, hoursOn, type Lodging, type Place, type Visit } from '@wayfarer/trip';
import { daysBetween, type IsoDate } from '@wayfarer/trip/clock';
import { toTripRules } from '@wayfarer/trip/feasibility';

import { legsOf } from './legs.ts';

/** When a stop that does not fit would. */
export interface Fix {
  readonly date: IsoDate;
  readonly slot: SlotVerdict;
}

/** The plan with a beginning of each day at its first stop: edits put nothing before whatever a day starts from. */
export function withStarts(plan: EditablePlan): EditablePlan {
  const places = new Map(plan.facts.places.map((place) => [place.id, place]));
  const starts: Lodging[] = [];
  const days = plan.days.map((day): DayPlan => {
    const [first] = day.visits;
    const at = first && places.get(first.place);
    if (!first || !at) return day;
    const id = `${at.id}-start-${day.date}` as Lodging['id'];
    starts.push(toStart(at, id));
    const bed: Visit = {
      id: `${first.id}-start` as Visit['id'],
      place: id,
      kind: 'stay',
      arrive: day.window.start,
      depart: day.window.start,
      locked: true,
      why: '',
    };
    return { ...day, visits: [bed, ...day.visits] };
  });
  const facts = { ...plan.facts, places: [...plan.facts.places, ...starts] };
  const rules = toTripRules({ ...plan, facts });
  return { ...plan, facts, days: days.map((day) => ({ ...day, legs: legsOf(day.visits, rules) })) };
}

function toStart({ name, city, at, source }: EditablePlan['facts']['places'][number], id: Lodging['id']): Lodging {
  return {
    ...{ id, name, city, at, source, kind: 'lodging', isArea: true, categories: ['stay'] },
    ...{ hours: 'unknown', hoursText: 'unknown', indoor: null, stepFree: 'yes', significance: 1, summary: null },
    ...{ level: null, style: 'start', nightly: null, checkIn: null, checkOut: null },
  };
}

/**
 * The nearest time at which a stop fits, by the rules that the plan is judged by: on its own day first, then on the days beside, and
 * where nothing else has to move before where it has.
 *
 * @param plan - With starts.
 */
export function findFix(
  plan: EditablePlan,
  { date, visit }: { readonly date: IsoDate; readonly visit: Visit },
): Fix | undefined {
  const rules = toTripRules(plan);
  const days = plan.days.map((day) => {
    // Where a place stands twice, it is the one visit that is looked for.
    const isIt = ({ id, place, kind }: Visit): boolean =>
      id === visit.id || (kind === 'place' && place === visit.place);
    if (!day.visits.some(isIt)) return day;
    const visits = day.visits.filter((one) => !isIt(one));
    return { ...day, visits, legs: legsOf(visits, rules) };
  });
  const without: EditablePlan = { ...plan, days };
  const place = plan.facts.places.find(({ id }) => id === visit.place);
  const dates = days
    .map((day) => day.date)
    .filter((one) => !place || !isShut(place, one))
    .toSorted((left, right) => Math.abs(daysBetween(date, left)) - Math.abs(daysBetween(date, right)));
  for (const one of dates) {
    const slots = judgeSlots(without, { place: visit.place, nothingMoves: true }, one);
    const [still] = slots.filter(({ answer }) => answer !== 'refused').toSorted(byDistanceTo(visit));
    if (still) return { date: one, slot: still };
  }
  const moving = dates.slice(0, MOST_DAYS_MOVED).flatMap((one) =>
    judgeSlots(without, { place: visit.place }, one)
      .filter(({ answer }) => answer !== 'refused')
      .map((slot): Fix => ({ date: one, slot })),
  );
  return moving.toSorted((left, right) => left.slot.moved.length - right.slot.moved.length)[0];
}

/** Of so many days, the own one first, it is tried what has to move for it. */
const MOST_DAYS_MOVED = 2;

function isShut(place: Pick<Place, 'hours'>, date: IsoDate): boolean {
  const hours = hoursOn(place, date);
  return hours !== 'unknown' && hours.length === 0;
}

function byDistanceTo({ arrive }: Visit): (left: SlotVerdict, right: SlotVerdict) => number {
  return (left, right) => Math.abs(left.arrive - arrive) - Math.abs(right.arrive - arrive);
}
