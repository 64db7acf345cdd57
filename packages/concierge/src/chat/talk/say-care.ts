import type { Choice, Frame } from '@wayfarer/language';
import { listTablesNear, REST_MINUTES, rulesOf, SNACK_MINUTES, tryEdit } from '@wayfarer/replanner';
import type { DayPlan, DayWindow, Visit } from '@wayfarer/trip';
import { formatTime, minute, MINUTES_PER_DAY } from '@wayfarer/trip/clock';

import { type Act, chip, isPlanScene, type PlanScene, type Scene } from '../scene.ts';

const HOUR = 60;

/** What helps who is tired: a slower day, a short rest, an earlier end. */
export function sayTired(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  const day = isPlanScene(scene) ? todayOf(scene) : undefined;
  if (!day || !isPlanScene(scene)) return { text: talk.tired };
  const { date } = day;
  const rest = breakOf(REST_MINUTES, day, scene);
  const end = minute(lastOf(day) - HOUR);
  const { cursor } = scene.journey;
  const canEndEarlier = cursor.date < date || cursor.time < end;
  const offered: readonly Choice[] = [
    chip(talk.tiredChips.slower, { act: 'edit', edit: { type: 'pace', date, pace: 'slower' } }),
    ...(rest ? [chip(talk.tiredChips.rest(REST_MINUTES, formatTime(rest.start)), toFree(date, rest))] : []),
    ...(canEndEarlier ? [chip(talk.tiredChips.earlier, { act: 'edit', edit: { type: 'hours', date, end } })] : []),
  ];
  return { text: talk.tired, offered, about: { date } };
}

/** What helps whose feet hurt: less walking first, then what helps the tired. */
export function saySore(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  const day = isPlanScene(scene) ? todayOf(scene) : undefined;
  if (!day) return { text: talk.sore };
  const { date } = day;
  const { offered = [] } = sayTired(scene);
  const less = chip(talk.lessWalking, { act: 'edit', edit: { type: 'walking', date, less: true } });
  return { text: talk.sore, offered: [less, ...offered], about: { date } };
}

/** Where the next table is, whether it may be earlier, and time for a bite before, with what is open near. */
export function sayHungry(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  const day = isPlanScene(scene) ? todayOf(scene) : undefined;
  if (!isPlanScene(scene) || !day) return { text: talk.hungryNone };
  const table = day.visits.find((visit) => isAhead(visit, scene));
  const bite = breakOf(SNACK_MINUTES, day, scene);
  const isSoon = bite && table && table.arrive <= bite.end;
  const snack = bite && !isSoon ? bite : undefined;
  const near = snack ? listNamesNear(scene, { ...snack, date: day.date }) : [];
  const { date } = day;
  const bites: readonly Choice[] = snack
    ? [chip(talk.hungryChips.bite(SNACK_MINUTES, formatTime(snack.start)), toFree(date, snack))]
    : [];
  const nearby = near.length > 0 ? ` ${talk.openNear(near.join(', '))}` : '';
  if (!table?.meal) return { text: `${talk.hungryNone}${nearby}`, offered: bites, about: { date } };
  const { speaker, journey } = scene;
  const text = talk.hungry(speaker.stop(table.id), speaker.when({ ...table, date }));
  const earliest = journey.cursor.date === date ? journey.cursor.time : day.window.start;
  const at = minute(Math.max(Math.ceil(earliest / 15) * 15, table.arrive - HOUR));
  const edit = { type: 'meal', meal: table.meal, date, at } as const;
  const earlier = at < table.arrive ? [chip(talk.hungryChips.earlier(formatTime(at)), { act: 'edit', edit })] : [];
  return {
    text: `${text}${nearby}`,
    offered: [...earlier, ...bites],
    about: { visit: table.id, place: table.place, date },
  };
}

/** The next so many minutes that can be had, after the stop where one is; `undefined` where the plan has none to give. */
function breakOf(minutes: number, { date, window, visits }: DayPlan, { journey }: PlanScene): DayWindow | undefined {
  const { cursor, at } = journey;
  const here = visits.find(({ id }) => id === at);
  const from = Math.max(window.start, cursor.date === date ? cursor.time : 0, here?.depart ?? 0);
  const free = { start: minute(from), end: minute(Math.min(from + minutes, MINUTES_PER_DAY - 1)) };
  const outcome = tryEdit(journey, { edit: { type: 'free', date, window: free } });
  return outcome.kind === 'refused' ? undefined : free;
}

function listNamesNear({ journey }: PlanScene, when: Parameters<typeof listTablesNear>[1]): readonly string[] {
  return listTablesNear({ journey, rules: rulesOf(journey.start) }, when).map(({ name }) => name);
}

function toFree(date: DayPlan['date'], window: DayWindow): Frame {
  return { act: 'edit', edit: { type: 'free', date, window } };
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
