import type { AskPilgrimage, KnownWorks, Trip } from '@wayfarer/contract';
import { parseTime } from '@wayfarer/trip/clock';

import { NoWalksError, WalkRefusedError } from '../errors.ts';
import { findWalkOutcome } from '../pilgrimage/walk-task.ts';
import type { AskedWalk, Walks } from '../pilgrimage/walks.ts';
import { hideKey, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';
import { eraseTrip } from './erase.ts';

/**
 * Begins a trip that is a walk past the scenes of a work.
 *
 * @throws {WalkRefusedError} if no such work or station is known, several may be meant, or no place is near; nothing is kept.
 * @throws {NoWalksError} where none are planned.
 */
export async function planWalk(
  context: UseCaseContext,
  asked: AskPilgrimage,
  { walks, key }: WriteOptions & { readonly walks: Walks | undefined },
): Promise<Trip> {
  if (!walks) throw new NoWalksError();
  const { shell, newId, digest, today } = withToday(context);
  const id = `trip_${key === undefined ? newId() : digest(key).slice(0, 16)}`;
  const request = digest(JSON.stringify(asked));
  const create = { type: 'create', seed: null, greet: false } as const;
  const hidden = key === undefined ? undefined : hideKey(context, id, key);
  await shell.execute(id, create, hidden === undefined ? {} : { key: hidden, request });
  const text = `${asked.work}, from ${asked.from}`;
  const command = { type: 'walk', text, today, walk: toAsked(asked, walks) } as const;
  const { state } = await shell.execute(id, command, hidden === undefined ? {} : { key: `${hidden} (walk)` });
  const outcome = findWalkOutcome(state);
  if (outcome && outcome.kind !== 'planned') {
    await eraseTrip(context, id);
    throw WalkRefusedError.of(outcome);
  }
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
    from: asked.from,
    request: { date, days, start: setOut, pace, radius_km: radiusKm, max_fee: maxFee, chosen },
  };
}
