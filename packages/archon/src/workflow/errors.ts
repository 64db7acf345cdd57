import { AgentError } from '../errors.ts';

/** A run began with another definition than the one at hand. Go on with that one, or begin a new run. */
export class ChangedWorkflowError extends AgentError {
  override readonly name = 'ChangedWorkflowError';
  readonly code = 'changed-workflow';
  readonly runId: string;

  /** @param what - What has changed, as a sentence. */
  constructor(runId: string, what: string) {
    super(
      `Run ${JSON.stringify(runId)} cannot go on with this definition. ${what} Go on with the old one, or begin a new run.`,
    );
    this.runId = runId;
  }
}

/** A run does not wait for an answer to that question, or not for such an answer. */
export class UnknownQuestionError extends AgentError {
  override readonly name = 'UnknownQuestionError';
  readonly code = 'unknown-question';
}
