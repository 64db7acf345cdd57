import type { AnswerLimits } from '@wayfarer/archon/data';

const [SECOND, MEGABYTE] = [1_000, 1_000_000];

/** What a service may answer with, several times the largest honest answer, and for how long it is waited for. */
export const ANSWER_LIMITS = {
  /** A city with its map has up to 5 MB. */
  overpass: {
    maxBytes: 12 * MEGABYTE,
    totalMs: 90 * SECOND,
    idleMs: 30 * SECOND,
    json: { maxValues: 1_500_000, maxDepth: 16 },
  },
  postpass: {
    maxBytes: 12 * MEGABYTE,
    totalMs: 90 * SECOND,
    idleMs: 30 * SECOND,
    json: { maxValues: 1_500_000, maxDepth: 16 },
  },
  /** Four hundred items have some 120 kB. */
  wikidata: {
    maxBytes: 2 * MEGABYTE,
    totalMs: 90 * SECOND,
    idleMs: 30 * SECOND,
    json: { maxValues: 20_000, maxDepth: 16 },
  },
  /** Somebody waits for a plan meanwhile. */
  forecast: {
    maxBytes: 0.5 * MEGABYTE,
    totalMs: 5 * SECOND,
    idleMs: 3 * SECOND,
    json: { maxValues: 5_000, maxDepth: 16 },
  },
  /** Ten years of days. */
  pastWeather: {
    maxBytes: 1 * MEGABYTE,
    totalMs: 20 * SECOND,
    idleMs: 10 * SECOND,
    json: { maxValues: 50_000, maxDepth: 16 },
  },
  /** A hundred by a hundred ways have about half of it. */
  routing: {
    maxBytes: 4 * MEGABYTE,
    totalMs: 8 * SECOND,
    idleMs: 5 * SECOND,
    json: { maxValues: 250_000, maxDepth: 16 },
  },
  timetable: {
    maxBytes: 4 * MEGABYTE,
    totalMs: 6 * SECOND,
    idleMs: 4 * SECOND,
    json: { maxValues: 100_000, maxDepth: 32 },
  },
  /** Five thousand points are about two megabytes. */
  scenes: {
    maxBytes: 8 * MEGABYTE,
    totalMs: 10 * SECOND,
    idleMs: 5 * SECOND,
    json: { maxValues: 250_000, maxDepth: 16 },
  },
  titles: {
    maxBytes: 1 * MEGABYTE,
    totalMs: 8 * SECOND,
    idleMs: 5 * SECOND,
    json: { maxValues: 10_000, maxDepth: 16 },
  },
} as const satisfies Readonly<Record<string, AnswerLimits>>;
