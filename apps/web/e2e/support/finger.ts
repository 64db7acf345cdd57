import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the page, as a touch screen reports it. */
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  let last: Point = { x: 0, y: 0 };
  return {
    /** Rests on a point for so long that what lies there is picked up. */
    async press(at: Point): Promise<void> {
      last = at;
      await send('touchStart', at);
      await pause(450);
    },
    /** Moves there in small steps, as fingers do. */
    async move(to: Point, steps = 12): Promise<void> {
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await send('touchMove', { x: last.x + (to.x - last.x) * part, y: last.y + (to.y - last.y) * part });
        await pause(16);
      }
      last = to;
    },
    lift: () => send('touchEnd'),
  };
}
