import { percent } from '../words.ts';
import type { Rule } from './rule.ts';

/** Severity (0–1) from which an outdoor stop is not safe. Source: re-optimizer spec §7.1. */
export const UNSAFE_WEATHER_SEVERITY = 0.75;

/** Replaces an outdoor stop in unsafe weather by something indoors. */
export const unsafeWeather: Rule = ({ measure, level, outdoors, visit }) => {
  if (measure.kind !== 'weather' || level === null || !outdoors || level < UNSAFE_WEATHER_SEVERITY) return undefined;
  const reason = `Being outdoors is not safe: severity ${percent(level)}, unsafe from ${percent(UNSAFE_WEATHER_SEVERITY)}.`;
  return { type: 'REPLACE_POI', visit: visit.id, reason, hint: 'indoor' };
};
