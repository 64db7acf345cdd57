import type { JourneyContext } from '../context.ts';
import type { Choice, Trigger } from '../decision.ts';
import type { DatedVisit } from '../journey.ts';
import type { Limit } from '../limits.ts';
import { listBreaches } from './breaches.ts';
import type { Supposed } from './trouble.ts';
import { type Helped, shift, toAnotherDay } from './ways.ts';

/** A disrupted visit with what it is held against. */
export interface Disrupted {
  readonly trigger: Trigger;
  readonly stop: DatedVisit;
  readonly limit: Limit;
}

/**
 * Another time for the visit that loses nothing else (SEED_DETAILS A6, A9 `SHIFT_TIME`): a day that has room, where nobody else
 * moves for it; else later today, where it cannot simply wait. `undefined` where there is none.
 */
export function findMove(
  context: JourneyContext,
  { trigger, stop, limit }: Disrupted,
  canWait: boolean,
): Helped | undefined {
  const { measure, visit } = trigger;
  if (measure.kind === 'delay' || measure.kind === 'unwanted') return undefined;
  const said = context.journey.readings.findLast((one) => one.measure.kind === 'weather' && one.date === stop.date);
  const span = measure.kind === 'weather' && said ? { from: said.from, until: said.until } : {};
  const trouble = { measure, visit, date: stop.date, ...withoutUndefined(span) };
  const supposed: Supposed = { trouble, context, limit, date: stop.date, stops: [stop] };
  for (const way of canWait ? [toAnotherDay] : [toAnotherDay, shift]) {
    const helped = way(supposed, stop);
    if (helped && listBreaches(helped.plan, { supposed, isReplanned: false }).length === 0) return helped;
  }
  return undefined;
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** The same as a choice: what it would do, and when that is. */
export function toMoveChoice({ step }: Helped): Omit<Choice, 'recommended' | 'why'> {
  const { to, text } = step;
  return {
    choice: 'move',
    offered: true,
    text,
    ...(to && { until: to.visit.arrive, date: to.date }),
  };
}
