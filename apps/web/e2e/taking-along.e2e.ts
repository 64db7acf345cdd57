import type { Trip, TripList } from '@wayfarer/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const KYOTO =
  'Two days in Kyoto for one, 3 to 4 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, crowds are fine';

/** What a traveller does with a plan beyond the page: files, paper, a copy, a name, and somebody else’s trip. */
describe('taking a plan along, in the browser', () => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let trip: Trip;

  const post = async (path: string, body: object): Promise<Trip> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Trip;
  };
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), connectBrowser()]);
    const { id } = await post('/api/trips', { text: KYOTO });
    trip = await post(`/api/trips/${id}/selection`, { option: 1 });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async () => {
    await context?.close();
  });

  const open = async (path: string, colorScheme: 'light' | 'dark' = 'light', width = 1440): Promise<void> => {
    context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await page.route('**/map-canvas*', (route) => route.abort());
    await page.goto(server.url + path);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();
  const item = (name: string | RegExp) => page.getByRole('menuitem', { name });

  it.each(['light', 'dark'] as const)('has one menu of files, reached by keyboard, %s', async (scheme) => {
    await open(`/trips/${trip.id}`, scheme);
    await button('Export').focus();
    await page.keyboard.press('Enter');
    await item(/^Print or PDF/).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    const hrefs = await page.getByRole('menuitem').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toHaveLength(8);
    for (const href of hrefs) expect((await fetch(new URL(href ?? '', server.url))).status).toBe(200);
    await page.keyboard.press('Escape');
    await item(/^Print or PDF/).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Export');
  });

  it('prints every stop of every day on a page that loads nothing and cuts no row', async () => {
    await open(`/trips/${trip.id}/print`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.emulateMedia({ media: 'print' });
    expect(requests).toEqual([]);
    const text = await page.locator('main').innerText();
    for (const { name } of trip.days.flatMap((day) => day.visits)) expect(text).toContain(name);
    expect(await page.locator('svg.map').count()).toBe(2);
    const cut = await page
      .locator('.stop, .leg, figure, tr')
      .evaluateAll((rows) =>
        rows.filter((row) => getComputedStyle(row).breakInside !== 'avoid').map((row) => row.className),
      );
    expect(cut).toEqual([]);
    expect(await complaintsOf(page)).toEqual([]);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('renames and copies a trip in the list, and opens one that was shared', async () => {
    await open('/', 'dark', 390);
    await button(/^More about/).click();
    await item('Rename…').click();
    const dialog = page.getByRole('dialog', { name: 'Rename this trip' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Hanami 花見');
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Hanami 花見/ }).waitFor();
    await button('More about Hanami 花見').click();
    await item('Make a copy').click();
    await page.waitForURL(/\/trips\//);
    await page.goto(server.url);
    await page.getByRole('link', { name: /^Hanami 花見 \(copy\)/ }).waitFor();

    const share = await (await fetch(`${server.url}/api/trips/${trip.id}/export?as=share`)).text();
    const choose = (name: string, content: string): Promise<void> =>
      page
        .getByLabel('Shared trip')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await choose('cut.json', share.slice(0, -9));
    await page.getByRole('alert').filter({ hasText: 'perhaps it was cut off' }).waitFor();
    await choose('whole.json', share);
    await page.waitForURL(/\/trips\//);
    const { trips } = (await (await fetch(`${server.url}/api/trips`)).json()) as TripList;
    expect(trips.map(({ title }) => title)).toEqual(['Osaka to Kyoto', 'Hanami 花見 (copy)', 'Hanami 花見']);
    const opened = (await (await fetch(`${server.url}/api/trips/${trips[0]?.id}`)).json()) as Trip;
    expect(opened.hash).toBe(trip.hash);
  });
});
