import { assertLimit, hasFunction, MisuseError, shown } from '@wayfarer/archon/data';

/** What each part of a router has to be able to do; a router without one would answer every message with a fault. */
const NEEDED = {
  classifier: ['classify', '`createIntentClassifier(registry.examples())`'],
  policy: ['validate', '`parsePolicy(…)`, or `new NullPolicy()` where everything is allowed'],
  executor: ['execute', '`toolExecutor(engine)`'],
  log: ['append', '`new MemoryEventLog(nodeWorld)`'],
} as const;

/** Parts that have a default. */
const FURTHER = { planner: 'createPlan', data: 'factsFor', fallback: 'draft' } as const;

/** @throws {MisuseError} if a router cannot be made of this, or a limit is none. */
export function assertRouterParts(options: unknown): void {
  const parts = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof parts['intents'] !== 'function')
    throw new MisuseError('A router needs `intents`, a function that gives the registry: `() => registry`.');
  for (const [name, [method, example]] of Object.entries(NEEDED)) {
    if (!hasFunction(parts[name], method)) throw new MisuseError(`A router needs \`${name}\`, such as ${example}.`);
  }
  const { clock, digest } = (parts['world'] ?? {}) as Readonly<Record<string, unknown>>;
  if (!hasFunction(clock, 'now') || typeof digest !== 'function')
    throw new MisuseError('A router needs a `world`: pass `nodeWorld` of "@wayfarer/archon/node".');
  for (const [name, method] of Object.entries(FURTHER)) {
    if (parts[name] !== undefined && !hasFunction(parts[name], method))
      throw new MisuseError(`Expected \`${name}\` to have a function \`${method}\`, got ${shown(parts[name])}.`);
  }
  const { telemetry = [], timeoutMs = 0, reasks = 0, humanOffer = null } = parts;
  if (!Array.isArray(telemetry) || !telemetry.every((sink) => hasFunction(sink, 'record')))
    throw new MisuseError(
      `Expected \`telemetry\` to be a list of sinks with a function \`record\`, such as consoleSink(), got ${shown(telemetry)}.`,
    );
  if (humanOffer !== null && typeof humanOffer !== 'string')
    throw new MisuseError(`Expected \`humanOffer\` to be a sentence, or null for none, got ${shown(humanOffer)}.`);
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
    `Expected a message such as { id: 'm1', text: 'Hello.', context: { sessionId: 's1' } }, got ${shown(interaction)}.`,
  );
}
