import type { NewEvent } from '../../events/event.ts';

/** What comes of a replay. `seq` is the event that cannot be, or the place where one is missing. */
export type ReplayVerdict =
  | {
      readonly ok: true;
      readonly runId: string;
      /** Events played. */
      readonly events: number;
      /** Whether the run had come to its end; if not, all that it did so far was right. */
      readonly finished: boolean;
    }
  | (ReplayProblem & {
      /** The loop, told the same by model and tools, does something else. */
      readonly code: 'REPLAY_DIVERGENCE';
      /** What the loop does; `undefined`: nothing more. */
      readonly expected: NewEvent | undefined;
      /** What the log says. */
      readonly got: NewEvent;
    })
  /** The events are not those that were once written. */
  | (ReplayProblem & { readonly code: 'BROKEN_CHAIN' });

export interface ReplayProblem {
  readonly ok: false;
  readonly runId: string;
  readonly seq: number;
  /** A sentence. */
  readonly message: string;
}

/** Where two values of plain JSON first differ: `content.parts.0.hash`; `undefined` if they do not. */
export function firstDifference(left: unknown, right: unknown, path = ''): string | undefined {
  if (left === right) return undefined;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return path || 'all of it';
  for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[name], right[name], path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
