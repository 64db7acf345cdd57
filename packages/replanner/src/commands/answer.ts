import { applyChange, withLeftOut, withoutLeftOut } from '@wayfarer/edits';
import { type PlaceId, satisfaction, type Visit } from '@wayfarer/trip';
import { formatTime, type MinuteOfDay } from '@wayfarer/trip/clock';

import { dayWith, findAsked } from '../alternatives/day-with.ts';
import { type JourneyContext, placeOf } from '../context.ts';
import type { Alternative, Choice, Decision } from '../decision.ts';
import { findLateWay } from '../delay.ts';
import { becauseOf, underText } from '../disruption-words.ts';
import { ChoiceNotOfferedError, NoPendingDecisionError, NoSuchAlternativeError } from '../errors.ts';
import { changeBetween, type Strategy } from '../events.ts';
import { assertInvariants } from '../invariants.ts';
import { type Learned, planOf, type PlanState } from '../journey.ts';
import { reasonOf } from '../left-out.ts';
import { limitOn } from '../limit-on.ts';
import { describeMoved, moveLater } from '../move-later.ts';
import { happened, type Progress } from '../pending.ts';
import { levelOf, type Measure } from '../reading.ts';
import { findMove } from '../repair/move-choice.ts';
import type { Verb } from '../verb.ts';

/** `n` picks an alternative: 1-based, or a place. Without it, the first. */
export interface Answer {
  readonly type: 'decide';
  readonly choice: Verb;
  readonly n?: number | PlaceId;
  /** There when nobody is asked: ids of the rules that allow it. Then it is the program that decides. */
  readonly allowedBy?: readonly string[];
}

/** S from which losing a place is worth remembering. Source: SEED_DETAILS A9. */
export const MEMORABLE_SATISFACTION = 0.7;

/** What an answer makes of the plan. */
interface Answered {
  readonly plan: PlanState;
  readonly strategy: Strategy;
  readonly text: string;
  readonly place: PlaceId | null;
}

/** What an answer is computed from. */
interface Question {
  readonly context: JourneyContext;
  readonly decision: Decision;
  /** As planned; a visit that waits as it was planned. */
  readonly visit: Visit;
  readonly name: string;
  readonly measure: Measure;
  readonly choice: Choice;
  readonly plan: PlanState;
  /** Who decided. */
  readonly who: 'You' | 'I';
}

/**
 * Applies the answer to the open decision, and nothing else.
 *
 * @throws {NoPendingDecisionError | ChoiceNotOfferedError | NoSuchAlternativeError}
 * @throws {InvariantError} if the changed plan would break a promise: a bug.
 */
export function answer(progress: Progress, command: Answer): Progress {
  const { pending } = progress.journey;
  if (!pending) throw new NoPendingDecisionError();
  const { allowedBy } = command;
  const question = questionOf(progress, pending, command);
  const alternative = command.choice === 'replace' ? pickAlternative(pending, command.n ?? 1) : undefined;
  const answered =
    pending.trigger.about === 'return' ? answerReturn(question, alternative) : answerDisruption(question, alternative);
  const mayMove = answered.strategy === 'move-later';
  // A move has been held against all of them, and others, when it was found.
  if (answered.strategy !== 'move')
    assertInvariants(question.context, answered.plan, { visit: question.visit, mayMove });
  const { plan, strategy, text, place } = answered;
  const change = changeBetween(progress.journey, plan);
  const content = { decision: pending.id, visit: pending.visit, choice: command.choice, place, strategy, change, text };
  return happened(progress, {
    type: 'decision-made',
    author: allowedBy ? 'autopilot' : 'traveller',
    content: allowedBy ? { ...content, allowedBy } : content,
  });
}

function questionOf(context: JourneyContext, decision: Decision, { choice: verb, allowedBy }: Answer): Question {
  const choice = decision.choices.find((candidate) => candidate.choice === verb);
  const offered = decision.choices.filter((candidate) => candidate.offered).map((candidate) => candidate.choice);
  if (!choice?.offered) throw new ChoiceNotOfferedError(verb, offered, choice?.text ?? 'there is no such choice.');
  const { journey } = context;
  const visit = findAsked(context, decision);
  if (!visit) throw new NoPendingDecisionError();
  const { name } = placeOf(context, visit.place);
  const { measure } = decision.trigger;
  return { context, decision, visit, name, measure, choice, plan: planOf(journey), who: allowedBy ? 'I' : 'You' };
}

function pickAlternative({ alternatives }: Decision, n: number | PlaceId): Alternative {
  const found = alternatives.find((alternative) => alternative.n === n || alternative.place === n);
  if (!found) throw new NoSuchAlternativeError(n, alternatives.length);
  return found;
}

function answerDisruption(question: Question, alternative: Alternative | undefined): Answered {
  const { plan, visit, name, measure, choice, decision, who } = question;
  const reason = reasonOf(measure);
  const because = becauseOf(measure);
  switch (choice.choice) {
    case 'wait': {
      const until = choice.until ?? null;
      const text = `${name} waits ${untilText(question, until)} because ${because}.`;
      const below = decision.reading.limit;
      const waiting = [...plan.waiting, { visit, date: decision.date, until, measure, below }];
      const leftOut = withLeftOut(plan.leftOut, { place: visit.place, reason, text });
      return { plan: { ...plan, days: daysWithout(question), leftOut, waiting }, strategy: 'wait', text, place: null };
    }
    case 'replace': {
      const text = `${who} replaced ${name} by ${alternative?.name ?? ''} because ${because}.`;
      const leftOut = withLeftOut(plan.leftOut, { place: visit.place, reason, text });
      return fillSlot(question, alternative, {
        plan: { ...plan, leftOut, learned: withMissed(question) },
        strategy: 'replace',
        text,
      });
    }
    case 'skip': {
      const text = `${who} skipped ${name} because ${because}.`;
      const answered = giveUp(question, text);
      return { ...answered, plan: { ...answered.plan, days: daysWithout(question) } };
    }
    case 'move':
      return moveIt(question);
    case 'keep': {
      const later = keepLater(question);
      if (later) return later;
      const text = `${who} kept ${name} although ${because}.`;
      return { plan: { ...plan, learned: withTolerance(question) }, strategy: 'leave-as-it-is', text, place: null };
    }
  }
}

/** As it was offered: the plan has been frozen since. */
function moveIt({ context, decision, visit, measure, who }: Question): Answered {
  const { trigger, date, alternatives } = decision;
  const limit = limitOn(context, measure.kind, date);
  const canWait = decision.choices.some(({ choice, offered }) => choice === 'wait' && offered);
  const helped = findMove(context, { trigger, stop: { date, visit }, limit, alternatives }, canWait);
  if (!helped) throw new ChoiceNotOfferedError('move', [], 'there is no other time for it any more.');
  const text = `${who} moved it because ${becauseOf(measure)}: ${helped.step.text}`;
  return { plan: helped.plan, strategy: 'move', text, place: helped.filledBy ?? null };
}

/** Late for something that is not fixed, keeping it means to have it and what follows later. */
function keepLater({ context, plan, visit, decision, measure, who }: Question): Answered | undefined {
  const stop = { date: decision.date, visit };
  const late = measure.kind === 'delay' && !visit.locked ? findLateWay(context, stop) : undefined;
  const moved = late && moveLater(context, stop, late.arrive);
  if (!moved || 'against' in moved) return undefined;
  const { day } = moved;
  const text = `${who} moved what follows later because ${becauseOf(measure)}: ${describeMoved(context, day)}.`;
  const days = plan.days.map((one) => (one.date === day.date ? day : one));
  return { plan: { ...plan, days }, strategy: 'move-later', text, place: null };
}

function answerReturn(question: Question, alternative: Alternative | undefined): Answered {
  const { plan, visit, name, choice, who } = question;
  const waiting = plan.waiting.filter((candidate) => candidate.visit.id !== visit.id);
  switch (choice.choice) {
    case 'wait': {
      const until = choice.until ?? null;
      const text = `${name} waits on ${untilText(question, until)}.`;
      const longer = plan.waiting.map((one) => (one.visit.id === visit.id ? { ...one, until } : one));
      return {
        plan: { ...plan, waiting: longer, leftOut: retold(question, text) },
        strategy: 'wait',
        text,
        place: null,
      };
    }
    case 'replace': {
      const isItself = alternative?.place === visit.place;
      const text = isItself
        ? `${who} put ${name} back.`
        : `${who} put ${alternative?.name ?? ''} into the time kept free for ${name}.`;
      const learned = isItself ? plan.learned : withMissed(question);
      const strategy = isItself ? 'put-back' : 'replace';
      return fillSlot(question, alternative, {
        plan: { ...plan, waiting, learned, leftOut: retold(question, text) },
        strategy,
        text,
      });
    }
    case 'move':
      return moveIt(question);
    case 'skip': {
      const answered = giveUp(question, `${who} gave ${name} up.`);
      return { ...answered, plan: { ...answered.plan, waiting } };
    }
    case 'keep': {
      const text = `${who} kept the time free that ${name} had.`;
      return {
        plan: { ...plan, waiting, leftOut: retold(question, text) },
        strategy: 'leave-as-it-is',
        text,
        place: null,
      };
    }
  }
}

function fillSlot(
  { context, decision, who }: Question,
  alternative: Alternative | undefined,
  answered: Omit<Answered, 'place'>,
): Answered {
  if (!alternative) return { ...answered, place: null };
  const { plan } = answered;
  const { place } = alternative;
  const after = dayWith(context, decision, { alternative, who });
  const days = plan.days.map((day) => (day.date === after.date ? after : day));
  return { ...answered, plan: { ...plan, days, leftOut: withoutLeftOut(plan.leftOut, place) }, place };
}

/** For good: it goes to what is left out, and is never offered again. */
function giveUp(question: Question, text: string): Answered {
  const { plan, visit } = question;
  const leftOut = withLeftOut(plan.leftOut, { place: visit.place, reason: 'already-skipped', text });
  const skipped = [...plan.skipped, visit.place];
  return {
    plan: { ...plan, leftOut, skipped, learned: withMissed(question) },
    strategy: 'free-the-slot',
    text,
    place: null,
  };
}

function daysWithout({ context, plan, visit, decision }: Question): PlanState['days'] {
  return plan.days.map((day) =>
    day.date === decision.date ? applyChange(day, { type: 'remove', visit: visit.id }, context.rules) : day,
  );
}

/** The same reason in the list of what is left out, with the newest of its story. */
function retold({ plan, visit, measure }: Question, text: string): PlanState['leftOut'] {
  const reason = plan.leftOut.find(({ place }) => place === visit.place)?.reason ?? reasonOf(measure);
  return withLeftOut(plan.leftOut, { place: visit.place, reason, text });
}

function withMissed({ context, plan, visit }: Question): readonly Learned[] {
  if (visit.kind !== 'place') return plan.learned;
  const worth = satisfaction(placeOf(context, visit.place), context.journey.start.preferences);
  if (worth < MEMORABLE_SATISFACTION) return plan.learned;
  const others = plan.learned.filter((learned) => learned.type !== 'missed' || learned.place !== visit.place);
  return [...others, { type: 'missed', place: visit.place, satisfaction: worth }];
}

function withTolerance({ plan, visit, measure }: Question): readonly Learned[] {
  // Who says the same again means it again.
  if (measure.kind === 'unwanted') return plan.learned;
  const others = plan.learned.filter(
    (learned) => learned.type !== 'tolerates' || learned.visit !== visit.id || learned.kind !== measure.kind,
  );
  return [...others, { type: 'tolerates', visit: visit.id, kind: measure.kind, level: levelOf(measure) }];
}

function untilText({ decision, measure }: Question, until: MinuteOfDay | null): string {
  if (until !== null) return `until ${formatTime(until)}`;
  return `until ${underText(measure.kind, decision.reading.limit)}`;
}
