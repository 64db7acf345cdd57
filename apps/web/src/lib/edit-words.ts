import type { Edit, Trip } from '@wayfarer/contract';

import { formatDate } from './format.ts';
import { findStanding, listStopMoves, movesText, type Standing } from './stop-moves.ts';

type Days = Pick<Trip, 'days'>;

/** What an edit names: the place of its visit, or the place itself. */
export function placeOf(edit: Edit, { days }: Days): string | undefined {
  if ('place' in edit) return edit.place;
  if (!('visit' in edit)) return undefined;
  return days.flatMap(({ visits }) => visits).find(({ id }) => id === edit.visit)?.placeId;
}

/** What an edit has done, and what had to move for it, for the toast: a sentence or two. */
export function doneText(edit: Edit, before: Days, after: Days): string {
  const place = placeOf(edit, before);
  const moves = listStopMoves(before, after);
  const came = edit.type === 'replace' ? moves.find(({ from }) => from === null) : undefined;
  const others = moves.filter((move) => move.placeId !== place && move !== came);
  const isWide = place === undefined;
  const said = sentenceOf(edit, {
    was: place === undefined ? undefined : findStanding(before, place),
    is: place === undefined ? undefined : findStanding(after, place),
    instead: came?.to ?? undefined,
  });
  if (others.length === 0) return said;
  return `${said} ${isWide ? 'Moved' : 'Moved for it'}: ${movesText(others)}.`;
}

interface Stands {
  readonly was: Standing | undefined;
  readonly is: Standing | undefined;
  readonly instead: Standing | undefined;
}

function sentenceOf(edit: Edit, { was, is, instead }: Stands): string {
  const name = is?.name ?? was?.name ?? 'It';
  switch (edit.type) {
    case 'add':
      return is ? `${name} comes in: ${whenOf(is)}.` : 'It comes in.';
    case 'remove':
      return edit.forGood ? `${name} is out for good.` : `${name} is out. It is among the ideas.`;
    case 'move':
      return is ? `${name} is on ${whenOf(is)} now.` : `${name} is moved.`;
    case 'replace':
      return instead ? `${instead.name} instead of ${name}: ${whenOf(instead)}.` : `${name} is replaced.`;
    case 'length':
      return is ? `${name} takes from ${is.arrive} to ${is.depart} now.` : `${name} takes another time.`;
    case 'lock':
      return `${name} is fixed: nothing moves it.`;
    case 'unlock':
      return `${name} may be moved again.`;
    default:
      return dayText(edit);
  }
}

function whenOf({ date, arrive, depart }: Standing): string {
  return `${formatDate(date)}, ${arrive}–${depart}`;
}

function dayText(edit: Edit): string {
  const day = 'date' in edit && edit.date !== null ? formatDate(edit.date) : 'each day';
  switch (edit.type) {
    case 'hours':
      return [`${capital(day)} now`, edit.start && `starts at ${edit.start}`, edit.end && `ends at ${edit.end}`]
        .filter(Boolean)
        .join(' ')
        .replace(/(starts at \S+) ends/, '$1 and ends')
        .concat('.');
    case 'meal':
      if (edit.skip === true) return `No ${edit.meal} is planned on ${day}.`;
      if (edit.minutes !== undefined) return `${capital(edit.meal)} on ${day} lasts ${edit.minutes} min now.`;
      return edit.at
        ? `${capital(edit.meal)} on ${day} is at ${edit.at} now.`
        : `${capital(edit.meal)} on ${day} is planned.`;
    case 'pace':
      return `The pace of ${day} is ${edit.pace} now.`;
    case 'walking':
      return `There is less to walk on ${day}.`;
    case 'longest-way':
      return `A way on ${day} may last ${edit.minutes} min.`;
    case 'free':
      return `${edit.window.start}–${edit.window.end} on ${day} is kept free.`;
    case 'unfree':
      return `Nothing is kept free on ${day} any more.`;
    case 'walk':
      return `${capital(day)} is a walk past places of ${edit.title} now.`;
    case 'refill':
      return `${capital(day)} is filled anew.`;
    default:
      return 'It is done.';
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
