/**
 * Watches this thread from now on.
 *
 * @returns Answers how much processor time, in milliseconds, it has taken at most in one turn of its event loop since this was last
 * asked.
 */
export function watchTurns(): () => number {
  let longestMs = 0;
  let before = threadMs();
  const note = (): void => {
    const now = threadMs();
    longestMs = Math.max(longestMs, now - before);
    before = now;
  };
  setInterval(note, 1).unref();
  return () => {
    note();
    const answer = longestMs;
    longestMs = 0;
    return answer;
  };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
