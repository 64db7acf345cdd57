import type { Visit } from '../day.ts';
import type { TripRules } from './rules.ts';

/**
 * What was found about single visits, for as long as the rules live that it was found by. Whoever tries where something fits
 * judges a day again and again, of which one visit alone is another.
 */
export function knownByVisit<Known>(): (rules: TripRules) => WeakMap<Visit, Known> {
  const all = new WeakMap<TripRules, WeakMap<Visit, Known>>();
  return (rules) => {
    const known = all.get(rules) ?? new WeakMap<Visit, Known>();
    all.set(rules, known);
    return known;
  };
}
