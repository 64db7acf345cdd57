import { AgentError } from '../errors.ts';

/** Something in a file that cannot be meant. */
export interface Problem {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number;
  /** Where in the file, e.g. `intents[2].constraints.rollout`; empty for the whole. */
  readonly path: string;
  /** What was expected, what is there, and what was probably meant. */
  readonly message: string;
}

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

/** One line that an editor can jump to: `intents.yaml:12:5: intents[0].tool: Expected …`. */
export function describeProblem(file: string, { line, column, path, message }: Problem): string {
  return `${file}:${line}:${column}: ${path ? `${path}: ` : ''}${message}`;
}
