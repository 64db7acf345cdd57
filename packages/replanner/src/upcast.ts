import type { DayPlan } from '@wayfarer/trip';

import type { Alternative } from './decision.ts';
import type { PlanState } from './journey.ts';

/** First version → second, where the old one would be misread. */
const UPCASTERS: Readonly<Record<string, (content: never) => unknown>> = {
  'decision-requested': ({ decision }: { readonly decision: FirstDecision }) => {
    const { concern, alternatives, ...rest } = decision;
    return { decision: { ...rest, trigger: concern, alternatives: alternatives.map(toTimes) } };
  },
  'decision-queued': withTrigger,
  'decision-lapsed': withTrigger,
  'cursor-advanced': ({ waiting, leftOut, ...rest }: Pick<PlanState, 'waiting' | 'leftOut'>) => ({
    ...rest,
    change: { waiting, leftOut },
  }),
};

interface FirstDecision {
  readonly concern: unknown;
  readonly alternatives: readonly (Omit<Alternative, 'arrive' | 'depart'> & { readonly after: DayPlan })[];
}

/** An event in the newest shape, whatever version it was written in. Needs nothing but the event. */
export function upcast(event: LoggedEvent): LoggedEvent {
  const upcaster = event.version === 1 ? UPCASTERS[event.type] : undefined;
  return upcaster ? { ...event, content: upcaster(event.content as never) } : event;
}

function withTrigger({ concern, ...rest }: { readonly concern: unknown }): unknown {
  return { ...rest, trigger: concern };
}

/** Alternatives once held the whole day as it would become. */
function toTimes({ after, ...alternative }: FirstDecision['alternatives'][number]): Alternative {
  const visit = after.visits.find(({ place }) => place === alternative.place);
  if (!visit) throw new RangeError(`${alternative.place} is not in the day that it was to be put into.`);
  return { ...alternative, arrive: visit.arrive, depart: visit.depart };
}

/** An event as the log hands it back: ours, or anybody's. */
export interface LoggedEvent {
  readonly type: string;
  /** The newest where nothing is said. */
  readonly version?: number;
  readonly content: unknown;
  readonly seq?: number;
}
