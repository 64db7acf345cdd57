import type { Explanation, Trip } from '@wayfarer/contract';
import { SAY_LOOKUP } from '@wayfarer/language';
import type { Journey } from '@wayfarer/replanner';
import type { PlaceId } from '@wayfarer/trip';

import { listNearest } from '../edit/nearest.ts';
import { NoPlanChosenError, UnknownNameError } from '../errors.ts';
import { loadTrip, type UseCaseContext, viewOf } from '../use-case-context.ts';
import { previewEdit } from './edits.ts';

/** A place of the trip, by all of its names. */
interface NamedPlace {
  readonly id: PlaceId;
  readonly name: string;
  readonly names: readonly string[];
}

/**
 * Says why a place is in the plan, or is not, and which edits would let it in. Nothing is written.
 *
 * @param wanted - Name or id of a place, or id of a visit.
 * @throws {UnknownTripError | UnreadableTripError | NoPlanChosenError}
 * @throws {UnknownNameError} with what is near to it.
 */
export async function explainPlace(context: UseCaseContext, id: string, wanted: string): Promise<Explanation> {
  const state = await loadTrip(context, id);
  if (!state.journey) throw new NoPlanChosenError('explain');
  const trip = await viewOf(context, state);
  const place = getNamed(state.journey, trip, wanted);
  const visits = trip.days.flatMap(({ date, visits: all }) =>
    all.filter(({ placeId }) => placeId === place.id).map((visit) => ({ date, visit })),
  );
  const shown = { placeId: place.id, name: place.name };
  if (visits.length > 0) {
    const times = visits.map(({ date, visit }) => `${date} ${visit.arrive} to ${visit.depart}`);
    return {
      summary: [SAY_LOOKUP.planned(place.name, times), visits[0]?.visit.why ?? ''],
      place: shown,
      planned: true,
      visits: visits.map(({ date, visit }) => ({
        ...{ visitId: visit.id, date, arrive: visit.arrive, depart: visit.depart },
        ...{ why: visit.why, source: visit.source },
      })),
      reasons: [],
      remedies: [],
    };
  }
  return { place: shown, planned: false, visits: [], ...(await explainAbsence(context, trip, place)) };
}

/** Why it was left out when the plan was made, and whether it would fit as the plan is now. */
async function explainAbsence(
  context: UseCaseContext,
  { id, leftOut }: Trip,
  place: NamedPlace,
): Promise<Pick<Explanation, 'summary' | 'reasons' | 'remedies'>> {
  const edit = { type: 'add', place: place.id } as const;
  const now = await previewEdit(context, id, edit);
  const before = leftOut.filter(({ placeId }) => placeId === place.id);
  const reasons = [
    ...before.map(({ reason, text }) => ({ code: reason, text })),
    ...now.reasons.filter(({ code }) => !before.some(({ reason }) => reason === code)),
  ];
  const fits = now.outcome === 'done' || now.outcome === 'moved';
  const why = reasons[0]?.text;
  return {
    summary: [
      SAY_LOOKUP.notPlanned(place.name),
      [why, fits ? now.text : undefined].filter(Boolean).join(' ') || now.text,
    ],
    reasons,
    remedies: fits ? [{ text: now.text, edit }] : now.remedies,
  };
}

function getNamed({ start, days }: Journey, trip: Trip, wanted: string): NamedPlace {
  const all = start.facts.places.map(({ id, name, localName, aliases = [] }): NamedPlace => ({
    id,
    name,
    names: [name, ...(localName === undefined ? [] : [localName]), ...aliases],
  }));
  const visit = days.flatMap(({ visits }) => visits).find(({ id }) => id === wanted);
  const shown = trip.days.flatMap(({ visits }) => visits).find(({ name }) => plain(name) === plain(wanted));
  const found =
    all.find(({ id }) => id === (visit?.place ?? wanted)) ??
    all.find(({ names }) => names.some((name) => plain(name) === plain(wanted))) ??
    all.find(({ id }) => id === shown?.placeId) ??
    onlyOne(
      all.filter(({ names }) => plain(wanted) !== '' && names.some((name) => plain(name).includes(plain(wanted)))),
    );
  if (found) return found;
  const near = listNearest(wanted, all, ({ id, names }) => [id, ...names]);
  throw new UnknownNameError(
    'place',
    wanted,
    near.map(({ id, name }) => `${id} (${name})`),
  );
}

function onlyOne<Item>([only, ...others]: readonly Item[]): Item | undefined {
  return others.length === 0 ? only : undefined;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
