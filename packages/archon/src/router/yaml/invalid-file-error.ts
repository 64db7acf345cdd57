import { AgentError } from '../../errors.ts';
import { describeProblem, type Problem } from './problem.ts';

/** A file that is refused as a whole, with everything that is wrong with it. */
export abstract class InvalidFileError extends AgentError {
  readonly file: string;
  /** In the order of the text; at least one. */
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => describeProblem(file, problem)).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}
