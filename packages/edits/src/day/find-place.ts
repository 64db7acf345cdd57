import { type DayPlan, getPlace, type Visit, type VisitId } from '@wayfarer/trip';
import { type Reason, rulesOfDay } from '@wayfarer/trip/feasibility';

import { hasBegun } from '../plan/context.ts';
import { allowedTimes } from './allowed-times.ts';
import {
  arrange,
  type Arranged,
  asWished,
  findReasons,
  type Guest,
  type Judging,
  type Stage,
  STAGES,
} from './arrange.ts';
import { minutesBetween } from './minutes-between.ts';

/** Somewhere in a day for one visit. */
export interface Search {
  /** As it was. */
  readonly day: DayPlan;
  /** Its visits without the guest, in their order. */
  readonly others: readonly Visit[];
  readonly guest: Guest;
  /** Before which of the others it may stand, by index; any by default. */
  readonly positions?: readonly number[];
}

/**
 * The best place for a visit in a day: where nothing else moves, with the least added way; else where others are moved
 * least; else where something is shortened least.
 */
export function findPlace(judging: Judging, search: Search, stages: readonly Stage[] = STAGES): Arranged | undefined {
  if (addsToItsMeals(search) || overfillsTheDay(judging, search)) return undefined;
  const positions = listPositions(judging, search);
  for (const stage of stages) {
    const ranked = positions
      .map((position) => ({ position, added: addedMinutes(judging, search, position) }))
      .toSorted((left, right) => left.added - right.added);
    const found =
      stage === 'still' ? firstThatFits(judging, search, ranked) : bestThatFits(judging, search, { stage, ranked });
    if (found) return found;
  }
  return undefined;
}

interface Ranked {
  readonly position: number;
  readonly added: number;
}

function firstThatFits(judging: Judging, search: Search, ranked: readonly Ranked[]): Arranged | undefined {
  for (const { position } of ranked) {
    const arranged = arrange(judging, rowAt(search, position), 'still');
    if (arranged) return arranged;
  }
  return undefined;
}

function bestThatFits(
  judging: Judging,
  search: Search,
  { stage, ranked }: { readonly stage: Stage; readonly ranked: readonly Ranked[] },
): Arranged | undefined {
  const fitting = ranked.flatMap(({ position, added }) => {
    const arranged = arrange(judging, rowAt(search, position), stage);
    return arranged ? [{ arranged, cost: arranged.cost + Math.max(0, added) }] : [];
  });
  return fitting.toSorted((left, right) => left.cost - right.cost)[0]?.arranged;
}

/** Why it does not fit anywhere: what the judge says where it would come closest. */
export function whyNot(judging: Judging, search: Search): readonly Reason[] {
  const tried = listPositions(judging, search)
    .map((position) => {
      const row = rowAt(search, position);
      const wished = { ...row, guests: [{ ...search.guest, visit: earliestIn(judging, search, position) }] };
      return findReasons(judging, asWished(judging.after, wished));
    })
    .filter((reasons) => reasons.length > 0)
    .toSorted((left, right) => seriousness(left) - seriousness(right));
  return tellingFirst(tried[0] ?? [], search.guest.visit.id);
}

/** What is to be said of it: what concerns the visit itself before whom it runs into, and that not at all where no hour would help. */
function tellingFirst(reasons: readonly Reason[], id: VisitId): readonly Reason[] {
  const rank = ({ code, text, visit, minutes }: Reason): number => {
    const isOfTheHour = code === 'hours-unknown' && minutes !== undefined;
    if ((HOPELESS.has(code) && !isOfTheHour) || text.startsWith('A second ')) return 0;
    return RUNS_INTO.has(code) ? 3 : visit === id ? 1 : 2;
  };
  const ranked = reasons.toSorted((left, right) => rank(left) - rank(right));
  const best = ranked[0] ? rank(ranked[0]) : 0;
  return ranked.filter((reason) => best > 1 || rank(reason) === best).slice(0, MOST_REASONS);
}

const MOST_REASONS = 3;
/** Reasons that no other time of the day would help against. */
const HOPELESS: ReadonlySet<Reason['code']> = new Set([
  'closed-that-day',
  'too-many-visits',
  'not-step-free',
  'step-free-unknown',
  'diet-not-served',
  'hours-unknown',
]);
/** Reasons that come of what stands around it. */
const RUNS_INTO: ReadonlySet<Reason['code']> = new Set(['overlap', 'travel-does-not-fit']);

/** Fewer reasons and fewer minutes are closer. */
function seriousness(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { minutes }) => sum + 60 + Math.abs(minutes ?? 0), 0);
}

/** True where the day holds as many visits as its pace allows, unless somebody may put up with that. */
function overfillsTheDay({ after, accepts }: Judging, { day, others, guest: { visit } }: Search): boolean {
  if (visit.kind !== 'place' || accepts) return false;
  const { visitsPerDay } = rulesOfDay(day, after.rules);
  const count = others.filter(({ kind }) => kind === 'place').length;
  return count >= visitsPerDay && count >= day.visits.filter(({ kind }) => kind === 'place').length;
}

/** True where the same meal is planned already: no other place in the day would help. */
export function addsToItsMeals({ others, guest: { visit } }: Search): boolean {
  return visit.meal !== undefined && others.some(({ meal }) => meal === visit.meal);
}

/** When one would be there, after what stands before, were the rest to stay. */
export function earliestIn({ after }: Judging, { day, others, guest }: Search, position: number): Visit {
  const { visit, earliest = 0, latest = Infinity, weight } = guest;
  const length = visit.depart - visit.arrive;
  const previous = others[position - 1];
  const rules = rulesOfDay(day, after.rules);
  const ready = previous ? previous.depart + minutesBetween(rules, previous, visit) : day.window.start;
  const door = allowedTimes(after, day, visit).find(({ close }) => close - length >= ready)?.open ?? ready;
  const wished = weight === undefined ? Math.max(ready, earliest, door) : visit.arrive;
  const arrive = Math.min(wished, Math.max(latest, earliest)) as Visit['arrive'];
  return { ...visit, arrive, depart: (arrive + length) as Visit['depart'] };
}

function rowAt({ day, others, guest }: Search, position: number): Parameters<typeof arrange>[1] {
  return { day, visits: others.toSpliced(position, 0, guest.visit), guests: [guest] };
}

/** After what the day starts from and what has begun, before what it ends at. */
function listPositions({ after }: Judging, { day, others, positions }: Search): readonly number[] {
  const last = others.at(-1);
  const isAnchored = others.length > 1 && (last?.kind === 'stay' || last?.kind === 'transport');
  const end = isAnchored ? others.length - 1 : others.length;
  const begun = others.findLastIndex((visit, index) => index < end && hasBegun(after, day.date, visit));
  const start = Math.max(1, begun + 1);
  return (positions ?? Array.from({ length: end + 1 }, (_, index) => index)).filter(
    (position) => position >= start && position <= end,
  );
}

/** Minutes of way more than without it. */
function addedMinutes({ after: { rules } }: Judging, { others, guest }: Search, position: number): number {
  const { book, travel } = rules;
  const way = (from: Visit, to: Visit): number =>
    travel(getPlace(book, from.place).at, getPlace(book, to.place).at).minutes;
  const [previous, next] = [others[position - 1], others[position]];
  const there = previous ? way(previous, guest.visit) : 0;
  const on = next ? way(guest.visit, next) : 0;
  return there + on - (previous && next ? way(previous, next) : 0);
}
