import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Trip } from '@wayfarer/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const CITIES = path.join(import.meta.dirname, '../../../packages/sources/src/catalogue/__fixtures__/imported');
const SENTENCE = 'One day in Porto for two, 3 May 2027, from Braga, mid budget, moderate pace, churches and food';
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Other outputs are held to the same in `apps/server/test/attribution.test.ts`. */
describe('a trip to a city from OpenStreetMap', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  const foreign: string[] = [];

  beforeAll(async () => {
    const data = await mkdtemp(path.join(tmpdir(), 'wayfarer-e2e-'));
    await cp(CITIES, path.join(data, 'cities'), { recursive: true });
    [server, browser] = await Promise.all([startServer(data), connectBrowser()]);
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !/^(?:blob|data):/.test(request.url())) foreign.push(request.url());
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function post(url: string, body: unknown): Promise<Trip> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(server.url + url, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json() as Promise<Trip>;
  }
  const linkTo = (place: string) => page.getByTestId(place).getByRole('link', { name: /© OpenStreetMap contributors/ });

  it('begins where the page says what there is, and from whom', async () => {
    await page.goto(server.url);
    await page.getByText(/Porto from OpenStreetMap/).click();
    await page.getByRole('link', { name: '© OpenStreetMap contributors, ODbL 1.0' }).waitFor();
    await page.getByRole('button', { name: 'Porto' }).click();
    expect(await page.getByLabel('Message').inputValue()).toBe('Three days in Porto ');
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('shows plan and map with attribution and links, and asks nobody else for anything', async () => {
    const begun = await post('/api/trips', { text: SENTENCE });
    if (begun.options.length === 0) await post(`/api/trips/${begun.id}/messages`, { text: 'plan it' });
    await post(`/api/trips/${begun.id}/selection`, { option: 1 });
    await page.goto(`${server.url}/trips/${begun.id}`);
    await linkTo('map-credit').waitFor();
    expect(await linkTo('map-credit').textContent()).toBe('© OpenStreetMap contributors, 20 Jul 2020');
    expect(await linkTo('map-credit').getAttribute('href')).toBe(COPYRIGHT);
    expect(await linkTo('attributions').getAttribute('href')).toBe(COPYRIGHT);
    await page.locator('[data-testid=map][data-ready=true]').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('leads from a stop to its page, its licence and other maps', async () => {
    await page.locator('[data-kind=place] [data-name]').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('OpenStreetMap, 20 Jul 2020, verify').waitFor();
    const links = await sheet.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(links).toContainEqual(expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/node\/\d+$/));
    expect(links).toContain(COPYRIGHT);
    expect(links).toContainEqual(expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat=41\.\d+&mlon=-8\./));
    expect(await complaintsOf(page)).toEqual([]);
    expect(foreign).toEqual([]);
  });
});
