/**
 * @module
 * The log in detail, for whoever writes one: what it is asked and what it answers; and the parts that a shell is made of.
 */
export { canonicalJson } from './canonical-json.ts';
export type { ChainLink } from './chain.ts';
export type { Fold, RunContinued } from './core.ts';
export type {
  AppendOptions,
  EraseOptions,
  ListRunsOptions,
  NotedStanding,
  PersonalRecord,
  ReadOptions,
  Run,
  RunPage,
  SubscribeOptions,
} from './event-log.ts';
export { dropEndedRuns, type DropOptions } from './drop-ended-runs.ts';
export type { MemoryEventLogOptions } from './memory-event-log.ts';
export {
  type Appended,
  type Evolved,
  type RunAppend,
  RunRepository,
  type RunRepositoryOptions,
  type RunState,
} from './run-repository.ts';
export { RunSession, type RunSessionOptions } from './run-session.ts';
export { RUNNING, type RunStanding, type Standing, type StandingAfter } from './standing.ts';
export type { CommandOptions } from './run-writer.ts';
export type { Executed, ShellOptions } from './shell.ts';
export type { KeyedMutex } from './keyed-mutex.ts';
