import type { Edit, Trip } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
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
  const { also, alsoForIt } = words().plan.done;
  return isWide ? also(said, movesText(others)) : alsoForIt(said, movesText(others));
}

interface Stands {
  readonly was: Standing | undefined;
  readonly is: Standing | undefined;
  readonly instead: Standing | undefined;
}

function sentenceOf(edit: Edit, { was, is, instead }: Stands): string {
  const said = words().plan.done;
  const name = is?.name ?? was?.name ?? said.it;
  switch (edit.type) {
    case 'add':
      return is ? said.comesIn(name, whenOf(is)) : said.comesInSomewhere;
    case 'remove':
      return edit.forGood ? said.outForGood(name) : said.out(name);
    case 'move':
      return is ? said.movedTo(name, whenOf(is)) : said.moved(name);
    case 'replace':
      return instead ? said.instead({ name, other: instead.name, when: whenOf(instead) }) : said.replaced(name);
    case 'length':
      return is ? said.takes(name, is.arrive, is.depart) : said.takesOther(name);
    case 'lock':
      return said.locked(name);
    case 'unlock':
      return said.unlocked(name);
    default:
      return dayText(edit);
  }
}

function whenOf({ date, arrive, depart }: Standing): string {
  return words().plan.done.when(formatDate(date), `${arrive}–${depart}`);
}

function dayText(edit: Edit): string {
  const said = words().plan.done;
  const day = 'date' in edit && edit.date !== null ? formatDate(edit.date) : said.eachDay;
  switch (edit.type) {
    case 'hours':
      return said.startsEnds(day, edit.start, edit.end);
    case 'meal': {
      const meal = said.meals[edit.meal];
      if (edit.skip === true) return said.noMeal(meal, day);
      if (edit.minutes !== undefined) return said.mealLasts(meal, day, edit.minutes);
      return edit.at === undefined ? said.mealPlanned(meal, day) : said.mealAt(meal, day, edit.at);
    }
    case 'pace':
      return said.pace(day, namePace(edit.pace));
    case 'walking':
      return said.lessWalking(day);
    case 'longest-way':
      return said.longestWay(day, edit.minutes);
    case 'free':
      return said.free(`${edit.window.start}–${edit.window.end}`, day);
    case 'unfree':
      return said.unfree(day);
    case 'walk':
      return said.walk(day, edit.title);
    case 'refill':
      return said.refill(day);
    default:
      return said.done;
  }
}

/** A pace in a word. */
export function namePace(pace: string): string {
  return (words().talk.paces as Readonly<Record<string, string>>)[pace] ?? pace;
}
