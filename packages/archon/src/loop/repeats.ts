import { canonicalJson } from '../events/canonical-json.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import type { ChosenCall } from './loop-event.ts';

/** Counts how often the same call has had the same result, whatever came between. */
export class Repeats {
  readonly #seen = new Map<string, { readonly outcome: string; readonly times: number }>();

  /** Takes note of a call that ended, and says the how-manieth time it ended so: 1 for the first. */
  count({ tool, arguments: args }: ChosenCall, { status, content }: ToolResult): number {
    const call = `${tool} ${canonicalJson(args)}`;
    const outcome = `${status} ${content}`;
    const before = this.#seen.get(call);
    const times = before?.outcome === outcome ? before.times + 1 : 1;
    this.#seen.set(call, { outcome, times });
    return times;
  }
}
