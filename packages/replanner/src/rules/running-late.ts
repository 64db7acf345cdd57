import { reaches } from '../limits.ts';
import { HIGH_VALUE, type Rule } from './rule.ts';

/** Defers a stop of high value that cannot be reached in time; about any other, asks. */
export const runningLate: Rule = ({ measure, level, limit, value, visit, name }) => {
  if (measure.kind !== 'delay' || !reaches(level, limit)) return undefined;
  if (value >= HIGH_VALUE) return { type: 'DEFER_POI', visit: visit.id, reason: `${name} is worth a later time.` };
  return { type: 'REQUEST_USER_DECISION', visit: visit.id, reason: `${name} cannot be reached in time.` };
};
