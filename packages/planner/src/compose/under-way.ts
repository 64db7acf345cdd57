import { applyEdit, type EditablePlan } from '@wayfarer/edits';
import type { FilledDays } from '@wayfarer/itinerary';
import type { LeftOutPlace, Place, PlaceId } from '@wayfarer/trip';

import type { Brief } from './brief.ts';

/** What no other plan may bring back or move: given up, taken out, reported closed, fixed. */
export function withHistory(brief: Brief, keep: EditablePlan): Brief {
  const gone = new Set([...keep.skipped, ...listTakenOut(keep.leftOut)]);
  const isOffered = ({ id }: Place): boolean => !gone.has(id) || brief.mustDo.includes(id);
  const close = closedOn(keep.closed);
  return {
    ...brief,
    sights: brief.sights.filter(isOffered).map(close),
    eateries: brief.eateries.filter(isOffered).map(close),
    facts: { ...brief.facts, places: brief.facts.places.map(close) },
  };
}

function listTakenOut(leftOut: readonly LeftOutPlace[]): readonly PlaceId[] {
  return leftOut.filter(({ reason }) => reason === 'taken-out').map(({ place }) => place);
}

function closedOn(closed: EditablePlan['closed']): <One extends Place>(place: One) => One {
  return (place) => {
    const dates = closed.filter((one) => one.place === place.id).map(({ date }) => date);
    if (dates.length === 0) return place;
    const hours = place.hours === 'unknown' ? {} : place.hours;
    return { ...place, hours: { ...hours, ...Object.fromEntries(dates.map((date) => [date, []])) } };
  };
}

/** Freshly dealt days with the appointments that the traveller has; `undefined` where they do not go together. */
export function withFixed(filled: FilledDays, brief: Brief, keep: EditablePlan | undefined): FilledDays | undefined {
  const fixed = (keep?.days ?? []).flatMap(({ date, visits }) =>
    visits
      .filter(({ locked, kind }) => locked && kind !== 'transport')
      .map(({ place, arrive, meal }) => ({ place, date, at: arrive, ...(meal && { meal }) })),
  );
  const wanted = fixed.filter(({ date }) => filled.days.some((day) => day.date === date));
  if (!keep || wanted.length === 0) return filled;
  let plan = toEditable(brief, keep, filled);
  for (const appointment of wanted) {
    const outcome = applyEdit(plan, { type: 'lock', ...appointment });
    if (outcome.kind === 'refused') return undefined;
    if (outcome.kind === 'done') ({ plan } = outcome);
  }
  return { ...filled, days: plan.days, leftOut: plan.leftOut };
}

/** Days with what they are judged by, and with what has happened so far. */
export function toEditable(
  { facts, party, preferences, limit, mustDo }: Brief,
  { skipped, closed, visited, now }: EditablePlan,
  { days, leftOut }: Pick<FilledDays, 'days' | 'leftOut'>,
): EditablePlan {
  return { days, leftOut, facts, party, preferences, budget: limit, mustDo, skipped, closed, visited, now };
}
