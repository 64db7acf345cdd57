import type { Decision } from '@wayfarer/contract';
import type { Decision as OpenDecision } from '@wayfarer/replanner';
import { formatTime } from '@wayfarer/trip/clock';

import { type DayContext, toDay } from './to-day.ts';

/** Levels leave the house in percent. */
export function toDecision(decision: OpenDecision, context: DayContext): Decision {
  return {
    id: decision.id,
    visitId: decision.visit,
    reading: inPercent(decision),
    severity: decision.severity,
    text: decision.text,
    choices: decision.choices.map(({ choice, offered, recommended, text, why, until }) => ({
      choice,
      offered,
      recommended,
      text: why === undefined ? text : `${text} ${why}`,
      ...(until === undefined ? {} : { until: formatTime(until) }),
    })),
    alternatives: decision.alternatives.map(({ place, crowd, criteria, after, ...rest }) => ({
      ...rest,
      placeId: place,
      crowd: Math.round(crowd * 100),
      criteria: { ...criteria },
      after: toDay(after, context),
    })),
    noneBecause: decision.noneBecause,
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
