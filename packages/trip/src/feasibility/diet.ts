import { servesDiet } from '../diet.ts';
import { isArea } from '../place.ts';
import { against, NOTHING_FOUND } from './reason.ts';
import type { StopRule } from './rules.ts';

/**
 * Everyone at the table can eat a full meal. A kitchen not known to serve a diet does not serve it; a part of the town is no
 * kitchen, and whoever eats there looks for one.
 */
export const feedsEveryone: StopRule = ({ visit, place }, day, { party }) => {
  if (visit.kind !== 'meal' || isArea(place)) return NOTHING_FOUND;
  const serves = place.kind === 'eatery' ? place.serves : [];
  const missing = party.diets.filter((diet) => !servesDiet(serves, diet));
  if (missing.length === 0) return NOTHING_FOUND;
  return against({
    code: 'diet-not-served',
    text: `${place.name} is not known to serve ${missing.join(' and ')} meals.`,
    visit: visit.id,
    place: place.id,
    date: day.date,
  });
};
