import { FixedClock } from '@wayfarer/archon/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { chosenTrip, openHouse } from './house.ts';

let before: string | undefined;
beforeEach(() => (before = process.env['TZ']));
afterEach(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

it.each([
  ['behind Greenwich, where the 22nd has begun', 'America/New_York', '2026-11-22T04:30:00Z'],
  ['ahead of it, where it is 14:30', 'Asia/Tokyo', '2026-11-21T14:30:00Z'],
])('at 23:30 of the 21st, %s, tomorrow is the 22nd for planner and chat alike', async (_where, zone, instant) => {
  process.env['TZ'] = zone;
  const told: string[] = [];
  const { concierge, log } = openHouse({
    clock: new FixedClock(instant),
    understander: {
      understand: (text, { today }) => {
        told.push(today);
        return { language: 'en', frames: [{ act: 'fact', text }], unused: [] };
      },
    },
  });
  const id = await chosenTrip(concierge);
  await concierge.write(id, 'message', { text: 'show me tomorrow' });
  expect(told.at(-1)).toBe('2026-11-21');
  const received = (await log.read(id)).findLast(({ type }) => type === 'message-received');
  expect(received?.content).toMatchObject({ today: '2026-11-21' });
});
