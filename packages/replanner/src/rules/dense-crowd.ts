import { reaches } from '../limits.ts';
import { HIGH_VALUE, type Rule } from './rule.ts';

/** Defers a crowded stop of high value; about any other, asks. */
export const denseCrowd: Rule = ({ measure, level, limit, value, visit, name }) => {
  if (measure.kind !== 'crowd' || !reaches(level, limit)) return undefined;
  if (value >= HIGH_VALUE) return { type: 'DEFER_POI', visit: visit.id, reason: `${name} is worth waiting for.` };
  return {
    type: 'REQUEST_USER_DECISION',
    visit: visit.id,
    reason: `${name} is not worth a queue when others are near.`,
  };
};
