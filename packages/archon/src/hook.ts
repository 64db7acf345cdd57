import { MisuseError } from './errors.ts';
import type { ModelHook } from './model/model-hook.ts';
import type { ToolHook } from './tool/tool-hook.ts';
import { isToolResult } from './tool/tool-result.ts';

/**
 * Stands around calls of models and tools: before, after and on error it may change what is passed on, answer instead, or
 * refuse. So guardrails, caches and redaction are hooks. What it does is in the log, under its name; a replay takes it from
 * there and calls no hook.
 *
 * Hooks come in order before a call and in the reverse order after it. One that throws fails the call: nothing passes a
 * guard that is broken.
 */
export type Hook = ModelHook & ToolHook;

const PLACES = ['beforeModel', 'afterModel', 'onModelError', 'beforeTool', 'afterTool', 'onToolError'] as const;

/** Those of the hooks that stand at one of these places. */
export function hooksAt<Some extends object>(hooks: readonly Some[], places: readonly (keyof Some)[]): readonly Some[] {
  return hooks.filter((hook) => places.some((place) => typeof hook[place] === 'function'));
}

/** @throws {MisuseError} if one is no hook. */
export function assertHooks(hooks: readonly Hook[]): void {
  if (!Array.isArray(hooks)) throw new MisuseError(`Expected \`hooks\` to be a list of hooks, got ${typeof hooks}.`);
  for (const hook of hooks as readonly Hook[]) {
    if (typeof hook?.name !== 'string' || hook.name === '')
      throw new MisuseError('Expected each hook to have a `name`, under which the log tells of it.');
    if (hooksAt([hook], PLACES).length > 0) continue;
    throw new MisuseError(`Hook "${hook.name}" does nothing: give it one of ${PLACES.join(', ')}.`);
  }
}

/** Whatever a hook throws, the call fails with its name. */
export class HookError extends Error {
  override readonly name = 'HookError';
}

/** What a hook may answer at each place, besides `{ refuse }` and nothing. */
const ANSWERS = {
  beforeModel: ['request', 'reply'],
  afterModel: ['reply'],
  onModelError: ['reply'],
  beforeTool: ['arguments', 'result'],
  afterTool: ['result'],
  onToolError: ['result'],
} as const satisfies Record<(typeof PLACES)[number], readonly string[]>;

/**
 * @throws {HookError} if the hook throws.
 * @throws {MisuseError} if it answers something else than hooks do.
 */
export async function askHook<Answer>(
  name: string,
  place: keyof typeof ANSWERS,
  work: () => Answer,
): Promise<Awaited<Answer>> {
  let answer: Awaited<Answer>;
  try {
    answer = await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new HookError(`Hook "${name}" failed: ${reason}`, { cause: error });
  }
  if (answer && !isAnswer(answer, ANSWERS[place])) {
    const expected = [...ANSWERS[place], 'refuse' as const].map((key) => `{ ${EXAMPLES[key]} }`).join(', ');
    throw new MisuseError(
      `Hook "${name}" answered \`${place}\` with ${shown(answer)}: expected one of ${expected}, or nothing for no change.`,
    );
  }
  return answer;
}

const EXAMPLES = {
  request: 'request: { ...request, … }',
  reply: "reply: { ...reply, text: '…' }",
  arguments: 'arguments: …',
  result: "result: ToolResult.success('…')",
  refuse: "refuse: 'why'",
} as const;

const IS_SOUND: Readonly<Record<keyof typeof EXAMPLES, (value: unknown) => boolean>> = {
  request: (value) => Array.isArray((value as { messages?: unknown } | undefined)?.messages),
  reply: (value) => typeof (value as { text?: unknown } | undefined)?.text === 'string',
  arguments: () => true,
  result: isToolResult,
  refuse: (value) => typeof value === 'string',
};

function isAnswer(answer: unknown, keys: readonly (keyof typeof EXAMPLES)[]): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return [...keys, 'refuse' as const].some(
    (key) => key in answer && IS_SOUND[key]((answer as Readonly<Record<string, unknown>>)[key]),
  );
}

function shown(answer: unknown): string {
  const keys = typeof answer === 'object' && answer !== null ? Object.keys(answer) : undefined;
  return keys ? `{ ${keys.join(', ')} }` : JSON.stringify(answer);
}
