import type { Operator } from '../operand.ts';
import { eq, exists, gt, gte, lt, lte, ne } from './comparison.ts';
import { countGte, every, some } from './elements.ts';
import { betweenHours, olderThanHours, withinHours } from './hours.ts';
import { contains, isIn, isNotIn } from './membership.ts';
import { matches } from './pattern.ts';

/** All that can be asked of a fact, by the word that a policy uses. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    eq,
    ne,
    gt,
    gte,
    lt,
    lte,
    in: isIn,
    nin: isNotIn,
    contains,
    exists,
    matches,
    within_hours: withinHours,
    older_than_hours: olderThanHours,
    between_hours: betweenHours,
    count_gte: countGte,
    some,
    every,
  }),
);
