import type { Problem } from '@wayfarer/optimizer';

export interface TownSize {
  readonly places: number;
  readonly days: number;
  readonly seed: number;
}

/** Kilometres from edge to edge, and of a cluster from its middle. */
const TOWN_KM = 8;
const CLUSTER_KM = 0.8;
const KM_PER_HOUR = 12;
const MINUTES_OVERHEAD = 4;

/**
 * A town to spend days in, by rule:
 *
 * - places lie in clusters, one for every twelve, in a square of 8 km; the hotel in its middle;
 * - the way from one to another takes 4 min and 1 min for every 200 m (12 km/h), straight;
 * - stays are 30, 45, 60 or 90 min; scores 0.20…0.99;
 * - of ten places six open 9:00–17:00, two 10:00–18:00, one 9:00–12:00 and 14:00–18:00, one always; each is closed on every
 *   seventh day, not the same for all;
 * - of ten places four are free, the others cost 300…2000; there are 5000 for each day;
 * - three places in twenty are tables instead, for lunch 12:00–14:00, and each day asks for one of them, which stays 60 min;
 * - a day lasts from 9:00 to 19:00 and holds twelve visits.
 */
export function toTown({ places, days, seed }: TownSize): Problem {
  const random = randomOf(seed);
  const centres = Array.from({ length: Math.max(1, Math.round(places / 12)) }, () => [
    random() * TOWN_KM,
    random() * TOWN_KM,
  ]);
  const at = Array.from({ length: places }, (_, i) => {
    const [x = 0, y = 0] = centres[i % centres.length] ?? [];
    return [x + (random() - 0.5) * 2 * CLUSTER_KM, y + (random() - 0.5) * 2 * CLUSTER_KM] as const;
  });
  const points = [...at, [TOWN_KM / 2, TOWN_KM / 2] as const];
  const isTable = (i: number): boolean => i % 20 >= 17;
  const stay = at.map((_, i) => (isTable(i) ? 60 : ([30, 45, 60, 90][Math.floor(random() * 4)] ?? 60)));
  const kinds = at.map(() => Math.floor(random() * 10));
  const closedOn = at.map(() => Math.floor(random() * 7));
  return {
    points: points.length,
    places,
    travel: Int32Array.from(points.flatMap((from) => points.map((to) => (from === to ? 0 : minutesBetween(from, to))))),
    score: Float64Array.from(at, (_, i) => (isTable(i) ? 0.1 : 0.2 + Math.floor(random() * 80) / 100)),
    stay: Int32Array.from(stay),
    days: Array.from({ length: days }, () => ({
      start: places,
      end: places,
      opens: 540,
      closes: 1140,
      mostVisits: 12,
    })),
    windows: toWindows(
      days,
      (day, i) => {
        if (isTable(i)) return [[720, 840]];
        if (day % 7 === closedOn[i]) return [];
        return hoursOf(kinds[i] ?? 0).map(([open, close]) => [open, close - (stay[i] ?? 0)] as const);
      },
      places,
    ),
    fee: Int32Array.from(at, () => (random() < 0.4 ? 0 : 300 + Math.floor(random() * 1700))),
    budget: 5000 * days,
    groups: [
      {
        members: Int32Array.from(at.flatMap((_, i) => (isTable(i) ? [i] : []))),
        perDayLeast: 1,
        perDayMost: 1,
        countsAsVisit: false,
      },
    ],
    perMinute: { travel: 0.005, waiting: 0.0015 },
  };
}

/** The same town with `place` closed on all days. */
export function withoutPlace(problem: Problem, place: number): Problem {
  const { offsets, opens, closes } = problem.windows;
  return {
    ...problem,
    windows: toWindows(
      problem.days.length,
      (day, i) => {
        const row = day * problem.places + i;
        const from = offsets[row] ?? 0;
        const spans = Array.from(
          opens.slice(from, offsets[row + 1]),
          (open, k) => [open, closes[from + k] ?? 0] as const,
        );
        return i === place ? [] : spans;
      },
      problem.places,
    ),
  };
}

type Span = readonly [number, number];

function hoursOf(kind: number): readonly Span[] {
  if (kind < 6) return [[540, 1020]];
  if (kind < 8) return [[600, 1080]];
  return kind === 8
    ? [
        [540, 720],
        [840, 1080],
      ]
    : [[0, 1440]];
}

function toWindows(days: number, spansOf: (day: number, place: number) => readonly Span[], places: number) {
  const spans = Array.from({ length: days * places }, (_, row) => spansOf(Math.floor(row / places), row % places));
  let total = 0;
  return {
    offsets: Int32Array.from([0, ...spans.map((list) => (total += list.length))]),
    opens: Int32Array.from(spans.flat(), ([open]) => open),
    closes: Int32Array.from(spans.flat(), ([, close]) => close),
  };
}

function minutesBetween([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  return MINUTES_OVERHEAD + Math.round((Math.hypot(a - c, b - d) / KM_PER_HOUR) * 60);
}

/** Park and Miller's generator: the same town on every machine. */
function randomOf(seed: number): () => number {
  let state = (seed * 16807) % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
