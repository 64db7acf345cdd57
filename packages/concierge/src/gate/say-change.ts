import { sayDate, sayMoney, type Speaker } from '@wayfarer/language';
import { type ItineraryOption, noticesInWords, summariseNotices } from '@wayfarer/planner';
import { isSameData } from '@wayfarer/trip';
import { countCosts, toCostBasis, totalCost } from '@wayfarer/trip/costs';

import type { MeasuredPlan } from './change-kinds.ts';

/** So much of what the other plan lacks is said at once; the page says the rest. */
const MOST_NOTICES = 4;

/** Who speaks of the plan as it is, and of the plan as it would be. */
export interface Speakers {
  readonly before: Speaker;
  readonly after: Speaker;
}

/** What an option would change of the plan under way, a line for each thing that differs. */
export function sayChange(before: MeasuredPlan, after: MeasuredPlan, speakers: Speakers): readonly string[] {
  const { change } = speakers.after.texts.plans;
  const { language } = speakers.after;
  const lines = [
    differing(change.cost, sayCost(before, speakers.before), sayCost(after, speakers.after)),
    differing(change.stay, sayStays(before, speakers.before), sayStays(after, speakers.after)),
    differing(change.journeys, sayJourneys(before, speakers.before), sayJourneys(after, speakers.after)),
    differing(change.dates, sayDates(before, language), sayDates(after, language)),
    sayStops(before, after, speakers.after),
  ].filter((line) => line !== '');
  return lines.length > 0 ? lines : [change.nothing];
}

/** What was asked for and is not so in that option. */
export function sayNoticesOf({ notices = [], leftOut }: ItineraryOption, speaker: Speaker): readonly string[] {
  return summariseNotices(noticesInWords(notices, leftOut, speaker)).slice(0, MOST_NOTICES);
}

function differing(say: (before: string, after: string) => string, before: string, after: string): string {
  return before === after ? '' : say(before, after);
}

function sayCost({ days, facts, party }: MeasuredPlan, { language }: Speaker): string {
  return sayMoney(totalCost(countCosts(days, toCostBasis(facts, party)), facts.currency), language);
}

function sayStays({ days }: MeasuredPlan, { name, list, texts }: Speaker): string {
  const stays = [...new Set(days.flatMap(({ stay }) => stay ?? []))];
  return stays.length === 0 ? texts.plans.change.none : list(stays.map(name));
}

function sayJourneys({ facts }: MeasuredPlan, { list, texts }: Speaker): string {
  const { journeys } = facts;
  return journeys.length === 0
    ? texts.plans.change.none
    : list(journeys.map(({ from, to, mode }) => `${from} – ${to} ${texts.words.modes[mode]}`));
}

function sayDates({ days }: MeasuredPlan, language: Speaker['language']): string {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return '';
  return [...new Set([first, last])].map((date) => sayDate(date, language)).join(' – ');
}

function sayStops(before: MeasuredPlan, after: MeasuredPlan, { texts }: Speaker): string {
  const [old, next] = [listStops(before), listStops(after)];
  const gone = [...old].filter((place) => !next.has(place)).length;
  const come = [...next].filter((place) => !old.has(place)).length;
  return isSameData([gone, come], [0, 0]) ? '' : texts.plans.change.stops(gone, come);
}

function listStops({ days }: MeasuredPlan): ReadonlySet<string> {
  return new Set(days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place').map(({ place }) => place)));
}
