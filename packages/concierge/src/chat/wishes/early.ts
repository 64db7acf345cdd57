import type { Edit } from '@wayfarer/edits';
import { type PlanWish, sayDuration, sayTogether } from '@wayfarer/language';
import { listStopsAhead } from '@wayfarer/replanner';
import { findVisit } from '@wayfarer/trip';
import { formatTime, minute } from '@wayfarer/trip/clock';

import { answerIdeas } from '../answers/about-ideas.ts';
import type { Act, PlanScene } from '../scene.ts';
import { fits, propose } from './propose.ts';

/** What comes next may come earlier: proposed where it can, else what one could do meanwhile is told. */
export function actOnEarly({ minutes }: Extract<PlanWish, { kind: 'early' }>, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const { wishes, answers } = speaker.texts;
  if (!journey.underWay) return { text: wishes.notUnderWay };
  const next = listStopsAhead(journey).find(({ visit }) => visit.id !== journey.at)?.visit;
  const date = next && findVisit(journey.days, next.id)?.day.date;
  if (!next || date === undefined || date !== journey.cursor.date) return { text: answers.nothingNext };
  const at = minute(Math.max(journey.cursor.time, next.arrive - minutes));
  const move: Edit = { type: 'move', visit: next.id, to: { date, at } };
  // Who is done sooner leaves where they are sooner.
  const leave: readonly Edit[] = journey.at ? [{ type: 'length', visit: journey.at, by: -minutes }] : [];
  const free = sayDuration(minutes, speaker.language);
  const edits = [[move], [...leave, move]].find((some) => fits(some, scene));
  if (edits) return propose(edits, scene, wishes.early(free));
  const said = sayTogether(
    [wishes.early(free), wishes.cannotEarlier(speaker.stop(next.id), formatTime(next.arrive))],
    speaker.language,
  );
  const ideas = answerIdeas({ date }, scene);
  return ideas.offered ? { ...ideas, text: [said, ideas.text].join('\n') } : { text: said };
}
