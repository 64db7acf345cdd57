import { reaches } from '../limits.ts';
import { HIGH_VALUE, type Rule } from './rule.ts';

/** Defers a stop of high value behind heavy traffic, replaces any other. */
export const heavyTraffic: Rule = ({ measure, level, limit, value, visit, name }) => {
  if (measure.kind !== 'traffic' || !reaches(level, limit)) return undefined;
  if (value >= HIGH_VALUE) return { type: 'DEFER_POI', visit: visit.id, reason: `${name} is worth waiting for.` };
  return { type: 'REPLACE_POI', visit: visit.id, reason: `${name} is not worth the longer way when others are near.` };
};
