import type { Clock, Digest, EventLog } from '@wayfarer/archon';
import { assertLimit, hasMethod, MisuseError, formatValue } from '@wayfarer/archon/data';

import type { IntentClassifier } from './classifier/index.ts';
import type { IntentsRegistry } from './intents/index.ts';
import type { RouterPlanner } from './plan/plan.ts';
import type { PolicyEngine } from './policy/index.ts';
import type { DataSource } from './ports/data-source.ts';
import type { FallbackResponder } from './ports/fallback-responder.ts';
import type { ToolExecutor } from './ports/tool-executor.ts';
import type { TelemetrySink } from './telemetry/telemetry-event.ts';

/** What a router is made of, and the limits it keeps. */
export interface AgentRouterOptions {
  /** Looked up for each interaction, so that a reload takes effect with the next message. */
  readonly intents: () => IntentsRegistry;
  readonly classifier: IntentClassifier;
  readonly policy: PolicyEngine;
  readonly executor: ToolExecutor;
  /** Where conversations are kept. */
  readonly log: EventLog;
  readonly runtime: { readonly clock: Clock; readonly digest: Digest };
  readonly planner?: RouterPlanner;
  readonly telemetry?: readonly TelemetrySink[];
  readonly data?: DataSource;
  readonly fallback?: FallbackResponder;
  /**
   * The sentence at the end of every reply to a message that was not understood. `null`: there is nobody, so no person is
   * offered, and no conversation is left to one.
   */
  readonly humanOffer?: string | null;
  /** Id of the intent that hands over to a person, if there is a tool for it; else the router just falls silent. */
  readonly personIntent?: string;
  /** Milliseconds that the classifier and the fallback have for an answer; after that the message counts as not understood. Default 20,000. */
  readonly timeoutMs?: number;
  /** How often a parameter is asked for again before a person is offered. Default 2. */
  readonly reasks?: number;
  /**
   * `manual`: a conversation counts as running until `AgentRouter.acknowledge` says that its answer has arrived
   * where it is needed. Default `automatic`: with the answer.
   */
  readonly acknowledgement?: 'automatic' | 'manual';
  /** Whether the facts a policy went by are kept in the log, without personal values, for dry runs. Default true. */
  readonly recordFacts?: boolean;
  /** Whether words that look like a person's name are that of something public: a city, a product. Default: none are. */
  readonly isPublic?: (words: string) => boolean;
  /** The date where the customer is, `YYYY-MM-DD`, for "tomorrow". Default: that of `runtime.clock`, in UTC. */
  readonly today?: () => string;
}

/** The options with every default in place. */
export type RouterParts = Required<Omit<AgentRouterOptions, 'personIntent' | 'isPublic' | 'telemetry'>> &
  Pick<AgentRouterOptions, 'personIntent' | 'isPublic'>;

/** What each part of a router has to be able to do; a router without one would answer every message with a fault. */
const NEEDED = {
  classifier: ['classify', '`createIntentClassifier(registry.examples())`'],
  policy: ['validate', '`parsePolicy(…)`, or `new NullPolicy()` where everything is allowed'],
  executor: ['execute', '`toolExecutor(engine)`'],
  log: ['append', '`new MemoryEventLog(nodeRuntime)`'],
} as const;

/** Parts that have a default. */
const FURTHER = { planner: 'createPlan', data: 'factsFor', fallback: 'draft' } as const;

/** @throws {MisuseError} if a router cannot be made of this, or a limit is none. */
export function assertRouterParts(options: unknown): void {
  const parts = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof parts['intents'] !== 'function')
    throw new MisuseError('A router needs `intents`, a function that gives the registry: `() => registry`.');
  for (const [name, [method, example]] of Object.entries(NEEDED)) {
    if (!hasMethod(parts[name], method)) throw new MisuseError(`A router needs \`${name}\`, such as ${example}.`);
  }
  const { clock, digest } = (parts['runtime'] ?? {}) as Readonly<Record<string, unknown>>;
  if (!hasMethod(clock, 'now') || typeof digest !== 'function')
    throw new MisuseError('A router needs a `runtime`: pass `nodeRuntime` of "@wayfarer/archon/node".');
  for (const [name, method] of Object.entries(FURTHER)) {
    if (parts[name] !== undefined && !hasMethod(parts[name], method))
      throw new MisuseError(`Expected \`${name}\` to have a function \`${method}\`, got ${formatValue(parts[name])}.`);
  }
  const { telemetry = [], timeoutMs = 0, reasks = 0, humanOffer = null } = parts;
  if (!Array.isArray(telemetry) || !telemetry.every((sink) => hasMethod(sink, 'record')))
    throw new MisuseError(
      `Expected \`telemetry\` to be a list of sinks with a function \`record\`, such as consoleSink(), got ${formatValue(telemetry)}.`,
    );
  if (humanOffer !== null && typeof humanOffer !== 'string')
    throw new MisuseError(
      `Expected \`humanOffer\` to be a sentence, or null for none, got ${formatValue(humanOffer)}.`,
    );
  assertLimit('timeoutMs', timeoutMs);
  assertLimit('reasks', reasks);
}

/** @throws {MisuseError} if it is no message, or has no id: all without one would be taken for the same. */
export function assertInteraction(interaction: unknown): void {
  const { id, text, context } = (interaction ?? {}) as Readonly<Record<string, unknown>>;
  const { sessionId } = (context ?? {}) as Readonly<Record<string, unknown>>;
  const isNamed = sessionId === undefined || (typeof sessionId === 'string' && sessionId !== '');
  if (typeof id === 'string' && id !== '' && typeof text === 'string' && isNamed) return;
  throw new MisuseError(
    `Expected a message such as { id: 'm1', text: 'Hello.', context: { sessionId: 's1' } }, got ${formatValue(interaction)}.`,
  );
}
