/**
 * Begins one piece of work a turn of the event loop: ten messages that come at once are read with pauses in which others
 * are answered, not in one breath. What a piece waits for holds up nobody.
 */
export class OneATurn {
  #last: Promise<void> = Promise.resolve();

  do<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    this.#last = turn;
    return turn.then(work);
  }
}
