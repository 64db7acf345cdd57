import { MisuseError } from '../errors.ts';

interface Parts {
  readonly log?: { readonly append?: unknown };
  readonly decider?: { readonly initial?: unknown; readonly decide?: unknown; readonly evolve?: unknown };
  readonly runType?: unknown;
  readonly runTask?: unknown;
}

/**
 * What plain JavaScript may pass: looked at before a run is begun that could not be read back.
 *
 * @throws {MisuseError} if a part is missing.
 */
export function assertShellParts(options: unknown): void {
  const { log, decider, runType, runTask } = (options ?? {}) as Parts;
  if (typeof log?.append !== 'function')
    throw new MisuseError('A run engine needs a `log`, such as `new MemoryEventLog(nodeRuntime)`.');
  if (typeof runType !== 'string' || runType === '')
    throw new MisuseError(
      "A run engine needs a `runType`, a name for the kind of its runs, such as `runType: 'order'`.",
    );
  for (const part of ['initial', 'decide', 'evolve'] as const) {
    if (typeof decider?.[part] !== 'function')
      throw new MisuseError(`The decider of "${runType}" needs a function \`${part}\`.`);
  }
  if (typeof runTask !== 'function')
    throw new MisuseError(
      `The run engine of "${runType}" needs \`runTask\`; for a decider that asks for no tasks, \`async () => null\` will do.`,
    );
}

/** @throws {MisuseError} if `decide` gave no list. */
export function assertEvents(events: unknown, runType: string): void {
  if (Array.isArray(events)) return;
  const got = events instanceof Promise ? 'a promise: it is pure, and asks for what it needs in events' : typeof events;
  throw new MisuseError(`Expected \`decide\` of "${runType}" to give a list of events, [] for none, got ${got}.`);
}
