import type { Trip } from '@wayfarer/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectBrowser, sharedServer } from './support/shared.ts';

const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';

/** One story, told in order: each step stands on the one before it. */
describe('three days in Kyoto, in the browser', () => {
  const server = sharedServer();
  let browser: Browser;
  let page: Page;
  const failures: string[] = [];
  const trip = async (): Promise<Trip> =>
    (await fetch(`${server}/api${new URL(page.url()).pathname}`)).json() as Promise<Trip>;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();

  beforeAll(async () => {
    browser = await connectBrowser();
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => failures.push(error.message));
  });
  afterAll(async () => {
    await browser.close();
  });

  // The first plan of a server that has just begun, on a busy machine.
  it('assumes the pace in plain sight, and asks nothing', { timeout: 120_000 }, async () => {
    await page.goto(server);
    await page.getByLabel('Message').filter({ visible: true }).fill(SENTENCE);
    await button('Send').click();
    await button('Pace: moderate pace, assumed. Change').waitFor({ timeout: 100_000 });
    expect((await trip()).questions).toEqual([]);
  });

  it('shows three options that differ in cost and pace', async () => {
    await button('Select option 3').waitFor();
    const { options } = await trip();
    expect(new Set(options.map(({ pace }) => pace)).size).toBe(3);
    expect(new Set(options.map(({ total }) => total.amount)).size).toBe(3);
    for (const { title } of options) await page.getByText(title, { exact: true }).first().waitFor();
  });

  it('shows the chosen days on the axis and on the map', async () => {
    await button('Select option 1').click();
    const { days } = await page
      .waitForFunction(async () => {
        const chosen = (await (await fetch(`/api${location.pathname}`)).json()) as Trip;
        return chosen.selected === null ? null : chosen;
      })
      .then((handle) => handle.jsonValue() as Promise<Trip>);
    const [first] = days;
    for (const visit of first?.visits.filter(({ kind }) => kind === 'place') ?? [])
      await button(new RegExp(escape(visit.name))).waitFor();
    await page.locator('canvas.maplibregl-canvas').waitFor();
  });

  it('exports a calendar with the right local times', async () => {
    await button('Export').click();
    const href = await page
      .getByRole('menuitem', { name: /Calendar/ })
      .filter({ visible: true })
      .first()
      .getAttribute('href');
    await page.keyboard.press('Escape');
    const calendar = await (await fetch(new URL(href ?? '', server))).text();
    const { id, days } = await trip();
    const visit = days[0]?.visits.find(({ kind }) => kind === 'place');
    expect(calendar.replaceAll('\r\n ', '')).toContain(`UID:${id}-${visit?.placeId}@wayfarer`);
    expect(calendar).toContain(`DTSTART;TZID=Asia/Tokyo:20270403T${visit?.arrive.replace(':', '')}00`);
    expect(calendar).toContain('BEGIN:VTIMEZONE');
  });

  it('shows the decision as soon as crowd 85 is said, and changes nothing', async () => {
    const { hash } = await trip();
    await page.getByLabel('Message').filter({ visible: true }).fill('crowd 85');
    const start = performance.now();
    await button('Send').click();
    await page.getByText(/85 %/).first().waitFor();
    await button(/Review/).waitFor();
    console.log(`The decision was on the screen ${Math.round(performance.now() - start)} ms after Send.`);
    const { pending, hash: after } = await trip();
    expect(pending?.reading).toMatchObject({ level: 85, limit: 35 });
    expect(after).toBe(hash);
  });

  it('puts exactly the first alternative in, and undoes it', async () => {
    const before = await trip();
    await button(/Review/).click();
    await page.getByRole('dialog', { name: 'Decision' }).waitFor();
    await button('Replace 1').click();
    await button('Undo').waitFor();
    const replaced = await trip();
    const came = before.pending?.alternatives[0]?.placeId;
    const others = (one: Trip, without: string | undefined) =>
      one.days.flatMap(({ visits }) =>
        visits.filter(({ placeId }) => placeId !== without).map(({ id, arrive, depart }) => [id, arrive, depart]),
      );
    const gone = before.days[0]?.visits.find(({ id }) => id === before.pending?.visitId)?.placeId;
    expect(replaced.days[0]?.visits.map(({ placeId }) => placeId)).toContain(came);
    expect(others(replaced, came)).toEqual(others(before, gone));
    await button('Undo').click();
    await expect.poll(async () => (await trip()).hash).toBe(before.hash);
  });

  it('shows the day without a stop, and changes it only when that is taken', async () => {
    const before = await trip();
    const name = before.days[1]?.visits.find(({ kind }) => kind === 'place')?.name ?? '';
    await page.getByRole('tab', { name: /Sun 4 Apr/ }).click();
    await page.getByRole('region', { name: 'Plan' }).getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await button('Without it').click();
    await page.getByText('Nothing is changed yet.').waitFor();
    expect((await trip()).hash).toBe(before.hash);
    await button('Do this').click();
    await expect.poll(async () => (await trip()).hash).not.toBe(before.hash);
    const names = (one: Trip) => one.days.flatMap(({ visits }) => visits.map((visit) => visit.name));
    const after = await trip();
    expect(names(before)).toContain(name);
    expect(names(after)).toEqual(names(before).filter((one) => one !== name));
    await button('Undo').click();
    await expect.poll(async () => (await trip()).hash).toBe(before.hash);
  });

  it('threw nothing on the way', () => {
    expect(failures).toEqual([]);
  });
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
