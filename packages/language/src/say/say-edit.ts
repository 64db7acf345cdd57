import type { Edit, EditOf, EditType } from '@wayfarer/edits';
import { formatTime } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';

import { sayDuration } from './formats.ts';
import type { Speaker } from './speaker.ts';

/** What an edit would do, in the few words of a chip. */
export function sayEdit(edit: Edit, speaker: Speaker): string {
  return capitalised(sayEditWithin(edit, speaker));
}

/** The same inside a sentence. */
export function sayEditWithin(edit: Edit, speaker: Speaker): string {
  const say = SAY[edit.type] as (edit: Edit, speaker: Speaker) => string;
  const dropped = ('without' in edit ? edit.without : undefined) ?? [];
  if (dropped.length === 0) return say(edit, speaker);
  return speaker.texts.edits.chips.without(say(edit, speaker), speaker.list(dropped.map(speaker.stop)));
}

const SAY: { readonly [Type in EditType]: (edit: EditOf<Type>, speaker: Speaker) => string } = {
  add: ({ place, to }, { texts, name, at }) => texts.edits.chips.add(name(place), at(to?.date, to?.at)),
  remove: ({ visit }, { texts, stop }) => texts.edits.chips.remove(stop(visit)),
  move: ({ visit, to }, speaker) => speaker.texts.edits.chips.move(speaker.stop(visit), sayTarget(to, speaker)),
  swap: ({ visits: [one, other] }, { texts, stop }) => texts.edits.chips.swap(stop(one), stop(other)),
  'swap-days': ({ dates: [one, other] }, { texts, day }) => texts.edits.chips.swapDays(day(one), day(other)),
  replace: ({ visit, by }, { texts, stop, name }) =>
    texts.edits.chips.replace(stop(visit), typeof by === 'string' ? name(by) : texts.words.wishes[by.wish]),
  length: sayLength,
  lock: (edit, { texts, stop, name, at }) =>
    'place' in edit
      ? texts.edits.chips.lock(name(edit.place), at(edit.date, edit.at))
      : texts.edits.chips.lock(stop(edit.visit), at(undefined, edit.at)),
  unlock: ({ visit }, { texts, stop }) => texts.edits.chips.unlock(stop(visit)),
  hours: ({ date, start, end }, { texts: { edits }, day, list }) =>
    list([
      ...(start === undefined ? [] : [edits.chips.starts(day(date), formatTime(start))]),
      ...(end === undefined ? [] : [edits.chips.ends(day(date), formatTime(end))]),
    ]),
  meal: sayMeal,
  pace: ({ date, pace }, { texts, day }) => texts.edits.chips.pace(day(date), texts.words.paces[pace]),
  walking: ({ date }, { texts, day }) => texts.edits.chips.walking(day(date)),
  'longest-way': ({ date, minutes }, { texts, day, language }) =>
    texts.edits.chips.longestWay(day(date), sayDuration(minutes, language)),
  free: ({ date, window }, { texts, day }) =>
    texts.edits.chips.free(day(date), formatTime(window.start), formatTime(window.end)),
  unfree: ({ date }, { texts, day }) => texts.edits.chips.unfree(day(date)),
  stay: ({ by }, { texts, name }) =>
    texts.edits.chips.stay(typeof by === 'string' ? name(by) : texts.words.wishes[by.wish]),
  arrival: ({ at }, { texts }) => texts.edits.chips.arrival(formatTime(at)),
  departure: ({ at }, { texts }) => texts.edits.chips.departure(formatTime(at)),
  dates: ({ start, end }, { texts, day }) => texts.edits.chips.dates(day(start), day(end)),
  party: ({ travelers, diets }, { texts: { edits }, list }) =>
    list([
      ...(travelers === undefined ? [] : [edits.chips.travelers(travelers)]),
      ...(diets === undefined ? [] : [edits.chips.diets(list(diets))]),
    ]),
  budget: ({ limit }, { texts: { edits } }) =>
    limit === null ? edits.chips.noBudget : edits.chips.budget(formatMoney(limit)),
  refill: ({ date }, { texts, day }) => texts.edits.chips.refill(day(date)),
  walk: ({ date, title }, { texts, day }) => texts.edits.chips.walk(day(date), title),
};

function sayTarget({ date, at, before, after }: EditOf<'move'>['to'], { at: when, stop }: Speaker): string {
  const said = when(date, at);
  if (said !== '') return said;
  const beside = before ?? after;
  return beside === undefined
    ? ''
    : `${after === undefined ? '→' : ''}${stop(beside)}${after === undefined ? '' : '→'}`;
}

function sayLength(edit: EditOf<'length'>, { texts: { edits }, stop, language }: Speaker): string {
  const name = stop(edit.visit);
  if ('minutes' in edit) return edits.chips.length(name, sayDuration(edit.minutes, language));
  const by = sayDuration(Math.abs(edit.by), language);
  return edit.by < 0 ? edits.chips.shorter(name, by) : edits.chips.longer(name, by);
}

function sayMeal(edit: EditOf<'meal'>, { texts: { edits, words }, day, list, language }: Speaker): string {
  const { meal, date, at, minutes, cuisine, diets, price, skip } = edit;
  const [said, on] = [words.meals[meal], day(date)];
  if (skip === true) return edits.chips.mealSkipped(said, on);
  if (at !== undefined) return edits.chips.mealAt(said, on, formatTime(at));
  if (minutes !== undefined) return edits.chips.mealLasts(said, on, sayDuration(minutes, language));
  const wish = price && words.wishes[price];
  return edits.chips.mealOther(said, on, cuisine ?? (diets ? list(diets) : (wish ?? words.wishes.any)));
}

/** As a sentence begins. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
