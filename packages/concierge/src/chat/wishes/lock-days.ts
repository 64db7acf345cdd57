import type { PlanWish } from '@wayfarer/language';
import type { Visit } from '@wayfarer/trip';

import type { Act, PlanScene } from '../scene.ts';
import { propose } from './propose.ts';

type OfDays = Extract<PlanWish, { kind: 'lock-days' }>;

/**
 * Fixes every stop of these days. To release them is proposed stop by stop: among them may be one that somebody has a ticket for.
 */
export function actOnLockDays({ dates, isLocked }: OfDays, scene: PlanScene): Act {
  const { speaker, journey } = scene;
  const { wishes, answers, edits } = speaker.texts;
  const days = journey.days.filter(({ date }) => dates.includes(date));
  const stops = days.flatMap((day) => day.visits.filter(isStop));
  const said = speaker.list(dates.map((date) => speaker.day(date)));
  if (stops.length === 0) return { text: answers.dayEmpty(said) };
  const open = stops.filter(({ id, locked }) => locked !== isLocked && !journey.visited.includes(id));
  if (open.length === 0) return { text: edits.unchanged };
  if (!isLocked)
    return propose(
      open.map(({ id }) => ({ type: 'unlock', visit: id })),
      scene,
    );
  const events = scene.decideAll(open.map(({ id }) => ({ type: 'edit', edit: { type: 'lock', visit: id } })));
  const names = speaker.list(open.map(({ id }) => speaker.stop(id)));
  const [date] = dates;
  return { events, text: wishes.dayLocked(said, names), ...(date !== undefined && { about: { date } }) };
}

function isStop({ kind }: Visit): boolean {
  return kind === 'place' || kind === 'meal';
}
