import { listProposedEdits } from '@wayfarer/language';
import type { Journey } from '@wayfarer/replanner';
import { type DayPlan, type PlaceId, type Visit } from '@wayfarer/trip';

import type { Act, PlanScene } from '../scene.ts';
import { after, attempt } from '../wishes/propose.ts';

interface Planned {
  readonly visit: Visit;
  readonly date: DayPlan['date'];
}

/** What the changes that were just proposed would take from the plan; of one place, whether it would stay. They stay offered. */
export function answerProposal({ place }: { readonly place?: PlaceId }, scene: PlanScene): Act {
  const { state, journey, speaker } = scene;
  const { offered } = state.conversation;
  const texts = speaker.texts.edits;
  let then: Journey = journey;
  for (const edit of listProposedEdits(offered)) {
    const outcome = attempt(edit, scene, then);
    if (outcome.kind === 'done') then = after(then, outcome);
  }
  const kept = new Map(listStops(then).map((stop) => [stop.visit.place, stop]));
  if (place !== undefined) {
    const found = kept.get(place);
    const name = speaker.name(place);
    const said = found
      ? texts.wouldStay(name, speaker.when({ ...found.visit, date: found.date }))
      : texts.wouldGo(name);
    return { text: said, offered };
  }
  const gone = listStops(journey).filter(({ visit }) => !kept.has(visit.place));
  const moved = listStops(journey).filter(({ visit, date }) => {
    const now = kept.get(visit.place);
    return now !== undefined && (now.date !== date || now.visit.arrive !== visit.arrive);
  });
  const nameOf = ({ visit }: Planned): string => speaker.name(visit.place);
  const lost = gone.length > 0 ? texts.wouldLose(speaker.list(gone.map(nameOf))) : texts.wouldLoseNothing;
  const told = moved.map((stop) => {
    const now = kept.get(stop.visit.place) ?? stop;
    return `${nameOf(stop)} (${speaker.when({ ...now.visit, date: now.date })})`;
  });
  return { text: [lost, ...(told.length > 0 ? [texts.wouldMove(speaker.list(told))] : [])].join('\n'), offered };
}

function listStops({ days }: Journey): readonly Planned[] {
  return days.flatMap(({ date, visits }) =>
    visits.filter(({ kind }) => kind === 'place' || kind === 'meal').map((visit) => ({ visit, date })),
  );
}
