import { MisuseError } from '../errors.ts';

/** What plain JavaScript may pass in place of an agent's options. */
interface Parts {
  readonly model?: unknown;
  readonly world?: unknown;
  readonly tools?: unknown;
}

/** @throws {MisuseError} if an agent cannot be made of this. */
export function assertParts(options: unknown): void {
  const { model, world, tools = [] } = (options ?? {}) as Parts;
  if (typeof (model as { complete?: unknown } | undefined)?.complete !== 'function')
    throw new MisuseError(`An agent needs a \`model\`, such as \`await modelFromConfiguration('ollama:qwen3:8b')\`.`);
  if (typeof (world as { sleep?: unknown } | undefined)?.sleep !== 'function')
    throw new MisuseError('An agent needs a `world`: pass `nodeWorld` of "@wayfarer/archon/node".');
  const isList = typeof (tools as Partial<Iterable<unknown>>)?.[Symbol.iterator] === 'function';
  if (isList || typeof (tools as { listTools?: unknown })?.listTools === 'function') return;
  throw new MisuseError(
    'Expected `tools` to be a list of tools or a ToolRegistry; each tool has its own name, so there is no object by names.',
  );
}

/** @throws {MisuseError} if it is no condition. */
export function assertStopWhen(stopWhen: unknown): void {
  if (typeof stopWhen === 'function') return;
  throw new MisuseError(
    Array.isArray(stopWhen)
      ? 'Expected one condition as `stopWhen`, got a list: join them with `stopWhen.anyOf(…)`.'
      : `Expected a condition as \`stopWhen\`, such as \`stopWhen.overTokens(20_000)\`, got ${typeof stopWhen}.`,
  );
}
