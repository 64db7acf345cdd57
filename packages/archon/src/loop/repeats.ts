import type { ToolResult } from '../tool/tool-result.ts';

/** Counts how often the same call has had the same result, whatever came between. */
export class Repeats {
  readonly #seen = new Map<string, { readonly outcome: string; readonly times: number }>();

  /**
   * Takes note of a call that ended, and says the how-manieth time it ended so: 1 for the first.
   *
   * @param signature - Tool and arguments, in one text.
   */
  count(signature: string, { status, content }: ToolResult): number {
    const outcome = `${status} ${content}`;
    const before = this.#seen.get(signature);
    const times = before?.outcome === outcome ? before.times + 1 : 1;
    this.#seen.set(signature, { outcome, times });
    return times;
  }
}
