import type { ToolResult } from '../tool/tool-result.ts';

/** Counts how often the same call has had the same result, whatever came between. */
export class Repeats {
  readonly #seen = new Map<string, { readonly result: string; readonly times: number }>();

  /**
   * Takes note of a call that ended, and says how often it has ended so, this time included.
   *
   * @param signature - Tool and arguments, in one text.
   */
  count(signature: string, { status, content }: ToolResult): number {
    const result = `${status} ${content}`;
    const before = this.#seen.get(signature);
    const times = before?.result === result ? before.times + 1 : 1;
    this.#seen.set(signature, { result, times });
    return times;
  }
}
