import type { Place } from '../golden.ts';
import { type Layer, LAYERS } from '../golden.ts';
import type { Check } from '../score/check.ts';

/** What came of a run over goldens: plain JSON, to be kept and compared. */
export interface EvaluationReport {
  readonly version: 1;
  readonly conversations: readonly ConversationResult[];
  /** How many of the conversations went as they should. */
  readonly passed: number;
  /** Layers that something was expected of, in the order of {@link LAYERS}. */
  readonly layers: readonly LayerScore[];
  /** Share of the conversations that ended without a person, 0–1; `null` if there were none. */
  readonly containment: number | null;
  /** Of a message, half and 95 % of which took no longer; `null` if there were none. */
  readonly latencyMs: { readonly p50: number; readonly p95: number } | null;
}

export interface ConversationResult {
  readonly suite: string;
  readonly id: string;
  readonly about: string;
  readonly place: Place;
  readonly passed: boolean;
  /** No call waited for a person, and no person took over. */
  readonly contained: boolean;
  readonly turns: readonly TurnResult[];
}

export interface TurnResult {
  readonly line: number;
  /** What was said, or decided. */
  readonly input: string;
  readonly reply: string;
  readonly latencyMs: number;
  readonly checks: readonly Check[];
}

/** Turns in which something was expected of a layer, and in how many of them all of it came true. */
export interface LayerScore {
  readonly layer: Layer;
  readonly turns: number;
  readonly passed: number;
}

/** Sums up conversations, perhaps of several suites. */
export function toReport(conversations: readonly ConversationResult[]): EvaluationReport {
  const turns = conversations.flatMap((conversation) => conversation.turns);
  const count = conversations.length;
  return {
    version: 1,
    conversations,
    passed: conversations.filter(({ passed }) => passed).length,
    layers: LAYERS.map((layer) => scoreOf(layer, turns)).filter((score) => score.turns > 0),
    containment: count === 0 ? null : conversations.filter(({ contained }) => contained).length / count,
    latencyMs: latencyOf(turns),
  };
}

/** Whether all that was expected of a layer in a turn came true; `undefined` if nothing was. */
export function passedLayer({ checks }: TurnResult, layer: Layer): boolean | undefined {
  const own = checks.filter((check) => check.layer === layer);
  return own.length === 0 ? undefined : own.every(({ passed }) => passed);
}

function scoreOf(layer: Layer, turns: readonly TurnResult[]): LayerScore {
  const outcomes = turns.map((turn) => passedLayer(turn, layer)).filter((passed) => passed !== undefined);
  return { layer, turns: outcomes.length, passed: outcomes.filter(Boolean).length };
}

function latencyOf(turns: readonly TurnResult[]): EvaluationReport['latencyMs'] {
  const sorted = turns.map(({ latencyMs }) => latencyMs).sort((left, right) => left - right);
  const at = (share: number): number | undefined => sorted[Math.ceil(share * sorted.length) - 1];
  const [p50, p95] = [at(0.5), at(0.95)];
  return p50 === undefined || p95 === undefined ? null : { p50, p95 };
}
