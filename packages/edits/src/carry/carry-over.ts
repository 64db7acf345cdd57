import { type DayPlan, type LeftOutPlace, type PlaceId, type Visit, type VisitId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { arrangeSomehow, asWished, findReasons, type Judging } from '../day/arrange.ts';
import { dayWith } from '../day/day-with.ts';
import { squeeze } from '../day/squeeze.ts';
import type { EditablePlan } from '../editable-plan.ts';
import { withLeftOut, withoutLeftOut } from '../left-out.ts';
import { changed, type EditContext, hasBegun, isStop, toContext } from '../plan/context.ts';
import { withDay } from '../plan/draft.ts';
import { feedAgain } from './feed-again.ts';
import { pairDays } from './pair-days.ts';
import { placeElsewhere } from './place-elsewhere.ts';
import { type Leaving, sortOut, staysWhole } from './sort-out.ts';

/** The old plan in the days of a new one. */
export interface CarriedOver {
  readonly plan: EditablePlan;
  /** Dates that carry on no day of the old plan: nothing stands in them. */
  readonly newDates: readonly IsoDate[];
  /** What the days had no room for, the ideas apart; it may go to the new days. */
  readonly homeless: readonly PlaceId[];
  /** Full sentences on what was fixed and could not stay. */
  readonly warnings: readonly string[];
}

/**
 * Carries a plan over into days that begin and end otherwise, or for other people, with the least change: each visit stays on its day
 * at its time where that is possible, else moves within the day, else to another one, else to the ideas. What is locked
 * keeps date and time. What was given up or reported closed does not come back, and wishes about a day stay with it.
 *
 * @param bare - The new days with nothing but where they begin and end, judged by the new facts, people and money.
 */
export function carryOver(old: EditablePlan, bare: EditablePlan): CarriedOver {
  const pairs = pairDays(old, bare);
  const { staying, leaving, warnings } = sortOut(old, bare, pairs);
  const start = toContext({
    ...bare,
    days: bare.days.map((day) => {
      const past = staysWhole(bare, day.date) ? old.days.find(({ date }) => date === day.date) : undefined;
      return past ?? withWishes(day, pairs.get(day.date));
    }),
    mustDo: trusted(old, bare),
  });
  const ahead = bare.days.filter(({ date }) => !staysWhole(bare, date));
  const kept = ahead.reduce<Kept>((so, { date }) => keepDay(so, date, staying.get(date) ?? []), {
    context: start,
    leaving,
    warnings,
  });
  const moved = placeElsewhere(kept.context, kept.leaving, (date) => pairs.has(date) && !staysWhole(bare, date));
  const fed = feedAgain(moved.context, new Map([...pairs].filter(([date]) => !staysWhole(bare, date))));
  const leftOut = listLeftOut(fed, bare.leftOut, moved.homeless);
  return {
    plan: { ...fed.plan, leftOut, mustDo: bare.mustDo },
    newDates: bare.days.map(({ date }) => date).filter((date) => !pairs.has(date)),
    homeless: moved.homeless.filter(({ visit }) => visit.kind === 'place').map(({ visit }) => visit.place),
    warnings: kept.warnings,
  };
}

interface Kept {
  readonly context: EditContext;
  readonly leaving: readonly Leaving[];
  readonly warnings: readonly string[];
}

/** What was planned once may stay though nobody knows its hours; where only known ones will do now, what is fixed. */
function trusted(old: EditablePlan, { facts, mustDo, preferences }: EditablePlan): readonly PlaceId[] {
  const visits = old.days.flatMap((day) => day.visits);
  const planned = new Set(
    visits.filter(({ locked }) => locked || !preferences.knownHoursOnly).map(({ place }) => place),
  );
  const unknown = facts.places.filter(({ id, hours }) => hours === 'unknown' && planned.has(id)).map(({ id }) => id);
  return [...new Set([...mustDo, ...unknown])];
}

/** The day with what was asked of the one it carries on; its hours too, unless a journey sets them. */
function withWishes(day: DayPlan, old: DayPlan | undefined): DayPlan {
  if (!old) return day;
  const settings = old.settings && { settings: old.settings };
  const isFree = [...day.visits, ...ends(old)].every(({ kind }) => kind !== 'transport');
  return { ...day, ...settings, ...(isFree && { window: old.window }) };
}

function ends({ visits }: DayPlan): readonly Visit[] {
  return [visits[0], visits.at(-1)].filter((visit) => visit !== undefined);
}

/** One day with what may stay in it. */
function keepDay(so: Kept, date: IsoDate, stops: readonly Visit[]): Kept {
  const { context } = so;
  const day = context.plan.days.find((one) => one.date === date);
  const [first, last] = [day?.visits[0], day?.visits.at(-1)];
  if (!day || !first || !last || stops.length === 0) return so;
  const begun = stops.filter((visit) => hasBegun(context, date, visit));
  const before = withDayOf(context, dayWith(day, [first, ...begun, last], context.rules));
  const judging: Judging = { before, after: context };
  const ahead = stops.filter((visit) => !begun.includes(visit));
  const refused = ahead.flatMap((visit) => refusedAlone(judging, day, visit) ?? []);
  const isRefused = (id: VisitId): boolean => refused.some(({ visit }) => visit.id === id);
  const row = stops.filter(({ id }) => !isRefused(id)).toSorted((left, right) => left.arrive - right.arrive);
  const squeezed = squeezeOrRelease(judging, { day, first, last, row });
  const fixed = [...refused.map(({ visit }) => visit), ...squeezed.released].filter(({ locked }) => locked);
  return {
    context: withDayOf(context, squeezed.day),
    leaving: [...so.leaving, ...refused, ...squeezed.gone.map((visit) => ({ visit, from: date }))],
    warnings: [...so.warnings, ...fixed.map((visit) => cannotStay(context, visit, date))],
  };
}

function withDayOf(context: EditContext, day: DayPlan): EditContext {
  return changed(context, { days: withDay(context.plan.days, day) });
}

/** What no order of the day would let in, were it alone there: closed, not for everyone, out of reach. */
function refusedAlone(judging: Judging, day: DayPlan, visit: Visit): Leaving | undefined {
  const [first, last] = [day.visits[0], day.visits.at(-1)];
  if (!first || !last) return undefined;
  const row = { day, visits: [first, visit, last], guests: [] };
  if (arrangeSomehow(judging, row)) return undefined;
  const reasons = findReasons(judging, asWished(judging.after, row));
  const reason = reasons.find((one) => one.visit === visit.id) ?? reasons[0];
  return { visit, from: day.date, ...(reason && { reason }) };
}

interface Crowd {
  readonly day: DayPlan;
  readonly first: Visit;
  readonly last: Visit;
  readonly row: readonly Visit[];
}

interface Held {
  readonly day: DayPlan;
  readonly gone: readonly Visit[];
  readonly released: readonly Visit[];
}

/** Two fixed visits that the new day cannot hold both are let go one by one, the later first. */
function squeezeOrRelease(judging: Judging, { day, first, last, row }: Crowd): Held {
  const released: Visit[] = [];
  for (;;) {
    const left = row.filter((visit) => !released.includes(visit));
    const squeezed = squeeze(judging, { day, visits: [first, ...left, last], guests: [] });
    if (squeezed.kind === 'squeezed') return { day: squeezed.day, gone: [...squeezed.gone, ...released], released };
    const locked = left.findLast((visit) => visit.locked);
    if (!locked) return { day: dayWith(day, [first, last], judging.after.rules), gone: row, released };
    released.push(locked);
  }
}

function cannotStay({ rules }: EditContext, { place, label }: Visit, date: IsoDate): string {
  return `${label ?? rules.book.get(place)?.name ?? place} was fixed for ${date} and cannot be kept there: look at it yourself.`;
}

/** Whatever is planned is no idea; whatever lost its place is one, with the reason. */
function listLeftOut(
  { plan, rules }: EditContext,
  ideas: readonly LeftOutPlace[],
  homeless: readonly Leaving[],
): readonly LeftOutPlace[] {
  const planned = new Set(plan.days.flatMap(({ visits }) => visits.filter(isStop).map(({ place }) => place)));
  const entries = homeless
    .filter(({ visit }) => !planned.has(visit.place) && rules.book.has(visit.place))
    .map(({ visit, from, reason, text }): LeftOutPlace => {
      const name = rules.book.get(visit.place)?.name ?? visit.place;
      return {
        place: visit.place,
        reason: reason?.code ?? 'no-time-left',
        text: text ?? reason?.text ?? `There was no room left for ${name}, which was planned on ${from}.`,
      };
    });
  const free = [...planned].reduce<readonly LeftOutPlace[]>(withoutLeftOut, ideas);
  return entries.reduce(withLeftOut, free);
}
