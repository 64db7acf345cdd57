import type { Options } from '../options.ts';
import type { Day, Group, Problem } from '../problem.ts';
import { InvalidProblemError } from './invalid-problem-error.ts';

/**
 * Looks through everything once, so that all later code may trust it.
 *
 * @throws {InvalidProblemError} at the first thing that cannot be.
 */
export function checkProblem(problem: Problem): void {
  const { points, places, days } = problem;
  whole('points', points, 0);
  whole('places', places, 0, points);
  sameLength('travel', problem.travel, points * points);
  sameLength('score', problem.score, places);
  sameLength('stay', problem.stay, places);
  for (const name of ['mandatory', 'fee', 'category'] as const) {
    const values = problem[name];
    if (values) sameLength(name, values, places);
  }
  noneBelow('travel', problem.travel, 0);
  noneBelow('score', problem.score, 0);
  noneBelow('stay', problem.stay, 0);
  if (problem.fee) noneBelow('fee', problem.fee, 0);
  if (problem.category) noneBelow('category', problem.category, -1);
  between('diminishing', problem.diminishing ?? 1, [0, 1]);
  between('inARow', problem.inARow ?? 0, [0, 1e6]);
  between('budget', problem.budget ?? 0, [0, Infinity]);
  if (problem.walking) {
    sameLength('walking', problem.walking, points * points);
    noneBelow('walking', problem.walking, 0);
  }
  if (problem.perLeg) {
    sameLength('perLeg', problem.perLeg, points * points);
    noneBelow('perLeg', problem.perLeg, 0);
  }
  for (const [name, price] of Object.entries(problem.perMinute ?? {})) between(`perMinute.${name}`, price, [0, 1e6]);
  between('maxLeg', problem.maxLeg ?? 0, [0, Infinity]);
  checkRules(problem);
  checkHours(problem);
  days.forEach((day, d) => checkDay(day, `days.${d}`, problem));
  checkWindows(problem);
  problem.groups?.forEach((group, g) => checkGroup(group, `groups.${g}`, places));
}

/** @throws {InvalidProblemError} when options and problem do not go together. */
export function checkOptions(options: Options, { days, places }: Problem): void {
  between('options.seed', options.seed, [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
  between('options.effort', options.effort ?? 0, [0, Infinity]);
  between('options.effortShare', options.effortShare ?? 1, [0, 1]);
  if (options.deadlineMs !== undefined) {
    between('options.deadlineMs', options.deadlineMs, [0, Infinity]);
    if (!options.now) throw new InvalidProblemError('options.now', 'expected a clock, since `deadlineMs` is given.');
  }
  const warm = options.warmStart;
  if (!warm) return;
  if (warm.routes.length !== days.length) {
    throw new InvalidProblemError(
      'options.warmStart.routes',
      `expected ${days.length} routes, one a day, got ${warm.routes.length}.`,
    );
  }
  between('options.warmStart.stabilityBonus', warm.stabilityBonus ?? 0, [0, Infinity]);
  const seen = new Set<number>();
  for (const place of warm.routes.flat()) {
    whole('options.warmStart.routes', place, 0, places - 1);
    if (seen.has(place)) throw new InvalidProblemError('options.warmStart.routes', `place ${place} is there twice.`);
    seen.add(place);
  }
}

function checkRules({ places, precedence = [], rest, ...problem }: Problem): void {
  precedence.forEach((pair, k) => {
    for (const place of pair) whole(`precedence.${k}`, place, 0, places - 1);
    if (pair[0] === pair[1])
      throw new InvalidProblemError(`precedence.${k}`, `place ${pair[0]} cannot precede itself.`);
  });
  checkPace(problem);
  if (rest) {
    between('rest.most', rest.most, [0, Infinity]);
    between('rest.least', rest.least, [0, Infinity]);
    sameLength('rest.places', rest.places, places);
  }
}

function checkPace({ points, pace }: Pick<Problem, 'points' | 'pace'>): void {
  if (!pace) return;
  const { from, factor, kind = new Uint8Array(points * points) } = pace;
  sameLength('pace.kind', kind, points * points);
  const kinds = kind.reduce((most, row) => Math.max(most, row + 1), 1);
  sameLength('pace.factor', factor, from.length * kinds);
  factor.forEach((value, k) => between(`pace.factor.${k}`, value, [0.01, 100]));
  rising('pace.from', from, [0, from.length]);
}

function checkHours({ places, days, atHour }: Problem): void {
  if (!atHour) return;
  const { offsets, from, loss } = atHour;
  const rows = days.length * places;
  sameLength('atHour.offsets', offsets, rows + 1);
  sameLength('atHour.from', from, offsets[rows] ?? 0);
  sameLength('atHour.loss', loss, from.length);
  noneBelow('atHour.loss', loss, 0);
  for (let row = 0; row < rows; row++) {
    whole(`atHour.offsets.${row + 1}`, offsets[row + 1], offsets[row], from.length);
    rising('atHour.from', from, [offsets[row], offsets[row + 1]]);
  }
}

function rising(at: string, minutes: Int32Array, [begin, end]: readonly [number, number]): void {
  for (let k = begin; k < end; k++) {
    const before = k > begin ? minutes[k - 1] + 1 : -(2 ** 26);
    whole(`${at}.${k}`, minutes[k], before);
  }
}

function checkDay(day: Day, at: string, { points, places, walking }: Problem): void {
  whole(`${at}.start`, day.start, places, points - 1);
  if (day.end !== -1) whole(`${at}.end`, day.end, places, points - 1);
  whole(`${at}.opens`, day.opens, -(2 ** 26), 2 ** 26);
  whole(`${at}.closes`, day.closes, -(2 ** 26), 2 ** 26);
  between(`${at}.mostVisits`, day.mostVisits, [0, Infinity]);
  between(`${at}.mostWaiting`, day.mostWaiting ?? 0, [0, Infinity]);
  between(`${at}.mostWalking`, day.mostWalking ?? 0, [0, Infinity]);
  if (day.mostWalking !== undefined && !walking) {
    throw new InvalidProblemError('walking', `expected minutes of walking, since \`${at}.mostWalking\` is given.`);
  }
}

function checkWindows({ windows, days, places }: Problem): void {
  const { offsets, opens, closes } = windows;
  const rows = days.length * places;
  sameLength('windows.offsets', offsets, rows + 1);
  sameLength('windows.opens', opens, offsets[rows] ?? 0);
  sameLength('windows.closes', closes, opens.length);
  for (let row = 0; row < rows; row++) {
    const from = offsets[row];
    const to = offsets[row + 1];
    if (to < from)
      throw new InvalidProblemError(
        'windows.offsets',
        `expected them to rise, but entry ${row + 1} is ${to} after ${from}.`,
      );
    for (let k = from; k < to; k++) {
      const [open, close] = [opens[k], closes[k]];
      if (close < open)
        throw new InvalidProblemError(
          `windows.closes.${k}`,
          `expected at least ${open} (it opens then), got ${close}.`,
        );
      if (k > from && open <= closes[k - 1]) {
        throw new InvalidProblemError(
          `windows.opens.${k}`,
          `expected more than ${closes[k - 1]} (the window before it), got ${open}.`,
        );
      }
    }
  }
}

function checkGroup(group: Group, at: string, places: number): void {
  const seen = new Set<number>();
  for (const member of group.members) {
    whole(`${at}.members`, member, 0, places - 1);
    if (seen.has(member)) throw new InvalidProblemError(`${at}.members`, `place ${member} is there twice.`);
    seen.add(member);
  }
  between(`${at}.perDayLeast`, group.perDayLeast, [0, group.perDayMost]);
  between(`${at}.perDayMost`, group.perDayMost, [0, Infinity]);
  between(`${at}.most`, group.most ?? 0, [0, Infinity]);
}

function whole(at: string, value: number, least: number, most = 2 ** 26): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new InvalidProblemError(at, `expected a whole number ${least}…${most}, got ${value}.`);
}

function between(at: string, value: number, [least, most]: readonly [number, number]): void {
  if (value >= least && value <= most) return;
  throw new InvalidProblemError(at, `expected a number ${least}…${most}, got ${value}.`);
}

function sameLength(at: string, values: { readonly length: number }, length: number): void {
  if (values.length !== length) throw new InvalidProblemError(at, `expected ${length} entries, got ${values.length}.`);
}

function noneBelow(at: string, values: Int32Array | Float64Array, least: number): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (!(value >= least && value < Infinity))
      throw new InvalidProblemError(`${at}.${i}`, `expected at least ${least}, got ${value}.`);
  }
}
