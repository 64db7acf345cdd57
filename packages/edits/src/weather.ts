import type { FillRequest } from '@wayfarer/itinerary';
import type { LeftOutPlace, PlaceBook, PlaceId, Sight } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import type { Interval } from '@wayfarer/trip/vocabulary';

import type { BadWeather } from './editable-plan.ts';
import { isOutdoors } from './outdoors.ts';

/** From more than this on, what lies outdoors counts for less. Source: re-optimizer spec §7.3, rule 4. */
const WORSE_OUTDOORS_ABOVE = 0.4;

interface Minded extends Pick<FillRequest, 'lessWorth'> {
  readonly sights: readonly Sight[];
}

/**
 * Sights as the weather leaves them: nothing outdoors while it is over the traveller's limit, and so much less of it as the
 * weather is bad where all of the dates have some that is not.
 */
export function minding(
  weather: readonly BadWeather[],
  { sights, dates }: { readonly sights: readonly Sight[]; readonly dates: readonly IsoDate[] },
): Minded {
  const shut = weather.filter(({ date, isOver }) => isOver && dates.includes(date));
  const open = shut.length === 0 ? sights : sights.map((sight) => (isOutdoors(sight) ? closedIn(sight, shut) : sight));
  const severities = dates.map((date) =>
    Math.max(0, ...weather.filter((one) => one.date === date && !one.isOver).map(({ severity }) => severity)),
  );
  const least = Math.min(1, ...severities);
  if (dates.length === 0 || least <= WORSE_OUTDOORS_ABOVE) return { sights: open };
  const places = new Set<PlaceId>(open.filter(isOutdoors).map(({ id }) => id));
  return { sights: open, lessWorth: { places, factor: 1 - least } };
}

/** No door is closed for it: who is left out because of the weather is told so. */
export function toldOfWeather(
  leftOut: readonly LeftOutPlace[],
  {
    weather,
    dates,
    book,
  }: { readonly weather: readonly BadWeather[]; readonly dates: readonly IsoDate[]; readonly book: PlaceBook },
): readonly LeftOutPlace[] {
  const over = weather.filter(({ date, isOver }) => isOver && dates.includes(date)).map(({ date }) => date);
  if (over.length === 0) return leftOut;
  return leftOut.map((entry) => {
    const place = book.get(entry.place);
    if (!place || !isOutdoors(place) || !SHUT.has(entry.reason)) return entry;
    const text = `${place.name} is outdoors, and the weather is over your limit on ${[...new Set(over)].join(', ')}.`;
    return { ...entry, reason: 'unsafe-weather', text };
  });
}
const SHUT: ReadonlySet<string> = new Set([
  'closed-that-day',
  'closed-at-arrival',
  'closes-during-visit',
  'no-time-left',
]);

function closedIn(sight: Sight, shut: readonly BadWeather[]): Sight {
  const hours = shut.reduce<Exclude<Sight['hours'], 'unknown'>>(
    (known, bad) => {
      const isWholeDay = bad.from === undefined && bad.until === undefined;
      const intervals = known[bad.date];
      // Where nobody knows the hours nobody can say what is left of them.
      if (!intervals && !isWholeDay) return known;
      return { ...known, [bad.date]: isWholeDay ? [] : (intervals ?? []).flatMap((one) => without(one, bad)) };
    },
    sight.hours === 'unknown' ? {} : sight.hours,
  );
  return Object.keys(hours).length === 0 ? sight : { ...sight, hours };
}

/** What of the interval lies before and after. */
function without({ open, close }: Interval, { from, until }: BadWeather): readonly Interval[] {
  const before = { open, close: Math.min(close, from ?? open) } as Interval;
  const after = { open: Math.max(open, until ?? close), close } as Interval;
  return [before, after].filter((one) => one.open < one.close);
}
