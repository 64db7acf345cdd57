/** What an agent remembers of earlier tasks. Both may fail: a task goes on without. */
export interface AgentMemory {
  /** What helps with a question, in words; empty if nothing does. */
  recall(query: string, signal: AbortSignal): Promise<string>;
  /** Keeps what a finished task has found. It may be told of the same task twice. */
  remember?(finished: FinishedTask): Promise<void>;
}

/** A finished task: what was asked, what was answered, and what each subtask found. */
export interface FinishedTask {
  /** Id of its run. */
  readonly runId: string;
  readonly query: string;
  readonly goal: string;
  readonly answer: string;
  readonly findings: readonly { readonly subtask: string; readonly content: string }[];
}
