import type { Specialist } from './specialist.ts';

/** Source of these: re-optimizer spec §6.5. */
export const LONG_TERM_DISRUPTION_THRESHOLD = 3;
export const SHORT_TERM_DISRUPTION_THRESHOLD = 1;

/** Where today's disruptions belong: never changes anything (§6.5). */
export const memoryAgent: Specialist = ({ situation: { disruptionsToday: disruptions } }) => {
  if (disruptions >= LONG_TERM_DISRUPTION_THRESHOLD)
    return {
      type: 'NO_ACTION',
      reason: `${disruptions} disruptions on one day are a pattern worth remembering.`,
      says: { about: 'memory', keep: 'long-term', disruptions },
    };
  if (disruptions >= SHORT_TERM_DISRUPTION_THRESHOLD)
    return {
      type: 'NO_ACTION',
      reason: 'Noted for this trip.',
      says: { about: 'memory', keep: 'short-term', disruptions },
    };
  return { type: 'NO_ACTION', reason: 'Nothing has happened.', says: { about: 'memory', keep: null, disruptions } };
};
