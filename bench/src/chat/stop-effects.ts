import type { Claims, Whereabouts } from './chat-case.ts';
import {
  findStop,
  getDay,
  getStop,
  hasPlace,
  minuteOf,
  plain,
  type PlanSeen,
  StaleCaseError,
  type Stop,
} from './plan-seen.ts';
import { type Effect, still, type Told } from './told.ts';

/** Hours in which one may arrive for it to be that part of a day, as people speak. */
const PARTS: Readonly<Record<NonNullable<Whereabouts['part']>, readonly [string, string]>> = {
  morning: ['05:00', '12:00'],
  midday: ['11:00', '14:30'],
  afternoon: ['12:00', '18:00'],
  evening: ['17:00', '24:00'],
};
/** "At three" is kept to the minute or nearly so. */
const AT_MINUTES = 5;

function removed(claim: NonNullable<Claims['removed']>, { before, after }: Told): Effect {
  const stops = claim.map((name) => getStop(before, name));
  const holds = stops.every((stop) => !after.stops.some(({ place, day }) => place === stop.place && day === stop.day));
  return { holds, grant: { days: stops.map(({ day }) => day), places: stops.map(({ place }) => place) } };
}

function added(claim: Whereabouts, { before, after }: Told): Effect {
  const known = new Set(before.stops.map(({ place, day }) => `${place} ${day}`));
  const wanted = (stop: Stop): boolean => plain(stop.name).includes(plain(claim.name));
  if (before.stops.some((stop) => wanted(stop) && claim.day === undefined))
    throw new StaleCaseError(`The plan has ${claim.name} already.`);
  const stop = after.stops.find((one) => wanted(one) && !known.has(`${one.place} ${one.day}`));
  if (!stop) return still(false);
  // What was there at that hour, such as another table, may make room on the day that is named.
  return { holds: isThere(stop, claim, after), grant: { days: [stop.day], places: [stop.place] } };
}

function moved(claim: Whereabouts, { before, after }: Told): Effect {
  const was = getStop(before, claim.name);
  if (isThere(was, claim, before)) throw new StaleCaseError(`${claim.name} is there already.`);
  const is = after.stops.find(({ place }) => place === was.place);
  if (!is) return still(false);
  return { holds: isThere(is, claim, after), grant: { days: [was.day, is.day], places: [was.place] } };
}

function isThere(stop: Stop, where: Whereabouts, plan: PlanSeen): boolean {
  const { day, at, part } = where;
  const [from, to] = part === undefined ? ['00:00', '24:00'] : PARTS[part];
  return (
    (day === undefined || stop.day === day) &&
    (at === undefined || Math.abs(stop.arrive - minuteOf(at)) <= AT_MINUTES) &&
    stop.arrive >= minuteOf(from) &&
    stop.arrive < minuteOf(to) &&
    isInOrder(stop, where, plan)
  );
}

function isInOrder(stop: Stop, { before, after, directly }: Whereabouts, plan: PlanSeen): boolean {
  const { stops } = getDay(plan, stop.day);
  const place = (one: Stop | undefined): number => stops.findIndex(({ id }) => id === one?.id);
  const gap = (earlier: Stop | undefined, later: Stop | undefined): number =>
    place(earlier) < 0 || place(later) < 0 ? 0 : place(later) - place(earlier);
  const gaps = [
    ...(after === undefined ? [] : [gap(findStop(plan, after), stop)]),
    ...(before === undefined ? [] : [gap(stop, findStop(plan, before))]),
  ];
  return gaps.every((steps) => (directly ? steps === 1 : steps > 0));
}

function swapped([first, second]: NonNullable<Claims['swapped']>, { before, after }: Told): Effect {
  const [a, b] = [getStop(before, first), getStop(before, second)];
  const [newA, newB] = [a, b].map(({ place }) => after.stops.find((stop) => stop.place === place));
  const crossed = newA?.day === b.day && newB?.day === a.day;
  const holds = crossed && (a.day !== b.day || a.arrive < b.arrive !== newA.arrive < newB.arrive);
  return { holds, grant: { days: [a.day, b.day], places: [a.place, b.place] } };
}

/** What a closing day or an appointment keeps where it is does not undo the exchange. */
const MOST_OF_A_DAY = 0.7;

function daysSwapped([first, second]: NonNullable<Claims['daysSwapped']>, { before, after }: Told): Effect {
  const isOf = (now: number, then: number): boolean => {
    const was = getDay(before, then).stops.filter(({ kind }) => kind === 'place');
    const there = was.filter(({ place }) => after.stops.some((stop) => stop.place === place && stop.day === now));
    return there.length >= was.length * MOST_OF_A_DAY;
  };
  const places = [first, second].flatMap((number) => getDay(before, number).stops.map(({ place }) => place));
  const kept = places.filter((place) => hasPlace(after, place));
  return {
    holds: isOf(first, second) && isOf(second, first),
    grant: { days: [first, second], places: kept, meals: true },
  };
}

function replaced({ name, by, wish }: NonNullable<Claims['replaced']>, { before, after }: Told): Effect {
  const was = getStop(before, name);
  const here = after.stops.filter(({ day }) => day === was.day);
  const came = here.filter(({ place }) => !getDay(before, was.day).stops.some((stop) => stop.place === place));
  const fits = came.filter(
    (stop) =>
      (by === undefined || plain(stop.name).includes(plain(by))) &&
      (wish !== 'cheaper' || (stop.fee !== null && stop.fee < (was.fee ?? Number.POSITIVE_INFINITY))) &&
      (wish !== 'indoors' || stop.indoor === true),
  );
  const places = [was.place, ...fits.slice(0, 1).map(({ place }) => place)];
  const isGone = !here.some(({ place }) => place === was.place);
  return { holds: isGone && fits.length > 0, grant: { days: [was.day], places } };
}

function length(claim: NonNullable<Claims['length']>, { before, after }: Told): Effect {
  const was = getStop(before, claim.name);
  const is = after.stops.find(({ place }) => place === was.place);
  const minutes = is ? is.depart - is.arrive : Number.NaN;
  const more = minutes - (was.depart - was.arrive);
  const holds =
    (claim.minutes === undefined || minutes === claim.minutes) &&
    (claim.by === undefined || more === claim.by) &&
    (claim.longer === undefined || more > 0) &&
    (claim.shorter === undefined || more < 0);
  return { holds: holds && is?.day === was.day, grant: { days: [was.day], places: [was.place] } };
}

function locked(claim: NonNullable<Claims['locked']>, { before, after }: Told): Effect {
  if (typeof claim !== 'string') return appointment(claim, after);
  const was = getStop(before, claim);
  if (was.locked) throw new StaleCaseError(`${claim} is locked already.`);
  const is = after.stops.find(({ place }) => place === was.place);
  const holds = is?.locked === true && is.day === was.day && is.arrive === was.arrive;
  return { holds, grant: { days: [was.day], places: [was.place] } };
}

/** A table that somebody has takes the place of the meal that was planned. */
function appointment(
  { name, at, day }: { readonly name: string; readonly at: string; readonly day: number },
  after: PlanSeen,
): Effect {
  const is = after.stops.find((stop) => stop.day === day && stop.locked && plain(stop.name).includes(plain(name)));
  const grant = { days: [day], places: is ? [is.place] : [], meals: true };
  return { holds: is?.arrive === minuteOf(at), grant };
}

function unlocked(claim: NonNullable<Claims['unlocked']>, { before, after }: Told): Effect {
  const was = getStop(before, claim);
  if (!was.locked) throw new StaleCaseError(`${claim} is not locked.`);
  return { holds: findStop(after, claim)?.locked === false, grant: { days: [was.day], places: [was.place] } };
}

/** Claims about single stops. */
export const STOP_EFFECTS = { removed, added, moved, swapped, daysSwapped, replaced, length, locked, unlocked };
