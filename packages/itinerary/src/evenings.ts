import type { Group } from '@wayfarer/optimizer';
import { getPlace, type Interest, isForTheEvening, plannableHours } from '@wayfarer/trip';
import { DAY_END, EVENING_END, EVENING_START } from '@wayfarer/trip/limits';
import type { Interval } from '@wayfarer/trip/vocabulary';

import type { Candidate } from './candidate.ts';
import { interestsOfAll } from './people.ts';
import type { EmptyDay, FillRequest } from './request.ts';

/** A sight for the evening, as opposed to the same one by day. */
export type Evening = Extract<Candidate, { kind: 'place' }> & { readonly evening: true };

/** Who likes these goes out each evening. */
const OF_THE_NIGHT: readonly Interest[] = ['nightlife', 'views', 'music'];
/** What the same place is worth more after dark, as it takes no daylight (editorial). */
const AFTER_DARK_BONUS = 0.1;
/** Nobody goes farther from the bed, and back to it, for half an hour after dinner (ours). */
const LONGEST_WAY = 35;
/** Evenings out considered for each city: enough for two weeks, few enough to stay quick. */
const MOST_EVENINGS = 14;

/** Whether an evening out is looked for on each day, taken where it fits, or left to those who ask for it. */
function eveningsFor(request: Pick<FillRequest, 'party' | 'preferences'>): 'each' | 'some' | 'none' {
  const { pace } = request.preferences;
  if (interestsOfAll(request).some((interest) => OF_THE_NIGHT.includes(interest))) return 'each';
  if (pace === 'relaxed') return 'none';
  return pace === 'packed' ? 'each' : 'some';
}

/** The sights that are open late, once more for after dark. What somebody insists on is seen whenever it fits. */
export function listEvenings(best: readonly Candidate[], request: FillRequest): readonly Evening[] {
  if (eveningsFor(request) === 'none') return [];
  const late = best.filter(
    (one): one is Extract<Candidate, { kind: 'place' }> =>
      one.kind === 'place' &&
      !one.mandatory &&
      isForTheEvening(one.place) &&
      request.days.some(
        (day) =>
          listOpenEvenings(day, one, { intervals: plannableHours(one.place, day.date).intervals, request }).length > 0,
      ),
  );
  const perCity = Map.groupBy(late, ({ place }) => place.city);
  return [...perCity.values()].flatMap((there) => there.slice(0, MOST_EVENINGS).map(toEvening));
}

function toEvening(one: Extract<Candidate, { kind: 'place' }>): Evening {
  return { ...one, score: one.score + AFTER_DARK_BONUS, evening: true };
}

/** When an evening out may begin and end on that day: where the night is spent not far from it and the day does not end early. */
export function listOpenEvenings(
  { to, window, city }: EmptyDay,
  { place }: Pick<Evening, 'place'>,
  {
    intervals,
    request: { travel, book },
  }: { readonly intervals: readonly Interval[]; readonly request: Pick<FillRequest, 'travel' | 'book'> },
): readonly { readonly open: number; readonly close: number }[] {
  if (to.kind !== 'stay' || window.end < DAY_END || place.city !== city) return [];
  if (travel(place.at, getPlace(book, to.place).at).minutes > LONGEST_WAY) return [];
  return intervals
    .map(({ open, close }) => ({ open: Math.max(open, EVENING_START), close: Math.min(close, EVENING_END) }))
    .filter(({ open, close }) => close - open >= place.usualMinutes);
}

/** One evening out a day at most, and nothing is seen twice. */
export function eveningGroups(candidates: readonly Candidate[], request: FillRequest): readonly Group[] {
  const evenings = candidates.flatMap((candidate, index) => (isEvening(candidate) ? [index] : []));
  if (evenings.length === 0) return [];
  const least = eveningsFor(request) === 'each' ? 1 : 0;
  return [
    { members: Int32Array.from(evenings), perDayLeast: least, perDayMost: 1, countsAsVisit: true },
    ...evenings.map((evening) => {
      const id = candidates[evening]?.place.id;
      const byDay = candidates.findIndex((one) => one.kind === 'place' && !isEvening(one) && one.place.id === id);
      return { members: Int32Array.of(byDay, evening), perDayLeast: 0, perDayMost: 1, most: 1, countsAsVisit: true };
    }),
  ];
}

export function isEvening(candidate: Candidate): candidate is Evening {
  return candidate.kind === 'place' && candidate.evening === true;
}
