import { type Clause, findEntity, listDays, listPlaces } from './clause.ts';
import type { Frame } from './frame.ts';
import { namesWeather, toFrames } from './frames.ts';
import { isActName } from './guess/act-classifier.ts';
import type { Guess } from './guess/guess.ts';
import { listLikelyChoices } from './guess/likely-choices.ts';
import { readNotThen } from './slots/denied.ts';
import { readMealShift } from './slots/meal-shifts.ts';
import { readNearThere } from './slots/near-there.ts';
import { readAskedOfPlace, readDetail } from './slots/questions.ts';
import { readStuck, REPORTS } from './slots/reports.ts';
import { isIll, isStuck, isWrong } from './slots/troubles.ts';
import { readFreeTime, readSavings } from './slots/vague-wishes.ts';
import type { Scene } from './trip-scene.ts';

interface Unsure {
  readonly scene: Scene;
  readonly guess: Guess;
}

/** From so much on, taken together, a clause is taken for one of several acts of a kind. */
const ENOUGH = 0.45;

/**
 * What can be said to a clause of which only a part is clear: a place that something is asked of, a day that something is wrong
 * with. Nothing of it changes a plan. Empty where nothing is clear.
 */
export function readUnsure(clause: Clause, { scene, guess }: Unsure): readonly Frame[] {
  // Before a plan is chosen a question about a place is no wish to see it, either.
  if (scene.context.stops.length === 0) return readAskedOfPlace(clause, undefined, scene) ?? [];
  return (
    readMealShift(clause, undefined, { scene, isWish: true }) ??
    readNearThere(clause, undefined, scene) ??
    readAskedOfPlace(clause, undefined, scene) ??
    readNotThen(clause, undefined, scene) ??
    readUnclearTrouble(clause, scene) ??
    readFreeTime(clause, scene) ??
    readSavings(clause, scene) ??
    readUnclearTable(clause, { scene, guess }) ??
    readLikelyEdit(clause, { scene, guess }) ??
    readUnclearDay(clause, { scene, guess }) ??
    readUnclearQuestion(clause, { scene, guess }) ??
    []
  );
}

/** Rain is to come, somebody is ill, or they cannot go on. */
function readUnclearTrouble(clause: Clause, scene: Scene): readonly Frame[] | undefined {
  if (clause.isQuestion || listPlaces(clause).length > 0) return undefined;
  if (listDays(clause).length > 0 && namesWeather(clause, scene)) return REPORTS.rain?.(clause, scene);
  if (isIll(clause, scene)) return [{ act: 'talk', topic: 'ill' }];
  return isStuck(clause, scene) ? readStuck(clause, scene) : undefined;
}

/** "Find us a good sushi restaurant" is a meal, or a better one. */
function readUnclearTable(clause: Clause, { scene, guess }: Unsure): readonly Frame[] | undefined {
  if (!findEntity(clause, 'dish') || listPlaces(clause).length > 0 || share(guess, /^meal/) < ENOUGH) return undefined;
  return toFrames({ ...clause, act: 'meal', sureness: 'likely' }, 'meal', { scene, isConditional: false });
}

/** From so much on the likeliest act of a day, or of where a place goes, is proposed. */
const LIKELY = 0.35;
const OF_DAY =
  /^(?:free|refill|replan-day|day-(?:start|end)(?:-later|-earlier)?|pace-(?:slower|faster)|walk-less|meal-skip|meal-cheaper|meal-better)$/;
/** Acts that tell where a place is to go. */
const PLACING = /^(?:move|add|go|what-about|meal|first-of-day|last-of-day)$/;

/** What is likely, with a day that is named: told as a proposal, since a proposal changes nothing. */
function readLikelyEdit(clause: Clause, { scene, guess }: Unsure): readonly Frame[] | undefined {
  if (!clause.guess || listDays(clause).length === 0 || clause.isQuestion || isWrong(clause, scene)) return undefined;
  const [first] = guess.candidates;
  if (!first) return undefined;
  const isOfDay = OF_DAY.test(first.intent) && first.confidence >= LIKELY && listPlaces(clause).length === 0;
  // "Right after lunch" leaves little else that could be meant.
  const isBeside = clause.mentions.some(({ role }) => role === 'before' || role === 'after');
  const isPlacing = listPlaces(clause).length === 1 && share(guess, PLACING) >= (isBeside ? LIKELY : ENOUGH);
  const act = isOfDay ? first.intent : isPlacing ? 'add' : undefined;
  if (act === undefined || !isActName(act)) return undefined;
  const frames = toFrames({ ...clause, act, sureness: 'likely' }, act, { scene, isConditional: false });
  return frames.length > 0 && frames.every((frame) => frame.act === 'wish') ? frames : undefined;
}

/** Chips that are offered beside what a day can always be changed by. */
const MOST_LIKELY = 2;

/** Something of a day that is named, and nobody knows what: the day is told, with what can be done with it. */
function readUnclearDay(clause: Clause, { scene, guess }: Unsure): readonly Frame[] | undefined {
  const [day, ...others] = listDays(clause);
  const date = day?.entity.date;
  if (!clause.guess || !date || others.length > 0 || listPlaces(clause).length > 0) return undefined;
  const likely = listLikelyChoices([{ clause, guess }], scene).filter(
    ({ frame }) => frame.act === 'edit' && ['pace', 'refill', 'hours', 'walking'].includes(frame.edit.type),
  );
  return [{ act: 'question', question: { about: 'day-options', date, likely: likely.slice(0, MOST_LIKELY) } }];
}

/** Something is asked of one place that is named. */
function readUnclearQuestion(clause: Clause, { scene, guess }: Unsure): readonly Frame[] | undefined {
  if (listPlaces(clause).length !== 1 || listDays(clause).length > 0) return undefined;
  const asked = share(guess, /^ask-/);
  const other = share(guess, /^(?!ask-|none$)/);
  const isAsked = clause.isQuestion ? asked + share(guess, /^none$/) >= other : asked >= ENOUGH && asked > other;
  return isAsked ? readDetail(clause, scene) : undefined;
}

/** How likely the acts of these names are together. */
function share({ candidates }: Guess, names: RegExp): number {
  return candidates.reduce((sum, { intent, confidence }) => sum + (names.test(intent) ? confidence : 0), 0);
}
