import { assertLimit } from '../assert-limit.ts';
import type { Clock } from '../events/clock.ts';
import { VersionConflictError } from '../memory/working-memory.ts';
import type { SharedContext } from './shared-context.ts';

/** The right to use something alone, for a while. */
export interface ToolLease {
  readonly tool: string;
  readonly holder: string;
  /** ISO 8601; from then on anybody may take it. */
  readonly until: string;
  /** Higher than that of any lease of the tool before: whoever is asked to act under a lower one may refuse. */
  readonly fence: number;
}

/**
 * Leases of tools that only one agent may use at a time, in a context that the team shares: an agent that dies loses its lease by
 * itself.
 *
 * @example
 * const lease = await leases.acquire('printer', 'writer-1', 30_000);
 */
export class ToolLeases {
  readonly #shared: SharedContext;
  readonly #clock: Clock;

  constructor(shared: SharedContext, clock: Clock) {
    this.#shared = shared;
    this.#clock = clock;
  }

  /** @returns `undefined` while somebody else has it. Who has it already gets it for longer. */
  async acquire(tool: string, holder: string, durationMs: number): Promise<ToolLease | undefined> {
    assertLimit('durationMs', durationMs, 1);
    const { value, version } = await this.#shared.get(keyOf(tool));
    const current = value as ToolLease | undefined;
    const now = this.#clock.now().getTime();
    if (current && current.holder !== holder && Date.parse(current.until) > now) return undefined;
    const until = new Date(now + durationMs).toISOString();
    const isSame = current?.holder === holder && Date.parse(current.until) > now;
    const lease = { tool, holder, until, fence: isSame ? current.fence : (current?.fence ?? 0) + 1 };
    return this.#set(lease, version);
  }

  /** @returns Whether it was still theirs to give back. */
  async release({ tool, fence }: ToolLease): Promise<boolean> {
    const { value, version } = await this.#shared.get(keyOf(tool));
    const current = value as ToolLease | undefined;
    if (current?.fence !== fence) return false;
    // It stays there, over, so that fences go on rising.
    return (await this.#set({ ...current, until: this.#clock.now().toISOString() }, version)) !== undefined;
  }

  async #set(lease: ToolLease, expectedVersion: number): Promise<ToolLease | undefined> {
    try {
      await this.#shared.set(keyOf(lease.tool), lease, { expectedVersion });
      return lease;
    } catch (error) {
      if (error instanceof VersionConflictError) return undefined;
      throw error;
    }
  }
}

function keyOf(tool: string): string {
  return `lease:${tool}`;
}
