import type { EditablePlan } from '@wayfarer/edits';
import { type Language, nameIn, type PastedEntry, textsIn } from '@wayfarer/language';
import type { Eatery } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { toTripRules, type TripRules } from '@wayfarer/trip/feasibility';

import type { CheckedDay, CheckedEntry } from './checked-day.ts';
import { arrangeDay, type Stop } from './timetable.ts';

/** Gives a day times, with breaks where a meal has no place. */
export type ArrangeStops = (day: Omit<CheckedDay, 'arranged'>) => CheckedDay;

export function createArranger(
  base: Omit<EditablePlan, 'days'>,
  { language, keepsPace }: { readonly language: Language; readonly keepsPace: boolean },
): ArrangeStops {
  const known = toTripRules(base);
  const rulesWith = (breaks: readonly Eatery[]): TripRules =>
    breaks.length === 0
      ? known
      : toTripRules({ ...base, facts: { ...base.facts, places: [...base.facts.places, ...breaks] } });
  return (day) => {
    const rules = rulesWith(breaksOf(day, language));
    const frame = { date: day.date, zone: day.city?.zone ?? 'UTC', rules, keepsPace };
    return { ...day, arranged: arrangeDay(stopsOf(day, language), frame) };
  };
}

/** What goes into the day: stops whose place is known, and meals wherever one is then. */
function stopsOf(day: Pick<CheckedDay, 'date' | 'entries'>, language: Language): readonly Stop[] {
  const breaks = new Map(breaksOf(day, language).map((one) => [one.id, one]));
  return day.entries.flatMap(({ entry, place }, index): readonly Stop[] => {
    if (entry.kind !== 'visit' && entry.kind !== 'meal' && entry.kind !== 'vague') return [];
    if (place) return place.kind === 'sight' || place.kind === 'eatery' ? [{ entry, place }] : [];
    const broken = breaks.get(breakId(day.date, index));
    return broken ? [{ entry, place: broken }] : [];
  });
}

/** A meal of which nobody says where: a break on the way between the stops around it. */
export function breaksOf(
  { date, entries }: Pick<CheckedDay, 'date' | 'entries'>,
  language: Language,
): readonly Eatery[] {
  return entries.flatMap(({ entry, place }, index): readonly Eatery[] => {
    if (place || entry.kind !== 'meal' || entry.meal === undefined) return [];
    const before = entries.slice(0, index).findLast((one) => one.place !== null);
    const after = entries.slice(index + 1).find((one) => one.place !== null);
    const beside = (before ?? after)?.place;
    if (!beside) return [];
    const { city, source } = beside;
    return [
      {
        ...{
          kind: 'eatery',
          id: breakId(date, index),
          name: textsIn(language).check.mealNear(nameIn(beside, language)),
          city,
          source,
        },
        ...{ at: onTheWay(entry, before, after) ?? beside.at, categories: ['restaurant'], hours: 'unknown' },
        ...{ hoursText: 'unknown', indoor: null, stepFree: 'yes', significance: 1, summary: null },
        ...{ meals: [entry.meal], cuisine: null, level: null, price: null, serves: [], isArea: true, onYourOwn: true },
      },
    ];
  });
}

/** As far along the way as the time before the meal is a part of all the time around it. */
function onTheWay(entry: PastedEntry, before?: CheckedEntry, after?: CheckedEntry): Eatery['at'] | undefined {
  const [from, to] = [before?.place?.at, after?.place?.at];
  const [leave, arrive] = [before?.entry.until, after?.entry.at];
  if (
    !from ||
    !to ||
    leave === undefined ||
    arrive === undefined ||
    entry.at === undefined ||
    entry.until === undefined
  )
    return undefined;
  const [first, second] = [Math.max(0, entry.at - leave), Math.max(0, arrive - entry.until)];
  const share = first + second === 0 ? 0 : first / (first + second);
  return { lat: from.lat + share * (to.lat - from.lat), lon: from.lon + share * (to.lon - from.lon) };
}

function breakId(date: IsoDate, index: number): Eatery['id'] {
  return `place_break-${date}-${index}` as Eatery['id'];
}
