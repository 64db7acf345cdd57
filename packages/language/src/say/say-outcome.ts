import type { Edit, EditOutcome, Move, Refusal } from '@wayfarer/edits';

import { sayDuration, sayTimes, sayTogether } from './formats.ts';
import { sayEditWithin } from './say-edit.ts';
import { sayReasons } from './say-reason.ts';
import type { Speaker } from './speaker.ts';

/** How many changes are told one by one. */
const MOST_TOLD = 4;

/**
 * What came of an edit: what was asked for, then what had to move for it; or why it does not fit. The edits that would are
 * named by `sayEdit`.
 */
export function sayOutcome(outcome: EditOutcome, edit: Edit, speaker: Speaker): string {
  const { edits } = speaker.texts;
  switch (outcome.kind) {
    case 'unchanged':
      return edits.unchanged;
    case 'refused': {
      const reasons = sayReasons(outcome.reasons, speaker);
      if (outcome.reasons.every(({ code }) => OF_THE_EDIT.has(code)) && outcome.remedies.length === 0) return reasons;
      const said = edits.refused(reasons);
      return sayTogether([said, outcome.remedies.length > 0 ? edits.remedies : edits.noRemedy], speaker.language);
    }
    case 'done':
      return sayDone(outcome, edit, speaker);
  }
}

/** What is wrong with an edit itself: nothing near to it was looked for. */
const OF_THE_EDIT: ReadonlySet<string> = new Set<Refusal['code']>([
  'no-such-visit',
  'no-such-place',
  'no-such-day',
  'visit-done',
  'time-past',
  'visit-locked',
  'decision-open',
  'not-a-stop',
  'in-the-plan',
  'already-planned',
  'visited-twice',
  'out-of-range',
]);

/** What an edit has done. */
export function sayDone(
  { asked, moved }: { readonly asked: readonly Move[]; readonly moved: readonly Move[] },
  edit: Edit,
  speaker: Speaker,
): string {
  return sayTogether([sayAsked(asked, edit, speaker), sayAlso(moved, speaker)], speaker.language);
}

/** Edits that name stops are told by what became of those. */
const OF_STOPS: ReadonlySet<Edit['type']> = new Set(['add', 'remove', 'move', 'swap', 'length', 'meal']);

function sayAsked(asked: readonly Move[], edit: Edit, speaker: Speaker): string {
  const { edits } = speaker.texts;
  const shown = asked.slice(0, MOST_TOLD);
  switch (edit.type) {
    case 'lock':
      return sayLocked(asked[0], edit, speaker);
    case 'unlock':
      return edits.unlocked(speaker.stop(edit.visit));
    case 'replace':
      return sayReplaced(asked, speaker) ?? edits.done(sayEditWithin(edit, speaker));
    case 'stay':
      return sayStay(asked, speaker) ?? edits.done(sayEditWithin(edit, speaker));
    default: {
      const told = shown.map((move) => sayMove(move, edit, speaker));
      if (OF_STOPS.has(edit.type) && told.length > 0) return sayTogether(told, speaker.language);
      return edits.done(sayEditWithin(edit, speaker));
    }
  }
}

function sayLocked(
  move: Move | undefined,
  edit: Extract<Edit, { type: 'lock' }>,
  { texts: { edits }, name, stop, when, plan, at }: Speaker,
): string {
  if (move?.to) return edits.locked(name(move.place), when(move.to));
  if ('place' in edit) return edits.locked(name(edit.place), at(edit.date, edit.at));
  const day = plan.days.find(({ visits }) => visits.some(({ id }) => id === edit.visit));
  const visit = day?.visits.find(({ id }) => id === edit.visit);
  return edits.locked(stop(edit.visit), day && visit ? when({ ...visit, date: day.date }) : '');
}

function sayReplaced(asked: readonly Move[], { texts: { edits }, name, when }: Speaker): string | undefined {
  const gone = asked.find(({ from, to }) => from && !to);
  const came = asked.find(({ from, to }) => !from && to);
  return gone && came?.to ? edits.replaced(name(gone.place), name(came.place), when(came.to)) : undefined;
}

function sayStay(asked: readonly Move[], { texts: { edits }, name }: Speaker): string | undefined {
  const came = asked.find(({ from, to }) => !from && to);
  return came && edits.stays(name(came.place));
}

function sayMove({ place, from, to }: Move, edit: Edit, { texts: { edits }, name, when, language }: Speaker): string {
  if (!to) return edit.type === 'remove' && edit.forGood ? edits.leftForGood(name(place)) : edits.left(name(place));
  if (!from) return edits.came(name(place), when(to));
  if (edit.type === 'length')
    return edits.lasts(name(place), sayDuration(to.depart - to.arrive, language), sayTimes(to));
  return edits.moved(name(place), when(to), from.date === to.date ? sayTimes(from) : when(from));
}

/** What had to move, the first few one by one. */
export function sayAlso(moved: readonly Move[], { texts: { edits }, name, when, list }: Speaker): string {
  const told = moved
    .filter(({ kind }) => kind === 'place' || kind === 'meal')
    .map(({ place, from, to }) => {
      if (!to) return edits.alsoLeft(name(place));
      if (!from) return edits.alsoCame(name(place), when(to));
      return edits.alsoMoved(name(place), from.date === to.date ? sayTimes(to) : when(to));
    });
  if (told.length === 0) return '';
  const rest = told.length - MOST_TOLD;
  return edits.also(list(rest > 0 ? [...told.slice(0, MOST_TOLD), edits.more(rest)] : told));
}
