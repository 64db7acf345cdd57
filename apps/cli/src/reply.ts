import type { Trip } from '@wayfarer/contract';

import type { Reply } from './command.ts';
import { EXIT, type ExitCode } from './exit.ts';
import { showMoment, showTrip, type TripOptions } from './render/show-trip.ts';

/** A trip as the answer to a command. */
export function replyWithTrip(trip: Trip, options: TripOptions = {}): Reply {
  return { json: trip, text: (style) => showTrip(trip, style, options), exit: EXIT.ok };
}

/** The same on the way: what was said since `before`, then the decision that is open, or the day as it now is. */
export function replyWithMoment(trip: Trip, before?: Pick<Trip, 'messages'>): Reply {
  const words = before ? trip.messages.slice(before.messages.length).filter(({ role }) => role === 'assistant') : [];
  return {
    json: trip,
    text: (style) => showMoment(trip, style, { words: [...words.map(({ text }) => text), ...listChips(trip)] }),
    exit: EXIT.ok,
  };
}

/** What may be answered, each word for word. */
function listChips({ chips }: Trip): readonly string[] {
  return chips.length === 0 ? [] : [chips.map((chip) => `[${chip}]`).join(' ')];
}

/** The same after the plan was changed: what was said since `before`, and the days that are different now. */
export function replyWithChange(trip: Trip, before: Trip): Reply {
  const words = trip.messages
    .slice(before.messages.length)
    .flatMap(({ role, text }) => (role === 'user' ? [] : [text]));
  const known = new Map(before.days.map((day) => [day.date, JSON.stringify(day)]));
  const days = trip.days.filter((day) => known.get(day.date) !== JSON.stringify(day));
  return { json: trip, text: (style) => showMoment(trip, style, { words, days }), exit: EXIT.ok };
}

/** The same after something was said, which may have led nowhere: the exit code then says so. */
export function replyAfterPlanning(trip: Trip): Reply {
  return { ...replyWithTrip(trip), exit: exitOf(trip) };
}

function exitOf({ progress, options, mode }: Trip): ExitCode {
  if (options.length > 0 || progress.length === 0) return EXIT.ok;
  if (progress.some(({ status }) => status === 'failed')) return EXIT.sourceUnavailable;
  return mode === 'CLARIFY' ? EXIT.infeasible : EXIT.ok;
}
