import type { Coordinates } from '@wayfarer/trip';

import type { Question } from '../http/ask.ts';

/** One way on foot as an engine has it; `null` where it found none. */
export type EngineWay = { readonly seconds: number; readonly km: number } | null;

/** Ways from each source (rows) to each target (columns). */
export type EngineWays = readonly (readonly EngineWay[])[];

/** From where to where ways are asked for. */
export interface WaysQuestion {
  readonly sources: readonly Coordinates[];
  readonly targets: readonly Coordinates[];
}

/** How a kind of routing engine is asked for ways on foot. */
export interface RoutingEngine {
  /** For people, e.g. `OSRM`. */
  readonly name: string;
  /** So many sources, and so many targets, at a time: what servers allow as they come. */
  readonly most: number;
  toQuestion(url: string, question: WaysQuestion): Omit<Question, 'userAgent'>;
  /** @throws {RequestFailedError} if the answer is not one to the question. */
  parse(text: string, question: WaysQuestion): EngineWays;
}
