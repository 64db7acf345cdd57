import type { Finding } from '../action.ts';
import type { Situation } from '../observation.ts';
import { isIndoorsFirst } from '../rules/many-disruptions.ts';
import type { Specialist } from './specialist.ts';

/** What the traveller likes, as it stands; a wish for another pace is the whole day's (§6.4), and the traveller decides on it. */
export const preferenceAgent: Specialist = ({ situation, event }) => {
  const { day } = situation;
  if (event !== 'slower' && event !== 'faster')
    return { type: 'NO_ACTION', reason: 'Nothing was wished otherwise.', says: describe(situation) };
  return {
    type: 'REOPTIMIZE_DAY',
    date: day.date,
    deprioritizeOutdoor: isIndoorsFirst(situation),
    pace: event,
    reason: `You want to go ${event}; the day is ${situation.pace} now.`,
  };
};

function describe({ pace, interests, avoidCrowds, limits }: Situation): Finding {
  return {
    about: 'preference',
    pace,
    interests,
    tolerance: {
      crowd: avoidCrowds ? 'low' : 'high',
      weather: toleranceOf(limits.weather.level),
      traffic: toleranceOf(limits.traffic.level),
    },
  };
}

/** In thirds of what limits lie within, 15 to 90 % (SEED_DETAILS A4). */
function toleranceOf(level: number | null): 'low' | 'medium' | 'high' {
  if (level === null || level >= 0.65) return 'high';
  return level < 0.4 ? 'low' : 'medium';
}
