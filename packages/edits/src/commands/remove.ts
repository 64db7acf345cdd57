import { type DayPlan, type VisitId } from '@wayfarer/trip';

import { arrangeSomehow, asWished, findReasons, type Judging } from '../day/arrange.ts';
import type { EditOf } from '../edit.ts';
import { changed, type EditContext } from '../plan/context.ts';
import { type Answer, refuse, type Refused, withDay } from '../plan/draft.ts';
import { findEditable, lockedRefusal, noTimeFor } from '../plan/refusals.ts';

/** A stop goes to the ideas, and its time is free. */
export function remove(context: EditContext, { visit: id, forGood = false }: EditOf<'remove'>): Answer {
  const found = findEditable(context, id);
  if (found.kind === 'refused') return found;
  const { day, visit } = found;
  if (visit.locked) return refuse(lockedRefusal(context, visit, day.date));
  const without = dayWithout({ before: context, after: context }, day, [id]);
  if ('kind' in without) return without;
  const { days, skipped, mustDo } = context.plan;
  const { place } = visit;
  const after = changed(context, {
    days: withDay(days, without),
    mustDo: mustDo.includes(place) ? mustDo.filter((one) => one !== place) : mustDo,
    ...(forGood && !skipped.includes(place) ? { skipped: [...skipped, place] } : {}),
  });
  return { kind: 'drafted', after, named: [place] };
}

/** A day without these visits: nothing else moves, unless a way has become longer by it. */
export function dayWithout(judging: Judging, day: DayPlan, gone: readonly VisitId[]): DayPlan | Refused {
  const row = { day, visits: day.visits.filter(({ id }) => !gone.includes(id)), guests: [] };
  const arranged = arrangeSomehow(judging, row);
  if (arranged) return arranged.day;
  const left = day.visits.find(({ id }) => gone.includes(id));
  const [first, ...rest] = findReasons(judging, asWished(judging.after, row));
  return refuse(
    first ?? noTimeFor(judging.after, left?.place ?? day.visits[0]?.place ?? ('' as never), day.date),
    ...rest,
  );
}
