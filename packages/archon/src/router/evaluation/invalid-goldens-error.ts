import { AgentError } from '../../errors.ts';
import { describeProblem, type Problem } from '../yaml/problem.ts';

/** A file of goldens is refused as a whole: an expectation that was mistyped would pass for ever. */
export class InvalidGoldensError extends AgentError {
  override readonly name = 'InvalidGoldensError';
  readonly code = 'invalid-goldens';
  readonly file: string;
  /** In the order of the text; at least one. */
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => describeProblem(file, problem)).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}
