import type { Page } from 'playwright-core';

/** Writes down, in the page, how long each frame took from now on; for {@link readFrames}. */
export async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [frames, last] = [[] as number[], { at: performance.now() }];
    Object.assign(window, { frames });
    const tick = (now: number): void => {
      frames.push(now - last.at);
      last.at = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** Milliseconds from one frame to the next since {@link recordFrames}. */
export async function readFrames(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames);
}

/** `median 1.2 ms, p95 4.0 ms, most 9.1 ms`. */
export function sayTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
}
