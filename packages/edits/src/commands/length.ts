import { minute } from '@wayfarer/trip/clock';

import {
  type Arranged,
  arrangeSomehow,
  asWished,
  findReasons,
  type Guest,
  type Judging,
  type Row,
} from '../day/arrange.ts';
import { rearrange } from '../day/rearrange.ts';
import type { EditOf } from '../edit.ts';
import { changed, type EditContext, hasBegun } from '../plan/context.ts';
import { type Answer, refuse, UNCHANGED, withDay } from '../plan/draft.ts';
import { findEditable, lockedRefusal, noTimeFor } from '../plan/refusals.ts';

/** A stop lasts longer or shorter, from when it begins; what follows makes room. Where that cannot be it begins earlier. */
export function changeLength(context: EditContext, edit: EditOf<'length'>): Answer {
  const found = findEditable(context, edit.visit);
  if (found.kind === 'refused') return found;
  const { day, visit } = found;
  if (visit.locked) return refuse(lockedRefusal(context, visit, day.date));
  const planned = visit.depart - visit.arrive;
  const length = 'minutes' in edit ? edit.minutes : planned + edit.by;
  if (length === planned) return UNCHANGED;
  if (!Number.isInteger(length) || length < 1 || length > 1440)
    return refuse({
      code: 'out-of-range',
      text: `${length} min is no length of a visit.`,
      visit: visit.id,
      date: day.date,
    });
  const longer = { ...visit, depart: minute(visit.arrive + length) };
  const guest: Guest = { visit: longer, least: length, earliest: visit.arrive, latest: visit.arrive };
  const judging: Judging = { before: context, after: context };
  const row = { day, visits: day.visits.map((one) => (one.id === visit.id ? longer : one)), guests: [guest] };
  const begun = hasBegun(context, day.date, visit);
  const begins: readonly Guest[] = begun
    ? [{ ...guest, isFixed: true }]
    : [guest, { visit: longer, least: length, weight: 1 }];
  // In the order of the day, if any beginning holds it so; else in another.
  for (const somehow of [arrangeSomehow, reordered]) {
    for (const one of begins) {
      const arranged = somehow(judging, { ...row, guests: [one] });
      if (!arranged) continue;
      const after = changed(context, { days: withDay(context.plan.days, arranged.day) });
      return { kind: 'drafted', after, named: [visit.place] };
    }
  }
  const [first, ...rest] = findReasons(judging, asWished(context, row));
  return refuse(first ?? noTimeFor(context, visit.place, day.date), ...rest);
}

/** Who is there already does not go elsewhere first. */
function reordered(judging: Judging, row: Row): Arranged | undefined {
  return rearrange(judging, row, { ofGuests: row.guests.every(({ isFixed }) => !isFixed) });
}
