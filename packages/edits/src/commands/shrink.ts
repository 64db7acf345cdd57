import type { DayPlan, LeftOutPlace, PlaceId, Visit } from '@wayfarer/trip';
import type { ReasonCode } from '@wayfarer/trip/feasibility';

import { squeeze } from '../day/squeeze.ts';
import type { Move } from '../outcome.ts';
import { changed, type EditContext } from '../plan/context.ts';
import { type Answer, withDay } from '../plan/draft.ts';

/** Days that are to be as they are here, as far as their windows, wishes and anchors go; the stops follow. */
export interface Shrinking {
  readonly days: readonly DayPlan[];
  /** Why what fits no more is out. */
  readonly reason: ReasonCode;
  readonly text: string;
  readonly named?: readonly PlaceId[];
  readonly anchors?: readonly Move[];
  /** What stands on none of these days any more, whether it would fit or not. */
  readonly gone?: readonly Visit[];
}

/** The plan with days that have become smaller, or else: everything in its order, what no longer fits among the ideas. */
export function shrink(before: EditContext, wished: EditContext, shrinking: Shrinking): Answer {
  const { reason, text, named = [], anchors = [], gone = [] } = shrinking;
  const out: LeftOutPlace[] = gone.map(({ place }) => ({ place, reason, text }));
  let days = wished.plan.days;
  const after = changed(wished, { days: shrinking.days.reduce(withDay, days) });
  for (const day of shrinking.days) {
    const squeezed = squeeze({ before, after }, { day, visits: day.visits, guests: [] });
    if (squeezed.kind === 'refused') return squeezed;
    out.push(...squeezed.gone.map(({ place }) => ({ place, reason, text })));
    days = withDay(days, squeezed.day);
  }
  return { kind: 'drafted', after: changed(after, { days }), named, out, anchors };
}
