/**
 * Work that is done side by side and tells of itself one after the other, in the order in which it was begun. The log of a
 * trip is thereby the same, whoever was faster.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** @param work - Begins at once; `ownTurn` resolves when all that was begun before it for `whose` has ended. */
  take<Result>(whose: string, work: (ownTurn: Promise<void>) => Promise<Result>): Promise<Result> {
    const result = work(this.#last.get(whose) ?? Promise.resolve());
    const over = result.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(whose, over);
    void over.then(() => this.#last.get(whose) === over && this.#last.delete(whose));
    return result;
  }
}
