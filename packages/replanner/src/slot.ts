import { applyChange, isBedOf, minutesBetween, positionAt } from '@wayfarer/edits';
import { type DayPlan, type Meal, type Place, plannableHours, type Visit, visitIdOf } from '@wayfarer/trip';
import { minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { MEAL_MINUTES } from '@wayfarer/trip/limits';

import { type JourneyContext, type JudgeChange, placeOf } from './context.ts';

/** A stretch of a day that somebody could fill. */
export interface Slot {
  /** The day with the stretch free. */
  readonly day: DayPlan;
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
  readonly kind: Visit['kind'];
  readonly meal?: Meal;
  /** Where the traveller will come from: where they stand, else the visit before. */
  readonly from: Place;
  /** When they can leave `from` at the earliest; `null` where the plan says. */
  readonly leaveAt: MinuteOfDay | null;
  /** The earliest minute that is not past. */
  readonly notBefore: MinuteOfDay;
}

/** How long something should last, and must. */
interface Length {
  readonly wished: number;
  readonly needed: number;
}

/** The slot `visit` has, or would have, in `day`, which must not hold it. */
export function openSlot(context: JourneyContext, day: DayPlan, visit: Visit): Slot {
  const { cursor, at } = context.journey;
  const isToday = cursor.date === day.date;
  const isThere = isToday && at === visit.id;
  const before = day.visits[positionAt(day.visits, visit.arrive) - 1];
  return {
    day,
    arrive: visit.arrive,
    depart: visit.depart,
    kind: visit.kind,
    ...(visit.meal ? { meal: visit.meal } : {}),
    from: placeOf(context, isThere || !before ? visit.place : before.place),
    leaveAt: isThere ? cursor.time : null,
    notBefore: isToday ? cursor.time : minute(0),
  };
}

/**
 * When one would be at `place` within the slot: as early as the way there, the door (or what is usual) and the clock allow, and as long as
 * is wished, at most until the slot ends; past its end only as far as the least the place needs. Says nothing about
 * whether that is possible: where it is not, the times are such that the judge names the reason.
 */
export function proposeTimes(
  context: JourneyContext,
  slot: Slot,
  { place, length = lengthOf(slot, place) }: { readonly place: Place; readonly length?: Length },
): Pick<Visit, 'arrive' | 'depart'> {
  const earliest = earliestArrival(context, slot, place);
  const latest = latestDeparture(context, slot, place);
  for (const { open, close } of plannableHours(place, slot.day.date).intervals) {
    const arrive = Math.max(earliest, open);
    const wished = Math.max(arrive + length.needed, Math.min(slot.depart, arrive + length.wished));
    const depart = Math.min(wished, latest, close);
    if (arrive < slot.depart && depart - arrive >= length.needed)
      return { arrive: minute(arrive), depart: minute(depart) };
    const sooner = Math.max(earliestFree(context, slot, place), open, Math.min(latest, close) - length.needed);
    if (slot.arrive - sooner > 0 && Math.min(latest, close) - sooner >= length.needed)
      return { arrive: minute(sooner), depart: minute(sooner + length.needed) };
  }
  return { arrive: minute(earliest), depart: minute(earliest + length.needed) };
}

/** A sight as long as is usual there; a meal an hour. */
function lengthOf({ kind, arrive, depart }: Slot, place: Place): Length {
  if (kind === 'meal') return { wished: MEAL_MINUTES, needed: MEAL_MINUTES };
  if (place.kind === 'sight') return { wished: place.usualMinutes, needed: place.minimumMinutes };
  return { wished: depart - arrive, needed: depart - arrive };
}

function earliestArrival(context: JourneyContext, slot: Slot, place: Place): number {
  return Math.max(slot.arrive, earliestFree(context, slot, place));
}

/** From the end of what comes before on. */
function earliestFree({ rules }: JourneyContext, slot: Slot, place: Place): number {
  const { visits } = slot.day;
  const before = visits[positionAt(visits, slot.arrive) - 1];
  const planned = before ? before.depart + minutesBetween(rules, before, standIn(slot, place)) : 0;
  const standing = slot.leaveAt === null ? 0 : slot.leaveAt + rules.travel(slot.from.at, place.at).minutes;
  return Math.max(slot.notBefore, planned, standing);
}

function latestDeparture({ rules }: JourneyContext, slot: Slot, place: Place): number {
  const { visits } = slot.day;
  const after = visits[positionAt(visits, slot.arrive)];
  if (!after || isBedOf(visits, after)) return Infinity;
  return after.arrive - minutesBetween(rules, standIn(slot, place), after);
}

/** A visit of the slot's whole length, to measure ways with. */
function standIn({ day, arrive, depart, kind }: Slot, { id }: Place): Visit {
  return { id: visitIdOf(day.date, id), place: id, kind, arrive, depart, locked: false, why: '' };
}

/** What may speak against a time at which a visit could come back. */
export interface ReturnTest {
  readonly judge: JudgeChange;
  /** False where it would be no better than before: usually too crowded at that time. */
  readonly accepts: (arrive: MinuteOfDay) => boolean;
}

/**
 * The visit at the first of `times` at which it fits into `day`, which does not hold it, with every other visit's
 * times kept; shortened to what the place needs where it must be. `undefined` when there is none.
 */
export function findReturn(
  context: JourneyContext,
  { day, visit, times }: { readonly day: DayPlan; readonly visit: Visit; readonly times: readonly MinuteOfDay[] },
  { judge, accepts }: ReturnTest,
): Visit | undefined {
  const place = placeOf(context, visit.place);
  const wished = visit.depart - visit.arrive;
  for (const arrive of times.filter(accepts)) {
    const slot = { ...openSlot(context, day, visit), arrive, depart: minute(arrive + wished) };
    const { needed } = lengthOf(slot, place);
    const proposed = proposeTimes(context, slot, { place, length: { wished, needed: Math.min(wished, needed) } });
    const back = { ...visit, ...proposed };
    if (proposed.arrive === arrive && !judge(applyChange(day, { type: 'insert', by: back }, context.rules)))
      return back;
  }
  return undefined;
}

/** Every full and half hour of a day after `time`, up to midnight. */
export function halfHoursAfter(time: MinuteOfDay): readonly MinuteOfDay[] {
  const first = Math.floor(time / 30) + 1;
  return Array.from({ length: Math.max(0, 48 - first) }, (_, index) => minute((first + index) * 30));
}
