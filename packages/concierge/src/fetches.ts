import type { TaskRunner } from '@wayfarer/archon';
import { CityUnavailableError } from '@wayfarer/planner/ports';

type Context = Parameters<TaskRunner>[1];

/** Cities that are being fetched by this process, by the run of their trip. */
export class Fetches {
  readonly #running = new Map<string, { readonly city: string; readonly stopping: AbortController }>();

  /** Does the work with a signal that also aborts when the traveller stops it; nobody waits for it from then on. */
  async do<Result>(context: Context, city: string, work: (context: Context) => Promise<Result>): Promise<Result> {
    const running = { city, stopping: new AbortController() };
    this.#running.set(context.runId, running);
    const signal = AbortSignal.any([context.signal, running.stopping.signal]);
    const stopped = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => stopped.reject(signal.reason as Error), { once: true });
    try {
      return await Promise.race([work({ ...context, signal }), stopped.promise]);
    } finally {
      if (this.#running.get(context.runId) === running) this.#running.delete(context.runId);
    }
  }

  /** Stops what is being fetched for a trip. @returns whether there was anything. */
  stop(runId: string): boolean {
    const running = this.#running.get(runId);
    if (!running) return false;
    const { city, stopping } = running;
    stopping.abort(
      new CityUnavailableError(`Stopped. ${city} stays as it is.`, { trouble: { kind: 'stopped', city } }),
    );
    return true;
  }
}
