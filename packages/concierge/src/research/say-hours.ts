import { type Language, sayDate, sayTimes, textsIn } from '@wayfarer/language';
import { type DayPlan, describeHours, type FoundFact, isAgainstPlan } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
import type { Interval } from '@wayfarer/trip/vocabulary';

interface SaidHours {
  /** Of the place. */
  readonly name: string;
  readonly date: IsoDate;
  /** Empty: closed that day. */
  readonly hours: readonly Interval[];
  /** When one is there; missing where the plan has it not, or no more. */
  readonly planned?: { readonly arrive: MinuteOfDay; readonly depart: MinuteOfDay };
  /** One is there while it is open. */
  readonly fits: boolean;
}

/** What was found of the hours of a place, held against the plan. */
export function sayHours({ name, date, hours, planned, fits }: SaidHours, language: Language): string {
  const { open, openOtherwise, openOn, closed, closedOn } = textsIn(language).findings;
  const on = sayDate(date, language);
  if (!planned) return hours.length === 0 ? closedOn(name, on) : openOn(name, on, describeHours(hours));
  if (hours.length === 0) return closed(name, on, sayTimes(planned));
  return (fits ? open : openOtherwise)({ name, date: on, hours: describeHours(hours), planned: sayTimes(planned) });
}

/** The same of the plan as it is now: since it was found, the visit may have moved. */
export function sayHoursNow(
  fact: Extract<FoundFact, { kind: 'hours' }>,
  { name, days, language }: { readonly name: string; readonly days: readonly DayPlan[]; readonly language: Language },
): string {
  const visits = days.find(({ date }) => date === fact.date)?.visits ?? [];
  const planned = visits.find(({ place, kind }) => place === fact.place && (kind === 'place' || kind === 'meal'));
  return sayHours({ ...fact, name, ...(planned && { planned }), fits: !isAgainstPlan(fact, days) }, language);
}
