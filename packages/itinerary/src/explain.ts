import type { LeftOut } from '@wayfarer/optimizer';
import type { LeftOutPlace } from '@wayfarer/trip';
import { formatTime, minute, MINUTES_PER_DAY } from '@wayfarer/trip/clock';
import { LONGEST_LEG_MINUTES } from '@wayfarer/trip/limits';
import { formatMoney, money } from '@wayfarer/trip/money';

import type { Candidate } from './candidate.ts';
import { isUnknownThroughout } from './doubt.ts';
import { explainClosed } from './explain-closed.ts';
import type { EmptyDay, FillRequest } from './request.ts';

const BROKEN: Readonly<Record<Extract<LeftOut, { reason: 'rule' }>['rule'], string>> = {
  order: 'not in the order that was asked for',
  walking: 'with more walking than was asked for',
  waiting: 'with a longer wait than was asked for',
  rest: 'without the rests that were asked for',
};

/** Turns the optimizer's reason into a code, a sentence with its numbers, and one on what would help. */
export function explainLeftOut(leftOut: LeftOut, candidates: readonly Candidate[], request: FillRequest): LeftOutPlace {
  const candidate = candidates[leftOut.place];
  if (!candidate) throw new Error(`The optimizer names place ${leftOut.place}, which it was not given.`);
  const explained = explainReason(leftOut, candidate, request);
  const remedy = explainLetIn(leftOut, candidates, request) ?? lastResort(leftOut);
  return remedy === undefined ? explained : { ...explained, text: `${explained.text} ${remedy}` };
}

/** For what somebody insists on, where nothing smaller would help. */
function lastResort({ mandatory, reason }: LeftOut): string | undefined {
  if (!mandatory || reason === 'no-window' || reason === 'day-full') return undefined;
  if (reason === 'budget') return 'It would fit with a higher budget, or cheaper nights.';
  return reason === 'too-far' ? 'It needs a day of its own.' : 'It would fit with another day.';
}

/** What the traveller could do about it: drop one visit, or set out earlier. */
function explainLetIn(leftOut: LeftOut, candidates: readonly Candidate[], { days }: FillRequest): string | undefined {
  if (!leftOut.letIn || !('day' in leftOut) || leftOut.reason === 'low-score') return undefined;
  const { drop, earlier } = leftOut.letIn;
  const dropped = drop === undefined ? undefined : candidates[drop];
  const ways = [
    // Nobody is told to skip lunch, or to arrive before the train does.
    ...(dropped?.kind === 'place' ? [`without ${dropped.place.name}`] : []),
    ...(earlier !== undefined && days[leftOut.day]?.from.kind === 'stay' ? [`by starting ${earlier} min earlier`] : []),
  ];
  return ways.length > 0 ? `It would fit ${ways.join(' or ')}.` : undefined;
}

function explainReason(leftOut: LeftOut, candidate: Candidate, request: FillRequest): LeftOutPlace {
  const { name, id } = candidate.place;
  const day = 'day' in leftOut ? request.days[leftOut.day] : undefined;
  const on = day ? `on ${day.date}` : 'on the days of this trip';
  switch (leftOut.reason) {
    case 'no-window':
      if (isUnknownThroughout(candidate.place, request.days))
        return {
          place: id,
          reason: 'hours-unknown',
          text: `The opening hours of ${name} are not known, and at hours usual for such a place no day in its city has time for it.`,
        };
      return {
        place: id,
        reason: 'closed-that-day',
        text: candidate.mandatory
          ? explainClosed(candidate.place, request.days)
          : `${name} is not open long enough on any day of this trip spent in its city.`,
      };
    case 'too-far':
      return {
        place: id,
        reason: 'too-far',
        text:
          leftOut.minutes < 0
            ? explainTooFar(candidate, request.days[leftOut.day], request)
            : `${name} is too far: ${leftOut.minutes} min of travel there and on, ${on}.`,
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
    case 'rule':
      return { place: id, reason: 'no-time-left', text: `${name} would fit ${on}, but ${BROKEN[leftOut.rule]}.` };
    case 'day-full':
      return {
        place: id,
        reason: 'day-full',
        text: candidate.mandatory
          ? `Each day that ${name} could be on holds ${leftOut.mostVisits} stops already, as many as this pace allows. Choose a fuller pace, or add a day.`
          : `The days hold ${leftOut.mostVisits} visits at most at this pace, and others are worth more to you than ${name}.`,
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
      return {
        place: id,
        reason: 'scored-lower',
        text: `${name} would fit ${on}, but adds less to what you like than the way costs.`,
      };
  }
}

/** A leg that nobody takes inside a day has no minutes in the optimizer's answer; the traveller is told how long the way is. */
function explainTooFar({ place }: Candidate, day: EmptyDay | undefined, { book, travel }: FillRequest): string {
  const ends = [day?.from, day?.to].flatMap((anchor) => (anchor && book.get(anchor.place)) ?? []);
  const [longest] = ends
    .map(({ name, at }) => ({ name, minutes: travel(at, place.at).minutes }))
    .toSorted((left, right) => right.minutes - left.minutes);
  const way =
    longest && longest.minutes < MINUTES_PER_DAY
      ? `${longest.minutes} min of travel from ${longest.name}`
      : 'more than a day of travel';
  return `${place.name} is too far: ${way}, and no way inside a day is longer than ${LONGEST_LEG_MINUTES} min.`;
}

function clock(minutes: number): string {
  return formatTime(minute(minutes));
}
