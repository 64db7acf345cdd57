import { AgentError } from '../errors.ts';

/** A file is no backup of a log, or not whole. Nothing was changed. */
export class InvalidBackupError extends AgentError {
  override readonly name = 'InvalidBackupError';
  readonly code = 'invalid-backup';
  readonly path: string;

  /** @param reason - The end of a sentence. */
  constructor(path: string, reason: string) {
    super(`${JSON.stringify(path)} cannot be used as a backup: ${reason}. Nothing was changed.`);
    this.path = path;
  }
}

/** A log is to be replaced while a process uses it. */
export class LogInUseError extends AgentError {
  override readonly name = 'LogInUseError';
  readonly code = 'log-in-use';
  readonly path: string;

  constructor(path: string) {
    super(
      `${JSON.stringify(path)} is used by another program, e.g. a server. Stop it, and try again. Nothing was changed.`,
    );
    this.path = path;
  }
}
