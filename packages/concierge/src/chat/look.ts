import { type Decision, type Journey, nextVisit } from '@wayfarer/replanner';
import { type DayPlan, findVisit, getPlace, toPlaceBook } from '@wayfarer/trip';
import { addDays, formatDuration, formatTime } from '@wayfarer/trip/clock';

import type { TripState } from '../core.ts';

/** What can be asked in the chat that changes nothing. */
export const LOOKS = {
  show_plan: ({ journey }, text) => (journey ? describeDay(journey, text) : NO_PLAN),
  next_stop: ({ journey }) => (journey ? describeNext(journey) : NO_PLAN),
  show_choices: ({ journey }) => (journey?.pending ? describeChoices(journey.pending) : NOTHING_ASKED),
  explain_appointments: () =>
    'What is fixed, such as a ticket or a booked table, I never move. Rearrange it where it was booked; then say that it is no longer fixed, and tell me the new time.',
  small_talk: ({ journey }) =>
    journey ? 'Gladly. Tell me what you see on the way, or ask for the plan.' : 'Hello! Where would you like to go?',
} as const satisfies Readonly<Record<string, (state: TripState, text: string) => string>>;

const NO_PLAN = 'There is no plan yet. Choose an option first.';
const NOTHING_ASKED =
  'Nothing is waiting for you. Tell me what you see ("crowd 85", "it is raining", "closed", "40 minutes late"), or which place you would rather skip, and I show what else there is.';

function describeDay(journey: Journey, text: string): string {
  const { start, visited } = journey;
  const day = dayMeant(journey, text.toLowerCase());
  if (!day) return NO_PLAN;
  const book = toPlaceBook(start.facts.places);
  const lines = day.visits.map(({ id, place, label, arrive, depart }) => {
    const done = visited.includes(id) ? ', done' : '';
    return `${formatTime(arrive)}–${formatTime(depart)} ${label ?? getPlace(book, place).name}${done}`;
  });
  return [`Your plan for ${day.date}:`, ...lines].join('\n');
}

/** Today, unless "tomorrow" or "day 2" is said; a day that the trip does not have is the nearest that it has. */
function dayMeant({ days, cursor }: Journey, text: string): DayPlan | undefined {
  const number = /\bday (\d{1,2})\b/.exec(text)?.[1];
  if (number !== undefined) return days[Number(number) - 1] ?? days.at(-1);
  const date = /\btom+or+ow\b/.test(text) ? addDays(cursor.date, 1) : cursor.date;
  return days.find((day) => day.date === date) ?? days.at(-1);
}

function describeNext(journey: Journey): string {
  const next = nextVisit(journey);
  if (!next) return 'Nothing more is planned: the trip is over.';
  const { name } = getPlace(toPlaceBook(journey.start.facts.places), next.place);
  const day = findVisit(journey.days, next.id)?.day;
  const leg = day?.legs.find(({ to }) => to === next.id);
  const way = leg && leg.minutes > 0 ? ` It is ${formatDuration(leg.minutes)} away (${leg.mode}).` : '';
  return `Next is ${next.label ?? name}, from ${formatTime(next.arrive)} to ${formatTime(next.depart)} on ${day?.date}.${way}`;
}

function describeChoices({ text, choices, alternatives }: Decision): string {
  const offered = choices.filter((choice) => choice.offered);
  return [
    text,
    ...alternatives.map(({ n, name, why }) => `replace ${n}: ${name}, ${why}`),
    ...offered.filter(({ choice }) => choice !== 'replace').map((choice) => `${choice.choice}: ${choice.text}`),
    ...offered.filter(({ recommended }) => recommended).map(({ choice }) => `I would say: ${choice}.`),
  ].join('\n');
}
