import { nodeDigest } from '@wayfarer/archon/node';
import { parseIntents } from '@wayfarer/archon/router';
import { FixedClock } from '@wayfarer/archon/testing';
import { chatOf } from '@wayfarer/concierge';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { chosenTrip, openHouse } from './support/house.ts';

const INTENTS = parseIntents(
  `
version: 1
intents:
  - id: plan_trip
    description: Everything before there is a plan
    examples: [three days in Kyoto]
    tool: tell_planner
    repeatable: true
  - id: show_plan
    description: The plan of a day
    examples: [show me the day]
    tool: show_plan
    repeatable: true
    required_params: [day]
    param_mapping:
      day: { type: date, ask: 'Which day?' }
`,
  { digest: nodeDigest },
);

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
  const { concierge, log } = openHouse({
    clock: new FixedClock(instant),
    intents: () => INTENTS,
    trainClassifier: () => ({ classify: () => ({ intent: 'show_plan', confidence: 1, candidates: [] }) }),
  });
  const id = await chosenTrip(concierge);
  await concierge.write(id, 'message', { text: 'show me tomorrow' });
  const classified = (await log.read(chatOf(id))).findLast(({ type }) => type === 'intent_classified');
  expect(classified?.content).toMatchObject({ intent_id: 'show_plan', params: { day: '2026-11-22' } });
  const received = (await log.read(id)).findLast(({ type }) => type === 'message-received');
  expect(received?.content).toMatchObject({ today: '2026-11-21' });
});
