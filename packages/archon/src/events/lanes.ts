/** One piece of work at a time in each lane, in order of arrival; lanes do not wait for one another. */
export class Lanes {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#tails.get(lane) ?? Promise.resolve()).then(work);
    const tail = result
      .catch(() => undefined)
      .then(() => {
        if (this.#tails.get(lane) === tail) this.#tails.delete(lane);
      });
    this.#tails.set(lane, tail);
    return result;
  }
}
