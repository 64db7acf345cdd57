import { expect, it } from 'vitest';

import { createApp } from '../src/app.ts';
import { openHouse } from './support/house.ts';
import { NO_WORLD } from './support/no-world.ts';

it('refuses a sum in no currency as what it is', async () => {
  const app = createApp({ concierge: openHouse().concierge, world: NO_WORLD, version: '1' });
  const body = { text: 'Kyoto, 3 April 2027\n10:00 Kinkaku-ji', budget: { amount: 40, currency: 'yes' } };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await app.request('/api/check', { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'unknown-currency' });
});
