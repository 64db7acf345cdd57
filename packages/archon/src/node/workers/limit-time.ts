/** A thread that the machine lets wait for so many times its limit is given up, whatever it has had of it. */
const MOST_TIMES = 10;

/** A thread that tells how long it has computed, or waited for something outside, since it was started. */
export interface TimedThread {
  /** Milliseconds. */
  spentMs(): Promise<number>;
}

/**
 * Calls `onEnd` once the thread has spent `limitMs` from now on. Time in which it could have gone on, and the machine was busy
 * with others, is not counted, but `onEnd` is called after ten times `limitMs` in any case.
 *
 * @returns Lets it be.
 */
export function limitTime(thread: TimedThread, limitMs: number, onEnd: () => void): () => void {
  const before = thread.spentMs();
  let isLetBe = false;
  let timer = setTimeout(look, limitMs);
  const last = setTimeout(end, limitMs * MOST_TIMES);

  function look(): void {
    void Promise.all([before, thread.spentMs()]).then(([then, now]) => {
      if (isLetBe) return;
      const leftMs = limitMs - (now - then);
      if (leftMs < 1) end();
      else timer = setTimeout(look, leftMs);
    });
  }

  function letBe(): void {
    isLetBe = true;
    clearTimeout(timer);
    clearTimeout(last);
  }

  function end(): void {
    letBe();
    onEnd();
  }

  return letBe;
}
