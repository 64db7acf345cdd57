import { costMicros } from '../model/price.ts';
import type { RunEnd } from './loop-event.ts';
import type { LoopSetup, RunSetup } from './loop-setup.ts';
import type { Spent } from './spent.ts';

/** The limits of a run, its own and those that it shares. */
export class RunLimits {
  readonly #setup: LoopSetup & RunSetup;
  /** How long the run waited for people before this life of it. */
  #waitedMs = 0;

  constructor(setup: LoopSetup & RunSetup) {
    this.#setup = setup;
  }

  /** Time that the run has waited for people since it was suspended is no time of the run. */
  goOnAfterWaiting(): void {
    const { record, runtime } = this.#setup;
    const now = runtime.clock.now().getTime();
    this.#waitedMs = Math.max(0, now - (record.suspendedAt ?? now));
  }

  /** The end of the run, if the next model call would be too much. What it may use of a shared budget is set aside. */
  reached(promptTokens: number): RunEnd | undefined {
    const { record, signal, model, maxSteps, maxOutputTokens } = this.#setup;
    if (signal?.aborted) return { reason: 'aborted' };
    if (record.steps >= maxSteps) return { reason: 'max-steps' };
    // A guess that was too low once is taken to be so again.
    const inputTokens = Math.ceil(promptTokens * record.tokenRatio);
    const usage = { inputTokens, outputTokens: maxOutputTokens };
    const ahead: Spent = { ...usage, costMicros: costMicros(usage, model.price) };
    return this.stop(ahead, model.price !== undefined);
  }

  stop(ahead: Spent, hasPrice: boolean): RunEnd | undefined {
    const { record, runtime, startedAt, stopWhen, budget, runId } = this.#setup;
    const elapsedMs = runtime.clock.now().getTime() - startedAt - this.#waitedMs;
    const { spent } = record;
    const stop = stopWhen({ steps: record.steps, spent, ahead, elapsedMs, hasPrice });
    if (stop) return typeof stop === 'string' ? { reason: stop } : (stop as RunEnd);
    return budget?.claim(runId, { spent, ahead, hasPrice });
  }
}
