import { sayDuration } from '@wayfarer/language';
import { formatTime, type IsoDate, minute } from '@wayfarer/trip/clock';

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

/** Each journey of the plan, with how long it takes. */
export function answerJourney({ journey, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const rides = journey.days.flatMap(({ date, visits }) =>
    visits.filter(({ kind }) => kind === 'transport').map((visit) => ({ date, visit })),
  );
  if (rides.length === 0) return { text: answers.timeUnknown };
  const lines = rides.map(({ date, visit }) =>
    answers.journey(
      speaker.stop(visit.id),
      speaker.when({ ...visit, date }),
      sayDuration(visit.depart - visit.arrive, speaker.language),
    ),
  );
  return { text: lines.join('\n') };
}

/** When one is back that day: at the bed, or on the way home. */
export function answerHome({ date }: { readonly date?: IsoDate }, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const on = date ?? journey.cursor.date;
  const day = journey.days.find((one) => one.date === on);
  const bed = day?.visits.at(-1);
  if (!day || bed?.kind !== 'stay') return answerEnds('departure', scene);
  const when = speaker.texts.edits.when(speaker.day(day.date), formatTime(bed.arrive));
  return { text: speaker.texts.answers.home(speaker.stop(bed.id), when), about: { date: day.date } };
}

/** When one leaves the bed that day: what leads to the first stop begins then. */
export function answerSettingOut({ date }: { readonly date?: IsoDate }, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const on = date ?? journey.cursor.date;
  const day = journey.days.find((one) => one.date === on);
  const [bed, first] = day?.visits ?? [];
  const leg = day?.legs.find(({ from }) => from === bed?.id);
  if (!day || bed?.kind !== 'stay' || !first) return answerEnds('departure', scene);
  const leaves = leg ? first.arrive - leg.minutes : bed.depart;
  const when = speaker.texts.edits.when(speaker.day(day.date), formatTime(minute(leaves)));
  return { text: speaker.texts.answers.settingOut(speaker.stop(bed.id), when), about: { date: day.date } };
}
