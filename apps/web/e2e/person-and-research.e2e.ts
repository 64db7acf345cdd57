import type { CityList, Inbox, ModelStatus, Trip } from '@wayfarer/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type RunningMock, startMock } from './support/mock.ts';
import { connectBrowser } from './support/shared.ts';

/** Who called for a person, and what was looked up on the web. Before an API with made-up answers. */
describe('people and models', () => {
  let server: RunningMock;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const answered: unknown[] = [];

  const STATUS: ModelStatus = {
    model: 'compatible:scripted',
    small: null,
    state: 'ready',
    research: 'searxng',
    failed: null,
    today: null,
    trip: null,
  };
  const FINDING: NonNullable<Trip['findings']>[number] = {
    id: 'hours 1',
    specialist: 'places',
    about: 'Nanzen-ji',
    question: 'When is Nanzen-ji open?',
    status: 'found',
    text: 'Nanzen-ji is open 08:40–17:00 on Saturday 3 April, and you are there 10:00–11:00.',
    counts: true,
    by: 'compatible:scripted',
    source: { url: 'https://temple.example/', title: 'Nanzen-ji temple', at: '2027-04-03T10:00:00.000Z' },
  };

  beforeAll(async () => {
    [server, browser] = await Promise.all([startMock(20), connectBrowser()]);
    context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await page.route('**/map-canvas*', (route) => route.abort());
    await page.route('**/api/cities', async (route) => {
      const cities = (await (await route.fetch()).json()) as CityList;
      await route.fulfill({ json: { ...cities, hasPerson: true, model: STATUS.model } });
    });
    await page.route('**/api/model*', (route) => route.fulfill({ json: STATUS }));
    await page.route('**/api/inbox', (route) => {
      const conversations: Inbox['conversations'] = [
        {
          trip: 'trip_waiting',
          title: 'Two days in Kyoto',
          updatedAt: '2027-04-03T10:00:00.000Z',
          messages: [{ role: 'user', text: 'May I talk to a person?', at: '2027-04-03T10:00:00.000Z' }],
        },
      ];
      return route.fulfill({ json: { conversations: answered.length > 0 ? [] : conversations } });
    });
    await page.route('**/api/trips/trip_waiting/inbox', (route) => {
      answered.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
  }, 120_000);
  afterAll(async () => {
    await context?.close();
    await browser?.close();
    server?.stop();
  });

  it('shows who waits, and takes an answer', async () => {
    await page.goto(server.url);
    const waiting = page.getByRole('region', { name: 'Waiting for a person' });
    await waiting.getByText('May I talk to a person?').waitFor();
    await waiting.getByRole('textbox').fill('This is Ada.');
    await waiting.getByRole('button', { name: 'Answer' }).click();
    await waiting.waitFor({ state: 'hidden' });
    expect(answered).toEqual([{ text: 'This is Ada.' }]);
  });

  it('has looked up what is not known, and shows the page that it stands on', async () => {
    const sent: unknown[] = [];
    await page.route('**/api/trips/*/research', async (route) => {
      const body = route.request().postDataJSON() as { readonly forget?: boolean };
      sent.push(body);
      const url = route.request().url().replace('/research', '');
      const trip = (await (await context.request.get(url)).json()) as Trip;
      const found: Trip['findings'] = [
        FINDING,
        { ...FINDING, id: 'hours 2', text: 'Murin-an is closed on Sunday 4 April.', counts: false },
        { ...FINDING, id: 'price 1', about: 'Chion-in', status: 'left-out', text: 'It gives no price.', source: null },
      ];
      const { findings: _none, ...bare } = trip;
      const researched = body.forget === true ? bare : { ...trip, findings: found };
      await route.fulfill({ json: { ...researched, revision: `researched ${sent.length}` } });
    });
    await page.getByRole('button', { name: /Try a demo trip/ }).click();
    await page.getByRole('button', { name: /^moderate/ }).click();
    await page.getByRole('button', { name: 'Select option 2' }).click();
    await page.getByText('Language model', { exact: true }).click();
    await page.getByRole('button', { name: 'Look up what is not known' }).click();
    await page.getByText('and you are there 10:00–11:00.').waitFor();
    await page.getByText('Murin-an is closed on Sunday 4 April. The plan does not count with it.').waitFor();
    expect(await page.getByRole('link', { name: 'Nanzen-ji temple' }).first().getAttribute('href')).toBe(
      'https://temple.example/',
    );
    await page.getByRole('button', { name: 'Forget what was found' }).click();
    await page.getByText('Murin-an is closed on Sunday 4 April.').waitFor({ state: 'hidden' });
    expect(sent).toEqual([{}, { forget: true }]);
  });
});
