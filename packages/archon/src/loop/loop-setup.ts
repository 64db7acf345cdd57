import type { Budget } from '../budget.ts';
import type { RunSession } from '../events/run-session.ts';
import type { ModelMessage, Model, ModelDelta } from '../model/model.ts';
import type { ModelSettings } from '../model/settings.ts';
import type { Runtime } from '../runtime.ts';
import type { RunObserver } from '../telemetry.ts';
import type { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import type { ToolCatalog } from '../tool/tool-registry.ts';
import type { CallLimits } from './call-limits.ts';
import type { Compactor } from './compaction.ts';
import type { Inbox } from './inbox.ts';
import type { LoopEvent } from './loop-event.ts';
import type { LoopRecord } from './loop-record.ts';
import type { OutputReader } from './output.ts';
import type { PartMaker } from './part.ts';
import type { Protocol } from './protocol.ts';
import type { StopWhen } from './stop-when.ts';
import type { GoalCheck, SubTaskInput } from './subtask.ts';

/** What all runs of an agent share. */
export interface LoopSetup {
  readonly name: string;
  readonly model: Model;
  readonly registry: ToolCatalog;
  readonly engine: ToolExecutionEngine;
  readonly permissions: readonly string[];
  readonly protocol: Protocol;
  readonly maker: PartMaker;
  readonly runtime: Runtime;
  readonly maxSteps: number;
  readonly callLimits: CallLimits;
  readonly stopWhen: StopWhen;
  readonly maxOutputTokens: number;
  readonly goal: GoalCheck | undefined;
  readonly budget?: Budget | undefined;
  readonly settings?: ModelSettings | undefined;
  /** Has the oldest steps give way to summaries, if anybody does. */
  readonly compactor?: Compactor | undefined;
  readonly instructions: string | undefined;
  readonly examples?: readonly ModelMessage[] | undefined;
}

/** Hears the model's replies as they come, and of which step each piece is, from 1. */
export type DeltaListener = (delta: ModelDelta, place: { readonly runId: string; readonly step: number }) => void;

/** What is one run's own. */
export interface RunSetup {
  readonly runId: string;
  readonly subtask: SubTaskInput;
  /** State of the session. */
  readonly record: LoopRecord;
  readonly session: Pick<RunSession<LoopRecord, LoopEvent>, 'add' | 'flush'>;
  /** Milliseconds since 1970, time that the run has waited for people not counted. */
  readonly startedAt: number;
  readonly output: Pick<OutputReader, 'read'> | undefined;
  readonly signal: AbortSignal | undefined;
  /** For tools and hooks; never logged. */
  readonly context?: unknown;
  readonly onDelta: DeltaListener | undefined;
  /** Watches the run, if anybody does. */
  readonly observer?: RunObserver | undefined;
  /** What is said to the run while it works. */
  readonly inbox: Pick<Inbox, 'take' | 'hasMail'>;
}
