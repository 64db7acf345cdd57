import { type Journey, nextVisit } from '@wayfarer/replanner';
import { findVisit, formatTime, getPlace, toPlaceBook } from '@wayfarer/trip';

import type { TripState } from '../core.ts';

/** What can be asked in the chat that changes nothing. */
export const LOOKS = {
  show_plan: ({ journey }) => (journey ? describeDay(journey) : NO_PLAN),
  next_stop: ({ journey }) => (journey ? describeNext(journey) : NO_PLAN),
  explain_appointments: () =>
    'What is fixed, such as a ticket or a booked table, I never move. Rearrange it where it was booked; then tell me what is different.',
  small_talk: ({ journey }) =>
    journey ? 'Gladly. Tell me what you see on the way, or ask for the plan.' : 'Hello! Where would you like to go?',
} as const satisfies Readonly<Record<string, (state: TripState) => string>>;

const NO_PLAN = 'There is no plan yet. Choose an option first.';

function describeDay({ days, cursor, start, visited }: Journey): string {
  const day = days.find(({ date }) => date === cursor.date);
  if (!day) return NO_PLAN;
  const book = toPlaceBook(start.facts.places);
  const lines = day.visits.map(({ id, place, label, arrive, depart }) => {
    const done = visited.includes(id) ? ', done' : '';
    return `${formatTime(arrive)}–${formatTime(depart)} ${label ?? getPlace(book, place).name}${done}`;
  });
  return [`Your plan for ${day.date}:`, ...lines].join('\n');
}

function describeNext(journey: Journey): string {
  const next = nextVisit(journey);
  if (!next) return 'Nothing more is planned: the trip is over.';
  const { name } = getPlace(toPlaceBook(journey.start.facts.places), next.place);
  const day = findVisit(journey.days, next.id)?.day.date;
  return `Next is ${next.label ?? name}, from ${formatTime(next.arrive)} to ${formatTime(next.depart)} on ${day}.`;
}
