import type { Edit, EditOutcome, Move, Refusal } from '@wayfarer/edits';

import { sayDuration, sayTimes, sayTogether } from './formats.ts';
import { sayEdit, sayEditWithin } from './say-edit.ts';
import { sayReasons } from './say-reason.ts';
import type { Speaker } from './speaker.ts';
import type { EditTexts } from './texts.ts';

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
export function sayDone(done: Changes, edit: Edit, speaker: Speaker): string {
  return sayChanges(done, edit, { speaker, words: speaker.texts.edits });
}

/** What an edit would do that nobody has done. */
export function sayWould(would: Changes, edit: Edit, speaker: Speaker): string {
  return sayChanges(would, edit, { speaker, words: speaker.texts.edits.would });
}

interface Changes {
  readonly asked: readonly Move[];
  readonly moved: readonly Move[];
}

/** Who speaks, and whether of what is done or of what would be. */
interface Telling {
  readonly speaker: Speaker;
  readonly words: EditTexts['would'];
}

function sayChanges({ asked, moved }: Changes, edit: Edit, telling: Telling): string {
  const { speaker, words } = telling;
  // What names no stop says which ones go for it, before all that only moves.
  const gone = OF_DAYS.has(edit.type) ? asked.filter(({ to }) => to === null) : [];
  return sayTogether([sayAsked(asked, edit, telling), sayAlso([...gone, ...moved], speaker, words)], speaker.language);
}

/** Edits that name stops are told by what became of those. */
const OF_STOPS: ReadonlySet<Edit['type']> = new Set(['add', 'remove', 'move', 'swap', 'length', 'meal']);

/** Edits that name days or ways; stops may go for them all the same. */
const OF_DAYS: ReadonlySet<Edit['type']> = new Set(['walking', 'hours']);

function sayAsked(asked: readonly Move[], edit: Edit, telling: Telling): string {
  const { speaker, words } = telling;
  const shown = asked.slice(0, MOST_TOLD);
  switch (edit.type) {
    case 'lock':
      return sayLocked(asked[0], edit, telling);
    case 'hours':
      return sayTogether([sayAsSaid(edit, telling), ...sayLateStarts(edit, speaker)], speaker.language);
    case 'unlock':
      return words.unlocked(speaker.stop(edit.visit));
    case 'replace':
      return sayReplaced(asked, telling) ?? sayAsSaid(edit, telling);
    case 'stay':
      return sayStay(asked, telling) ?? sayAsSaid(edit, telling);
    default: {
      const told = shown.map((move) => sayMove(move, edit, telling));
      if (OF_STOPS.has(edit.type) && told.length > 0) return sayTogether(told, speaker.language);
      return sayAsSaid(edit, telling);
    }
  }
}

/** By what it is called: as a sentence of its own it begins like one. */
function sayAsSaid(edit: Edit, { speaker, words }: Telling): string {
  // What goes with it is told among what else changes.
  const plain = 'without' in edit ? { ...edit, without: [] } : edit;
  return words.done(words === speaker.texts.edits.would ? sayEdit(plain, speaker) : sayEditWithin(plain, speaker));
}

/** A day begins at its first stop: where that is long after the hour that was said, it is said. */
function sayLateStarts(
  { date, start }: Extract<Edit, { type: 'hours' }>,
  { plan, texts: { edits }, name, when }: Speaker,
): readonly string[] {
  if (start === undefined) return [];
  return plan.days.flatMap((day) => {
    const first = day.visits.find(({ kind }) => kind === 'place' || kind === 'meal');
    const isMeant = (date === null || day.date === date) && day.window.start === start;
    if (!first || !isMeant || first.arrive <= start + LATE_MINUTES) return [];
    return [edits.opensLater(name(first.place), when({ ...first, date: day.date }))];
  });
}

/** A stop that begins so long after the day starts is none that it begins with (editorial). */
const LATE_MINUTES = 45;

function sayLocked(
  move: Move | undefined,
  edit: Extract<Edit, { type: 'lock' }>,
  { speaker: { name, stop, when, plan, at }, words }: Telling,
): string {
  if (move?.to) return words.locked(name(move.place), when(move.to));
  if ('place' in edit) return words.locked(name(edit.place), at(edit.date, edit.at));
  const day = plan.days.find(({ visits }) => visits.some(({ id }) => id === edit.visit));
  const visit = day?.visits.find(({ id }) => id === edit.visit);
  return words.locked(stop(edit.visit), day && visit ? when({ ...visit, date: day.date }) : '');
}

function sayReplaced(asked: readonly Move[], { speaker: { name, when }, words }: Telling): string | undefined {
  const gone = asked.find(({ from, to }) => from && !to);
  const came = asked.find(({ from, to }) => !from && to);
  return gone && came?.to ? words.replaced(name(gone.place), name(came.place), when(came.to)) : undefined;
}

function sayStay(asked: readonly Move[], { speaker: { name }, words }: Telling): string | undefined {
  const came = asked.find(({ from, to }) => !from && to);
  return came && words.stays(name(came.place));
}

function sayMove({ place, from, to }: Move, edit: Edit, { speaker: { name, when, language }, words }: Telling): string {
  if (!to) return edit.type === 'remove' && edit.forGood ? words.leftForGood(name(place)) : words.left(name(place));
  if (!from) return words.came(name(place), when(to));
  if (edit.type === 'length')
    return words.lasts(name(place), sayDuration(to.depart - to.arrive, language), sayTimes(to));
  return words.moved(name(place), when(to), from.date === to.date ? sayTimes(from) : when(from));
}

/** What had to move, the first few one by one. */
export function sayAlso(
  moved: readonly Move[],
  { texts: { edits }, name, when, list }: Speaker,
  words: EditTexts['would'] = edits,
): string {
  const told = moved
    .filter(({ kind }) => kind === 'place' || kind === 'meal')
    .toSorted((left, right) => Number(left.to !== null) - Number(right.to !== null))
    .map(({ place, from, to }) => {
      if (!to) return words.alsoLeft(name(place));
      if (!from) return words.alsoCame(name(place), when(to));
      return words.alsoMoved(name(place), from.date === to.date ? sayTimes(to) : when(to));
    });
  if (told.length === 0) return '';
  const rest = told.length - MOST_TOLD;
  return words.also(list(rest > 0 ? [...told.slice(0, MOST_TOLD), edits.more(rest)] : told));
}
