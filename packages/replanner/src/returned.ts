import type { Visit } from '@wayfarer/trip';
import { formatTime, type MinuteOfDay } from '@wayfarer/trip/clock';

import { crowdAt, findAlternatives, MOST_ALTERNATIVES, toAlternative } from './alternatives/find-alternatives.ts';
import { dayOn, type JourneyContext, makeJudge, placeOf } from './context.ts';
import type { Alternative, Choice, Decision, Trigger } from './decision.ts';
import { isCalm, laterToday } from './disrupted.ts';
import { underText } from './disruption-words.ts';
import type { WaitingVisit } from './journey.ts';
import { limitOn } from './limit-on.ts';
import { type Limit, reaches } from './limits.ts';
import { levelOf } from './reading.ts';
import { findMove, toMoveChoice } from './repair/move-choice.ts';
import type { Helped } from './repair/ways.ts';
import { findReturn, halfHoursAfter, openSlot } from './slot.ts';
import type { Verb } from './verb.ts';
import { percent } from './words.ts';

/** The waiting visit that the trigger is about, if it still waits today. */
export function findWaiting({ journey }: JourneyContext, { visit }: Trigger): WaitingVisit | undefined {
  return journey.waiting.find((waiting) => waiting.visit.id === visit && waiting.date === journey.cursor.date);
}

/** The question with which a visit that waited comes back. */
export function askAboutReturn(
  context: JourneyContext,
  trigger: Trigger,
  { id, waiting }: { readonly id: string; readonly waiting: WaitingVisit },
): Decision {
  const { visit, date } = waiting;
  const place = placeOf(context, visit.place);
  const limit = limitOn(context, trigger.measure.kind, date);
  const back = findBack(context, trigger, { waiting, limit });
  const { alternatives, noneBecause } = fillFreeTime(context, trigger, { waiting, back, limit });
  const until = laterToday(context, { trigger, stop: { date, visit: back ?? visit }, limit });
  const move = back ? undefined : findMove(context, { trigger, stop: { date, visit }, limit, alternatives }, true);
  const recommended = recommend({ back, until, move, alternatives });
  const offers: readonly Omit<Choice, 'recommended'>[] = [
    offerMore(trigger, until, limit),
    offerPutBack(place.name, alternatives, back),
    { choice: 'skip', offered: true, text: `Give ${place.name} up for good.` },
    { choice: 'keep', offered: true, text: 'Keep the time free and stop waiting.' },
    ...(move ? [toMoveChoice(move)] : []),
  ];
  return {
    id,
    trigger,
    visit: visit.id,
    date,
    reading: { kind: trigger.measure.kind, level: levelOf(trigger.measure), limit: limit.level, limitWhy: limit.why },
    severity: 'LOW',
    text: back
      ? `${place.name} can come back at ${formatTime(back.arrive)}: ${calmText(context, trigger, { visit: back, date, limit })}.`
      : `${place.name} waited, but no longer fits the rest of the day.`,
    choices: offers.map((offer) =>
      offer.choice === recommended
        ? { ...offer, recommended: true, why: whyOf(recommended, place.name, back) }
        : { ...offer, recommended: false },
    ),
    alternatives,
    noneBecause,
  };
}

/** Back, where it fits; later, where it may yet; else on another day, or something else into its time. */
function recommend({
  back,
  until,
  move,
  alternatives,
}: {
  readonly back: Visit | undefined;
  readonly until: MinuteOfDay | undefined;
  readonly move: Helped | undefined;
  readonly alternatives: readonly Alternative[];
}): Verb {
  if (back) return 'replace';
  if (until !== undefined) return 'wait';
  if (move) return 'move';
  return alternatives.length > 0 ? 'replace' : 'keep';
}

/** As early as the rest of today allows, from this minute on: at full and half hours, and when it was planned. */
function findBack(
  context: JourneyContext,
  trigger: Trigger,
  { waiting, limit }: { readonly waiting: WaitingVisit; readonly limit: Limit },
): Visit | undefined {
  const { visit, date } = waiting;
  const { time } = context.journey.cursor;
  const isUnder = !reaches(levelOf(trigger.measure), limit);
  const planned = visit.arrive > time ? [visit.arrive] : [];
  const times = [time, ...planned, ...halfHoursAfter(time)].toSorted((left, right) => left - right);
  return findReturn(
    context,
    { day: dayOn(context.journey, date), visit, times },
    { judge: makeJudge(context), accepts: isUnder ? () => true : isCalm(context, trigger, { date, visit, limit }) },
  );
}

/** The visit itself first, where it fits; then what else fits that time, or what is left of the time it had. */
function fillFreeTime(
  context: JourneyContext,
  trigger: Trigger,
  { waiting, back, limit }: { readonly waiting: WaitingVisit; readonly back: Visit | undefined; readonly limit: Limit },
): Pick<Decision, 'alternatives' | 'noneBecause'> {
  const { date } = waiting;
  const day = dayOn(context.journey, date);
  const instead = back ?? waiting.visit;
  if (!back && instead.depart <= context.journey.cursor.time) return { alternatives: [], noneBecause: 'no-time-left' };
  const place = placeOf(context, instead.place);
  const vacancy = {
    trigger,
    slot: openSlot(context, day, instead),
    date,
    instead,
    insteadPlace: place,
    limit,
    weatherLimit: limitOn(context, 'weather', date),
  };
  if (!back) return findAlternatives(context, vacancy);
  const itself: Omit<Alternative, 'n'> = toAlternative(context, vacancy, {
    place,
    travel: context.rules.travel(vacancy.slot.from.at, place.at),
    crowd: crowdAt(context, place, { date, time: back.arrive }),
    times: back,
  });
  const others = findAlternatives(context, vacancy).alternatives;
  const all = [itself, ...others].slice(0, MOST_ALTERNATIVES);
  return { alternatives: all.map((one, index) => ({ ...one, n: index + 1 })), noneBecause: null };
}

function offerMore({ measure }: Trigger, until: MinuteOfDay | undefined, limit: Limit): Omit<Choice, 'recommended'> {
  if (until === undefined)
    return { choice: 'wait', offered: false, text: 'No later half hour is left that day into which it fits.' };
  if (measure.kind !== 'crowd') {
    const text = `Wait on, and ask again when ${underText(measure.kind, limit.level)}.`;
    return { choice: 'wait', offered: true, text };
  }
  return { choice: 'wait', offered: true, text: `Wait on, and ask again at ${formatTime(until)}.`, until };
}

function offerPutBack(
  name: string,
  alternatives: readonly Alternative[],
  back: Visit | undefined,
): Omit<Choice, 'recommended'> {
  const [first] = alternatives;
  if (!back && first) return { choice: 'replace', offered: true, text: `Put ${first.name} into the time it had.` };
  if (!back) return { choice: 'replace', offered: false, text: `No time is left into which ${name} fits.` };
  const others = alternatives.length > 1 ? ', or another place into the free time' : '';
  return { choice: 'replace', offered: true, text: `Put ${name} back at ${formatTime(back.arrive)}${others}.` };
}

function calmText(
  context: JourneyContext,
  { measure }: Trigger,
  { visit, date, limit }: { readonly visit: Visit; readonly date: string; readonly limit: Limit },
): string {
  const level = levelOf(measure);
  const what = measure.kind === 'weather' ? 'the severity of the weather' : measure.kind;
  const under = limit.level === null ? '' : `, under your limit of ${percent(limit.level)}`;
  if (level !== null && !reaches(level, limit)) return `${what} is at ${percent(level)}${under}`;
  const crowd = crowdAt(context, placeOf(context, visit.place), { date, time: visit.arrive });
  return `it is ${crowd.typical ? 'usually ' : ''}${percent(crowd.level)} full then${under}`;
}

function whyOf(verb: Verb, name: string, back: Visit | undefined): string {
  if (verb === 'replace' && back) return `${name} fits again, and nothing else has to move.`;
  if (verb === 'replace') return `${name} does not fit today any more, and this does.`;
  if (verb === 'move') return `${name} does not fit today any more, and nothing is lost by it.`;
  return verb === 'wait' ? `${name} may still fit later.` : `${name} does not fit today any more.`;
}
