import type { CheckReport } from '@wayfarer/contract';
import { sayFullDate, type Speaker, type Texts } from '@wayfarer/language';

import type { CheckedPlan } from './checked-plan.ts';

/** What the check takes for granted that the text does not say. */
export function listAssumptions(
  { days, cities, dates, undated, leftOut }: CheckedPlan,
  { texts: { check }, language }: Speaker,
): CheckReport['assumptions'] {
  const known = [
    ...new Map(
      [...days.flatMap(({ city }) => city ?? []), ...(cities.main ? [cities.main] : [])].map((city) => [city.id, city]),
    ).values(),
  ];
  const [first] = days;
  const stops = days.flatMap(({ arranged }) => [...arranged.stops.values()]);
  const timed = stops.filter(
    ({ entry }) => entry.at === undefined || (entry.until === undefined && entry.minutes === undefined),
  );
  const lost = days
    .flatMap(({ entries }) => entries)
    .filter(({ entry, place }) => place === null && entry.kind === 'visit');
  return [
    ...(days.length + undated.length > 0 ? cityAssumption(cities, check) : []),
    ...known
      .filter(({ outline }) => outline !== undefined)
      .map(({ name }) => ({ code: 'city-in-part' as const, text: check.inPart(name) })),
    ...(first && dates.from === 'assumed'
      ? [{ code: 'dates' as const, text: check.assumedDates(sayFullDate(first.date, language)) }]
      : []),
    ...(first && dates.from === 'weekdays'
      ? [{ code: 'dates' as const, text: check.assumedWeekdays(sayFullDate(first.date, language)) }]
      : []),
    ...(timed.length > 0 ? [{ code: 'times' as const, text: check.assumedTimes(timed.length) }] : []),
    ...(lost.length > 0 ? [{ code: 'not-counted' as const, text: check.notCounted(lost.length) }] : []),
    ...(leftOut > 0 ? [{ code: 'left-unread' as const, text: check.leftUnread(days.length) }] : []),
  ];
}

function cityAssumption(
  { main, from, unknown }: CheckedPlan['cities'],
  check: Texts['check'],
): CheckReport['assumptions'] {
  if (!main) return [{ code: 'city-unknown', text: unknown === undefined ? check.noCity : check.unknownCity(unknown) }];
  return from === 'places' ? [{ code: 'city', text: check.assumedCity(main.name) }] : [];
}
