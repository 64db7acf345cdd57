import { type Question, sayDuration, sayTogether } from '@wayfarer/language';
import type { Place, PlaceId } from '@wayfarer/trip';

import { type Act, chip, type PlanScene } from '../scene.ts';
import { aboutOf, findPlanned, sayOpen, sayPrice, saySource, unknown } from './about-place.ts';

interface OfPlace {
  readonly place: PlaceId;
}

/** How long one stays by the plan, from when to when; of a place that is not in it, how long people stay. */
export function answerLength({ place }: OfPlace, scene: PlanScene): Act {
  const { speaker } = scene;
  const { answers } = speaker.texts;
  const known = speaker.book.get(place);
  const found = findPlanned(place, scene);
  const name = speaker.name(place);
  const about = aboutOf(place, scene);
  if (found) {
    const { date, visit } = found;
    const duration = sayDuration(visit.depart - visit.arrive, speaker.language);
    return { text: answers.stayFor(name, duration, speaker.when({ ...visit, date })), about };
  }
  if (known?.kind !== 'sight') return { text: answers.notInPlan(name), about };
  return { text: answers.staysUsually(name, sayDuration(known.usualMinutes, speaker.language)), about };
}

/** How full such a place usually is when one is there by the plan. */
export function answerCrowd({ place }: OfPlace, scene: PlanScene): Act {
  const { speaker, journey, world } = scene;
  const known = speaker.book.get(place);
  const found = findPlanned(place, scene);
  if (!known) return unknown(scene);
  if (!found) return { text: speaker.texts.answers.notInPlan(speaker.name(place)), about: aboutOf(place, scene) };
  const { date, visit } = found;
  const busyDay = journey.start.facts.calendar.find((day) => day.date === date)?.busy ?? false;
  const { level } = world.crowd(known, { date, time: visit.arrive, busyDay });
  const when = speaker.when({ ...visit, date });
  return {
    text: speaker.texts.answers.crowdThen(speaker.name(place), when, Math.round(level * 100)),
    about: aboutOf(place, scene),
  };
}

/** That nobody knows it, and whatever is known of the place. */
export function answerDetail({ place, matter }: Extract<Question, { about: 'detail' }>, scene: PlanScene): Act {
  const { speaker } = scene;
  const { answers, wishes } = speaker.texts;
  const known = speaker.book.get(place);
  if (!known) return unknown(scene);
  const name = speaker.name(place);
  const head = matter
    ? sayTogether([answers.matterUnknown[matter](name), answers.whatIKnow], speaker.language)
    : answers.allIKnow(name);
  return {
    text: [head, ...listKnown(known, scene).map((line) => `- ${line}`)].join('\n'),
    offered: [chip(wishes.lostWay(name), { act: 'question', question: { about: 'way', to: place } })],
    about: aboutOf(place, scene),
  };
}

/** When one is there, when it is open, what it costs, whether there are steps, and where that is from. */
function listKnown(place: Place, scene: PlanScene): readonly string[] {
  const { speaker, journey } = scene;
  const { answers } = speaker.texts;
  const found = findPlanned(place.id, scene);
  const name = speaker.name(place.id);
  const stay = found
    ? [answers.inPlan(name, speaker.when({ ...found.visit, date: found.date }))]
    : [answers.notInPlan(name)];
  const steps = place.stepFree === 'unknown' ? [] : [answers.stepFree[place.stepFree](name)];
  return [
    ...stay,
    sayOpen(place, found?.date ?? journey.cursor.date, speaker),
    sayPrice(place, speaker),
    ...steps,
    saySource(place, speaker),
  ];
}
