import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { TripList } from '@wayfarer/contract';
import type Axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const KYOTO =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';
const PERSONAL = 'My name is Wilhelmina Oddfellow and my phone is +49 170 1234567';

/** What a traveller does to have a trip, or a word, gone; and what becomes of a trip that cannot be read. */
describe('forgetting and erasing, in the browser', () => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const failures: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), connectBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const open = async (viewport = DESKTOP, colorScheme: 'light' | 'dark' = 'light'): Promise<void> => {
    context = await browser.newContext({ serviceWorkers: 'block', viewport, colorScheme, reducedMotion: 'reduce' });
    page = await newPage();
    await page.goto(server.url);
  };
  const newPage = async (): Promise<Page> => {
    const one = await context.newPage();
    one.on('pageerror', (error) => failures.push(error.message));
    await one.route('**/map-canvas*', (route) => route.abort());
    return one;
  };
  const post = async (where: string, body: unknown): Promise<{ readonly id: string }> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(server.url + where, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { readonly id: string };
  };
  /** A trip with a plan and a word that is nobody's business. */
  const prepare = async (): Promise<string> => {
    const { id } = await post('/api/trips', { text: KYOTO });
    await post(`/api/trips/${id}/selection`, { option: 1 });
    await post(`/api/trips/${id}/messages`, { text: PERSONAL });
    return id;
  };
  const eraseAll = async (): Promise<void> => {
    const { trips } = (await (await fetch(`${server.url}/api/trips`)).json()) as TripList;
    await Promise.all(trips.map(({ id }) => fetch(`${server.url}/api/trips/${id}`, { method: 'DELETE' })));
  };
  afterEach(async () => {
    await context?.close();
    await eraseAll();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const question = () => page.getByRole('dialog', { name: /^(Erase|Forget)/ });
  const inMenu = async (menu: string, item: string): Promise<void> => {
    await button(menu).click();
    await page.getByRole('menuitem', { name: item }).click();
    await question().waitFor();
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  /** All that the browser keeps by itself, as one text. */
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title]));
  const complaints = async (): Promise<string[]> => {
    // The page lets no foreign script in, so it is not brought as one.
    await page.evaluate(AXE);
    return page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(document, {
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
      );
    });
  };

  describe('a trip', () => {
    let id: string;
    beforeEach(async () => {
      id = await prepare();
    });

    it('forgets what was said and keeps the plan, also after a reload', async () => {
      await open();
      await page.goto(`${server.url}/trips/${id}`);
      const log = page.getByRole('log', { name: 'Conversation' });
      await log.getByText('Wilhelmina').first().waitFor();
      await page.getByRole('textbox', { name: 'Message' }).fill('I am Wilhelmina and');
      const stops = await page.getByRole('region', { name: 'Plan' }).getByRole('listitem').allTextContents();
      await inMenu('More', 'Forget what I said…');
      await question().getByText('It cannot be taken back.').waitFor();
      expect(await complaints()).toEqual([]);
      await question().getByRole('button', { name: 'Forget what was said' }).click();
      await page.getByText('What was said is erased. Your plan is as it was.').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
      for (let visit = 0; visit < 2; visit += 1) {
        await log.getByText('(erased)').first().waitFor();
        expect(await page.content()).not.toMatch(/Wilhelmina|Oddfellow|1234567/);
        expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
        expect(await kept()).not.toContain('Wilhelmina');
        expect(await page.getByRole('region', { name: 'Plan' }).getByRole('listitem').allTextContents()).toEqual(stops);
        await page.reload();
      }
    });

    it('is erased: the list has it no more, and neither storage, title nor history lead to it', async () => {
      await open();
      await page.getByRole('link', { name: /Osaka to Kyoto/ }).click();
      await page.getByRole('textbox', { name: 'Message' }).fill('unsent words');
      await page.getByRole('tab', { name: /Sun 4 Apr/ }).click();
      await page.getByRole('tab', { name: /Mon 5 Apr/ }).click();
      await inMenu('More', 'Erase this trip…');
      await question().getByRole('button', { name: 'Erase this trip' }).click();
      await page.getByText('“Osaka to Kyoto” is erased.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.getByText('None yet.').waitFor();
      expect(await kept()).not.toMatch(/unsent words|trip_|Kyoto/);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Message');
      await button('Dismiss').click();
      for (const travel of ['goForward', 'goBack', 'goBack'] as const) {
        await page[travel]();
        expect(page.url()).not.toContain(id);
      }
    });

    it('is erased by keyboard alone; Escape leaves it as it is and the focus where it was', async () => {
      await open();
      await button('More about Osaka to Kyoto').press('Enter');
      await page.getByRole('menuitem', { name: 'Forget what I said…' }).waitFor();
      expect(await complaints()).toEqual([]);
      const inFocus = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
      // However many entries stand above it.
      for (let down = 0; down < 9 && (await inFocus()) !== 'Forget what I said…'; down += 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await question().waitFor();
      await expect.poll(inFocus).toBe('Cancel');
      await page.keyboard.press('Escape');
      await question().waitFor({ state: 'hidden' });
      await expect.poll(focused).toBe('More about Osaka to Kyoto');
      await inMenu('More about Osaka to Kyoto', 'Erase this trip…');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByText('None yet.').waitFor();
      await expect.poll(focused).toBe('Your trips');
    });

    it('goes from another window, too, which then stops asking for it', async () => {
      await open();
      const other = await newPage();
      await other.goto(`${server.url}/trips/${id}`);
      await other.getByRole('log', { name: 'Conversation' }).waitFor();
      await inMenu('More about Osaka to Kyoto', 'Erase this trip…');
      await question().getByRole('button', { name: 'Erase this trip' }).click();
      await other.getByText('This trip is erased.').waitFor();
      const asked: string[] = [];
      other.on('request', (request) => asked.push(request.url()));
      await other.waitForTimeout(3000);
      expect(asked).toEqual([]);
      expect(await other.content()).not.toMatch(/Wilhelmina|Osaka to Kyoto/);
      await other.getByRole('button', { name: 'To the start' }).click();
      await other.getByText('None yet.').waitFor();
    });

    it('forgets what was said in all trips, from the list', async () => {
      await open(PHONE, 'dark');
      await page.getByRole('textbox', { name: 'Message' }).fill('A week for Wilhelmina');
      await button('Forget what I said in all trips…').click();
      await question().waitFor();
      expect(await complaints()).toEqual([]);
      await question().getByRole('button', { name: 'Forget it in all trips' }).click();
      await page.getByText('What was said is erased in all trips.').waitFor();
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
      await page.getByRole('link', { name: /Osaka to Kyoto/ }).click();
      await page.getByRole('navigation').getByRole('button', { name: 'Chat' }).click();
      await page.getByRole('log').getByText('(erased)').first().waitFor();
      expect(await page.content()).not.toContain('Wilhelmina');
    });

    it('has both under More on a phone', async () => {
      await open(PHONE, 'dark');
      await page.goto(`${server.url}/trips/${id}?tab=more`);
      await button('Erase this trip…').click();
      await question().waitFor();
      expect(await complaints()).toEqual([]);
      await button('Cancel').click();
      await question().waitFor({ state: 'hidden' });
      await button('Forget what I said…').click();
      await question().getByRole('button', { name: 'Forget what was said' }).click();
      await page.getByText('What was said is erased.').waitFor();
    });

    it('stays in question while the server does not do it, and says why', async () => {
      await open();
      await page.route(`**/api/trips/${id}`, (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 507, json: { code: 'disk-full', message: 'The disk is full.' } })
          : route.continue(),
      );
      await inMenu('More about Osaka to Kyoto', 'Erase this trip…');
      await question().getByRole('button', { name: 'Erase this trip' }).click();
      await question().getByRole('alert').filter({ hasText: 'The disk is full.' }).waitFor();
      await button('Cancel').click();
      await page.getByRole('link', { name: /Osaka to Kyoto/ }).waitFor();
    });
  });

  describe('a damaged trip', () => {
    let damaged: string;
    beforeAll(async () => {
      damaged = (await post('/api/trips', { text: 'A weekend in Paris for two in June 2027' })).id;
      await post('/api/trips', { text: KYOTO });
      const { data } = server;
      await server.halt();
      changeOneByte(path.join(data, 'events.db'), damaged);
      server = await startServer(data);
    });

    it('is named and set aside, the other opens, and it can be saved and erased', async () => {
      await open();
      const aside = page.getByRole('list', { name: 'Set aside' });
      await aside.getByRole('heading', { name: 'A trip that cannot be read' }).waitFor();
      await aside.getByText(/Event 2 is not what was once written/).waitFor();
      expect(await aside.getByRole('link', { name: /cannot be read/ }).count()).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await complaints()).toEqual([]);
      }

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        aside.getByRole('link', { name: 'Save its events' }).click(),
      ]);
      // The browser is another process's: what it has loaded down is sent over.
      const saved = path.join(server.data, 'saved.jsonl');
      await download.saveAs(saved);
      expect(await readFile(saved, 'utf8')).toContain(`"runId":"${damaged}"`);

      await page.getByRole('link', { name: /Osaka to Kyoto/ }).click();
      await page.getByRole('log', { name: 'Conversation' }).waitFor();

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${server.url}/trips/${damaged}`);
      await page.getByRole('heading', { name: 'This trip cannot be read' }).waitFor();
      await page.waitForTimeout(3000);
      expect(asked.filter((url) => url.includes(`/api/trips/${damaged}`))).toHaveLength(1);
      expect(asked.filter((url) => url.includes('/api/runs/'))).toEqual([]);
      expect(await complaints()).toEqual([]);

      await button('Erase…').click();
      await question().getByRole('button', { name: 'Erase this trip' }).click();
      await page.getByRole('link', { name: /Osaka to Kyoto/ }).waitFor();
      expect(await aside.count()).toBe(0);
    });
  });

  it('threw nothing on the way', () => {
    expect(failures).toEqual([]);
  });
});

function changeOneByte(file: string, run: string): void {
  const database = new DatabaseSync(file);
  database
    .prepare(`UPDATE events SET content = replace(content, '"index":0', '"index":1') WHERE run_id = ? AND seq = 2`)
    .run(run);
  database.close();
}
