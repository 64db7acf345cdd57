import { placeOf, type PlanContext } from './context.ts';
import { CRITERIA, type Criterion, type Decision } from './decision.ts';
import { memoryOf } from './learning.ts';
import { limitOn } from './limit-on.ts';
import { describeLimitRule, type Limit } from './limits.ts';
import { describeMeasure, levelOf, type Measure } from './reading.ts';
import { count } from './words.ts';

/** Why an open question is what it is: two to four sentences each, every number from the state. */
export interface DecisionExplained {
  readonly asked: string;
  readonly recommended: string;
  readonly limit: string;
}

export function explainDecision(context: PlanContext, decision: Decision): DecisionExplained {
  return {
    asked: explainAsked(context, decision),
    recommended: explainRecommended(context, decision),
    limit: explainLimit(context, decision.trigger.measure.kind, decision),
  };
}

function explainAsked(context: PlanContext, { trigger, visit, reading }: Decision): string {
  const { measure } = trigger;
  const name = nameOf(context, visit);
  if (trigger.about === 'return')
    return `${name} was taken out because of this: ${describeMeasure(measure)}. It may come back now, and its time is free. I change nothing before you answer.`;
  const isFound = measure.kind === 'closed' && measure.hours !== undefined;
  const said = `${isFound ? 'It was looked up' : 'You reported'} about ${name}: ${describeMeasure(measure)}.`;
  const held =
    levelOf(measure) === null
      ? 'That has no degrees, so I always ask.'
      : `That reaches your limit, ${reading.limitWhy}.`;
  return `${said} ${held} I change nothing before you answer.`;
}

/** The choice that is marked; where that is an alternative, what its score is made of. */
function explainRecommended(context: PlanContext, { choices, alternatives }: Decision): string {
  const recommended = choices.find((choice) => choice.recommended);
  if (!recommended) return 'I recommend nothing here. All choices are open to you.';
  const said = `I recommend “${recommended.choice}”: ${recommended.why ?? recommended.text}`;
  const [first, second] = alternatives;
  if (!first) return `${said} Nothing else fits into that time.`;
  const { weights, compared } = memoryOf(context.journey);
  const parts = CRITERIA.map((criterion) => ({
    criterion,
    weight: weights[criterion],
    value: first.criteria[criterion],
    share: weights[criterion] * first.criteria[criterion],
  })).toSorted((left, right) => right.share - left.share);
  const most = parts
    .slice(0, 3)
    .map(
      ({ criterion, weight, value, share }) =>
        `${WORDS[criterion]} ${figure(weight)} × ${figure(value)} = ${figure(share)}`,
    );
  const rank = second
    ? `${first.name} scores ${figure(first.score)} of 1, the most of ${alternatives.length}; next is ${second.name} with ${figure(second.score)}.`
    : `${first.name} is the only alternative that fits; it scores ${figure(first.score)} of 1.`;
  const weighed =
    compared === 0 ? 'weights as at the start' : `weights as ${count(compared, 'choice')} of yours taught me`;
  return `${said} ${rank} Most of that is ${most.join(', ')} (${weighed}).`;
}

const WORDS: Readonly<Record<Criterion, string>> = {
  distance: 'nearness',
  crowd: 'calm',
  category: 'likeness',
  weather: 'weather',
  timing: 'time',
  value: 'worth',
  meal: 'a meal that is due',
};

/** Which threshold it is, from what it follows, and by which rule; of the open question, else as things stand. */
export function explainLimit(context: PlanContext, kind: Measure['kind'], decision?: Decision): string {
  const { journey } = context;
  const limit: Limit =
    decision?.trigger.measure.kind === kind
      ? { level: decision.reading.limit, why: decision.reading.limitWhy }
      : limitOn(context, kind, decision?.date ?? journey.cursor.date);
  if (limit.level === null)
    return `There is no limit for it: ${limit.why}. It has no degrees, so I ask whenever it is said.`;
  return `Your limit for ${kind} is ${limit.why}. ${describeLimitRule(kind)} I ask from the limit itself on, never below.`;
}

/** Of the visit as planned; of one that waits as it was. */
function nameOf(context: PlanContext, id: Decision['visit']): string {
  const { days, waiting } = context.journey;
  const visits = [...days.flatMap((day) => day.visits), ...waiting.map(({ visit }) => visit)];
  const visit = visits.find((one) => one.id === id);
  return visit ? placeOf(context, visit.place).name : 'The visit';
}

function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}
