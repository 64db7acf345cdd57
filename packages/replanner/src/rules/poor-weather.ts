import { reaches } from '../limits.ts';
import type { Rule } from './rule.ts';

/** Defers an outdoor stop in weather that is worse than the traveller accepts, though safe. */
export const poorWeather: Rule = ({ measure, level, limit, outdoors, visit, name }) => {
  if (measure.kind !== 'weather' || !outdoors || !reaches(level, limit)) return undefined;
  return { type: 'DEFER_POI', visit: visit.id, reason: `${name} is outdoors, and the weather may pass.` };
};
