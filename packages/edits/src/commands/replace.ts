import { type DayPlan, type Place, type PlaceId, type Visit } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';

import { type Guest, type Judging } from '../day/arrange.ts';
import { findPlace, type Search, whyNot } from '../day/find-place.ts';
import type { EditOf } from '../edit.ts';
import type { Refusal } from '../outcome.ts';
import { changed, type EditContext, nameOf, placeOf } from '../plan/context.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { findNewReasons } from '../plan/judge.ts';
import { findMovable, noTimeFor } from '../plan/refusals.ts';
import { acceptsMoreVisits } from '../plan/wanted-visits.ts';
import { listWished, priceOf } from '../wishes.ts';
import { leastFor, toVisit } from './add.ts';

/** Something else in the place of a stop: the one that is named, or whatever fits the wish best. */
export function replace(context: EditContext, { visit: id, by }: EditOf<'replace'>): Answer {
  const found = findMovable(context, id);
  if (found.kind === 'refused') return found;
  const { day, visit } = found;
  if (typeof by === 'string') {
    const refusal = findObstacle(context, { visit, by });
    if (by === visit.place) return UNCHANGED;
    return refusal
      ? refuse(refusal)
      : replaceBy(context, { day, visit, by, why: `You replaced ${nameOf(context, visit.place)} by this.` });
  }
  return replaceByWish(context, { day, visit }, by.wish);
}

function findObstacle(
  context: EditContext,
  { visit, by }: { readonly visit: Visit; readonly by: PlaceId },
): Refusal | undefined {
  const known = context.rules.book.get(by);
  if (!known) return { code: 'no-such-place', text: 'Nothing is known of such a place for this trip.', place: by };
  if (known.kind !== 'sight' && known.kind !== 'eatery')
    return { code: 'not-a-stop', text: `${known.name} is no stop.`, place: by };
  const planned = context.plan.days.find((day) => day.visits.some((one) => one.place === by && one.id !== visit.id));
  if (!planned || known.kind === 'eatery') return undefined;
  return {
    code: 'in-the-plan',
    text: `${known.name} is in the plan already, on ${planned.date}.`,
    place: by,
    date: planned.date,
  };
}

interface Replacement {
  readonly day: DayPlan;
  readonly visit: Visit;
  readonly by: PlaceId;
  readonly why: string;
}

/** The newcomer from when the other was to begin, as long as is usual and the slot is free, at least as long as it needs. */
function replaceBy(context: EditContext, replacement: Replacement): Answer {
  const { day, visit, by } = replacement;
  const judging: Judging = { before: context, after: context, accepts: acceptsMoreVisits };
  const search = toSearch(context, replacement);
  const found = findPlace(judging, search);
  if (!found) {
    const [first, ...rest] = whyNot(judging, search);
    return refuse(first ?? noTimeFor(context, by, day.date), ...rest);
  }
  const after = changed(context, { days: withDay(context.plan.days, found.day) });
  const out = [
    { place: visit.place, reason: 'taken-out' as const, text: `You replaced it by ${nameOf(context, by)}.` },
  ];
  return { kind: 'drafted', accepts: acceptsMoreVisits, after, named: [visit.place, by], out };
}

/** What a minute away from where the other stood costs. */
const WEIGHT = 0.01;

function toSearch(context: EditContext, { day, visit, by, why }: Replacement): Search {
  const newcomer = toVisit(context, day, { place: by, meal: mealOf(context, { visit, by }), why });
  const usual = newcomer.depart - newcomer.arrive;
  const wished: Visit = { ...newcomer, arrive: visit.arrive, depart: minute(visit.arrive + usual) };
  const guest: Guest = { visit: wished, least: leastFor(context, by), weight: WEIGHT, yields: true };
  const position = day.visits.findIndex(({ id }) => id === visit.id);
  return { day, others: day.visits.toSpliced(position, 1), guest, positions: [position] };
}

function mealOf({ rules }: EditContext, { visit, by }: { readonly visit: Visit; readonly by: PlaceId }): Visit['meal'] {
  const known: Place | undefined = rules.book.get(by);
  if (known?.kind !== 'eatery') return undefined;
  return visit.meal ?? (visit.arrive < 960 ? 'lunch' : 'dinner');
}

/** So many candidates are tried in full; the best come first. */
const MOST_TRIED = 40;

function replaceByWish(
  context: EditContext,
  { day, visit }: Pick<Replacement, 'day' | 'visit'>,
  wish: Parameters<typeof listWished>[1]['wish'],
): Answer {
  const refusals: Refusal[] = [];
  for (const { place, why } of listWished(context, { day, visit, wish }).slice(0, MOST_TRIED)) {
    const answer = replaceBy(context, { day, visit, by: place.id, why });
    if (answer.kind === 'refused') refusals.push(...answer.reasons);
    if (answer.kind !== 'drafted') continue;
    const reasons = findNewReasons(context, answer.after);
    if (reasons.length === 0) return answer;
    refusals.push(...reasons);
  }
  return refuse(
    {
      code: 'nothing-fits-the-wish',
      text: noneThatIs(context, visit, wish),
      visit: visit.id,
      date: day.date,
    },
    ...mostFrequent(refusals),
  );
}

function noneThatIs(context: EditContext, { place }: Visit, wish: keyof typeof WORDS): string {
  const name = nameOf(context, place);
  return wish === 'cheaper' && priceOf(placeOf(context, place)) === undefined
    ? `What ${name} costs is not known, so nothing can be said to be cheaper.`
    : `Nothing else ${WORDS[wish]} fits in the place of ${name}.`;
}

const WORDS = {
  cheaper: 'that is known to be cheaper',
  indoors: 'indoors',
  outdoors: 'outdoors',
  nearer: 'that is nearer',
  quieter: 'that is usually quieter',
  open: 'that is open then',
  any: 'of the kind',
} as const;

/** The reason that kept most candidates out. */
function mostFrequent(refusals: readonly Refusal[]): readonly Refusal[] {
  const counts = new Map<string, number>();
  for (const { code } of refusals) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const code = [...counts].find(([, count]) => count === most)?.[0];
  return refusals.filter((refusal) => refusal.code === code).slice(0, 1);
}
