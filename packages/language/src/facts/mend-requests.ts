import { findDates, overlaps, type Span } from '@wayfarer/router/grammar';

import type { RequestReading } from '../reader/message-reading.ts';

/** The slots of a date; what else lies on a date that is written out was taken for something that it is not. */
const OF_DATES: ReadonlySet<string> = new Set(['day', 'to-day', 'from-day']);

/**
 * The requests with each date that is written out whole in one of them: "June 11, 2027" is no day and a sum, nor a day and an age.
 */
export function mendRequests(requests: readonly RequestReading[], message: string): readonly RequestReading[] {
  const dates = findDates(message).filter(({ text }) => WRITTEN_OUT.test(text));
  if (dates.length === 0) return requests;
  return dates
    .reduce((all, date) => withWhole(all, date, message), requests)
    .map((request) => ({ ...request, slots: request.slots.filter((slot) => !isTorn(slot, dates)) }));
}

/** With a month's name or a year. */
const WRITTEN_OUT = /\p{L}{3}|\d{4}/u;

function isTorn(slot: RequestReading['slots'][number], dates: readonly Span[]): boolean {
  return (
    !OF_DATES.has(slot.name) &&
    dates.some((date) => overlaps(date, { index: slot.from, end: slot.to }) && slot.from >= date.index)
  );
}

/** The request in which a date begins has all of it; what follows begins behind. */
function withWhole(requests: readonly RequestReading[], date: Span, message: string): readonly RequestReading[] {
  const first = requests.find(({ from, to }) => from <= date.index && to > date.index && to < date.end);
  if (!first) return requests;
  return requests.flatMap((request) => {
    const { from, to, slots } = request;
    if (request === first) return [{ ...request, to: date.end, text: message.slice(from, date.end) }];
    if (from < first.to || from >= date.end) return [request];
    const text = message.slice(date.end, to);
    return /[\p{L}\d]/u.test(text)
      ? [{ ...request, from: date.end, text, slots: slots.filter((slot) => slot.from >= date.end) }]
      : [];
  });
}
