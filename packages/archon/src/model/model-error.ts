import { AgentError } from '../errors.ts';

/** Why there is no reply. The first four may pass. */
export type ModelFault = 'rate-limited' | 'unavailable' | 'timeout' | 'unreadable' | 'refused-request' | 'unauthorized';

const RETRYABLE: ReadonlySet<ModelFault> = new Set(['rate-limited', 'unavailable', 'timeout', 'unreadable']);

/** A model gave no reply. Nobody can mend it at once: wait, take another model, or stop. */
export class ModelError extends AgentError {
  override readonly name = 'ModelError';
  readonly code = 'model-failed';
  readonly model: string;
  readonly fault: ModelFault;
  readonly retryable: boolean;
  /** How long the provider wants us to wait. */
  readonly retryAfterMs?: number;

  /** @param message - What happened, as a sentence. */
  constructor(message: string, { model, fault, retryAfterMs, cause }: ModelErrorOptions) {
    super(message, { cause });
    this.model = model;
    this.fault = fault;
    this.retryable = RETRYABLE.has(fault);
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }
}

export interface ModelErrorOptions {
  readonly model: string;
  readonly fault: ModelFault;
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}
