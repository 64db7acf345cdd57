import { AgentError } from '../../errors.ts';
import { describeProblem, type Problem } from '../yaml/problem.ts';

/** A policy is refused as a whole: it may not be read otherwise than it was meant. Names everything that is wrong with it. */
export class InvalidPolicyError extends AgentError {
  override readonly name = 'InvalidPolicyError';
  readonly code = 'invalid-policy';
  readonly file: string;
  /** In the order of the text; at least one. */
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => describeProblem(file, problem)).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}
