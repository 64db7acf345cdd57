import type { Visit } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

import type { Action } from './action.ts';
import type { Alternative, Choice } from './decision.ts';
import type { Measure } from './reading.ts';
import type { Verb } from './verb.ts';

/** What marking the recommended choice looks at. */
export interface Recommendable {
  readonly choices: readonly Omit<Choice, 'recommended' | 'why'>[];
  readonly alternatives: readonly Alternative[];
  readonly visit: Visit;
  readonly measure: Measure;
  readonly action: Action;
  /** The traveller insisted on it. */
  readonly isMust?: boolean;
  /** Another time for it is on another day, where nobody moves for it. */
  readonly movesAlone?: boolean;
}

/** Marks the first offered choice in the order that the rules' action stands for, and says why. */
export function markRecommended(about: Recommendable): readonly Choice[] {
  const preferred = preferences(about).find((verb) =>
    about.choices.some(({ choice, offered }) => choice === verb && offered),
  );
  return about.choices.map((choice) =>
    choice.choice === preferred
      ? { ...choice, recommended: true, why: whyOf(choice.choice, about) }
      : { ...choice, recommended: false },
  );
}

/** Best first. A fixed appointment is kept unless it is closed or unsafe; a closed door cannot be kept to. */
function preferences({ action, visit, measure, isMust = false, movesAlone = false }: Recommendable): readonly Verb[] {
  const mustGo = measure.kind === 'closed' || (action.type === 'REPLACE_POI' && action.hint === 'indoor');
  if (visit.locked && !mustGo) return ['keep'];
  if (measure.kind === 'unwanted') return ['skip'];
  // Late, one keeps everything if that is possible at all, and gives nothing up that can still be had.
  if (measure.kind === 'delay')
    return action.type === 'DEFER_POI'
      ? ['keep', 'move', 'wait', 'replace', 'skip']
      : ['keep', 'move', 'replace', 'wait', 'skip'];
  // A sky may clear; who leaves it out for good has it on no other day either.
  const otherwise: readonly Verb[] = mustGo ? ['wait', 'skip'] : ['keep'];
  // That others move for it is worth it only for what one insisted on.
  if (action.type === 'DEFER_POI')
    return isMust || movesAlone ? ['wait', 'move', 'replace', ...otherwise] : ['wait', 'replace', 'move', ...otherwise];
  // Nothing takes the place of what one insisted on, or could have on another day at nobody's cost.
  return isMust || movesAlone ? ['move', 'replace', ...otherwise] : ['replace', 'move', ...otherwise];
}

function whyOf(verb: Verb, { action, alternatives, visit, measure }: Recommendable): string {
  const [best] = alternatives;
  switch (verb) {
    case 'wait':
      return action.type === 'REPLACE_POI' ? 'Nothing else fits the time, and the sky may clear.' : action.reason;
    case 'replace':
      if (!best) return action.reason;
      return `${action.type === 'DEFER_POI' ? 'It cannot wait today, and t' : 'T'}his fits, ${best.minutes} min away.`;
    case 'move':
      return 'Nothing is lost by it.';
    case 'skip':
      if (measure.kind === 'unwanted') return 'You said so.';
      if (measure.kind === 'delay') return 'Nothing else fits the time, and what follows is reached in time.';
      return `Nothing else fits the time, and ${measure.kind === 'closed' ? 'the door is closed' : 'being outdoors is not safe'}.`;
    case 'keep':
      if (visit.locked) return `It is fixed at ${formatTime(visit.arrive)}, and nothing else has to move.`;
      if (measure.kind === 'delay') return 'Everything stays in the plan, and what is fixed stays where it is.';
      return 'It cannot wait today, and nothing else fits the time.';
  }
}
