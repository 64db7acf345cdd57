import type { Day, Problem, Solution } from '../src/index.ts';

/** A problem whose points have names, so that a solution can be read. */
export interface Timetable extends Problem {
  readonly names: readonly string[];
}

/** What a text timetable does not say in its rows. Everything has a calm default. */
interface Setting {
  /** Start of every day, `HH:MM`; default 09:00. */
  readonly start?: string;
  /** End of every day; default 18:00. */
  readonly end?: string;
  /** Minutes between any two points; default: the difference of their `at`. Anchors are `at` 0. */
  readonly travel?: number | ((from: string, to: string) => number);
  /** One entry a day, on top of the above; default one day. */
  readonly days?: readonly Partial<Day>[];
  /** Anchors after the places, with their `at`; default `{ hotel: 0 }`, where every day starts and ends. */
  readonly anchors?: Readonly<Record<string, number>>;
  /** Anything else, as in `Problem`; members of groups by name. */
  readonly groups?: readonly (Omit<NonNullable<Problem['groups']>[number], 'members'> & {
    readonly members: readonly string[];
  })[];
  readonly budget?: number;
  readonly diminishing?: number;
  readonly maxLeg?: number;
  readonly perMinute?: Problem['perMinute'];
  readonly inARow?: number;
  /** A table: `place`, `day` (default all), `from`, `loss` (tenths). See `Problem.atHour`. */
  readonly atHour?: string;
  readonly pace?: Problem['pace'];
  /** By name. */
  readonly precedence?: readonly (readonly [first: string, later: string])[];
  readonly rest?: { readonly most: number; readonly least?: number; readonly places: readonly string[] };
  /** All travel is on foot. */
  readonly onFoot?: boolean;
}

/**
 * Reads a text timetable: a header, then one place a line. Columns, in any order:
 *
 * - `place`, `score` (tenths: 9 is 0.9), `stay` (minutes);
 * - `opens` and `closes`, the hours of the DOOR: the visit is over when it closes. Or `hours`, several of them,
 *   `10:00-12:00,14:00-17:00`. Or `from` and `until`, the window of the START of service. Default: always open;
 * - `at`, minutes along a road that has the hotel at 0; `days`, e.g. `1,3` (default all); `fee`; `category`; `must` (`yes`).
 */
export function dayOf(text: string, setting: Setting = {}): Timetable {
  const rows = toRows(text);
  const anchors = setting.anchors ?? { hotel: 0 };
  const names = [...rows.map((row) => row.place ?? ''), ...Object.keys(anchors)];
  const at = [...rows.map((row) => Number(row.at ?? 0)), ...Object.values(anchors)];
  const places = rows.length;
  const days = (setting.days ?? [{}]).map((day) => ({
    start: places,
    end: places,
    opens: minutesOf(setting.start ?? '09:00'),
    closes: minutesOf(setting.end ?? '18:00'),
    mostVisits: Infinity,
    ...day,
  }));
  const travel = Int32Array.from({ length: names.length ** 2 }, (_, k) => {
    const [i, j] = [Math.floor(k / names.length), k % names.length];
    if (typeof setting.travel === 'function') return setting.travel(names[i] ?? '', names[j] ?? '');
    return i === j ? 0 : (setting.travel ?? Math.abs((at[i] ?? 0) - (at[j] ?? 0)));
  });
  const categories = [...new Set(rows.map((row) => row.category))];
  return {
    names,
    points: names.length,
    places,
    travel,
    score: Float64Array.from(rows, (row) => Number(row.score) / 10),
    stay: Int32Array.from(rows, (row) => Number(row.stay)),
    days,
    windows: toWindows(rows, days.length),
    mandatory: Uint8Array.from(rows, (row) => (row.must === 'yes' ? 1 : 0)),
    fee: Int32Array.from(rows, (row) => Number(row.fee ?? 0)),
    category: Int32Array.from(rows, (row) => (row.category === undefined ? -1 : categories.indexOf(row.category))),
    groups: (setting.groups ?? []).map((group) => ({
      ...group,
      members: Int32Array.from(group.members, (name) => names.indexOf(name)),
    })),
    ...(setting.budget === undefined ? {} : { budget: setting.budget }),
    ...(setting.diminishing === undefined ? {} : { diminishing: setting.diminishing }),
    ...(setting.onFoot ? { walking: travel } : {}),
    ...(setting.inARow === undefined ? {} : { inARow: setting.inARow }),
    ...(setting.atHour === undefined
      ? {}
      : { atHour: toHours(toRows(setting.atHour), names.slice(0, places), days.length) }),
    ...(setting.pace === undefined ? {} : { pace: setting.pace }),
    precedence: (setting.precedence ?? []).map(([a, b]) => [names.indexOf(a), names.indexOf(b)] as const),
    ...(setting.rest === undefined
      ? {}
      : {
          rest: {
            least: Infinity,
            ...setting.rest,
            places: Uint8Array.from(rows, (row) => (setting.rest?.places.includes(row.place ?? '') ? 1 : 0)),
          },
        }),
    ...(setting.perMinute === undefined ? {} : { perMinute: setting.perMinute }),
    ...(setting.maxLeg === undefined ? {} : { maxLeg: setting.maxLeg }),
  };
}

/**
 * A solution as one line: `09:00 temple 60 ~ 15 ~ 10:15 market 30 [score 14]`. Times are starts of service, numbers
 * after names are stays, those between `~` travel; days are parted by ` | `, an empty one is `–`.
 */
export function show(timetable: Timetable, solution: Solution): string {
  const days = solution.routes.map((route, d) => {
    const parts = route.map((place, k) => {
      const next = route[k + 1];
      const visit = `${clockOf(solution.starts[d]?.[k] ?? NaN)} ${timetable.names[place]} ${timetable.stay[place]}`;
      return next === undefined ? visit : `${visit} ~ ${timetable.travel[place * timetable.points + next]} ~ `;
    });
    return parts.join('') || '–';
  });
  return `${days.join(' | ')} [score ${Math.round(solution.score * 1000) / 100}]`;
}

/** Why each place is not in, by name. */
export function showLeftOut(timetable: Timetable, solution: Solution): string[] {
  return solution.leftOut.map(({ place, mandatory, reason, letIn: _, ...numbers }) => {
    const details = Object.entries(numbers).map(
      ([key, value]) => `${key} ${key === 'arrival' || key === 'closes' ? clockOf(Number(value)) : value}`,
    );
    return [`${timetable.names[place]}${mandatory ? '!' : ''}: ${reason}`, ...details].join(', ');
  });
}

/** What would let places in, by name: `drop market or 30 min earlier`. */
export function showLetIn(timetable: Timetable, solution: Solution): string[] {
  return solution.leftOut.flatMap(({ place, letIn }) => {
    if (!letIn) return [];
    const ways = [
      ...(letIn.drop === undefined ? [] : [`drop ${timetable.names[letIn.drop]}`]),
      ...(letIn.earlier === undefined ? [] : [`${letIn.earlier} min earlier`]),
    ];
    return [`${timetable.names[place]}: ${ways.join(' or ')}`];
  });
}

export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? NaN) * 60 + (minutes ?? NaN);
}

type Row = Readonly<Record<string, string | undefined>>;

function toRows(text: string): Row[] {
  const [header = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return lines.map((line) =>
    Object.fromEntries(header.map((column, k) => [column, line[k] === '-' ? undefined : line[k]])),
  );
}

function toWindows(rows: readonly Row[], days: number): Problem['windows'] {
  const offsets = [0];
  const opens: number[] = [];
  const closes: number[] = [];
  for (let d = 1; d <= days; d++) {
    for (const row of rows) {
      const open = row.days === undefined || row.days.split(',').includes(String(d));
      for (const [from, until] of open ? startsOf(row) : []) {
        opens.push(from);
        closes.push(until);
      }
      offsets.push(opens.length);
    }
  }
  return { offsets: Int32Array.from(offsets), opens: Int32Array.from(opens), closes: Int32Array.from(closes) };
}

function toHours(rows: readonly Row[], names: readonly string[], days: number): NonNullable<Problem['atHour']> {
  const lists = Array.from({ length: days }, (_, d) =>
    names.map((name) => rows.filter((row) => row.place === name && (row.day ?? String(d + 1)) === String(d + 1))),
  ).flat();
  return {
    offsets: Int32Array.from([0, ...lists.map((_, k) => lists.slice(0, k + 1).flat().length)]),
    from: Int32Array.from(lists.flat(), ({ from = '00:00' }) => minutesOf(from)),
    loss: Float64Array.from(lists.flat(), ({ loss }) => Number(loss) / 10),
  };
}

/** The windows in which service may start. */
function startsOf({ from = '00:00', until = '24:00', opens, closes, hours, stay }: Row): [number, number][] {
  const door = hours ?? (opens && closes ? `${opens}-${closes}` : undefined);
  if (door === undefined) return [[minutesOf(from), minutesOf(until)]];
  return door
    .split(',')
    .map((span) => span.split('-').map(minutesOf))
    .map(([first = NaN, last = NaN]): [number, number] => [first, last - Number(stay)])
    .filter(([first, last]) => first <= last);
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
