import { formatTime } from '@wayfarer/trip/clock';

import type { Act, PlanScene } from '../scene.ts';

/** When one arrives on the first day, or leaves on the last. */
export function answerEnds(which: 'arrival' | 'departure', { journey, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const day = which === 'arrival' ? journey.days[0] : journey.days.at(-1);
  const rides = (day?.visits ?? []).filter(({ kind }) => kind === 'transport');
  const ride = which === 'arrival' ? rides.at(-1) : rides[0];
  if (!day || !ride) return { text: answers.timeUnknown };
  const at = formatTime(which === 'arrival' ? ride.depart : ride.arrive);
  const when = speaker.texts.edits.when(speaker.day(day.date), at);
  return { text: answers[which](when, speaker.stop(ride.id)), about: { visit: ride.id, date: day.date } };
}
