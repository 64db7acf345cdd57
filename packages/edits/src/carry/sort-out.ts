import { type DayPlan, isOnYourOwn, type Place, type Visit, visitIdOf } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Reason } from '@wayfarer/trip/feasibility';

import type { EditablePlan } from '../editable-plan.ts';
import { hasBegun, isStop } from '../plan/context.ts';

/** A visit that cannot be on its day any more. */
export interface Leaving {
  readonly visit: Visit;
  /** Where it was. */
  readonly from: IsoDate;
  readonly reason?: Pick<Reason, 'code' | 'text'>;
  readonly text?: string;
  /** True where no other day is to be tried for it. */
  readonly isOut?: boolean;
}

export interface Sorted {
  /** By date of the new plan, with ids of that date. */
  readonly staying: ReadonlyMap<IsoDate, readonly Visit[]>;
  readonly leaving: readonly Leaving[];
  readonly warnings: readonly string[];
}

type Fate =
  | { readonly kind: 'stays'; readonly date: IsoDate; readonly visit: Visit }
  | { readonly kind: 'leaves'; readonly leaving: Leaving; readonly warning?: string }
  /** Given up, or of a city that is left out: it is not spoken of again. */
  | { readonly kind: 'ends'; readonly warning?: string };

/** For each stop of the old plan the day that it would stay on, before anybody asks whether it can. */
export function sortOut(old: EditablePlan, bare: EditablePlan, pairs: ReadonlyMap<IsoDate, DayPlan>): Sorted {
  const newDates = new Map([...pairs].map(([date, day]) => [day.date, date]));
  const stops = old.days
    .filter((day) => !staysWhole(bare, day.date))
    .flatMap((day) => day.visits.filter(isStop).map((visit) => ({ day, visit })));
  const fates = stops.map(({ day, visit }) => fateOf({ visit, from: day.date, to: newDates.get(day.date) }, old, bare));
  const staying = Map.groupBy(
    fates.filter((fate) => fate.kind === 'stays'),
    ({ date }) => date,
  );
  return {
    staying: new Map([...staying].map(([date, members]) => [date, members.map(({ visit }) => visit)])),
    leaving: fates.flatMap((fate) => (fate.kind === 'leaves' ? [fate.leaving] : [])),
    warnings: fates.flatMap((fate) => ('warning' in fate && fate.warning !== undefined ? [fate.warning] : [])),
  };
}

/** A day that is over is what it was, whatever the wishes are now. */
export function staysWhole({ now, days }: EditablePlan, date: IsoDate): boolean {
  return now !== null && date < now.date && days.some((day) => day.date === date);
}

interface Stop {
  readonly visit: Visit;
  readonly from: IsoDate;
  /** The date that its day has now; `undefined` where it has none. */
  readonly to: IsoDate | undefined;
}

function fateOf({ visit, from, to }: Stop, old: EditablePlan, bare: EditablePlan): Fate {
  const place = bare.facts.places.find(({ id }) => id === visit.place);
  const name = visit.label ?? old.facts.places.find(({ id }) => id === visit.place)?.name ?? visit.place;
  if (bare.skipped.includes(visit.place)) return { kind: 'ends' };
  if (!place) return { kind: 'ends', warning: `${name} is in no city of the trip any more.` };
  if (visit.locked) {
    if (bare.days.some((day) => day.date === from)) return { kind: 'stays', date: from, visit };
    const text = `${name} was fixed for ${from}, which is no day of the trip any more.`;
    return { kind: 'leaves', leaving: { visit: free(visit), from, text, isOut: true }, warning: text };
  }
  const hasCome = to === from && hasBegun({ plan: bare }, from, visit);
  if (!hasCome && isAvoided(place, bare)) {
    const reason = { code: 'avoided', text: `${name} is of a kind that you want to avoid.` } as const;
    return { kind: 'leaves', leaving: { visit, from, reason, isOut: true } };
  }
  if (!hasCome && isUnasked(place, bare)) {
    const text = `Nobody knows whether ${name} can be entered without steps.`;
    return { kind: 'leaves', leaving: { visit, from, reason: { code: 'step-free-unknown', text }, isOut: true } };
  }
  if (to !== undefined)
    return {
      kind: 'stays',
      date: to,
      visit: to === from ? visit : { ...visit, id: visitIdOf(to, visit.place, visit.meal) },
    };
  const text = `The trip is another one now: ${from} is no day of it any more.`;
  return { kind: 'leaves', leaving: { visit, from, text } };
}

function free(visit: Visit): Visit {
  return { ...visit, locked: false };
}

/** For who leaves nothing to be asked at the door. Who eats on their own chooses it. */
function isUnasked(place: Place, { party, mustDo }: EditablePlan): boolean {
  return (
    party.access.includes('known-access') &&
    place.stepFree === 'unknown' &&
    !mustDo.includes(place.id) &&
    !isOnYourOwn(place)
  );
}

function isAvoided({ id, categories }: Place, { preferences, mustDo }: EditablePlan): boolean {
  return !mustDo.includes(id) && categories.some((category) => preferences.avoid.includes(category));
}
