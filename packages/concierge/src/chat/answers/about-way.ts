import { sayDuration, sayTogether, type Speaker } from '@wayfarer/language';
import { nextVisit } from '@wayfarer/replanner';
import { type Leg, type PlaceId, travelOf } from '@wayfarer/trip';

import type { Act, PlanScene } from '../scene.ts';
import { answerDetail } from './about-detail.ts';
import { aboutOf, findPlanned } from './about-place.ts';

/** How to get to a place: the planned leg, else an estimate from where one is said to be, or stands. */
export function answerWay({ to, from }: { readonly to?: PlaceId; readonly from?: PlaceId }, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const goal = to ?? nextVisit(journey)?.place;
  if (goal === undefined) return { text: speaker.texts.answers.nothingNext };
  const planned = from === undefined ? findLeg(goal, scene) : undefined;
  const start = from ?? planned?.from ?? hereOf(scene);
  // From the hotel to the hotel there is no way: what is asked is what the hotel is like.
  if (start === goal) return answerDetail({ about: 'detail', place: goal }, scene);
  const [away, near] = [speaker.book.get(goal), start === undefined ? undefined : speaker.book.get(start)];
  if (!away || !near || start === undefined) return { text: speaker.texts.answers.noPlan };
  const { minutes, mode, estimate } = planned?.leg ?? travelOf(journey.start.facts)(near.at, away.at);
  const said = speaker.texts.answers.way({
    from: speaker.name(start),
    to: speaker.name(goal),
    duration: sayDuration(minutes, speaker.language),
    mode: speaker.texts.words.modes[mode],
  });
  return { text: withEstimate(said, estimate, speaker), about: aboutOf(goal, scene) };
}

function withEstimate(said: string, isEstimate: boolean, { texts, language }: Speaker): string {
  return isEstimate ? sayTogether([said, texts.answers.estimate], language) : said;
}

/** The leg that leads to the next visit of a place. */
function findLeg(place: PlaceId, scene: PlanScene): { readonly leg: Leg; readonly from: PlaceId } | undefined {
  const found = findPlanned(place, scene);
  const day = found && scene.journey.days.find(({ date }) => date === found.date);
  const leg = day?.legs.find(({ to }) => to === found?.visit.id);
  const from = day?.visits.find(({ id }) => id === leg?.from)?.place;
  return leg && from !== undefined ? { leg, from } : undefined;
}

/** Where one stands, or sleeps. */
function hereOf({ journey }: PlanScene): PlaceId | undefined {
  const { at, days, cursor } = journey;
  const today = days.find(({ date }) => date === cursor.date);
  return today?.visits.find(({ id }) => id === at)?.place ?? today?.visits[0]?.place ?? today?.stay ?? undefined;
}
