import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import { hasMethod } from '../has-function.ts';
import { assertPermissions } from '../tool/permissions.ts';
import { isMessage } from './subtask.ts';

/** What plain JavaScript may pass in place of an agent's options. */
interface Parts {
  readonly model?: unknown;
  readonly runtime?: unknown;
  readonly tools?: unknown;
  readonly examples?: unknown;
  readonly protocol?: unknown;
  readonly telemetry?: unknown;
}

/** @throws {MisuseError} if an agent cannot be made of this. */
export function assertParts(options: unknown): void {
  const { model, runtime, tools = [] } = (options ?? {}) as Parts;
  if (!hasMethod(model, 'complete'))
    throw new MisuseError(`An agent needs a \`model\`, such as \`await modelFromConfiguration('ollama:qwen3:8b')\`.`);
  if (!hasMethod(runtime, 'sleep'))
    throw new MisuseError('An agent needs a `runtime`: pass `nodeRuntime` of "@wayfarer/archon/node".');
  const isList =
    typeof tools === 'object' && typeof (tools as Partial<Iterable<unknown>>)?.[Symbol.iterator] === 'function';
  if (!isList && !hasMethod(tools, 'listTools'))
    throw new MisuseError(
      'Expected `tools` to be a list of tools or a ToolRegistry; each tool has its own name, so there is no object by names.',
    );
  assertFurtherParts(options as Parts);
}

function assertFurtherParts({ examples = [], protocol, telemetry }: Parts): void {
  if (!Array.isArray(examples) || !examples.every(isMessage))
    throw new MisuseError(
      `Expected \`examples\` to be messages such as [{ role: 'user', text: 'Hello.' }], got ${formatValue(examples)}.`,
    );
  if (protocol !== undefined && protocol !== 'native' && protocol !== 'text')
    throw new MisuseError(`Expected \`protocol\` to be "native" or "text", got ${formatValue(protocol)}.`);
  if (telemetry !== undefined && !hasMethod(telemetry, 'open'))
    throw new MisuseError(
      'Expected `telemetry` to have `open`, as `liveTelemetry(…)` of "@wayfarer/archon/trace" has.',
    );
}

/** What plain JavaScript may pass beside a subtask. */
interface Options {
  readonly signal?: unknown;
  readonly onDelta?: unknown;
  readonly tools?: unknown;
}

/** @throws {MisuseError} if a subtask cannot be worked on with these. */
export function assertOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null)
    throw new MisuseError(`Expected options such as { maxSteps: 5 }, got ${formatValue(options)}.`);
  const { signal, onDelta, tools } = options as Options;
  if (signal !== undefined && !hasMethod(signal, 'addEventListener'))
    throw new MisuseError('Expected `signal` to be that of an AbortController.');
  if (onDelta !== undefined && typeof onDelta !== 'function')
    throw new MisuseError(`Expected a function as \`onDelta\`, got ${formatValue(onDelta)}.`);
  if (tools !== undefined && !Array.isArray(tools))
    throw new MisuseError(`Expected \`tools\` to be a list of names, got ${formatValue(tools)}.`);
}

/** @throws {MisuseError} if it is no check, or a text stands in place of a list: parts of its name would be permitted, too. */
export function assertGoalAndPermissions(goal: unknown, permissions: unknown): void {
  if (goal !== undefined && typeof goal !== 'function')
    throw new MisuseError(
      `Expected a function as \`goal\`, which says whether a text will do, got ${formatValue(goal)}.`,
    );
  assertPermissions('permissions', permissions);
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

/** @throws {MisuseError} if nothing is said, or a log cannot keep it. */
export function assertMessage(text: unknown): void {
  if (typeof text === 'string' && text.trim() !== '' && text.isWellFormed()) return;
  throw new MisuseError(`Expected the text of a message, got ${formatValue(text)}.`);
}
