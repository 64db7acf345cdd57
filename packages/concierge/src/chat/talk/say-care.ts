import type { Choice } from '@wayfarer/language';
import type { DayPlan, Visit } from '@wayfarer/trip';
import { formatTime, minute } from '@wayfarer/trip/clock';

import { type Act, chip, isPlanScene, type PlanScene, type Scene } from '../scene.ts';

const HOUR = 60;

/** What helps who is tired: a slower day, a rest, an earlier end. */
export function sayTired(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  const day = isPlanScene(scene) ? todayOf(scene) : undefined;
  if (!day || !isPlanScene(scene)) return { text: talk.tired };
  const { date, window } = day;
  const now = minute(
    Math.max(window.start, scene.journey.cursor.date === date ? scene.journey.cursor.time : window.start),
  );
  const rest = { start: now, end: minute(Math.min(now + HOUR, window.end)) };
  const offered: readonly Choice[] = [
    chip(talk.tiredChips.slower, { act: 'edit', edit: { type: 'pace', date, pace: 'slower' } }),
    ...(rest.end > rest.start
      ? [chip(talk.tiredChips.rest, { act: 'edit', edit: { type: 'free', date, window: rest } })]
      : []),
    chip(talk.tiredChips.earlier, { act: 'edit', edit: { type: 'hours', date, end: minute(lastOf(day) - HOUR) } }),
  ];
  return { text: talk.tired, offered, about: { date } };
}

/** Where the next table is, and whether it may be earlier. */
export function sayHungry(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  const day = isPlanScene(scene) ? todayOf(scene) : undefined;
  const table = isPlanScene(scene) ? day?.visits.find((visit) => isAhead(visit, scene)) : undefined;
  if (!isPlanScene(scene) || !day || !table?.meal) return { text: talk.hungryNone };
  const { speaker, journey } = scene;
  const { date } = day;
  const text = talk.hungry(speaker.stop(table.id), speaker.when({ ...table, date }));
  const earliest = journey.cursor.date === date ? journey.cursor.time : day.window.start;
  const at = minute(Math.max(Math.ceil(earliest / 15) * 15, table.arrive - HOUR));
  const edit = { type: 'meal', meal: table.meal, date, at } as const;
  const offered = at < table.arrive ? [chip(talk.hungryChips.earlier(formatTime(at)), { act: 'edit', edit })] : [];
  return { text, offered, about: { visit: table.id, place: table.place, date } };
}

function isAhead({ id, kind, depart }: Visit, { journey }: PlanScene): boolean {
  return kind === 'meal' && !journey.visited.includes(id) && (!journey.underWay || depart > journey.cursor.time);
}

function todayOf({ journey }: PlanScene): DayPlan | undefined {
  return journey.days.find(({ date }) => date === journey.cursor.date);
}

/** When the last stop of a day ends. */
function lastOf({ visits, window }: DayPlan): number {
  return visits.findLast(({ kind }) => kind === 'place' || kind === 'meal')?.depart ?? window.end;
}
