import type { EditablePlan } from '@wayfarer/edits';

import { isTolerated } from './disrupted.ts';
import type { Journey } from './journey.ts';

/** The plan as it stands now, with what edits have to respect. Before the trip is under way no time is past. */
export function toEditablePlan(journey: Journey): EditablePlan {
  const { start, days, leftOut, skipped, visited, underWay, cursor } = journey;
  return { ...start, days, leftOut, skipped, visited, closed: closedOf(journey), now: underWay ? cursor : null };
}

/** What was reported closed, but for what the traveller goes to anyway. */
function closedOf(journey: Journey): EditablePlan['closed'] {
  const reported = journey.readings.flatMap(({ measure, visit, place, date }) =>
    measure.kind === 'closed' && place && visit !== null && !isTolerated({ journey }, { visit, measure })
      ? [{ place, date }]
      : [],
  );
  return reported.filter(
    (one, index) => reported.findIndex(({ place, date }) => place === one.place && date === one.date) === index,
  );
}
