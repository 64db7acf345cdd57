import { type Problem, solve } from '@wayfarer/optimizer';

/** Cities to see, each for so many days, joined by direct flights. The day of a flight counts for both of its cities. */
export interface TripTask {
  readonly id: string;
  readonly total_days: number;
  readonly stay_days: Readonly<Record<string, number>>;
  readonly windows: readonly Window[];
  /** From, to. */
  readonly direct_flights: readonly (readonly [from: string, to: string])[];
}

/** Days, both counted, on which one has to be in that city. */
interface Window {
  readonly city: string;
  readonly from: number;
  readonly to: number;
}

export interface Stay {
  readonly city: string;
  readonly start: number;
  readonly end: number;
}

/** A search that has not found a place for every city is begun again with other dice, this often at most. */
const MOST_SEEDS = 20;

/** The cities in an order that flights and dates allow; all of them, wherever the search finds such an order. */
export function orderCities(task: TripTask): readonly Stay[] {
  const cities = Object.keys(task.stay_days);
  const problem = toProblem(task, cities);
  let best: readonly Stay[] = [];
  for (let seed = 1; seed <= MOST_SEEDS && best.length < cities.length; seed += 1) {
    const { routes, starts } = solve(problem, { seed });
    const stays = (routes[0] ?? []).map((place, k) => {
      const city = cities[place] ?? '';
      const start = starts[0]?.[k] ?? NaN;
      return { city, start, end: start + (task.stay_days[city] ?? 1) - 1 };
    });
    if (stays.length > best.length) best = stays;
  }
  return best;
}

/** One "day" whose minutes are days: a city is a place that must be seen, a flight takes no time, and there is none between others. */
function toProblem({ total_days, stay_days, windows, direct_flights }: TripTask, cities: readonly string[]): Problem {
  const start = cities.length;
  const flights = new Set(direct_flights.map(([from, to]) => `${from} > ${to}`));
  const points = [...cities, undefined];
  const starts = cities.map((city) => startsOf(city, stay_days[city] ?? 1, { windows, total_days }));
  return {
    points: points.length,
    places: cities.length,
    travel: Int32Array.from(
      points.flatMap((from, i) =>
        points.map((to, j) => (i === j || i === start || j === start || flights.has(`${from} > ${to}`) ? 0 : 1)),
      ),
    ),
    maxLeg: 0,
    score: new Float64Array(cities.length).fill(1),
    mandatory: new Uint8Array(cities.length).fill(1),
    stay: Int32Array.from(cities, (city) => (stay_days[city] ?? 1) - 1),
    days: [{ start, end: -1, opens: 1, closes: total_days, mostVisits: Infinity }],
    windows: {
      offsets: Int32Array.from([0, ...cities], (_, index) => starts.slice(0, index).flat().length),
      opens: Int32Array.from(starts.flatMap((found) => found.map(([open]) => open))),
      closes: Int32Array.from(starts.flatMap((found) => found.map(([, close]) => close))),
    },
  };
}

/** The days on which a stay may begin so that it holds every window of its city; none, where windows contradict each other. */
function startsOf(
  city: string,
  days: number,
  { windows, total_days }: Pick<TripTask, 'windows' | 'total_days'>,
): readonly (readonly [number, number])[] {
  const own = windows.filter((window) => window.city === city);
  const open = Math.max(1, ...own.map(({ to }) => to - days + 1));
  const close = Math.min(total_days - days + 1, ...own.map(({ from }) => from));
  return open <= close ? [[open, close]] : [];
}
