import type { AskPilgrimage, KnownWorks, Trip } from '@wayfarer/contract';
import { parseTime, spellDay } from '@wayfarer/trip/clock';

import { NoPlanChosenError, NoWalksError, UnknownNameError, WalkRefusedError } from '../errors.ts';
import { findWalkOutcome } from '../pilgrimage/walk-task.ts';
import type { AskedWalk, Walks } from '../pilgrimage/walks.ts';
import { hideKey, loadTrip, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';
import { eraseTrip } from './erase.ts';

/**
 * Begins a trip that is a walk past the scenes of a work; or proposes such a walk for a day of a trip, which nothing changes yet.
 *
 * @throws {WalkRefusedError} if no such work or station is known, several may be meant, or no place is near; no trip is begun.
 * @throws {UnknownTripError | NoPlanChosenError | UnknownNameError} of a trip that is not there, has no plan, or has no such day.
 * @throws {NoWalksError} where none are planned.
 */
export async function planWalk(
  context: UseCaseContext,
  asked: AskPilgrimage,
  { walks, key }: WriteOptions & { readonly walks: Walks | undefined },
): Promise<Trip> {
  if (!walks) throw new NoWalksError();
  if (asked.trip !== undefined) return planDay(context, { ...asked, trip: asked.trip }, { walks, key });
  const { shell, newId, digest, today } = withToday(context);
  const id = `trip_${key === undefined ? newId() : digest(key).slice(0, 16)}`;
  const request = digest(JSON.stringify(asked));
  const create = { type: 'create', seed: null, greet: false } as const;
  const hidden = key === undefined ? undefined : hideKey(context, id, key);
  await shell.execute(id, create, hidden === undefined ? {} : { key: hidden, request });
  const text = `${[asked.work, ...(asked.others ?? [])].join(', ')}, from ${asked.from ?? ''}`;
  const command = { type: 'walk', text, today, walk: toAsked(asked, walks) } as const;
  const { state } = await shell.execute(id, command, hidden === undefined ? {} : { key: `${hidden} (walk)` });
  const outcome = findWalkOutcome(state);
  if (outcome?.kind === 'asked' || outcome?.kind === 'refused') {
    await eraseTrip(context, id);
    throw WalkRefusedError.of(outcome);
  }
  return viewOf(context, state);
}

/** A day of a trip that has a plan: what it would become is put to the traveller, who says yes or no. */
async function planDay(
  context: UseCaseContext,
  asked: AskPilgrimage & { readonly trip: string },
  { walks, key }: { readonly walks: Walks; readonly key: string | undefined },
): Promise<Trip> {
  const { trip, day } = asked;
  const { journey } = await loadTrip(context, trip);
  if (!journey) throw new NoPlanChosenError('make a walk of a day');
  const dates = journey.days.map(({ date }) => date);
  const date = typeof day === 'number' ? dates[day - 1] : day;
  if (day !== undefined && (date === undefined || !dates.includes(date))) {
    const known = dates.map((one, index) => `day ${index + 1} (${spellDay(one)})`);
    throw new UnknownNameError('day', String(day), known);
  }
  const text = `${asked.work}${date === undefined ? '' : `, on ${spellDay(date)}`}`;
  const walk = { ...toAsked(asked, walks), into: { date: date ?? null } };
  const command = { type: 'walk', text, today: withToday(context).today, walk } as const;
  const hidden = key === undefined ? undefined : hideKey(context, trip, key);
  const { state } = await context.shell.execute(trip, command, hidden === undefined ? {} : { key: hidden });
  const outcome = findWalkOutcome(state);
  if (!state.wished && (outcome?.kind === 'asked' || outcome?.kind === 'refused')) throw WalkRefusedError.of(outcome);
  return viewOf(context, state);
}

/** @throws {NoWalksError} where none are planned. */
export function listWorks(walks: Walks | undefined): KnownWorks {
  if (!walks) throw new NoWalksError();
  return {
    works: walks
      .listWorks()
      .map(({ id, title, title_en: titleEn, title_cn: titleCn, kind }) => ({ id, title, titleEn, titleCn, kind })),
  };
}

function withToday(context: UseCaseContext) {
  return { ...context, today: context.clock.now().toISOString().slice(0, 10) };
}

/** What is not said is as in the chat. */
function toAsked(asked: AskPilgrimage, walks: Walks): AskedWalk {
  const usual = walks.usualRequest();
  const {
    date = usual.date,
    start,
    days = 1,
    pace = usual.pace,
    radiusKm = usual.radius_km,
    maxFee = null,
    chosen = [],
  } = asked;
  const setOut = start === undefined ? (date === usual.date ? usual.start : walks.usualStart) : parseTime(start);
  return {
    title: asked.work,
    others: asked.others ?? [],
    from: asked.from ?? null,
    request: { date, days, start: setOut, pace, radius_km: radiusKm, max_fee: maxFee, chosen },
  };
}
