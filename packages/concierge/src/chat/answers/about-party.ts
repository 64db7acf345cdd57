import { sayTogether } from '@wayfarer/language';

import type { Act, PlanScene } from '../scene.ts';
import { saySource } from './about-place.ts';

/** What nothing moves without the traveller. */
export function answerLocked({ journey, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const lines = journey.days.flatMap(({ date, visits }) =>
    visits
      .filter(({ locked, kind }) => locked && kind !== 'stay')
      .map((visit) => `${speaker.stop(visit.id)}: ${speaker.when({ ...visit, date })}`),
  );
  return { text: lines.length === 0 ? answers.nothingLocked : [answers.locked, ...lines].join('\n') };
}

/** Where one sleeps, and how many nights. */
export function answerStay({ journey, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const stays = journey.days.flatMap(({ stay }) => (stay === null ? [] : [stay]));
  const lines = [...new Set(stays)].map((id) => {
    const place = speaker.book.get(id);
    const nights = answers.stay(speaker.name(id), stays.filter((one) => one === id).length);
    return place ? sayTogether([nights, saySource(place, speaker)], speaker.language) : nights;
  });
  const [first] = stays;
  return { text: lines.length === 0 ? answers.noStay : lines.join('\n'), ...(first && { about: { place: first } }) };
}

/** For how many the plan is, and what they eat. */
export function answerParty({ journey, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const { travelers, diets } = journey.start.party;
  const eats = diets.length === 0 ? '' : answers.diets(speaker.list(diets));
  return { text: sayTogether([answers.party(travelers), eats], speaker.language) };
}
