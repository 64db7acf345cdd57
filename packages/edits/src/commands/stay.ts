import { type DayPlan, type Lodging, type Visit, visitIdOf } from '@wayfarer/trip';
import { rankOfLevel } from '@wayfarer/trip/vocabulary';

import { dayWith } from '../day/day-with.ts';
import { squeeze } from '../day/squeeze.ts';
import type { EditOf } from '../edit.ts';
import type { Move, Refusal } from '../outcome.ts';
import { changed, cityOn, type EditContext, isStop } from '../plan/context.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { findNewReasons } from '../plan/judge.ts';
import { slotOf } from '../plan/moves.ts';
import { suitsEveryone } from '../wishes.ts';

/** Another house for all nights of its city that are not over; the stops stay where they fit. */
export function changeStay(context: EditContext, { by }: EditOf<'stay'>): Answer {
  if (typeof by !== 'string') return stayByWish(context, by.wish);
  const lodging = context.rules.book.get(by);
  if (!lodging)
    return refuse({ code: 'no-such-place', text: 'Nothing is known of such a place for this trip.', place: by });
  if (lodging.kind !== 'lodging')
    return refuse({ code: 'not-a-stop', text: `${lodging.name} is no place to sleep.`, place: by });
  const nights = listNights(context, lodging.city);
  if (nights.length === 0)
    return refuse({
      code: 'out-of-range',
      text: `No night that is ahead is spent in the city of ${lodging.name}.`,
      place: by,
    });
  return moveInto(context, lodging, nights);
}

/** The days ahead that end in a bed of that city. */
function listNights(context: EditContext, city: Lodging['city']): readonly DayPlan[] {
  const { days, now } = context.plan;
  return days.filter(
    (day) => day.stay !== null && cityOn(context, day.date) === city && (!now || day.date >= now.date),
  );
}

function moveInto(context: EditContext, lodging: Lodging, nights: readonly DayPlan[]): Answer {
  const old = new Set(nights.map(({ stay }) => stay));
  if ([...old].every((place) => place === lodging.id)) return UNCHANGED;
  const dates = new Set(nights.map(({ date }) => date));
  const { days, now } = context.plan;
  const touched = days.flatMap((day, index): DayPlan[] => {
    const sleepsThere = dates.has(day.date);
    const woke = dates.has(days[index - 1]?.date ?? '');
    const ends = sleepsThere || (day.stay === null && woke);
    if (!ends && !woke) return [];
    if (now && day.date < now.date) return [];
    return [rebedded(context, day, { lodging, old, starts: woke || (index === 0 && sleepsThere), ends })];
  });
  let all = touched.reduce(withDay, days);
  const after = changed(context, { days: all });
  const out = [];
  for (const day of touched) {
    const squeezed = squeeze({ before: context, after }, { day, visits: day.visits, guests: [] });
    if (squeezed.kind === 'refused') return squeezed;
    out.push(
      ...squeezed.gone.map(({ place }) => ({
        place,
        reason: 'no-time-left' as const,
        text: `It no longer fits with the way from ${lodging.name}.`,
      })),
    );
    all = withDay(all, squeezed.day);
  }
  return { kind: 'drafted', after: changed(after, { days: all }), named: [], out, anchors: movesOf(days, all) };
}

interface Beds {
  readonly lodging: Lodging;
  readonly old: ReadonlySet<DayPlan['stay']>;
  readonly starts: boolean;
  readonly ends: boolean;
}

function rebedded({ rules }: EditContext, day: DayPlan, { lodging, old, starts, ends }: Beds): DayPlan {
  const last = day.visits.length - 1;
  const visits = day.visits.map((visit, index): Visit => {
    const isBed = visit.kind === 'stay' && old.has(visit.place);
    if (isBed && index === 0 && starts)
      return { ...visit, id: visitIdOf(day.date, lodging.id, 'start'), place: lodging.id };
    if (isBed && index === last && index > 0 && ends)
      return { ...visit, id: visitIdOf(day.date, lodging.id, 'end'), place: lodging.id };
    return visit;
  });
  return dayWith({ ...day, stay: day.stay !== null && ends ? lodging.id : day.stay }, visits, rules);
}

/** The first bed that is another: the old one out, the new one in. */
function movesOf(before: readonly DayPlan[], after: readonly DayPlan[]): readonly Move[] {
  for (const day of after) {
    const was = before.find(({ date }) => date === day.date);
    const [from, to] = [was?.visits.at(-1), day.visits.at(-1)];
    if (!was || !from || !to || was.stay === day.stay) continue;
    return [
      { place: was.stay ?? from.place, kind: 'stay', from: slotOf({ date: day.date, visit: from }), to: null },
      { place: day.stay ?? to.place, kind: 'stay', from: null, to: slotOf({ date: day.date, visit: to }) },
    ];
  }
  return [];
}

type StayWish = Exclude<EditOf<'stay'>['by'], string>['wish'];

/** For the first city ahead in which a house is of that sort. */
function stayByWish(context: EditContext, wish: StayWish): Answer {
  const cities = [...new Set(context.plan.facts.calendar.map(({ city }) => city))];
  const reasons: Refusal[] = [];
  for (const city of cities) {
    const nights = listNights(context, city);
    const present = context.rules.book.get(nights[0]?.stay ?? ('' as Lodging['id']));
    if (present?.kind !== 'lodging') continue;
    for (const lodging of listHouses(context, { present, nights, wish })) {
      const answer = moveInto(context, lodging, nights);
      if (answer.kind === 'refused') reasons.push(...answer.reasons);
      if (answer.kind !== 'drafted') continue;
      const against = findNewReasons(context, answer.after);
      if (against.length === 0) return answer;
      reasons.push(...against);
    }
  }
  return refuse({ code: 'nothing-fits-the-wish', text: noneThatIs(context, wish) }, ...reasons.slice(0, 1));
}

/** What is not known about the house of the first night ahead is no reason to call another one cheaper or better. */
function noneThatIs({ plan, rules }: EditContext, wish: StayWish): string {
  const night = plan.days.find(({ stay, date }) => stay !== null && (!plan.now || date >= plan.now.date));
  const present = night?.stay ? rules.book.get(night.stay) : undefined;
  if (present?.kind === 'lodging' && wish === 'cheaper' && present.nightly === null)
    return `What a night at ${present.name} costs is not known, so no house can be said to be cheaper.`;
  if (present?.kind === 'lodging' && wish === 'better' && present.level === null)
    return `Of what level ${present.name} is is not known, so no house can be said to be better.`;
  const others = [...rules.book.values()].filter(
    (place): place is Lodging => place.kind === 'lodging' && place.city === present?.city && place.id !== present.id,
  );
  const unpriced = others.filter(({ nightly }) => nightly === null).length;
  return wish === 'cheaper' && unpriced > 0
    ? `No house that is known to be cheaper fits; of ${unpriced} of the ${others.length} others the price is not known.`
    : `No house that is ${wish} fits.`;
}

interface Sought {
  readonly present: Lodging;
  readonly nights: readonly DayPlan[];
  readonly wish: StayWish;
}

/** Houses of that sort, the nearest to what is planned first; one without a price in the place of one that has none either. */
function listHouses(context: EditContext, { present, nights, wish }: Sought): readonly Lodging[] {
  const { rules } = context;
  const stops = nights
    .flatMap(({ visits }) => visits.filter(isStop))
    .flatMap(({ place }) => rules.book.get(place) ?? []);
  const way = (lodging: Lodging): number =>
    stops.reduce((sum, { at }) => sum + rules.travel(lodging.at, at).minutes, 0);
  const isWished = (lodging: Lodging): boolean => {
    if (wish === 'cheaper') return (lodging.nightly?.amount ?? Infinity) < (present.nightly?.amount ?? 0);
    if (wish === 'better') return present.level !== null && rankOfLevel(lodging.level) > rankOfLevel(present.level);
    return way(lodging) < way(present);
  };
  return [...rules.book.values()]
    .filter(
      (place): place is Lodging => place.kind === 'lodging' && place.city === present.city && place.id !== present.id,
    )
    .filter((lodging) => present.nightly === null || lodging.nightly !== null)
    .filter((lodging) => suitsEveryone(lodging, context) && isWished(lodging))
    .toSorted((left, right) => way(left) - way(right) || (left.id < right.id ? -1 : 1));
}
