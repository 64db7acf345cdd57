import type { PlaceId } from '../ids.ts';
import { against, type Findings, mergeFindings } from './reason.ts';
import type { WholeTripRule } from './rules.ts';

/** A sight is visited once a trip. Eating twice at the same table is allowed, sleeping in the same bed is usual. */
export const visitsOnce: WholeTripRule = (days, { book }) => {
  const seen = new Map<PlaceId, string>();
  const findings: Findings[] = [];
  for (const day of days) {
    for (const visit of day.visits) {
      if (visit.kind !== 'place') continue;
      const first = seen.get(visit.place);
      if (first !== undefined) {
        const name = book.get(visit.place)?.name ?? visit.place;
        const text = `${name} is planned twice, on ${first} and on ${day.date}.`;
        findings.push(against({ code: 'visited-twice', text, visit: visit.id, place: visit.place, date: day.date }));
      }
      seen.set(visit.place, day.date);
    }
  }
  return mergeFindings(findings);
};
