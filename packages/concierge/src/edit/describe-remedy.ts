import type { Edit, Remedy } from '@wayfarer/edits';
import type { Journey } from '@wayfarer/replanner';
import { findVisit, getPlace, type PlaceId, toPlaceBook, type VisitId } from '@wayfarer/trip';
import { formatTime, weekdayOf } from '@wayfarer/trip/clock';

/** An edit that would fit, in the words of a button: `Move Louvre to Sat 2027-04-03, 14:00`. */
export function describeRemedy({ days, start }: Journey, { edit, moved }: Remedy): string {
  const book = toPlaceBook(start.facts.places);
  const nameOf = (place: PlaceId): string => getPlace(book, place).name;
  const nameVisit = (id: VisitId): string => {
    const visit = findVisit(days, id)?.visit;
    return visit?.label ?? (visit ? nameOf(visit.place) : id);
  };
  const others = moved.length === 0 ? '' : ` (${moved.map(({ place }) => nameOf(place)).join(', ')} would move)`;
  return `${describeWish(edit, nameVisit, nameOf)}${others}`;
}

function describeWish(edit: Edit, nameVisit: (id: VisitId) => string, nameOf: (place: PlaceId) => string): string {
  switch (edit.type) {
    case 'add':
      return `Add ${nameOf(edit.place)}${describeTarget(edit.to)}`;
    case 'remove':
      return `Take ${nameVisit(edit.visit)} out`;
    case 'move':
      return `Move ${nameVisit(edit.visit)}${describeTarget(edit.to)}`;
    case 'swap':
      return `Swap ${edit.visits.map(nameVisit).join(' and ')}`;
    case 'swap-days':
      return `Swap ${edit.dates.map(dayOf).join(' and ')}`;
    case 'replace':
      return `Replace ${nameVisit(edit.visit)} by ${typeof edit.by === 'string' ? nameOf(edit.by) : `something ${edit.by.wish}`}`;
    case 'length':
      return `${nameVisit(edit.visit)} for ${'minutes' in edit ? `${edit.minutes} min` : `${Math.abs(edit.by)} min ${edit.by < 0 ? 'less' : 'more'}`}`;
    case 'lock':
      return `Fix ${'visit' in edit ? nameVisit(edit.visit) : nameOf(edit.place)}${edit.at === undefined ? '' : ` at ${formatTime(edit.at)}`}`;
    case 'unlock':
      return `Release ${nameVisit(edit.visit)}`;
    case 'hours':
      return [
        whichDay(edit.date),
        ...(edit.start === undefined ? [] : [`from ${formatTime(edit.start)}`]),
        ...(edit.end === undefined ? [] : [`until ${formatTime(edit.end)}`]),
      ].join(' ');
    case 'meal':
      return `${edit.meal} on ${whichDay(edit.date)}${edit.skip ? ': none' : describeTime(edit.at)}`;
    case 'free':
      return `Keep ${dayOf(edit.date)} ${formatTime(edit.window.start)}–${formatTime(edit.window.end)} free`;
    case 'unfree':
      return `Plan all of ${dayOf(edit.date)}`;
    case 'dates':
      return `From ${edit.start} to ${edit.end}`;
    case 'refill':
      return `Plan ${whichDay(edit.date)} anew`;
    case 'walk':
      return `${dayOf(edit.date)}: a walk past places of ${edit.title}`;
    case 'pace':
      return `${whichDay(edit.date)}: ${edit.pace}`;
    case 'longest-way':
      return `Ways of up to ${edit.minutes} min on ${dayOf(edit.date)}`;
    default:
      return edit.type.replace(/^./, (letter) => letter.toUpperCase());
  }
}

function describeTarget(to: Extract<Edit, { type: 'move' }>['to'] | undefined): string {
  if (!to) return '';
  const day = to.date === undefined ? '' : ` to ${dayOf(to.date)}`;
  return `${day}${to.part === undefined ? '' : `, in the ${to.part}`}${describeTime(to.at)}`;
}

function describeTime(at: Parameters<typeof formatTime>[0] | undefined): string {
  return at === undefined ? '' : ` at ${formatTime(at)}`;
}

function whichDay(date: string | null): string {
  return date === null ? 'every day' : dayOf(date);
}

function dayOf(date: string): string {
  return `${weekdayOf(date).slice(0, 3)} ${date}`;
}
