import type { MessageType } from '../message.ts';

/** What an agent is there for. */
export interface Role {
  /** `Researcher`, `Writer`. */
  readonly name: string;
  /** What it can do, as tasks ask for it: names of tools, or any other words that both sides use. */
  readonly capabilities: readonly string[];
  /** What its model is told, e.g. to cite sources. */
  readonly instructions?: string | undefined;
  /** Tasks at a time. Default 1. */
  readonly capacity?: number | undefined;
  /** What may be sent to it. Default: everything. */
  readonly receives?: readonly MessageType[] | undefined;
  /** What a task costs with it, in any unit that all share; the cheaper of two alike is chosen. Default 1. */
  readonly cost?: number | undefined;
  /** How much its word counts against others', where rank decides. Default 0. */
  readonly authority?: number | undefined;
}
