import type { Edit } from '@wayfarer/edits';
import type { Journey } from '@wayfarer/replanner';
import { findVisit, getPlace, type PlaceId, toPlaceBook, type VisitId } from '@wayfarer/trip';
import { formatTime, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

import { UnknownNameError } from '../errors.ts';
import { listNearest } from './nearest.ts';

/**
 * Everything an edit names, the trip has.
 *
 * @throws {UnknownNameError} with what is near to it.
 */
export function assertKnown(journey: Journey, edit: Edit): void {
  for (const id of visitsOf(edit)) assertVisit(journey, id);
  for (const id of placesOf(edit)) assertPlace(journey, id);
  for (const date of datesOf(edit)) assertDate(journey, date);
}

function visitsOf(edit: Edit): readonly VisitId[] {
  const to = 'to' in edit ? edit.to : undefined;
  return [
    ...('visit' in edit ? [edit.visit] : []),
    ...('visits' in edit ? edit.visits : []),
    ...(('without' in edit ? edit.without : undefined) ?? []),
    ...(to?.before === undefined ? [] : [to.before]),
    ...(to?.after === undefined ? [] : [to.after]),
  ];
}

function placesOf(edit: Edit): readonly PlaceId[] {
  if (edit.type === 'walk') {
    const brought = new Set((edit.bring ?? []).map(({ id }) => id));
    return edit.places.filter((place) => !brought.has(place));
  }
  return [...('place' in edit ? [edit.place] : []), ...('by' in edit && typeof edit.by === 'string' ? [edit.by] : [])];
}

function datesOf(edit: Edit): readonly IsoDate[] {
  const to = 'to' in edit ? edit.to?.date : undefined;
  return [
    ...('date' in edit && edit.date !== null ? [edit.date] : []),
    ...('dates' in edit ? edit.dates : []),
    ...(to === undefined ? [] : [to]),
  ];
}

function assertVisit({ days, start }: Journey, id: VisitId): void {
  if (findVisit(days, id)) return;
  const book = toPlaceBook(start.facts.places);
  const visits = days.flatMap((day) =>
    day.visits.map((visit) => {
      const name = visit.label ?? getPlace(book, visit.place).name;
      return { id: visit.id, name, shown: `${visit.id} (${name}, ${dayOf(day.date)} ${formatTime(visit.arrive)})` };
    }),
  );
  throw new UnknownNameError(
    'visit',
    id,
    listNearest(id, visits, ({ id: known, name }) => [known, name]).map(({ shown }) => shown),
  );
}

function assertPlace({ start }: Journey, id: PlaceId): void {
  const { places } = start.facts;
  if (places.some((place) => place.id === id)) return;
  const near = listNearest(id, places, ({ id: known, name }) => [known, name]);
  throw new UnknownNameError(
    'place',
    id,
    near.map((place) => `${place.id} (${place.name})`),
  );
}

function assertDate({ days }: Journey, date: IsoDate): void {
  if (days.some((day) => day.date === date)) return;
  throw new UnknownNameError(
    'day',
    date,
    days.map((day) => dayOf(day.date)),
  );
}

function dayOf(date: IsoDate): string {
  return `${weekdayOf(date).slice(0, 3)} ${date}`;
}
