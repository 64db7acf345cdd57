import type { NewEvent } from './events/event.ts';
import type { Model, ModelRequest } from './model/model.ts';

/**
 * Watches runs while they work: is told of each event as it happens, and has calls of models and tools made within a context of
 * its own, so that what they do outside can be told to be theirs. `liveTelemetry` of `/trace` is one.
 */
export interface RunTelemetry {
  open(run: ObservedRun): RunObserver;
}

/** A run, or a further life of one. */
export interface ObservedRun {
  readonly runId: string;
  readonly agent: string;
  readonly model: string;
  /** Where the model's server is, if it says so. */
  readonly modelUrl?: string | undefined;
  readonly task: string;
  /** The conversation that the run is a turn of. */
  readonly conversation?: string | undefined;
  readonly now: () => Date;
}

/** A call that is about to be made. */
export type ObservedCall =
  | {
      readonly kind: 'model';
      readonly step: number;
      readonly request: ModelRequest;
      readonly isStreamed: boolean;
      /** Which one is asked, where it is not the run's own: that of summaries. */
      readonly model?: Pick<Model, 'id' | 'url'> | undefined;
    }
  | {
      readonly kind: 'tool';
      /** `3.1`, or `3.1.2` of a call that the tool of `3.1` makes. */
      readonly callId: string;
      readonly tool: string;
      readonly arguments: unknown;
      /** As the provider names it. */
      readonly providerId?: string | undefined;
    };

/** What watches one run. It must not throw. */
export interface RunObserver {
  hear(event: NewEvent): void;
  within<Result>(call: ObservedCall, work: () => Promise<Result>): Promise<Result>;
  /** The run works no more, whatever the reason. */
  end(): void;
}
