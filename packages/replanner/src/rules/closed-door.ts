import { sayHours } from '../reading.ts';
import type { Rule } from './rule.ts';

/** Asks what to do about a stop that turns out to be closed. */
export const closedDoor: Rule = ({ measure, visit, name }) => {
  if (measure.kind !== 'closed') return undefined;
  return {
    type: 'REQUEST_USER_DECISION',
    visit: visit.id,
    reason: measure.hours
      ? `${name} is said to be ${sayHours(measure.hours)} that day.`
      : `${name} is closed, and nobody knows for how long.`,
  };
};
