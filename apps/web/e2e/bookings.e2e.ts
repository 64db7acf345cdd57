import type { Trip } from '@wayfarer/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const REQUEST =
  'Three days in Kyoto for one, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, I hate crowds';

/** A traveller brings a booking. */
describe('bookings, in the browser', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), connectBrowser()]);
    const context = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', colorScheme: 'dark' },
    });
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function send(path: string, body: object): Promise<Trip> {
    const headers = { 'content-type': 'application/json' };
    const got = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await got.json()) as Trip;
  }

  it('begin a trip by a sentence that is not sent, by keyboard alone', async () => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Begin from a booking' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Begin from a booking' });
    await sheet.getByLabel('Or paste its text').fill('Date: 3 April 2027\ndep. 07:10 Tokyo (N 71)\narr. 09:20 Kyoto');
    await sheet.getByRole('button', { name: 'Read it' }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByText('I found 1 booking.').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Use this sentence' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('A trip to Kyoto from'));
    expect(page.url()).not.toContain('/trips/');
  });

  it('are shown with what they change, put in the plan by a tap, and taken back by undo', async () => {
    const { id } = await send('trips', { text: REQUEST });
    const before = await send(`trips/${id}/messages`, { text: 'option 1' });
    const stop = before.days[1]?.visits.find((one) => one.kind === 'place' && one.arrive >= '10:00' && !one.locked);
    if (!stop) throw new Error('There is no such stop.');
    await page.goto(`${server.url}/trips/${id}?sheet=bookings`);
    const sheet = page.getByRole('dialog', { name: 'Add a booking' });
    const input = sheet.getByLabel('A file with a booking');
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello!') });
    await sheet.getByRole('alert').getByText('I can’t read a booking in this.').waitFor();
    const text = `Event: ${stop.name}\nVenue: ${stop.name}\nDate: 4 April 2027\nTime: ${stop.arrive}\nBooking reference: K77`;
    await sheet
      .getByLabel('A file with a booking')
      .setInputFiles({ name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const card = sheet.getByRole('article', { name: `Ticket · ${stop.name}` });
    await card.getByText('K77').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await card.getByRole('button', { name: /^Put it in the plan/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().waitFor();
    const read = async (): Promise<Trip> => (await (await fetch(`${server.url}/api/trips/${id}`)).json()) as Trip;
    const fixed = (await read()).days[1]?.visits.find(({ name }) => name === stop.name);
    expect(fixed).toMatchObject({ arrive: stop.arrive, locked: true });
    await send(`trips/${id}/undo`, {});
    expect((await read()).hash).toBe(before.hash);
  });
});
