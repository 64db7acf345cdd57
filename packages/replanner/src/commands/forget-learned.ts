import { listLessons } from '../learning.ts';
import { happened, type Progress } from '../pending.ts';

/** The traveller wants nothing remembered of what their answers taught. */
export interface ForgetLearned {
  readonly type: 'forget-learned';
}

/** Forgets it for good: undoing an answer does not bring it back. Where nothing was learned, nothing happens. */
export function forgetWhatWasLearned(progress: Progress): Progress {
  const { journey } = progress;
  const isNothing = listLessons(journey).length === 0 && journey.undone.every(({ entry }) => !('lesson' in entry));
  if (isNothing) return progress;
  const text = 'What your choices taught me is forgotten; alternatives are ranked as at the start.';
  return happened(progress, { type: 'learning-forgotten', author: 'traveller', content: { text } });
}
