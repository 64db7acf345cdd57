import type { Decision } from '@wayfarer/contract';
import type { Speaker } from '@wayfarer/language';
import {
  type Alternative,
  type Decision as OpenDecision,
  explainDecision,
  type Journey,
  listAlternatives,
  rulesOf,
} from '@wayfarer/replanner';
import { formatTime } from '@wayfarer/trip/clock';

import { decisionInWords } from './decision-in-words.ts';
import { type DayContext, toDay } from './to-day.ts';

/** The open question, in the speaker's language. Levels leave the house in percent. */
export function toDecision(
  journey: Journey,
  decision: OpenDecision,
  { speaker, ...context }: DayContext & { readonly speaker: Speaker },
): Decision {
  const said = speaker.language === 'en' ? undefined : decisionInWords(journey, decision, speaker);
  const nameOf = ({ name, place }: Pick<Alternative, 'name' | 'place'>): string => (said ? speaker.name(place) : name);
  return {
    id: decision.id,
    visitId: decision.visit,
    reading: { ...inPercent(decision), ...(said && { limitWhy: said.limitWhy }) },
    severity: decision.severity,
    text: said?.text ?? decision.text,
    choices: decision.choices.map((one) => ({
      choice: one.choice,
      offered: one.offered,
      recommended: one.recommended,
      text: said?.choice(one) ?? (one.why === undefined ? one.text : `${one.text} ${one.why}`),
      ...(one.until === undefined ? {} : { until: formatTime(one.until) }),
      ...(one.date === undefined ? {} : { date: one.date }),
    })),
    alternatives: listAlternatives(journey).map(({ after, ...alternative }) => ({
      n: alternative.n,
      name: nameOf(alternative),
      category: alternative.category,
      km: alternative.km,
      minutes: alternative.minutes,
      score: alternative.score,
      why: said?.alternative(alternative) ?? alternative.why,
      expectedMinutes: alternative.depart - alternative.arrive,
      history: context.book.get(alternative.place)?.summary || null,
      isMealOption: context.book.get(alternative.place)?.kind === 'eatery',
      placeId: alternative.place,
      crowd: Math.round(alternative.crowd * 100),
      criteria: { ...alternative.criteria },
      after: toDay(after, context),
    })),
    noneBecause: decision.noneBecause,
    explained:
      said?.explained ??
      explainDecision({ journey, rules: rulesOf({ ...journey.start, days: journey.days }) }, decision),
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
