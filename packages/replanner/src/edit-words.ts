import type { Edit, EditOf, EditOutcome, Move } from '@wayfarer/edits';
import { type DayPlan, findVisit, getPlace, type PlaceId, toPlaceBook, type VisitId } from '@wayfarer/trip';
import { formatTime, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';

import type { Journey } from './journey.ts';

type Done = Extract<EditOutcome, { kind: 'done' }>;

/** What an edit has done, in sentences: what was asked for, then what had to move for it. */
export function describeEdit({ start, days }: Journey, edit: Edit, { asked, moved, plan }: Done): string {
  const book = toPlaceBook([...start.facts.places, ...plan.facts.places]);
  const nameOf = (place: PlaceId): string => getPlace(book, place).name;
  const nameVisit = (id: VisitId): string => {
    const visit = (findVisit(plan.days, id) ?? findVisit(days, id))?.visit;
    return visit?.label ?? (visit ? nameOf(visit.place) : id);
  };
  const lead = edit.type === 'lock' ? describeLock(edit, plan.days, nameVisit) : leadOf(edit, nameVisit);
  // When something fixed is, has been said.
  const done = (edit.type === 'lock' ? [] : asked)
    .map((move) => describeMove(move, nameOf))
    .filter((text) => text !== '');
  const around = moved.map((move) => describeMove(move, nameOf)).filter((text) => text !== '');
  return [
    ...(lead === '' ? [] : [lead]),
    ...(done.length === 0 ? [] : [`${join(shortened(done))}.`]),
    ...(around.length === 0 ? [] : [`For that: ${join(shortened(around))}.`]),
    ...(lead === '' && done.length === 0 && around.length === 0 ? ['Done.'] : []),
  ].join(' ');
}

/** A history is read at a glance; the plan itself shows the rest. */
const MOST_TOLD = 3;

function shortened(parts: readonly string[]): readonly string[] {
  const rest = parts.length - MOST_TOLD;
  return rest > 0 ? [...parts.slice(0, MOST_TOLD), `${rest} more`] : parts;
}

/** `Louvre Sat 14:00–16:00 (was Fri 10:00–12:00)`; empty where it stays when it is. */
function describeMove({ place, from, to }: Move, nameOf: (place: PlaceId) => string): string {
  const name = nameOf(place);
  if (!to) return `${name} goes to your ideas`;
  const when = `${dayOf(to.date)} ${formatTime(to.arrive)}–${formatTime(to.depart)}`;
  if (!from) return `${name} comes in on ${when}`;
  if (from.date === to.date && from.arrive === to.arrive && from.depart === to.depart) return '';
  const was = `${from.date === to.date ? '' : `${dayOf(from.date)} `}${formatTime(from.arrive)}–${formatTime(from.depart)}`;
  return `${name} is on ${when} (was ${was})`;
}

/** What no move says. */
function leadOf(edit: Edit, nameVisit: (id: VisitId) => string): string {
  switch (edit.type) {
    case 'unlock':
      return `${nameVisit(edit.visit)} is not fixed any more; it stays where it is until you change it.`;
    case 'swap-days':
      return `${dayOf(edit.dates[0])} and ${dayOf(edit.dates[1])} have changed places.`;
    case 'hours':
      return `${whichDay(edit.date)} ${join([
        ...(edit.start === undefined ? [] : [`starts at ${formatTime(edit.start)}`]),
        ...(edit.end === undefined ? [] : [`ends at ${formatTime(edit.end)}`]),
      ])}.`;
    case 'meal':
      return edit.skip ? `No ${edit.meal} is planned on ${edit.date === null ? 'any day' : dayOf(edit.date)}.` : '';
    case 'pace':
      return `${whichDay(edit.date)}: ${edit.pace}.`;
    case 'walking':
      return `${whichDay(edit.date)}: less on foot.`;
    case 'longest-way':
      return `A way on ${dayOf(edit.date)} may last ${edit.minutes} min.`;
    case 'free':
      return `${dayOf(edit.date)} ${formatTime(edit.window.start)}–${formatTime(edit.window.end)} stays free.`;
    case 'unfree':
      return `${dayOf(edit.date)} may be planned as a whole again.`;
    case 'arrival':
      return `You arrive at ${formatTime(edit.at)}.`;
    case 'departure':
      return `You leave at ${formatTime(edit.at)}.`;
    case 'dates':
      return `The trip is from ${edit.start} to ${edit.end}.`;
    case 'party':
      return join([
        ...(edit.travelers === undefined ? [] : [`You are ${edit.travelers}`]),
        ...(edit.diets === undefined ? [] : [`Diets: ${edit.diets.join(', ') || 'none'}`]),
      ]).concat('.');
    case 'budget':
      return edit.limit ? `The trip may cost ${formatMoney(edit.limit)}.` : 'The trip may cost what it costs.';
    case 'walk':
      return `${dayOf(edit.date)} is a walk past places of ${edit.title}${/[.。]$/u.test(edit.title) ? '' : '.'}`;
    case 'refill':
      return `${whichDay(edit.date)} is planned anew.`;
    default:
      return '';
  }
}

/** `Gion Nanba is fixed at 19:00 on Sun 2027-04-04; nothing moves it without you.` */
function describeLock(edit: EditOf<'lock'>, days: readonly DayPlan[], nameVisit: (id: VisitId) => string): string {
  const found = days
    .flatMap(({ date, visits }) => visits.map((visit) => ({ date, visit })))
    .find(({ date, visit }) =>
      'visit' in edit ? visit.id === edit.visit : visit.place === edit.place && date === edit.date,
    );
  if (!found) return '';
  const { date, visit } = found;
  return `${nameVisit(visit.id)} is fixed at ${formatTime(visit.arrive)} on ${dayOf(date)}; nothing moves it without you.`;
}

function whichDay(date: IsoDate | null): string {
  return date === null ? 'Every day' : dayOf(date);
}

/** `Sat 2027-04-03`. */
function dayOf(date: IsoDate): string {
  return `${weekdayOf(date).slice(0, 3)} ${date}`;
}

function join(parts: readonly string[]): string {
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
