/**
 * @module
 * The log in detail: what those who write a log of their own implement, and the parts that `createRunEngine` is made of.
 */
export { canonicalJson } from './canonical-json.ts';
export type { ChainLink } from './chain.ts';
export type { Fold, RunContinued } from './decider.ts';
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
export { dropEndedRuns } from './drop-ended-runs.ts';
export { type AppendResult, RunRepository, type RunState } from './run-repository.ts';
export { RunSession } from './run-session.ts';
export { RUNNING, type RunStanding, type Standing } from './standing.ts';
export type { ExecuteResult } from './run-engine.ts';
