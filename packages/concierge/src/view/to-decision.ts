import type { Decision } from '@wayfarer/contract';
import {
  type Decision as OpenDecision,
  explainDecision,
  type Journey,
  listAlternatives,
  rulesOf,
} from '@wayfarer/replanner';
import { formatTime } from '@wayfarer/trip/clock';

import { type DayContext, toDay } from './to-day.ts';

/** The open question. Levels leave the house in percent. */
export function toDecision(journey: Journey, decision: OpenDecision, context: DayContext): Decision {
  return {
    id: decision.id,
    visitId: decision.visit,
    reading: inPercent(decision),
    severity: decision.severity,
    text: decision.text,
    choices: decision.choices.map(({ choice, offered, recommended, text, why, until, date }) => ({
      choice,
      offered,
      recommended,
      text: why === undefined ? text : `${text} ${why}`,
      ...(until === undefined ? {} : { until: formatTime(until) }),
      ...(date === undefined ? {} : { date }),
    })),
    alternatives: listAlternatives(journey).map(
      ({ place, crowd, criteria, after, arrive, depart, ...alternative }) => ({
        n: alternative.n,
        name: alternative.name,
        category: alternative.category,
        km: alternative.km,
        minutes: alternative.minutes,
        score: alternative.score,
        why: alternative.why,
        expectedMinutes: depart - arrive,
        history: context.book.get(place)?.summary || null,
        isMealOption: context.book.get(place)?.kind === 'eatery',
        placeId: place,
        crowd: Math.round(crowd * 100),
        criteria: { ...criteria },
        after: toDay(after, context),
      }),
    ),
    noneBecause: decision.noneBecause,
    explained: explainDecision({ journey, rules: rulesOf({ ...journey.start, days: journey.days }) }, decision),
  };
}

/** A delay is no share of anything: its minutes stand in the text. */
function inPercent({ reading }: OpenDecision): Decision['reading'] {
  if (reading.kind === 'delay') return { ...reading, level: null, limit: null };
  return { ...reading, level: toPercent(reading.level), limit: toPercent(reading.limit) };
}

function toPercent(level: number | null): number | null {
  return level === null ? null : Math.round(level * 1000) / 10;
}
