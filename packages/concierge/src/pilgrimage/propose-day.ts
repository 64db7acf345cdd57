import type { NewEvent } from '@wayfarer/archon';
import type { Edit } from '@wayfarer/edits';
import { type Journey, tryEdit } from '@wayfarer/replanner';
import { type DayPlan, getPlace, type PlaceBook, toPlaceBook } from '@wayfarer/trip';
import { formatTime, spellDay } from '@wayfarer/trip/clock';

import type { WalkOutcome } from './walks.ts';

type ForDay = Extract<WalkOutcome, { kind: 'for-day' }>;

const REASON = 'A whole day changes, so you are asked first.';

/** The day as it is and as it would be, for a yes or a no; why not, where it cannot be. */
export function proposeDay(journey: Journey, walk: ForDay): readonly NewEvent[] {
  const { date, title, sights, notes } = walk;
  const edit: Edit = { type: 'walk', date, title, places: sights.map(({ id }) => id), bring: sights };
  const outcome = tryEdit(journey, { edit });
  if (outcome.kind === 'unchanged') return [say(`${spellDay(date)} is that walk already.`)];
  if (outcome.kind === 'refused') {
    return [
      say(
        `${spellDay(date)} cannot be a walk past places of ${title}: ${outcome.reasons.map(({ text }) => text).join(' ')}`,
      ),
    ];
  }
  const { facts, days } = outcome.plan;
  const book = toPlaceBook([...journey.start.facts.places, ...facts.places]);
  const [before, after] = [journey.days, days].map((all) => all.find((day) => day.date === date));
  const changes = [
    `${spellDay(date)} now: ${describeDay(before, book)}.`,
    `${spellDay(date)} then, past places of ${title}: ${describeDay(after, book)}.`,
    ...describeMissing(sights, after),
    ...notes,
  ];
  return [
    {
      type: 'edit-withheld',
      version: 1,
      author: 'planner',
      content: { edit, changes, reasons: [REASON], rules: [], facts: {} },
    },
    say(['I would do that like this:', ...changes, 'Shall I? "Approve" or "reject".'].join('\n')),
  ];
}

/** `09:30 Senso-ji, 12:00 Lunch at …`. */
function describeDay(day: DayPlan | undefined, book: PlaceBook): string {
  const stops = (day?.visits ?? []).filter(({ kind }) => kind === 'place' || kind === 'meal');
  if (stops.length === 0) return 'nothing';
  return stops.map(({ arrive, place }) => `${formatTime(arrive)} ${getPlace(book, place).name}`).join(', ');
}

/** Places of the walk for which the day is too short. */
function describeMissing(sights: ForDay['sights'], day: DayPlan | undefined): readonly string[] {
  const missing = sights.filter(({ id }) => !day?.visits.some(({ place }) => place === id));
  return missing.length === 0 ? [] : [`No time is left for ${missing.map(({ name }) => name).join(', ')}.`];
}

function say(text: string): NewEvent {
  return { type: 'message-sent', version: 1, author: 'planner', content: { text } };
}
