import { isOnYourOwn } from '../place.ts';
import { against, NOTHING_FOUND, unsure } from './reason.ts';
import type { StopRule } from './rules.ts';

/**
 * Whoever needs a way without steps gets one at every place they enter, into a part of it at least; which part, they are told.
 * Who eats on their own chooses the door.
 */
export const letsEveryoneIn: StopRule = ({ visit, place }, day, { party }) => {
  if (!party.access.includes('step-free') || visit.kind === 'transport' || isOnYourOwn(place)) return NOTHING_FOUND;
  const about = { visit: visit.id, place: place.id, date: day.date };
  switch (place.stepFree) {
    case 'yes':
    case 'partly':
      return NOTHING_FOUND;
    case 'unknown':
      return unsure({
        code: 'step-free-unknown',
        ...about,
        text: `Whether ${place.name} can be entered without steps is not known.`,
      });
    case 'no':
      return against({ code: 'not-step-free', ...about, text: `${place.name} cannot be entered without steps.` });
  }
};
