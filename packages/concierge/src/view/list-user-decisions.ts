import type { UserDecision } from '@wayfarer/contract';

import type { TripState } from '../trip-state.ts';

/** What the traveller decided, the newest last: what they confirmed, chose and changed; what was taken back is none. */
export function listUserDecisions({ id, planning, deeds }: TripState): UserDecision[] {
  const confirmed = planning.confirmations.map(({ facts, at }, index): UserDecision => ({
    id: `decision_confirm-${index + 1}`,
    type: 'confirm',
    label: 'You confirmed what was assumed.',
    details: facts.join(', '),
    runId: id,
    createdAt: at,
  }));
  const done = deeds
    .filter(({ by, undone }) => by === 'you' && !undone)
    .map(({ seq, at, text, isChoice }): UserDecision => ({
      id: `decision_${seq}`,
      type: isChoice ? 'select_itinerary' : 'override',
      label: text,
      runId: id,
      createdAt: at,
    }));
  return [...confirmed, ...done].toSorted((left, right) => left.createdAt.localeCompare(right.createdAt));
}
