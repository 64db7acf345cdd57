import type { Edit } from '@wayfarer/edits';
import { type Question, sayEdit } from '@wayfarer/language';
import { distanceKm, type Eatery, isArea } from '@wayfarer/trip';

import { type Act, chip, type PlanScene } from '../scene.ts';
import { attempt, leaveChip } from '../wishes/propose.ts';
import { answerMeal } from './about-days.ts';

/** As many as one compares at a glance, beside "keep my plan". */
const MOST_TABLES = 3;
/** So many are tried, the nearest first. */
const MOST_TRIED = 15;

/** Tables that could take the place of a planned one, the nearest first. Where none is planned, that is told. */
export function answerOtherTables({ meal, date }: Extract<Question, { about: 'other-tables' }>, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const { wishes, words } = speaker.texts;
  const told = answerMeal({ meal, ...(date !== undefined && { date }) }, scene);
  const day = journey.days.find((one) => one.date === told.about?.date);
  const planned = day?.visits.find(({ id }) => id === told.about?.visit);
  const here = planned && speaker.book.get(planned.place);
  if (!day || !planned || !here) return told;
  const edits = [...speaker.book.values()]
    .filter((place): place is Eatery => place.kind === 'eatery' && place.city === here.city && !isArea(place))
    .filter((table) => table.meals.includes(meal) && !isPlanned(table, scene))
    .toSorted((a, b) => distanceKm(a.at, here.at) - distanceKm(b.at, here.at) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_TRIED)
    .map((table): Edit => ({ type: 'replace', visit: planned.id, by: table.id }))
    .filter((edit) => attempt(edit, scene).kind === 'done')
    .slice(0, MOST_TABLES);
  const on = speaker.day(day.date);
  if (edits.length === 0) return { ...told, text: wishes.noOtherTables(words.meals[meal], on) };
  const names = edits.flatMap((edit) => (edit.type === 'replace' && typeof edit.by === 'string' ? [edit.by] : []));
  return {
    ...told,
    text: [
      wishes.otherTables(speaker.name(planned.place), words.meals[meal], on),
      ...names.map((id) => `- ${speaker.name(id)}`),
    ].join('\n'),
    offered: [...edits.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })), leaveChip(scene)],
  };
}

function isPlanned({ id }: Eatery, { journey }: PlanScene): boolean {
  return journey.days.some(({ visits }) => visits.some(({ place }) => place === id));
}
