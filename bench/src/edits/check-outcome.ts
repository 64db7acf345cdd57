import type { Edit, EditablePlan, EditOutcome } from '@wayfarer/edits';
import type { DayPlan, PlaceId, Visit } from '@wayfarer/trip';
import { isSameData, toPlaceBook } from '@wayfarer/trip';
import {
  checkDayFeasibility,
  checkTripFeasibility,
  mayStayUnknown,
  type Reason,
  toTripRules,
  type TripRules,
} from '@wayfarer/trip/feasibility';

type Done = Extract<EditOutcome, { kind: 'done' }>;

/** What an edit promises, checked from the two plans alone; a sentence for each promise that is broken. */
export function checkDone(before: EditablePlan, edit: Edit, { plan: after, asked, moved }: Done): readonly string[] {
  const told = [...asked, ...moved];
  return [
    ...newReasons(before, after, edit).map((text) => `infeasible: ${text}`),
    ...after.days.flatMap(shapeFaults),
    ...lockedFaults(before, after, edit),
    ...overFaults(before, after),
    ...bookFaults(before, after, edit),
    ...untold(before, after, told).map((text) => `not told: ${text}`),
    ...strayDays(before, after, { edit, dates: told.flatMap(({ from, to }) => [from?.date, to?.date]) }),
  ];
}

function isStop({ kind }: Visit): boolean {
  return kind === 'place' || kind === 'meal' || kind === 'rest';
}

function rulesOf(plan: EditablePlan): TripRules {
  const rules = toTripRules(plan);
  const places = plan.facts.places.map((place) => {
    const dates = plan.closed.filter((one) => one.place === place.id).map(({ date }) => [date, []] as const);
    if (dates.length === 0) return place;
    return { ...place, hours: { ...(place.hours === 'unknown' ? {} : place.hours), ...Object.fromEntries(dates) } };
  });
  return { ...rules, book: toPlaceBook(places) };
}

/** Against each day and the whole, other than what was so before, and what an appointment is trusted with. */
function newReasons(before: EditablePlan, after: EditablePlan, edit: Edit): readonly string[] {
  const key = ({ code, date, visit }: Reason): string => [code, date, visit].join(' ');
  const was = new Set(reasonsOf(before).map(key));
  const known = new Set([...before.days.flatMap(({ visits }) => visits.map(({ place }) => place)), ...before.mustDo]);
  const isTrusted = (reason: Reason): boolean => {
    const { code, place } = reason;
    if (edit.type === 'lock' && 'place' in edit && (code === 'too-many-visits' || place === edit.place)) return true;
    // A limit below what the plan costs is taken, and said.
    if (edit.type === 'budget' && code === 'over-budget') return true;
    // Nobody knows: of steps one has to ask, and an hour usual for such a place is planned and marked (decision 0034).
    if (mayStayUnknown(reason, before.preferences)) return true;
    return code.endsWith('-unknown') && place !== undefined && known.has(place);
  };
  return reasonsOf(after)
    .filter((reason) => !was.has(key(reason)) && !isTrusted(reason))
    .map(({ code, text }) => `${code}: ${text}`);
}

function reasonsOf(plan: EditablePlan): readonly Reason[] {
  const rules = rulesOf(plan);
  const verdicts = [checkTripFeasibility(plan.days, rules), ...plan.days.map((day) => checkDayFeasibility(day, rules))];
  return verdicts.flatMap((verdict) => (verdict.answer === 'ok' ? [] : verdict.reasons));
}

function shapeFaults({ date, visits, legs }: DayPlan): readonly string[] {
  const joined =
    legs.length === visits.length - 1 &&
    legs.every((leg, index) => leg.from === visits[index]?.id && leg.to === visits[index + 1]?.id);
  const ordered = visits.every((visit, index) => index === 0 || visit.arrive >= (visits[index - 1]?.arrive ?? 0));
  const unique = new Set(visits.map(({ id }) => id)).size === visits.length;
  return [
    ...(joined ? [] : [`shape: the legs of ${date} do not join its visits`]),
    ...(ordered ? [] : [`shape: the visits of ${date} are not in order`]),
    ...(unique ? [] : [`shape: a visit stands twice on ${date}`]),
  ];
}

function isNamed(visit: Visit, edit: Edit): boolean {
  return JSON.stringify(edit).includes(`"${visit.id}"`) || JSON.stringify(edit).includes(`"${visit.place}"`);
}

function lockedFaults(before: EditablePlan, after: EditablePlan, edit: Edit): readonly string[] {
  return before.days.flatMap(({ date, visits }) =>
    visits
      .filter((visit) => visit.locked && isStop(visit))
      .filter((visit) => !((edit.type === 'unlock' || edit.type === 'lock') && isNamed(visit, edit)))
      .filter((visit) => !findVisit(after, date, visit))
      .map(({ id }) => `locked: ${id} is not where it was`),
  );
}

function findVisit(plan: EditablePlan, date: string, visit: Visit): Visit | undefined {
  const day = plan.days.find((one) => one.date === date);
  return day?.visits.find(
    (one) =>
      one.id === visit.id && one.place === visit.place && one.arrive === visit.arrive && one.depart === visit.depart,
  );
}

function overFaults(before: EditablePlan, after: EditablePlan): readonly string[] {
  const over = before.days.flatMap(({ date, visits }) =>
    visits.filter(({ id, kind }) => before.visited.includes(id) && kind !== 'stay').map((visit) => ({ date, visit })),
  );
  return over
    .filter(({ date, visit }) => !findVisit(after, date, visit))
    .map(({ visit }) => `over: ${visit.id} has changed`);
}

function bookFaults(before: EditablePlan, after: EditablePlan, edit: Edit): readonly string[] {
  const planned = (plan: EditablePlan): ReadonlySet<PlaceId> =>
    new Set(plan.days.flatMap(({ visits }) => visits.filter(isStop).map(({ place }) => place)));
  const [was, is] = [planned(before), planned(after)];
  const named = JSON.stringify(edit);
  return [
    ...[...is]
      .filter((place) => before.skipped.includes(place) && !was.has(place) && !named.includes(`"${place}"`))
      .map((place) => `skipped: ${place} came back`),
    ...after.leftOut.filter(({ place }) => is.has(place)).map(({ place }) => `left out: ${place} is planned`),
    ...[...was]
      .filter((place) => !is.has(place) && !after.leftOut.some((entry) => entry.place === place))
      .map((place) => `lost: ${place} is neither planned nor an idea`),
  ];
}

/** Every stop that has other times, came or went is told of. */
function untold(before: EditablePlan, after: EditablePlan, told: Done['moved']): readonly string[] {
  const slots = (plan: EditablePlan): ReadonlyMap<string, PlaceId> =>
    new Map(
      plan.days.flatMap(({ date, visits }) =>
        visits
          .filter(isStop)
          .map(
            (visit) => [[date, visit.place, visit.meal, visit.arrive, visit.depart].join(' '), visit.place] as const,
          ),
      ),
    );
  const [was, is] = [slots(before), slots(after)];
  const differs = [...was, ...is].filter(([key]) => was.has(key) !== is.has(key));
  return differs.filter(([, place]) => !told.some((move) => move.place === place)).map(([key]) => key);
}

/** Edits that are about all days, or about whatever day they find. */
const ANYWHERE = new Set<Edit['type']>(['stay', 'dates', 'party', 'arrival', 'departure']);

function strayDays(
  before: EditablePlan,
  after: EditablePlan,
  { edit, dates }: { readonly edit: Edit; readonly dates: readonly (string | undefined)[] },
): readonly string[] {
  if (ANYWHERE.has(edit.type) || ('date' in edit && edit.date === null)) return [];
  const named = JSON.stringify(edit);
  return after.days
    .filter(
      (day) =>
        !isSameData(
          day,
          before.days.find(({ date }) => date === day.date),
        ),
    )
    .filter((day) => !named.includes(day.date) && !dates.includes(day.date))
    .filter(
      (day) =>
        !before.days.find(({ date }) => date === day.date)?.visits.some((visit) => named.includes(`"${visit.id}"`)),
    )
    .map(({ date }) => `stray: ${date} has changed and nobody was told`);
}
