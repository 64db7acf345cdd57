import { canonicalJson } from '../events/canonical-json.ts';
import { LruMap } from '../lru-map.ts';
import type { ToolResult } from './tool-result.ts';
import type { Tool } from './tool.ts';

/** Of results of one tool. */
const KEPT_BYTES = 4_000_000;

interface Kept {
  readonly result: ToolResult;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Successes of tools that say how long theirs hold, by the arguments they were given. */
export class KeptResults {
  readonly #byTool = new WeakMap<Tool, LruMap<string, Kept>>();

  /** What the same call has brought, if that still holds: marked `cached` in its metadata. */
  find(tool: Tool, args: unknown, now: number): ToolResult | undefined {
    if (tool.cacheMs === undefined) return undefined;
    const kept = this.#byTool.get(tool)?.get(nameOf(args));
    if (!kept || kept.until <= now) return undefined;
    return { ...kept.result, metadata: { ...kept.result.metadata, cached: true } };
  }

  keep(tool: Tool, args: unknown, { result, now }: { readonly result: ToolResult; readonly now: number }): void {
    if (tool.cacheMs === undefined || result.status !== 'success') return;
    const known = this.#byTool.get(tool) ?? new LruMap<string, Kept>({ bytes: KEPT_BYTES });
    known.set(nameOf(args), { result, until: now + tool.cacheMs });
    this.#byTool.set(tool, known);
  }
}

function nameOf(args: unknown): string {
  return canonicalJson(args ?? {});
}
