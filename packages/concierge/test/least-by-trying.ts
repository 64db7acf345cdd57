import { SHUT_ON_MONDAYS, STREET_PLACES } from './street-town.ts';

/** A stop on the street: day 0 is a Sunday, day 1 a Monday. */
export interface StreetStop {
  readonly name: string;
  readonly day: number;
  readonly arrive: number;
  readonly depart: number;
}

const [OPENS, CLOSES, LEAST, MARGIN, LONGEST_WAY] = [540, 1080, 30, 5, 60];
const [DAYS, STEP] = [2, 5];

function placeOf({ name }: StreetStop): number {
  return STREET_PLACES.find((place) => place.name === name)?.minutes ?? NaN;
}

function fitsAlone({ name, day, arrive, depart }: StreetStop): boolean {
  const isShut = day === 1 && SHUT_ON_MONDAYS.has(name);
  return !isShut && arrive >= OPENS && depart <= CLOSES && depart - arrive >= LEAST;
}

/** On foot at a minute for each minute of the street, five more for the margin, an hour at most. */
function fitBeside(one: StreetStop, other: StreetStop): boolean {
  if (one.name === other.name) return false;
  if (one.day !== other.day) return true;
  const way = Math.abs(placeOf(one) - placeOf(other));
  const [first, second] = one.arrive <= other.arrive ? [one, other] : [other, one];
  return way <= LONGEST_WAY && second.arrive - first.depart >= way + MARGIN;
}

/** Whether a plan of the street is right, told without the judge. */
export function isRightOnStreet(stops: readonly StreetStop[]): boolean {
  return (
    stops.every(fitsAlone) && stops.every((one, at) => stops.slice(at + 1).every((other) => fitBeside(one, other)))
  );
}

/** The least cost of a right plan, found by trying every set of stops at every time: 1 for one that moves, 3 for one left out. */
export function leastByTrying(stops: readonly StreetStop[]): number {
  for (let cost = 0; ; cost += 1)
    for (let left = 0; 3 * left <= cost; left += 1)
      if (subsets(stops, cost - 2 * left).some((touched) => canBePut(stops, touched, left))) return cost;
}

function subsets(stops: readonly StreetStop[], size: number): readonly (readonly StreetStop[])[] {
  if (size === 0) return [[]];
  return stops.flatMap((stop, at) => subsets(stops.slice(at + 1), size - 1).map((rest) => [stop, ...rest]));
}

function canBePut(stops: readonly StreetStop[], touched: readonly StreetStop[], left: number): boolean {
  // Of a place that stands twice, one is left out in any case.
  const doubles = stops.length - new Set(stops.map(({ name }) => name)).size;
  if (touched.length < left || doubles > left) return false;
  const staying = stops.filter((stop) => !touched.includes(stop));
  if (!isRightOnStreet(staying)) return false;
  const choices = touched.map((stop) =>
    everywhere(stop).filter((one) => staying.every((other) => fitBeside(one, other))),
  );
  return put(choices, left);
}

/** As short as may be: what fits longer fits so, too. */
function everywhere({ name }: StreetStop): readonly StreetStop[] {
  const times = Array.from({ length: (CLOSES - LEAST - OPENS) / STEP + 1 }, (_, at) => OPENS + at * STEP);
  return Array.from({ length: DAYS }, (_, day) => day).flatMap((day) =>
    times.map((arrive) => ({ name, day, arrive, depart: arrive + LEAST })).filter(fitsAlone),
  );
}

/** Each somewhere; where one is put, the others lose the times that it takes. */
function put(choices: readonly (readonly StreetStop[])[], left: number): boolean {
  if (choices.filter((all) => all.length === 0).length > left) return false;
  const [first, ...others] = choices.toSorted((one, other) => one.length - other.length);
  if (!first) return left === 0;
  if (left > 0 && put(others, left - 1)) return true;
  return first.some((one) =>
    put(
      others.map((all) => all.filter((other) => fitBeside(one, other))),
      left,
    ),
  );
}
