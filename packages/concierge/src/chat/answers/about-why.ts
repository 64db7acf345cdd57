import { applyEdit, type EditOutcome } from '@wayfarer/edits';
import { sayDuration, sayEdit, sayLeftOut, sayReasons, sayTogether } from '@wayfarer/language';
import { toEditablePlan } from '@wayfarer/replanner';
import { findVisit, type PlaceId, type Visit } from '@wayfarer/trip';
import { matchesInterest } from '@wayfarer/trip/vocabulary';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { aboutOf, findPlanned } from './about-place.ts';

/** Why a place is in the plan; or why it is not, and what would let it in. */
export function answerWhy({ place }: { readonly place: PlaceId }, scene: PlanScene): Act {
  const found = findPlanned(place, scene);
  return found ? sayWhyIn(found, scene) : sayWhyNot(place, scene);
}

function sayWhyIn({ date, visit }: { readonly date: string; readonly visit: Visit }, scene: PlanScene): Act {
  const { speaker } = scene;
  const { answers } = speaker.texts;
  const said = answers.inPlan(speaker.name(visit.place), speaker.when({ ...visit, date }));
  const why = speaker.language === 'en' && visit.why !== '' ? visit.why : sayGrounds(visit, scene);
  return { text: sayTogether([said, why], speaker.language), about: aboutOf(visit.place, scene) };
}

/** The same from the data, where the plan's own sentence is in another language. */
function sayGrounds(visit: Visit, { speaker, journey }: PlanScene): string {
  const { answers } = speaker.texts;
  const { mustDo, preferences } = journey.start;
  if (mustDo.includes(visit.place)) return answers.becauseAsked;
  const categories = speaker.book.get(visit.place)?.categories ?? [];
  if (matchesInterest(categories, preferences.interests)) return answers.becauseLiked;
  const leg = findVisit(journey.days, visit.id)?.day.legs.find(({ to }) => to === visit.id);
  return leg ? answers.becauseNear(sayDuration(leg.minutes, speaker.language)) : answers.becauseWorth;
}

function sayWhyNot(place: PlaceId, scene: PlanScene): Act {
  const { speaker, journey } = scene;
  const { answers } = speaker.texts;
  const entry = journey.leftOut.find((one) => one.place === place);
  const reason = entry ? sayLeftOut(entry, speaker) : '';
  const tried = tryAdding(place, scene);
  const head = [answers.notInPlan(speaker.name(place)), reason];
  const said = tried.kind === 'done' ? answers.wouldFit : sayObstacle(tried, scene);
  return {
    text: sayTogether([...head, said], speaker.language),
    offered: listWaysIn(place, tried, scene),
    about: { place },
  };
}

function tryAdding(place: PlaceId, { journey, speaker }: PlanScene): EditOutcome {
  const known = speaker.book.get(place);
  if (known?.kind !== 'sight' && known?.kind !== 'eatery') return { kind: 'unchanged' };
  return applyEdit(toEditablePlan(journey), { type: 'add', place });
}

function sayObstacle(tried: EditOutcome, { speaker }: PlanScene): string {
  return tried.kind === 'refused' ? speaker.texts.answers.wouldNotFit(sayReasons(tried.reasons, speaker)) : '';
}

function listWaysIn(place: PlaceId, tried: EditOutcome, { speaker }: PlanScene): NonNullable<Act['offered']> {
  if (tried.kind === 'unchanged') return [];
  if (tried.kind === 'refused')
    return tried.remedies.slice(0, MOST_CHIPS).map(({ edit }) => chip(sayEdit(edit, speaker), { act: 'edit', edit }));
  const to = tried.asked.find((move) => move.place === place)?.to;
  const edit = { type: 'add', place, ...(to && { to: { date: to.date, at: to.arrive } }) } as const;
  return [chip(sayEdit(edit, speaker), { act: 'edit', edit })];
}
