import type { Trip } from '@wayfarer/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const LIST = {
  name: 'pins.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,lat,lon\nCafe Kanoko,35.0050,135.7650\nKinkaku-ji,35.0394,135.7292\nNowhere,,\n'),
};

/** A traveller brings a list of places. */
describe('my places, in the browser', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), connectBrowser()]);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('are previewed, kept for all trips by keyboard alone, and forgotten', async () => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'My places…' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'My places' });
    await sheet.getByText('Nothing yet.').waitFor();
    await sheet.locator('input[type=file]').setInputFiles(LIST);
    await sheet.getByText('Read as CSV: 2 places can be kept, 1 line is left out.').waitFor();
    expect(await sheet.locator('tbody tr').allInnerTexts()).toEqual([
      '2\tCafe Kanoko\tNew in Kyoto: hours and prices not known.',
      '3\tKinkaku-ji\tIs Kinkaku-ji (Golden Pavilion) in Kyoto: comes first there.',
      expect.stringMatching(/^4\tNowhere\tNowhere: the file does not say where it is/),
    ]);
    expect(await complaintsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Keep for all trips' }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByText('Added 2 places. Plans that are made from now on know them.').waitFor();
    await sheet.getByRole('button', { name: 'Forget Kinkaku-ji' }).click();
    await sheet.getByRole('button', { name: 'Forget Kinkaku-ji' }).waitFor({ state: 'detached' });
    expect(await sheet.getByRole('region', { name: 'For all trips' }).getByRole('listitem').count()).toBe(1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  });

  it('are kept for one trip from its menu', async () => {
    const headers = { 'content-type': 'application/json' };
    const begun = await fetch(`${server.url}/api/trips`, { method: 'POST', headers, body: '{}' });
    const { id } = (await begun.json()) as Trip;
    await page.goto(`${server.url}/trips/${id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'My places…' }).click();
    const sheet = page.getByRole('dialog', { name: 'My places' });
    await sheet.locator('input[type=file]').setInputFiles({ ...LIST, buffer: Buffer.from('<html></html>') });
    await sheet.getByRole('alert').getByText('The file is XML, but neither KML nor GPX.').waitFor();
    const cafe = Buffer.from('name,lat,lon\nSalon Kurenai,35.0150,135.7500\n');
    await sheet.locator('input[type=file]').setInputFiles({ ...LIST, buffer: cafe });
    await sheet.getByRole('button', { name: 'Keep for this trip' }).click();
    await sheet.getByText('Added 1 place.').waitFor();
    const kept = sheet.getByRole('region', { name: 'For this trip only' });
    await kept.getByText('Salon Kurenai').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });
});
