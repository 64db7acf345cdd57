import { AgentError } from '../errors.ts';
import { EXIT, type ExitCode } from './terminal.ts';

/** The command cannot be carried out. The message tells whoever typed it what to do. */
export class CliError extends AgentError {
  override readonly name = 'CliError';
  readonly code = 'cli';
  readonly exit: ExitCode;

  constructor(message: string, exit: ExitCode = EXIT.failed) {
    super(message);
    this.exit = exit;
  }
}
