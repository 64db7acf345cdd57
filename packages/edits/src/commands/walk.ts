import { fillDays } from '@wayfarer/itinerary';
import type { Sight } from '@wayfarer/trip';

import type { EditOf } from '../edit.ts';
import { changed, type EditContext, findDay, isStop, mayMove } from '../plan/context.ts';
import { type Answer, refuse } from '../plan/draft.ts';
import { noSuchDay, pastDay } from '../plan/refusals.ts';
import { acceptsMoreVisits } from '../plan/wanted-visits.ts';
import { type FillOptions, listCandidates, spendingLimit, toAnswer, toEmptyDay } from './refill.ts';

/** Stops of a walk are short, with little between them. */
const PACE = 'packed';

/**
 * One day becomes a walk: what is fixed or has begun stays, of the places that are on no other day as many come in as fit between
 * its bed and its bed, with meals at tables near; what else was there goes to the ideas.
 */
export function walk(context: EditContext, edit: EditOf<'walk'>, options: FillOptions): Answer {
  const day = findDay(context, edit.date);
  if (!day) return refuse(noSuchDay(context, edit.date));
  const { now } = context.plan;
  if (now && edit.date < now.date) return refuse(pastDay(edit.date));
  const known = withPlaces(context, edit.bring ?? []);
  const elsewhere = new Set(
    known.plan.days.flatMap(({ date, visits }) => (date === edit.date ? [] : visits.map(({ place }) => place))),
  );
  const sights = edit.places.flatMap((id) => {
    const place = known.rules.book.get(id);
    return place?.kind === 'sight' && !elsewhere.has(id) ? [place] : [];
  });
  const [first] = edit.places;
  if (sights.length === 0 && first !== undefined && elsewhere.has(first))
    return refuse({ code: 'in-the-plan', text: `All of its places are on other days already.`, place: first });
  const fixed = day.visits
    .filter((visit) => isStop(visit) && !mayMove(known, day.date, visit))
    .map((visit) => ({ date: day.date, visit }));
  const walked = { ...day, settings: { ...day.settings, pace: PACE, visits: sights.length + fixed.length } } as const;
  const taken = new Set(fixed.map(({ visit }) => visit.place));
  const open = sights.filter(({ id }) => !taken.has(id));
  const filled = fillDays({
    days: [toEmptyDay(known, walked)],
    sights: open,
    eateries: listCandidates(known, [day], fixed).eateries,
    book: known.rules.book,
    party: known.plan.party,
    preferences: { ...known.plan.preferences, pace: PACE },
    travel: known.rules.travel,
    mustDo: open.map(({ id }) => id),
    spendingLimit: spendingLimit(known, [day]),
    fixed,
    ...options,
  });
  const comesIn = filled.days.some(({ visits }) => visits.some(({ place }) => open.some(({ id }) => id === place)));
  if (!comesIn) {
    const [missed] = filled.leftOut;
    const why = missed === undefined ? '' : ` ${missed.text}`;
    return refuse({ code: 'no-time-left', text: `None of its places fits into ${edit.date}.${why}`, date: edit.date });
  }
  const answer = toAnswer(known, { days: [walked], fixed, filled });
  return answer.kind === 'drafted' ? { ...answer, accepts: acceptsMoreVisits } : answer;
}

/** The plan with places that nobody knew of yet. */
function withPlaces(context: EditContext, sights: readonly Sight[]): EditContext {
  const fresh = sights.filter(({ id }) => !context.rules.book.has(id));
  if (fresh.length === 0) return context;
  const { facts } = context.plan;
  return changed(context, { facts: { ...facts, places: [...facts.places, ...fresh] } });
}
