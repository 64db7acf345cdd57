import type { Runtime } from '../../runtime.ts';
import type { Roster, TeamMember } from './roster.ts';

export interface StaffingRequest {
  readonly capabilities: readonly string[];
  /** Agents that are not to have it. */
  readonly without: ReadonlySet<string>;
  /** Likewise, looked at whenever somebody is chosen: those who do the same for somebody else. */
  readonly besides?: ReadonlySet<string> | undefined;
  /** Told who it is, before anybody else is chosen. */
  readonly onTaken?: ((agentId: string) => void) | undefined;
  /** Who is asked before the others. */
  readonly first?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface StaffingOptions {
  readonly roster: Roster;
  readonly runtime: Runtime;
  /** Time that one waits while nobody who lives could do it, busy or not. */
  readonly patienceMs: number;
  /** From so many that wait on, {@link onCrowded} is told. */
  readonly crowdedAt: number;
  readonly onCrowded: (waiting: number) => void;
}

interface Waiting {
  readonly request: StaffingRequest;
  readonly resolve: (member: TeamMember | undefined) => void;
  /** Since when nobody could do it; milliseconds since 1970. */
  hopelessSince: number | undefined;
}

/** Hands agents to tasks: at once where one has room, else in line, one line for each set of capabilities. */
export class Staffing {
  readonly #options: StaffingOptions;
  readonly #lines = new Map<string, Set<Waiting>>();
  #waiting = 0;
  #sweeping = false;

  constructor(options: StaffingOptions) {
    this.#options = options;
    options.roster.onChange(() => this.dispatch());
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /** An agent with room, which is taken; `undefined` if there is nobody to wait for, or `signal` aborts. */
  async find(request: StaffingRequest): Promise<TeamMember | undefined> {
    const { signal, capabilities } = request;
    const key = JSON.stringify(capabilities.toSorted());
    const line = this.#lines.get(key) ?? new Set();
    const atOnce = signal?.aborted === true || line.size > 0 ? undefined : this.#match(request);
    if (atOnce || signal?.aborted) return atOnce;
    this.#lines.set(key, line);
    const { promise, resolve } = Promise.withResolvers<TeamMember | undefined>();
    const waiting: Waiting = { request, resolve, hopelessSince: undefined };
    line.add(waiting);
    this.#waiting++;
    if (this.#waiting === this.#options.crowdedAt) this.#options.onCrowded(this.#waiting);
    const stop = (): void => resolve(undefined);
    signal?.addEventListener('abort', stop);
    if (!this.#sweeping) void this.#sweep();
    const member = await promise;
    signal?.removeEventListener('abort', stop);
    this.#waiting--;
    line.delete(waiting);
    if (line.size === 0) this.#lines.delete(key);
    return member;
  }

  /** Gives whoever has room to whoever waits. */
  dispatch(): void {
    for (const line of this.#lines.values()) {
      for (const waiting of line) {
        const member = this.#match(waiting.request);
        // Whom the first in line cannot have, the others cannot have either, unless it is because the first does not want them.
        const { without, besides } = waiting.request;
        if (!member && without.size <= 1 && !besides) break;
        if (!member) continue;
        line.delete(waiting);
        waiting.resolve(member);
      }
    }
  }

  #match({ capabilities, without, besides, first, onTaken }: StaffingRequest): TeamMember | undefined {
    const { roster } = this.#options;
    const favourite = first === undefined ? undefined : roster.find(first);
    const hasRoom = favourite?.healthy === true && favourite.load < (favourite.role.capacity ?? 1);
    const member = hasRoom ? favourite : roster.match(capabilities, besides ? without.union(besides) : without);
    if (member) {
      roster.take(member.agentId);
      onTaken?.(member.agentId);
    }
    return member;
  }

  /** Looks now and then after those for whom there is nobody any more. */
  async #sweep(): Promise<void> {
    const { runtime, patienceMs, roster } = this.#options;
    this.#sweeping = true;
    while (this.#waiting > 0) {
      const now = runtime.clock.now().getTime();
      for (const line of this.#lines.values()) {
        for (const waiting of line) {
          const { capabilities, without, besides = new Set() } = waiting.request;
          if (roster.isCapable(capabilities, without.union(besides))) waiting.hopelessSince = undefined;
          else waiting.hopelessSince ??= now;
          if (waiting.hopelessSince !== undefined && now - waiting.hopelessSince >= patienceMs)
            waiting.resolve(undefined);
        }
      }
      this.dispatch();
      await runtime.sleep(Math.max(1, patienceMs / 4));
    }
    this.#sweeping = false;
  }
}
