import type { Supposition as SaidSupposition, WhatIf as ShownWhatIf } from '@wayfarer/contract';
import { type Journey, parseReading, type Supposition, type Trouble, type WhatIf, whatIf } from '@wayfarer/replanner';
import type { VisitId } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';

import { assertKnown } from '../edit/assert-known.ts';
import { toEdit } from '../edit/to-edit.ts';
import { toWishedEdit } from '../edit/to-wished-edit.ts';
import { NoPlanChosenError } from '../errors.ts';
import type { TripCommand } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import { loadTrip, type UseCaseContext } from '../use-case-context.ts';
import { contextOf } from '../view/context-of.ts';
import { toDay } from '../view/to-day.ts';

/**
 * Says what a supposition would come to; nothing is written.
 *
 * @throws {UnknownTripError | UnreadableTripError | NoPlanChosenError | UnknownNameError}
 * @throws {EditRefusedError | BadReadingError} where it cannot be.
 */
export async function previewWhatIf(context: UseCaseContext, id: string, said: SaidSupposition): Promise<ShownWhatIf> {
  const { planning, journey } = await loadTrip(context, id);
  if (!journey) throw new NoPlanChosenError('suppose');
  return toWhatIf(journey, whatIf(journey, toSupposition({ planning, journey }, said), { crowd: context.crowd }));
}

/** The command that takes a supposition over: the edit itself, or what would be done about a trouble. */
export function toTaking(said: SaidSupposition): TripCommand {
  return 'edit' in said ? { type: 'edit', edit: toEdit(said.edit) } : { type: 'repair', trouble: toTrouble(said) };
}

function toSupposition(
  { planning, journey }: Pick<TripState, 'planning'> & { readonly journey: Journey },
  said: SaidSupposition,
): Supposition {
  if (!('edit' in said)) return { trouble: toTrouble(said) };
  const edit = toEdit(said.edit);
  assertKnown(journey, edit);
  return { wish: toWishedEdit(planning, journey, edit) };
}

function toTrouble({ kind, value, visit, date, from, until }: Exclude<SaidSupposition, { edit: unknown }>): Trouble {
  return {
    measure: parseReading({ kind, value }).measure,
    ...(visit !== undefined && { visit: visit as VisitId }),
    ...(date !== undefined && { date }),
    ...(from !== undefined && { from: parseTime(from) }),
    ...(until !== undefined && { until: parseTime(until) }),
  };
}

/** As the border shows it: the days that would change, before and after. */
function toWhatIf(journey: Journey, { before, after, steps, delta, text }: WhatIf): ShownWhatIf {
  const changed = after.days.filter((day) => !before.days.includes(day)).map(({ date }) => date);
  const show = (plan: typeof after): ShownWhatIf['before'] => {
    const context = contextOf({ ...journey, ...plan });
    return plan.days.filter(({ date }) => changed.includes(date)).map((day) => toDay(day, context));
  };
  return {
    text,
    changes: changed.length > 0,
    steps: [...steps],
    before: show(before),
    after: show(after),
    delta: { ...delta, money: delta.money && { ...delta.money } },
  };
}
