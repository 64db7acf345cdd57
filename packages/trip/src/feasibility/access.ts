import { against, NOTHING_FOUND, unsure } from './reason.ts';
import type { StopRule } from './rules.ts';

/** Whoever needs a way without steps gets one at every place they enter; partly is not enough. */
export const letsEveryoneIn: StopRule = ({ visit, place }, day, { party }) => {
  if (!party.access.includes('step-free') || visit.kind === 'transport') return NOTHING_FOUND;
  const about = { visit: visit.id, place: place.id, date: day.date };
  switch (place.stepFree) {
    case 'yes':
      return NOTHING_FOUND;
    case 'unknown':
      return unsure({
        code: 'step-free-unknown',
        ...about,
        text: `Whether ${place.name} can be entered without steps is not known.`,
      });
    case 'partly':
      return against({ code: 'not-step-free', ...about, text: `${place.name} is only partly free of steps.` });
    case 'no':
      return against({ code: 'not-step-free', ...about, text: `${place.name} cannot be entered without steps.` });
  }
};
