import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type RunningMock, startMock } from './support/mock.ts';
import { connectBrowser } from './support/shared.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** How one gets back: by the browser's back, by undo, and from a person. Before an API with made-up answers. */
describe('the way back', () => {
  let server: RunningMock;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startMock(20), connectBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });
  afterEach(async () => context?.close());

  /** A trip whose plan is chosen. */
  const open = async (viewport: typeof DESKTOP): Promise<void> => {
    context = await browser.newContext({ serviceWorkers: 'block', viewport, reducedMotion: 'reduce' });
    page = await context.newPage();
    await page.route('**/map-canvas*', (route) => route.abort());
    await page.goto(server.url);
    await page.getByRole('button', { name: /Try a demo trip/ }).click();
    await button(/^moderate/).click();
    await button('Select option 2').click();
    await (viewport === PHONE ? page.getByRole('article', { name: 'Next stop' }) : plan()).waitFor();
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const plan = () => page.getByRole('region', { name: 'Plan' });
  const tab = (name: string) => page.getByRole('navigation').getByRole('button', { name });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const gone = (name: string) => dialog(name).waitFor({ state: 'hidden' });
  const report = async (): Promise<void> => {
    await button('Crowded').click();
    await button(/^Report \d/).click();
    await button('Review').waitFor();
  };

  it('closes the sheet of a visit by the browser’s back, and gives the focus to what opened it', async () => {
    await open(DESKTOP);
    const opener = plan().getByRole('button', { name: 'Nanzen-ji', exact: true });
    await opener.press('Enter');
    await dialog('Nanzen-ji').waitFor();
    await page.goBack();
    await gone('Nanzen-ji');
    expect(new URL(page.url()).pathname).toMatch(/^\/trips\//);
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goForward();
    await dialog('Nanzen-ji').waitFor();
    await page.keyboard.press('Escape');
    await gone('Nanzen-ji');
    expect(page.url()).not.toContain('sheet=');
  });

  it('keeps the sheet and the picked alternative over a reload, so that key 2 takes the right one', async () => {
    await open(DESKTOP);
    await plan().getByRole('button', { name: 'Nanzen-ji', exact: true }).click();
    await report();
    await button('Review').click();
    await dialog('Decision').waitFor();
    await page.getByRole('radio', { name: /Murin-an/ }).check({ force: true });
    await page.reload();
    await dialog('Decision').waitFor();
    await button('Replace 2').waitFor();
    await page.keyboard.press('2');
    await plan().getByRole('button', { name: 'Murin-an', exact: true }).waitFor();
    await gone('Decision');
    expect(page.url()).not.toContain('sheet=');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  it('goes back from day to day, and leaves the trip only then', async () => {
    await open(DESKTOP);
    await page.getByRole('tab', { name: /Sun 4 Apr/ }).click();
    await page.getByRole('tab', { name: /Mon 5 Apr/ }).click();
    await page.goBack();
    await page.getByRole('tab', { name: /Sun 4 Apr/, selected: true }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: /Sat 3 Apr/, selected: true }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: /Try a demo trip/ }).waitFor();
  });

  it('goes back from tab to tab on a phone, and a reload on Map stays on Map', async () => {
    await open(PHONE);
    await tab('Plan').click();
    await tab('Map').click();
    await page.reload();
    await page.getByRole('region', { name: 'Map' }).waitFor();
    expect(await tab('Map').getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await plan().waitFor();
    await page.goBack();
    await page.getByRole('article', { name: 'Next stop' }).waitFor();
  });

  it('asks before "I am here" months before the trip, and takes it back', async () => {
    await open(PHONE);
    await button('I am already here').click();
    await dialog('Are you at Nanzen-ji already?')
      .getByText(/The trip begins in \d+ days\./)
      .waitFor();
    await button('Not yet').press('Enter');
    await gone('Are you at Nanzen-ji already?');
    await button('I am already here').click();
    await button('Yes, I am here').click();
    await page.getByText('You are at Nanzen-ji.').waitFor();
    await button('Undo').click();
    await page.getByText('Taken back: it is as it was before.').waitFor();
    await page.getByRole('article', { name: 'Next stop' }).getByText('Nanzen-ji').waitFor();
  });

  it('shows what waits in its place, in every view, and when it comes back', async () => {
    await open(DESKTOP);
    await plan().getByRole('button', { name: 'Nanzen-ji', exact: true }).click();
    await report();
    await button('Review').click();
    await button('Wait').click();
    const waits = plan().getByRole('list', { name: 'Waiting' });
    await waits.getByText('Nanzen-ji waits: comes back at 16:00, or when the crowd is under 35 %.').waitFor();
    for (const view of ['List', 'Trip']) {
      await page.getByText(view, { exact: true }).click();
      await waits.getByText(/Nanzen-ji waits/).waitFor();
    }
    await page.setViewportSize(PHONE);
    await tab('Today').click();
    await page
      .getByRole('list', { name: 'Waiting' })
      .getByText(/comes back at 16:00/)
      .waitFor();
  });

  it('leads back from a person to the planner by a button', async () => {
    await open(DESKTOP);
    await page.getByRole('textbox', { name: 'Message' }).fill('I want to talk to a person');
    await button('Send').click();
    const banner = page.getByRole('complementary', { name: 'Left to a person' });
    await banner.getByRole('button', { name: 'Back to the planner' }).click();
    await banner.waitFor({ state: 'detached' });
  });
});
