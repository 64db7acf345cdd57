import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Trip } from '@wayfarer/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const CENTER = { lat: 38.7223, lon: -9.1393 };
const KINDS = [
  { tourism: 'museum' },
  { tourism: 'attraction' },
  { amenity: 'restaurant', cuisine: 'portuguese', opening_hours: 'Mo-Su 11:30-23:00' },
  { tourism: 'hotel', stars: '3' },
] as const;

/** Forty places round the centre of Lisbon, as Overpass answers. */
const ANSWER = JSON.stringify({
  osm3s: { timestamp_osm_base: '2026-11-20T20:55:22Z' },
  elements: Array.from({ length: 40 }, (_, index) => ({
    type: 'node',
    id: index + 1,
    lat: CENTER.lat + ((index % 8) - 4) / 800,
    lon: CENTER.lon + (Math.floor(index / 8) - 2) / 800,
    tags: { ...KINDS[index % 4], name: `Lugar ${index + 1}`, wikidata: `Q${index + 1}` },
  })),
});

const answers: RequestListener = (_, response) => void response.end(ANSWER);
const hangs: RequestListener = () => undefined;
const refuses: RequestListener = (_, response) => void response.writeHead(429, { 'retry-after': '60' }).end();
const sendsHtml: RequestListener = (_, response) => void response.end('<!doctype html><title>Rate limited</title>');

/** A traveller has a city fetched that is known in outline. */
describe('a city in outline, in the browser', () => {
  let overpass: Server;
  let asked: number;
  let behaviour: RequestListener;
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await connectBrowser();
  });
  beforeEach(async () => {
    asked = 0;
    overpass = createServer((request, response) => {
      asked += 1;
      request.resume();
      behaviour(request, response);
    });
    await new Promise<void>((resolve) => overpass.listen(0, '127.0.0.1', resolve));
    const { port } = overpass.address() as AddressInfo;
    // No contact, and nothing that switches it on.
    server = await startServer(undefined, {
      WAYFARER_OVERPASS: `http://127.0.0.1:${port}/api/interpreter`,
      WAYFARER_FETCH: '',
      WAYFARER_CONTACT: '',
    });
  });
  afterEach(async () => {
    await page?.context().close();
    await server.stop();
    overpass.closeAllConnections();
    await new Promise((resolve) => overpass.close(resolve));
  });
  afterAll(() => browser?.close());

  async function open(text: string, viewport = { width: 1440, height: 900 }): Promise<Trip> {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en' });
    page = await context.newPage();
    const headers = { 'content-type': 'application/json' };
    const begun = await fetch(`${server.url}/api/trips`, { method: 'POST', headers, body: JSON.stringify({ text }) });
    const trip = (await begun.json()) as Trip;
    await page.goto(`${server.url}/trips/${trip.id}`);
    return trip;
  }
  const read = async (id: string): Promise<Trip> =>
    (await (await fetch(`${server.url}/api/trips/${id}`)).json()) as Trip;
  const offerIn = () => page.getByRole('main').getByRole('region', { name: 'Get Lisbon from OpenStreetMap' }).first();
  const ASKED = 'Three days in Lisbon for two, 3 to 5 May 2027';

  it('is offered beside the options, fetched by keyboard with one key, and planned with hotels and tables', async () => {
    behaviour = answers;
    const { id } = await open(ASKED);
    const offer = offerIn();
    await offer.getByText('I only have the main sights of Lisbon so far').waitFor();
    expect(asked).toBe(0);
    expect(await complaintsOf(page)).toEqual([]);
    const get = offer.getByRole('button', { name: /^Get Lisbon from OpenStreetMap \(about \d MB, \d+ s\)$/ });
    await get.focus();
    await page.keyboard.press('Enter');
    await offer.waitFor({ state: 'detached' });
    expect(asked).toBe(1);
    await expect.poll(async () => (await read(id)).options[0]?.days[0]?.stay?.name).toMatch(/^Lugar \d+$/);
    await page
      .getByText(/^With all of Lisbon, the plan has a hotel for 2 nights \(before: 0\)/)
      .first()
      .waitFor();
  });

  it('says what is being done, and is stopped, by a finger on a phone', async () => {
    behaviour = hangs;
    const { id } = await open(ASKED, { width: 390, height: 844 });
    const offer = offerIn();
    await offer.getByRole('button', { name: /^Get Lisbon/ }).click();
    await offer.getByText(/Getting Lisbon from OpenStreetMap\. Asking 127\.0\.0\.1:\d+ what there is within/).waitFor();
    expect((await read(id)).options.length).toBeGreaterThan(0);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await offer.getByRole('button', { name: 'Stop' }).click();
    await offer.getByText('Stopped. Lisbon stays as it is.').waitFor();
    behaviour = answers;
    await offer.getByRole('button', { name: 'Try again' }).click();
    await offer.waitFor({ state: 'detached' });
  });

  it.each([
    ['is told to wait', refuses, 'is busy and asks to wait.'],
    ['is sent a page', sendsHtml, 'sent something that is not a list of places.'],
  ])('names the next road where it %s, and keeps the plan', async (_, trouble, text) => {
    behaviour = trouble;
    const { id, options } = await open(ASKED);
    const offer = offerIn();
    await offer.getByRole('button', { name: /^Get Lisbon/ }).click();
    await offer.getByText(text).waitFor();
    expect(await offer.innerText()).toContain('Nothing was changed.');
    expect(await offer.innerText()).toContain('extract.bbbike.org');
    expect((await read(id)).options).toEqual(options);
  });

  it('is neither offered nor fetched once that is forbidden in the list of cities', async () => {
    behaviour = answers;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    page = await context.newPage();
    await page.goto(server.url);
    await page.getByText('Can be planned now').click();
    await page.getByText('Never', { exact: true }).click();
    await expect
      .poll(async () => ((await (await fetch(`${server.url}/api/cities`)).json()) as { canFetch: boolean }).canFetch)
      .toBe(false);
    expect(await complaintsOf(page)).toEqual([]);
    const { id } = await open(ASKED);
    expect(await read(id)).not.toHaveProperty('cityOffer');
    expect(asked).toBe(0);
  });

  it('refuses a file that is no extract, and says so where it was dropped', async () => {
    behaviour = answers;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    page = await context.newPage();
    await page.goto(server.url);
    await page.getByText('Can be planned now').click();
    const file = { name: 'city.osm.pbf', mimeType: 'application/octet-stream', buffer: Buffer.from('<html>') };
    await page.locator('input[type=file][accept=".pbf"]').setInputFiles(file);
    const alert = page.getByRole('region', { name: 'Add a city from a file' }).getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toBe('The file is no .osm.pbf file.');
  });
});
