import { applyChange } from '@wayfarer/edits';
import { type DayPlan, type Place, type Visit, visitIdOf } from '@wayfarer/trip';

import { dayOn, placeOf, type PlanContext, rulesOf } from '../context.ts';
import type { Alternative, Decision, Trigger } from '../decision.ts';
import { becauseOf } from '../disruption-words.ts';
import type { Journey } from '../journey.ts';

/** What an alternative is put into the place of, and why. */
export interface Vacancy {
  readonly trigger: Trigger;
  readonly date: string;
  /** As planned; a visit that waits as it was planned. */
  readonly instead: Visit;
  readonly insteadPlace: Place;
}

/** The visit that a decision is about; `undefined` when it is neither planned nor waited for. */
export function findAsked({ journey }: Pick<PlanContext, 'journey'>, { visit, date }: Decision): Visit | undefined {
  const waiting = journey.waiting.find((one) => one.visit.id === visit);
  return waiting?.visit ?? dayOn(journey, date).visits.find(({ id }) => id === visit);
}

/** An alternative with the whole day as it would become. */
export interface DayAlternative extends Alternative {
  readonly after: DayPlan;
}

/**
 * The alternatives of the open decision. Their days are computed anew from the plan that they were found with, which is
 * frozen, so that no decision carries them.
 */
export function listAlternatives(journey: Journey): readonly DayAlternative[] {
  const { pending, start } = journey;
  if (!pending) return [];
  const context = { journey, rules: rulesOf(start) };
  return pending.alternatives.map((alternative) => ({
    ...alternative,
    after: dayWith(context, pending, { alternative, who: 'You' }),
  }));
}

/** The day with that alternative, which is put there by the traveller or by the program. */
export function dayWith(
  context: PlanContext,
  decision: Decision,
  { alternative, who }: { readonly alternative: Alternative; readonly who: 'You' | 'I' },
): DayPlan {
  const { trigger, date, visit } = decision;
  const instead = findAsked(context, decision);
  if (!instead) throw new RangeError(`The journey has no visit ${visit}.`);
  const day = dayOn(context.journey, date);
  const free = trigger.about === 'return' ? day : applyChange(day, { type: 'remove', visit }, context.rules);
  const vacancy = { trigger, date, instead, insteadPlace: placeOf(context, instead.place) };
  const by = visitAt(vacancy, alternative, who);
  return applyChange(free, { type: 'insert', by }, context.rules);
}

/** The visit that would stand there. One that comes back is what it was, at another time. */
export function visitAt(
  { trigger, date, instead, insteadPlace }: Vacancy,
  { place, arrive, depart, meal: due }: Pick<Alternative, 'place' | 'arrive' | 'depart' | 'meal'>,
  who: 'You' | 'I' = 'You',
): Visit {
  const kind = due ? 'meal' : instead.kind;
  const meal = due ?? instead.meal;
  if (place === instead.place) return { ...instead, arrive, depart };
  return {
    id: visitIdOf(date, place, meal),
    place,
    kind,
    arrive,
    depart,
    ...(meal ? { meal } : {}),
    locked: false,
    why:
      trigger.about === 'return'
        ? `${who} put this into the time kept free for ${insteadPlace.name}.`
        : `${who} replaced ${insteadPlace.name} by this because ${becauseOf(trigger.measure)}.`,
  };
}
