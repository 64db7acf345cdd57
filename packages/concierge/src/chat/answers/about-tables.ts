import { type Edit, isOfCuisine } from '@wayfarer/edits';
import { type Question, sayEdit } from '@wayfarer/language';
import { listStopsAhead } from '@wayfarer/replanner';
import { distanceKm, type Eatery, type Place, type Visit } from '@wayfarer/trip';

import { type Act, chip, type PlanScene } from '../scene.ts';
import { attempt, leaveChip } from '../wishes/propose.ts';

const MOST_TABLES = 3;

/** A table with the stop of the plan that is nearest to it. */
interface Near {
  readonly table: Eatery;
  readonly stop: Place;
  readonly km: number;
}

/** Two or three tables of a cuisine, the nearest to the plan first, each with the meal that it could take the place of. */
export function answerTables({ cuisine }: Extract<Question, { about: 'tables' }>, scene: PlanScene): Act {
  const { speaker } = scene;
  const { wishes } = speaker.texts;
  const ahead = listStopsAhead(scene.journey).map(({ visit }) => visit);
  const found = [...speaker.book.values()]
    .filter((place): place is Eatery => place.kind === 'eatery' && isOfCuisine(place, cuisine))
    .flatMap((table) => nearestOf(table, ahead, scene) ?? [])
    .toSorted((left, right) => left.km - right.km || (left.table.id < right.table.id ? -1 : 1))
    .slice(0, MOST_TABLES);
  if (found.length === 0) return { text: wishes.noTables(cuisine) };
  const lines = found.map(({ table, stop, km }) => {
    const planned = ahead.some(({ place }) => place === table.id);
    const name = speaker.name(table.id);
    return planned ? wishes.tablePlanned(name) : wishes.tableNear(name, km.toFixed(1), speaker.name(stop.id));
  });
  const edits = found.flatMap(({ table }) => exchangeFor(table, ahead, scene) ?? []);
  return {
    text: [wishes.tables(cuisine), ...lines.map((line) => `- ${line}`)].join('\n'),
    offered: [
      ...edits.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })),
      ...(edits.length > 0 ? [leaveChip(scene)] : []),
    ],
  };
}

function nearestOf(table: Eatery, ahead: readonly Visit[], { speaker }: PlanScene): Near | undefined {
  const stops = ahead.flatMap(({ place }) => speaker.book.get(place) ?? []).filter(({ city }) => city === table.city);
  const [nearest] = stops
    .map((stop): Near => ({ table, stop, km: distanceKm(table.at, stop.at) }))
    .toSorted((left, right) => left.km - right.km);
  return nearest;
}

/** The nearest meal that may go for it. */
export function exchangeFor(table: Eatery, ahead: readonly Visit[], scene: PlanScene): Edit | undefined {
  if (ahead.some(({ place }) => place === table.id)) return undefined;
  const kmTo = ({ place }: Visit): number => {
    const known = scene.speaker.book.get(place);
    return known ? distanceKm(table.at, known.at) : Infinity;
  };
  return ahead
    .filter(({ kind, locked }) => kind === 'meal' && !locked)
    .toSorted((left, right) => kmTo(left) - kmTo(right))
    .map((meal): Edit => ({ type: 'replace', visit: meal.id, by: table.id }))
    .find((edit) => attempt(edit, scene).kind === 'done');
}
