import type { Clock } from '../../events/clock.ts';
import type { Role } from './role.ts';

/** How an agent has done so far at one capability. */
export interface TrackRecord {
  readonly agentId: string;
  readonly capability: string;
  readonly done: number;
  readonly failed: number;
  /** Of all tasks that were done, in milliseconds. */
  readonly durationMs: number;
}

/** An agent of the team, as it stands. */
export interface TeamMember {
  readonly agentId: string;
  readonly role: Role;
  /** Tasks that it has. */
  readonly load: number;
  /** Milliseconds since 1970. */
  readonly lastSeen: number;
  /** False since it was silent; true again as soon as it is heard. */
  readonly healthy: boolean;
}

/** How much a full load counts against an agent, and how much a cost of twice the cheapest. */
const LOAD_WEIGHT = 0.3;
const COST_WEIGHT = 0.2;

/** Who there is, what they can do, and how well they have done it. */
export class Roster {
  readonly #clock: Clock;
  readonly #members = new Map<string, TeamMember>();
  readonly #records = new Map<string, TrackRecord>();
  readonly #listeners: (() => void)[] = [];

  /** @param records - From an earlier team, as {@link listRecords} gave them. */
  constructor(clock: Clock, records: readonly TrackRecord[] = []) {
    this.#clock = clock;
    for (const record of records) this.#records.set(keyOf(record.agentId, record.capability), record);
  }

  join(agentId: string, role: Role): void {
    const load = this.#members.get(agentId)?.load ?? 0;
    this.#members.set(agentId, { agentId, role, load, lastSeen: this.#now(), healthy: true });
    this.#changed();
  }

  leave(agentId: string): void {
    this.#members.delete(agentId);
    this.#changed();
  }

  find(agentId: string): TeamMember | undefined {
    return this.#members.get(agentId);
  }

  list(): readonly TeamMember[] {
    return [...this.#members.values()];
  }

  /** Notes a sign of life. */
  noteAlive(agentId: string): void {
    const member = this.#members.get(agentId);
    if (!member) return;
    this.#members.set(agentId, { ...member, lastSeen: this.#now(), healthy: true });
    if (!member.healthy) this.#changed();
  }

  markUnhealthy(agentId: string): void {
    const member = this.#members.get(agentId);
    if (member) this.#members.set(agentId, { ...member, healthy: false });
  }

  take(agentId: string): void {
    this.#load(agentId, 1);
  }

  giveBack(agentId: string): void {
    this.#load(agentId, -1);
    this.#changed();
  }

  /** Learns from a task that an agent has done, or has not. */
  record(
    agentId: string,
    capabilities: readonly string[],
    outcome: { readonly done: boolean; readonly durationMs: number },
  ): void {
    for (const capability of capabilities) {
      const key = keyOf(agentId, capability);
      const before = this.#records.get(key) ?? { agentId, capability, done: 0, failed: 0, durationMs: 0 };
      this.#records.set(key, {
        ...before,
        done: before.done + (outcome.done ? 1 : 0),
        failed: before.failed + (outcome.done ? 0 : 1),
        durationMs: before.durationMs + (outcome.done ? outcome.durationMs : 0),
      });
    }
  }

  listRecords(): readonly TrackRecord[] {
    return [...this.#records.values()];
  }

  /** Whether anybody who lives could do it, be they busy at the moment. */
  isCapable(capabilities: readonly string[], without: ReadonlySet<string> = new Set()): boolean {
    return this.list().some(
      (member) => member.healthy && !without.has(member.agentId) && hasAll(member.role, capabilities),
    );
  }

  /**
   * The best of those that can do it and have room, `undefined` if none has: who has done it well, is little loaded and cheap. The
   * same team always gives the same answer.
   */
  match(capabilities: readonly string[], without: ReadonlySet<string> = new Set()): TeamMember | undefined {
    const able = this.list().filter(
      (member) =>
        member.healthy &&
        !without.has(member.agentId) &&
        hasAll(member.role, capabilities) &&
        member.load < (member.role.capacity ?? 1),
    );
    const cheapest = Math.min(...able.map(({ role }) => role.cost ?? 1));
    let best: { readonly member: TeamMember; readonly score: number } | undefined;
    for (const member of able) {
      const score = this.#score(member, capabilities, cheapest);
      if (!best || score > best.score) best = { member, score };
    }
    return best?.member;
  }

  /** Calls `listener` whenever somebody may have room who had none. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #score({ agentId, role, load }: TeamMember, capabilities: readonly string[], cheapest: number): number {
    const rates = capabilities.map((capability) => {
      const { done = 0, failed = 0 } = this.#records.get(keyOf(agentId, capability)) ?? {};
      // Laplace: nobody is perfect after one task, nor hopeless.
      return (done + 1) / (done + failed + 2);
    });
    const rate = rates.length === 0 ? 0.5 : Math.min(...rates);
    const dearness = 1 - Math.max(cheapest, Number.MIN_VALUE) / Math.max(role.cost ?? 1, Number.MIN_VALUE);
    return rate - LOAD_WEIGHT * (load / (role.capacity ?? 1)) - COST_WEIGHT * 2 * dearness;
  }

  #load(agentId: string, by: number): void {
    const member = this.#members.get(agentId);
    if (member) this.#members.set(agentId, { ...member, load: Math.max(0, member.load + by) });
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

export function hasAll({ capabilities }: Role, wanted: readonly string[]): boolean {
  return wanted.every((capability) => capabilities.includes(capability));
}

function keyOf(agentId: string, capability: string): string {
  return JSON.stringify([agentId, capability]);
}
