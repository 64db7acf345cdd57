import type { Measured } from './measure-trip.ts';
import { sumTallies, type Tally } from './tally.ts';

/** A line of the table: a name, and the figure as people read it. */
type Row = readonly [what: string, figure: string];

/** Sums of all trips, and the margins at their ends, minutes. */
export interface Figures {
  readonly [name: string]: number;
}

export function toFigures(measured: readonly Measured[]): Figures {
  const tally = sumTallies(measured.map((one) => one.tally));
  const after = measured.flatMap(({ margins }) => margins.afterArrival);
  const before = measured.flatMap(({ margins }) => margins.beforeDeparture);
  return {
    ...tally,
    afterArrivalLeast: least(after),
    afterArrivalMedian: median(after),
    beforeDepartureLeast: least(before),
    beforeDepartureMedian: median(before),
    kmPerDay: round(ratio(tally, 'metres', 'days') / 1000),
    kmOverBestPct: round(100 * ratio(tally, 'metres', 'metresBest') - 100),
    kmForEveningsPct: round(100 * ratio(tally, 'metresForEvenings', 'metresBest')),
    kmForHoursPct: round(100 * ratio(tally, 'metresForHours', 'metresBest')),
    optionDistance: round(ratio(tally, 'optionDistanceSum', 'optionPairs')),
    tripsSilent: tally['tripsSilent'] ?? 0,
  };
}

/** The table of the figures, a row each. */
export function toRows(figures: Figures): readonly Row[] {
  const of = (part: string, whole: string): string => {
    const [some, all] = [figures[part] ?? 0, figures[whole] ?? 0];
    return `${some} of ${all}${all > 0 ? ` (${round((100 * some) / all)} %)` : ''}`;
  };
  const count = (name: string): string => String(figures[name] ?? 0);
  return [
    ['trips with any silent failure', count('tripsSilent')],
    ['wishes unheard', of('wishesUnheard', 'wishes')],
    ...Object.keys(figures)
      .filter((name) => name.startsWith('unheard'))
      .map((name): Row => [`– ${name.slice('unheard'.length)}`, count(name)]),
    ['meals due: at a table', of('mealsAtTables', 'mealsDue')],
    ['– as a break that says so', count('mealsAsBreaks')],
    ['– missing, with a reason', count('mealsSaidMissing')],
    ['– missing in silence', count('mealsSilent')],
    ['diets not known to be served at a meal', of('dietMealsUnsuited', 'dietMeals')],
    ['– in silence', count('dietMealsSilent')],
    ['must-dos in', of('mustDosIn', 'mustDos')],
    ['– out, said in chat or card', count('mustDosSaid')],
    ['– out, only in the list of all left out', count('mustDosOnlyListed')],
    ['– out in silence', count('mustDosSilent')],
    ['stops not known to be step-free, for those who need it', of('accessNotWhole', 'accessStops')],
    ['– in silence', count('accessSilent')],
    ['first and last journeys shown', of('journeysShown', 'journeysDue')],
    ['– missing in silence', count('journeysSilent')],
    ['own times kept', of('ownTimesKept', 'ownTimes')],
    ['– broken in silence', count('ownTimesSilent')],
    [
      'minutes from arrival to the first stop: least, median',
      `${count('afterArrivalLeast')}, ${count('afterArrivalMedian')}`,
    ],
    [
      'minutes from the last stop to departure: least, median',
      `${count('beforeDepartureLeast')}, ${count('beforeDepartureMedian')}`,
    ],
    ['nights paid of nights slept', of('nightsPaid', 'nightsSlept')],
    ['– paid and not slept, or slept nowhere', count('nightsWrong')],
    ['sums of beds that are wrong', of('bedSumsWrong', 'bedSumsChecked')],
    ['well-known places at busy hours, crowd-averse', of('averseBusy', 'averseKnown')],
    ['well-known places at busy hours, others', of('othersBusy', 'othersKnown')],
    ['km a day as the crow flies', count('kmPerDay')],
    ['– over the shortest order of the same places', `${count('kmOverBestPct')} %`],
    ['– of that, since evenings out are left in the evening', `${count('kmForEveningsPct')} %`],
    ['– of that, since doors and meals do not allow that order', `${count('kmForHoursPct')} %`],
    ['evenings with more than dinner, where wanted', of('eveningsWantedFilled', 'eveningsWanted')],
    ['evenings with more than dinner, others', of('eveningsOthersFilled', 'eveningsOthers')],
    ['pairs of options with the very same places', of('optionPairsSame', 'optionPairs')],
    ['mean distance of options, 100 = nothing shared', count('optionDistance')],
  ];
}

function ratio(tally: Tally, part: string, whole: string): number {
  return (tally[part] ?? 0) / Math.max(1, tally[whole] ?? 0);
}

function least(values: readonly number[]): number {
  return values.length > 0 ? Math.min(...values) : 0;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
