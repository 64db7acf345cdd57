import { HUNGRY_FROM, TIRED_FROM } from '../condition.ts';
import { reaches } from '../limits.ts';
import type { Situation } from '../observation.ts';
import type { Specialist } from './specialist.ts';

/** Weather, crowd, traffic of the next stop, in this order, then hunger and fatigue: always asks, never acts (§6.1, A8). */
export const disruptionAgent: Specialist = ({ situation }) => {
  const { next } = situation;
  const trouble = findTrouble(situation);
  if (!trouble) return { type: 'NO_ACTION', reason: 'Nothing is at or above a limit.' };
  if (!next) return { type: 'NO_ACTION', reason: `${trouble}; nothing is left today that it would touch.` };
  return { type: 'REQUEST_USER_DECISION', visit: next.visit, reason: `${trouble}, and ${next.name} is next.` };
};

/** The first of the troubles that reaches its limit, in words. */
function findTrouble({
  severity,
  weather,
  crowd,
  traffic,
  limits,
  next,
  hunger,
  fatigue,
}: Situation): string | undefined {
  if (weather !== null && (next?.outdoors ?? false) && reaches(severity, limits.weather))
    return 'The weather is at or above the limit';
  if (crowd !== null && reaches(crowd, limits.crowd)) return 'The crowd is at or above the limit';
  if (traffic !== null && reaches(traffic, limits.traffic)) return 'Traffic is at or above the limit';
  if (hunger >= HUNGRY_FROM) return 'It is time to eat';
  if (fatigue >= TIRED_FROM) return 'It is time to rest';
  return undefined;
}
