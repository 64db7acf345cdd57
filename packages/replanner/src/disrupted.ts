import { applyChange, isOutdoors } from '@wayfarer/edits';
import { isAgainstPlan, type Visit } from '@wayfarer/trip';
import { formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Interval } from '@wayfarer/trip/vocabulary';

import { crowdAt, findAlternatives } from './alternatives/find-alternatives.ts';
import { dayOn, type JourneyContext, makeJudge, placeOf } from './context.ts';
import type { Alternative, Choice, Decision, Trigger } from './decision.ts';
import { findLateWay, type LateWay } from './delay.ts';
import { classify } from './dispatch.ts';
import { keptText, noneText, troubleOf, underText } from './disruption-words.ts';
import { type DatedVisit, type Journey, listStops } from './journey.ts';
import { isTolerated, limitOn } from './limit-on.ts';
import { type Limit, reaches } from './limits.ts';
import { describeMoved, moveLater } from './move-later.ts';
import { observe } from './observation.ts';
import { levelOf, type Measure } from './reading.ts';
import { markRecommended } from './recommend.ts';
import { findMove, toMoveChoice } from './repair/move-choice.ts';
import { proposeAction } from './rule-chain.ts';
import { findReturn, halfHoursAfter, openSlot } from './slot.ts';
import { percent } from './words.ts';

/** The visit the trigger is about, if it still is one: ahead, at or above the limit, and not accepted before. */
export function findDisrupted(context: JourneyContext, { visit, measure }: Trigger): DatedVisit | undefined {
  const { journey } = context;
  const stop = listStops(journey.days).find((candidate) => candidate.visit.id === visit);
  if (!stop || journey.visited.includes(visit) || isTolerated(context, { visit, measure })) return undefined;
  if (measure.kind === 'weather' && !isOutdoors(placeOf(context, stop.visit.place))) return undefined;
  if (measure.kind === 'delay' && !findLateWay(context, stop)) return undefined;
  if (measure.kind === 'closed' && measure.hours && !isAgainst(measure.hours, stop, journey)) return undefined;
  const newest = journey.readings.findLast(
    (reading) =>
      reading.measure.kind === measure.kind &&
      reading.date === stop.date &&
      (reading.visit === visit || reading.visit === null),
  );
  if (newest && !newest.reached) return undefined;
  return reaches(levelOf(measure), limitOn(context, measure.kind, stop.date)) ? stop : undefined;
}

/** It may have been moved to where its door is open. */
function isAgainst(hours: readonly Interval[], { visit, date }: DatedVisit, { days }: Journey): boolean {
  return isAgainstPlan({ place: visit.place, date, hours }, days);
}

/** The question a disruption puts to the traveller, with everything needed to answer it. */
export function askAboutDisruption(
  context: JourneyContext,
  trigger: Trigger,
  { id, stop }: { readonly id: string; readonly stop: DatedVisit },
): Decision {
  const { visit, date } = stop;
  const { measure } = trigger;
  const place = placeOf(context, visit.place);
  const limit = limitOn(context, measure.kind, date);
  const free = applyChange(dayOn(context.journey, date), { type: 'remove', visit: visit.id }, context.rules);
  const observation = observe(visit, place, { measure, limit });
  const late = measure.kind === 'delay' ? findLateWay(context, stop) : undefined;
  const { alternatives, noneBecause } = findAlternatives(context, {
    trigger,
    slot: { ...openSlot(context, free, visit), ...(late && { leaveAt: late.leave }) },
    date,
    instead: visit,
    insteadPlace: place,
    limit,
    weatherLimit: limitOn(context, 'weather', date),
  });
  const wait = offerWait(context, { trigger, stop, limit });
  const move = findMove(context, { trigger, stop, limit, alternatives }, wait.offered);
  const choices: readonly Offer[] = [
    wait,
    offerReplace(alternatives, noneBecause),
    { choice: 'skip', offered: true, text: `Leave ${place.name} out for good; the time is free.` },
    late ? offerLater(context, stop, late) : offerKeep(measure),
    ...(move ? [toMoveChoice(move)] : []),
  ];
  return {
    id,
    trigger,
    visit: visit.id,
    date,
    reading: { kind: measure.kind, level: observation.level, limit: limit.level, limitWhy: limit.why },
    severity: classify(observation),
    text: `${late ? lateText(stop, place.name, late) : troubleAt(stop, place.name, measure)}${limit.level === null ? '' : ` Your limit is ${limit.why}.`}`,
    choices: markRecommended({
      ...{ choices, alternatives, visit, measure, action: proposeAction(observation) },
      isMust: context.journey.start.mustDo.includes(visit.place),
      movesAlone: move?.step.by === 'another-day' || (measure.kind === 'closed' && move?.step.by === 'shift'),
    }),
    alternatives,
    noneBecause,
  };
}

/** What was looked up is held against when one is there. */
function troubleAt({ visit }: DatedVisit, name: string, measure: Measure): string {
  const trouble = troubleOf(name, measure);
  if (measure.kind !== 'closed' || !measure.hours) return trouble;
  return `${trouble} You are there ${formatTime(visit.arrive)}–${formatTime(visit.depart)}.`;
}

function lateText({ visit }: DatedVisit, name: string, { arrive }: LateWay): string {
  const trouble = troubleOf(name, { kind: 'delay', minutes: arrive - visit.arrive });
  return `${trouble} You can be there at ${formatTime(arrive)}, not at ${formatTime(visit.arrive)}.`;
}

type Offer = Omit<Choice, 'recommended' | 'why'>;

function offerWait(
  context: JourneyContext,
  { trigger, stop, limit }: { readonly trigger: Trigger; readonly stop: DatedVisit; readonly limit: Limit },
): Offer {
  const { visit } = stop;
  const { measure } = trigger;
  const refuse = (text: string): Offer => ({ choice: 'wait', offered: false, text });
  if (measure.kind === 'closed')
    return refuse(
      measure.hours ? 'Waiting does not help: it has other hours that day.' : 'Nobody knows when it opens again.',
    );
  if (measure.kind === 'unwanted') return refuse('It is not a matter of the time.');
  if (visit.locked) return refuse(`It is fixed at ${formatTime(visit.arrive)}.`);
  const back = laterToday(context, { trigger, stop, limit });
  const under = underText(measure.kind, limit.level);
  if (!back) {
    const when = measure.kind === 'crowd' ? ` at which it is usually under ${percent(limit.level ?? 0)} full and` : '';
    return refuse(`No half hour is left that day${when} into which it fits.`);
  }
  if (measure.kind === 'delay')
    return {
      choice: 'wait',
      offered: true,
      text: `Keep the time free and ask again at ${formatTime(back)}.`,
      until: back,
    };
  if (measure.kind !== 'crowd')
    return { choice: 'wait', offered: true, text: `Keep the time free and ask again when ${under}.` };
  const text = `Keep the time free and ask again at ${formatTime(back)}, or when ${under}.`;
  return { choice: 'wait', offered: true, text, until: back };
}

function offerKeep(measure: Measure): Offer {
  return { choice: 'keep', offered: true, text: `Go anyway; ${keptText(measure)}` };
}

/** Late, "keep" keeps everything that is planned, as far as it can still be; an appointment stays where it is. */
function offerLater(context: JourneyContext, stop: DatedVisit, { arrive }: LateWay): Offer {
  const { visit } = stop;
  const { name } = placeOf(context, visit.place);
  if (visit.locked) {
    const text = `Go anyway: it is fixed at ${formatTime(visit.arrive)}, so tell them that you are late. Nothing is moved.`;
    return { choice: 'keep', offered: true, text };
  }
  const moved = moveLater(context, stop, arrive);
  if ('against' in moved)
    return { choice: 'keep', offered: false, text: `Not everything can be later with ${name}: ${moved.against.text}` };
  return { choice: 'keep', offered: true, text: `Keep everything, later: ${describeMoved(context, moved.day)}.` };
}

/**
 * The first half hour, later that day than now and than planned, at which the visit fits with the others' times kept;
 * for a crowd, at which the place is usually under the limit as well.
 */
export function laterToday(
  context: JourneyContext,
  { trigger, stop, limit }: { readonly trigger: Trigger; readonly stop: DatedVisit; readonly limit: Limit },
): MinuteOfDay | undefined {
  const { visit, date } = stop;
  const { cursor } = context.journey;
  const today = dayOn(context.journey, date);
  const isPlanned = today.visits.some(({ id }) => id === visit.id);
  const day = isPlanned ? applyChange(today, { type: 'remove', visit: visit.id }, context.rules) : today;
  const late = trigger.measure.kind === 'delay' ? findLateWay(context, stop)?.arrive : undefined;
  const now = minute(Math.max(late ?? 0, visit.arrive, cursor.date === date ? cursor.time : 0));
  return findReturn(
    context,
    { day, visit, times: halfHoursAfter(now) },
    { judge: makeJudge(context), accepts: isCalm(context, trigger, { date, visit, limit }) },
  )?.arrive;
}

/** For a crowd: usually under the limit at that time. Other troubles have no typical hours. */
export function isCalm(
  context: JourneyContext,
  { measure }: Trigger,
  { date, visit, limit }: { readonly date: string; readonly visit: Visit; readonly limit: Limit },
): (time: MinuteOfDay) => boolean {
  if (measure.kind !== 'crowd') return () => true;
  const place = placeOf(context, visit.place);
  return (time) => !reaches(crowdAt(context, place, { date, time }).level, limit);
}

function offerReplace(alternatives: readonly Alternative[], noneBecause: Decision['noneBecause']): Offer {
  const [first] = alternatives;
  if (!first) return { choice: 'replace', offered: false, text: `Nothing else fits: ${noneText(noneBecause)}.` };
  const [, second, ...rest] = alternatives;
  const others = second ? `, or ${rest.length === 0 ? second.name : `one of ${rest.length + 1} others`},` : '';
  return { choice: 'replace', offered: true, text: `Put ${first.name}${others} into its time.` };
}
