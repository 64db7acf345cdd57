import { getDay, type PlanSeen, type Stop } from './plan-seen.ts';
import { names } from './spoken-names.ts';
import type { Grant, Told } from './told.ts';

/**
 * What has changed that nobody asked for and the answer does not tell, a sentence each: stops that came, went or moved to another day,
 * times of days that were not spoken of, other beds.
 */
export function listCollateral(told: Told, grants: readonly Grant[]): readonly string[] {
  const { before, after, said, catalogue } = told;
  const isTold = (stop: Stop): boolean => names(said, stop, catalogue);
  const isNamed = (stop: Stop): boolean => grants.some(({ places }) => places.includes(stop.place)) || isTold(stop);
  const lost = missing(before, after).filter((stop) => !isNamed(stop) && !grants.some((grant) => mayGo(grant, stop)));
  const came = missing(after, before).filter((stop) => !isNamed(stop) && !grants.some((grant) => mayCome(grant, stop)));
  return [
    ...lost.map(({ name }) => `${name} went`),
    ...came.map(({ name }) => `${name} came`),
    ...listMoved(told, grants)
      .filter((stop) => !isNamed(stop))
      .map(({ name }) => `${name} moved to another day`),
    ...listRetimed(told, grants, isTold),
    ...listOtherBeds(told, grants),
    ...listTooManyDays(told, grants),
  ];
}

/** Stops of the one whose place the other has not. */
function missing(one: PlanSeen, other: PlanSeen): readonly Stop[] {
  const there = new Set(other.stops.map(({ place }) => place));
  return one.stops.filter(({ place }) => !there.has(place));
}

function covers({ days }: Grant, day: number): boolean {
  return days === 'all' || days.includes(day);
}

function mayGo(grant: Grant, { day, kind }: Stop): boolean {
  return covers(grant, day) && ((grant.lose ?? false) || ((grant.meals ?? false) && kind === 'meal'));
}

function mayCome(grant: Grant, { day, kind }: Stop): boolean {
  return covers(grant, day) && ((grant.come ?? false) || ((grant.meals ?? false) && kind === 'meal'));
}

function listMoved({ before, after }: Told, grants: readonly Grant[]): readonly Stop[] {
  if (grants.some(({ days, lose = false }) => days === 'all' && lose)) return [];
  return after.stops.filter(({ place, day }) => {
    const was = before.stops.filter((stop) => stop.place === place);
    return was.length > 0 && !was.some((stop) => stop.day === day);
  });
}

/** Days that nobody spoke of, of which the answer tells nothing, and whose times are others. */
function listRetimed({ before, after }: Told, grants: readonly Grant[], isTold: (stop: Stop) => boolean): string[] {
  return before.days.flatMap(({ number, stops }) => {
    if (grants.some((grant) => covers(grant, number))) return [];
    const now = after.days[number - 1]?.stops ?? [];
    const other = stops.filter((stop) => {
      const same = now.find(({ place }) => place === stop.place);
      return same !== undefined && (same.arrive !== stop.arrive || same.depart !== stop.depart);
    });
    return other.length === 0 || other.some(isTold) ? [] : [`day ${number} has other times`];
  });
}

function listOtherBeds({ before, after }: Told, grants: readonly Grant[]): string[] {
  if (grants.some(({ days }) => days === 'all') || before.days.length !== after.days.length) return [];
  const other = before.days.filter(({ number, day }) => day.stay?.placeId !== getDay(after, number).day.stay?.placeId);
  return other.map(({ number }) => `another bed on day ${number}`);
}

/** For one thing that was asked another day may have to move, if it is told; several are another thing done. */
const MOST_OTHER_DAYS = 1;

function listTooManyDays({ before, after }: Told, grants: readonly Grant[]): string[] {
  const linesOf = (plan: PlanSeen, number: number): string =>
    JSON.stringify(plan.days[number - 1]?.stops.map(({ place, arrive, depart }) => [place, arrive, depart]));
  const other = before.days.filter(
    ({ number }) =>
      !grants.some((grant) => covers(grant, number)) && linesOf(before, number) !== linesOf(after, number),
  );
  return other.length > MOST_OTHER_DAYS ? [`${other.length} other days changed`] : [];
}
