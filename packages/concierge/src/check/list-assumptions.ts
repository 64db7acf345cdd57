import type { CheckReport } from '@wayfarer/contract';
import { SAY_CHECK } from '@wayfarer/language';

import type { CheckedPlan } from './checked-plan.ts';

/** What the check takes for granted that the text does not say. */
export function listAssumptions({
  days,
  cities,
  dates,
  undated,
  leftOut,
  pasted,
}: CheckedPlan): CheckReport['assumptions'] {
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
    ...cityAssumption(cities, days.length + undated.length > 0),
    ...known
      .filter(({ outline }) => outline !== undefined)
      .map(({ name }) => ({ code: 'city-in-part' as const, text: SAY_CHECK.inPart(name) })),
    ...(first && dates.from === 'assumed'
      ? [{ code: 'dates' as const, text: SAY_CHECK.assumedDates(first.date) }]
      : []),
    ...(first && dates.from === 'weekdays'
      ? [{ code: 'dates' as const, text: SAY_CHECK.assumedWeekdays(first.date) }]
      : []),
    ...(timed.length > 0 ? [{ code: 'times' as const, text: SAY_CHECK.assumedTimes(timed.length) }] : []),
    ...(lost.length > 0 ? [{ code: 'not-counted' as const, text: SAY_CHECK.notCounted(lost.length) }] : []),
    ...(leftOut > 0 ? [{ code: 'left-unread' as const, text: SAY_CHECK.leftUnread(pasted.days.length) }] : []),
  ];
}

function cityAssumption({ main, from, unknown }: CheckedPlan['cities'], isAny: boolean): CheckReport['assumptions'] {
  if (!isAny) return [];
  if (!main)
    return [{ code: 'city-unknown', text: unknown === undefined ? SAY_CHECK.noCity : SAY_CHECK.unknownCity(unknown) }];
  return from === 'places' ? [{ code: 'city', text: SAY_CHECK.assumedCity(main.name) }] : [];
}
