import { nodeDigest } from '@wayfarer/archon/node';
import { expect, it } from 'vitest';

import { type AgentRouterOptions, parseIntents } from '../src/index.ts';
import { openShop } from './shop.ts';

const INTENTS = parseIntents(
  `
version: 1
intents:
  - id: order_status
    description: What comes on a day
    examples: [what comes tomorrow]
    tool: order_status
    repeatable: true
    required_params: [day]
    param_mapping:
      day: { type: date, ask: 'Which day?' }
`,
  { digest: nodeDigest },
);

/** The clock of the shop shows 22 November 2026, 10:00 in Greenwich. */
it.each<[string, Pick<AgentRouterOptions, 'today'>, string]>([
  ['behind Greenwich, where it is still the 21st', { today: () => '2026-11-21' }, '2026-11-22'],
  ['ahead of it, where it is the 23rd already', { today: () => '2026-11-23' }, '2026-11-24'],
  ['nowhere in particular', {}, '2026-11-23'],
])('takes "tomorrow" for the day after today %s', async (_where, today, tomorrow) => {
  const shop = openShop({
    ...today,
    intents: () => INTENTS,
    classifier: { classify: () => ({ intent: 'order_status', confidence: 1, candidates: [] }) },
  });
  await shop.say('what comes tomorrow?');
  expect((await shop.router.session('s1')).params).toMatchObject({ day: tomorrow });
});
