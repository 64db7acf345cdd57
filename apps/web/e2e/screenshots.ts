/**
 * @module
 * `npm run screenshots`: tells the golden story to the real server and takes the pictures of `docs/screenshots`.
 */
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { openBrowser } from './support/browser.ts';
import { startServer } from './support/server.ts';

const FOLDER = path.join(import.meta.dirname, '../../../docs/screenshots');
const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';
/** A folder of imported cities, Porto among them; without one a made Porto of a few streets. */
const IMPORTED =
  process.env['WAYFARER_CITIES'] ??
  path.join(import.meta.dirname, '../../../packages/sources/src/catalogue/__fixtures__/imported');
const IN_PORTO = 'One day in Porto for two, 3 May 2027, from Braga, mid budget, moderate pace, churches and food';
const IN_TOKYO =
  'Three days in Tokyo for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples, we eat everything, crowds are fine';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

await mkdir(FOLDER, { recursive: true });
const data = await mkdtemp(path.join(tmpdir(), 'wayfarer-screenshots-'));
await cp(IMPORTED, path.join(data, 'cities'), { recursive: true });
const server = await startServer(data);
const browser = await openBrowser();
const id = await prepareTrip();
try {
  await take('start', { path: '/', size: DESKTOP });
  await take('options', { path: `/trips/${id}`, size: DESKTOP });
  await post(`/api/trips/${id}/selection`, { option: 1 });
  await take('desktop', { path: `/trips/${id}`, size: DESKTOP });
  await take('dark', { path: `/trips/${id}`, size: DESKTOP, dark: true });
  await take('phone', { path: `/trips/${id}`, size: PHONE });
  const { id: porto } = await post('/api/trips', { text: IN_PORTO });
  await post(`/api/trips/${porto}/selection`, { option: 1 });
  await take('imported', { path: `/trips/${porto}`, size: DESKTOP });
  await post(`/api/trips/${id}/readings`, { kind: 'crowd', value: 85 });
  await take('decision', { path: `/trips/${id}`, size: DESKTOP, act: openDecision });
  await take('phone-decision', { path: `/trips/${id}`, size: PHONE, act: openDecision, dark: true });
  const { id: walk } = await post('/api/pilgrimages', { work: 'Your Name', from: 'Shinjuku', date: '2027-04-03' });
  await take('walk', { path: `/trips/${walk}`, size: DESKTOP, act: lookAtScene });
  await take('walk-phone', { path: `/trips/${walk}`, size: PHONE, act: openMap, dark: true });
  const { id: tokyo } = await post('/api/trips', { text: IN_TOKYO });
  await post(`/api/trips/${tokyo}/selection`, { option: 1 });
  await post('/api/pilgrimages', { work: 'Your Name', trip: tokyo, day: 2 });
  await take('walk-proposed', { path: `/trips/${tokyo}`, size: DESKTOP });
  await takePaper('walk-paper', `/trips/${walk}/print`);
} finally {
  await browser.close();
  await server.stop();
}

/** A trip with its options on the table. */
async function prepareTrip(): Promise<string> {
  const { id: trip } = await post('/api/trips', { text: SENTENCE });
  await post(`/api/trips/${trip}/messages`, { text: 'moderate' });
  return trip;
}

async function post(url: string, body: unknown): Promise<{ readonly id: string }> {
  const response = await fetch(server.url + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<{ readonly id: string }>;
}

/** The popup of a stop on the map. */
async function lookAtScene(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^On the map, stop 6/ })
    .first()
    .hover();
}

async function openMap(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Map' })
    .or(page.getByRole('tab', { name: 'Map' }))
    .first()
    .click();
  await page.locator('[data-ready=true]').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1500);
  await page
    .getByRole('button', { name: /^On the map, stop 6/ })
    .first()
    .focus();
}

/** A page as it is printed: as wide as A4 at 96 dots an inch. */
async function takePaper(name: string, where: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await page.goto(server.url + where, { waitUntil: 'load' });
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  await page.close();
  console.log(`docs/screenshots/${name}.png`);
}

async function openDecision(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Review/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Decision' }).waitFor();
}

interface Shot {
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly dark?: boolean;
  readonly act?: (page: Page) => Promise<void>;
}

async function take(name: string, { path: where, size, dark = false, act }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: size, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(server.url + where, { waitUntil: 'load' });
  if (where !== '/') await page.locator('[data-ready=true], [aria-current=page]').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(3000);
  if (act) await act(page);
  await page.waitForTimeout(700);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
  await page.close();
  console.log(`docs/screenshots/${name}.png`);
}
