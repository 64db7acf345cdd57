import type { LeftOut } from '@wayfarer/optimizer';
import { formatMoney, formatTime, type LeftOutPlace, minute, money } from '@wayfarer/trip';

import type { Candidate } from './candidates.ts';
import type { FillRequest } from './request.ts';

/** Turns the optimizer's reason into a code and a sentence with its numbers. */
export function explainLeftOut(leftOut: LeftOut, candidate: Candidate, request: FillRequest): LeftOutPlace {
  const { name, id } = candidate.place;
  const day = 'day' in leftOut ? request.days[leftOut.day] : undefined;
  const on = day ? `on ${day.date}` : 'on the days of this trip';
  switch (leftOut.reason) {
    case 'no-window':
      return {
        place: id,
        reason: 'closed-that-day',
        text: `${name} is not open long enough on any day of this trip spent in its city.`,
      };
    case 'too-far':
      return {
        place: id,
        reason: 'too-far',
        text: `${name} is too far: ${leftOut.minutes} min of travel there and on, ${on}.`,
      };
    case 'window-missed':
      return {
        place: id,
        reason: 'closes-during-visit',
        text: `${name} would have to be entered by ${clock(leftOut.closes)} ${on}; the earliest arrival beside the other visits is ${clock(leftOut.arrival)}.`,
      };
    case 'no-time':
      return {
        place: id,
        reason: 'no-time-left',
        text: `${name} would need ${leftOut.short} min more than there are ${on}.`,
      };
    case 'day-full':
      return {
        place: id,
        reason: 'day-full',
        text: `The days hold ${leftOut.mostVisits} visits at most at this pace, and others are worth more to you than ${name}.`,
      };
    case 'group-full':
      return { place: id, reason: 'scored-lower', text: `Another table lies nearer to the way than ${name}.` };
    case 'budget':
      return {
        place: id,
        reason: 'over-budget',
        text: `${name} would exceed what is left for entries and meals by ${formatMoney(money(leftOut.over, request.spendingLimit?.currency ?? ''))}.`,
      };
    case 'low-score':
      return { place: id, reason: 'scored-lower', text: `${name} would fit ${on}, but adds nothing to what you like.` };
  }
}

function clock(minutes: number): string {
  return formatTime(minute(minutes));
}
