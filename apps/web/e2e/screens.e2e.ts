import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { type RunningMock, startMock } from './support/mock.ts';
import { connectBrowser } from './support/shared.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 900, height: 1100 },
  phone: { width: 390, height: 844 },
};
type Size = keyof typeof SIZES;

/** The page as it is built, before an API with made-up answers. */
describe('the screens', () => {
  let server: RunningMock;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startMock(150), connectBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  const open = async (size: Size, colorScheme: 'light' | 'dark'): Promise<void> => {
    context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: SIZES[size],
      colorScheme,
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await page.goto(server.url);
  };
  /** The map takes seconds where there is no graphics card; what does not look at it does without. */
  const openWithoutMap = async (size: Size = 'desktop', scheme: 'light' | 'dark' = 'light'): Promise<void> => {
    await open(size, scheme);
    await page.route('**/map-canvas*', (route) => route.abort());
  };
  afterEach(async () => context?.close());

  /** To the options, by tapping. */
  const talk = async (): Promise<void> => {
    await page.getByRole('button', { name: /Try a demo trip/ }).click();
    await page.getByRole('button', { name: /^moderate/ }).click();
    await page.getByRole('button', { name: 'Select option 2' }).waitFor();
  };
  const choose = async (): Promise<void> => {
    await talk();
    await page.getByRole('button', { name: 'Select option 2' }).click();
  };
  const report = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Crowded' }).click();
    await page.getByRole('button', { name: /^Report \d/ }).click();
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('dialog', { name: 'Decision' }).waitFor();
  };
  const openNext = (): Promise<void> =>
    page.getByRole('region', { name: 'Plan' }).getByRole('button', { name: 'Nanzen-ji', exact: true }).click();

  const complaints = (): Promise<string[]> => complaintsOf(page);

  describe.each([
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['tablet', 'dark'],
    ['phone', 'dark'],
  ] as const)('on a %s, %s', (size, scheme) => {
    // The map is looked at once in each scheme; drawing it by software under axe takes most of a minute.
    const withMap = size === 'phone' || scheme === 'light';
    beforeEach(() => (withMap ? open(size, scheme) : openWithoutMap(size, scheme)));

    it('has nothing for axe to complain about, from the first sentence to the decision', async () => {
      expect(await complaints()).toEqual([]);
      await page.getByRole('button', { name: /Try a demo trip/ }).click();
      await page.getByRole('button', { name: /^moderate/ }).waitFor();
      await page.locator('summary', { hasText: 'Your wishes' }).click();
      expect(await complaints()).toEqual([]);
      await page.locator('summary', { hasText: 'Your wishes' }).click();
      await page.getByRole('button', { name: /^moderate/ }).click();
      await page.getByRole('button', { name: 'Select option 2' }).waitFor();
      await page.getByRole('button', { name: 'Pace: moderate pace, assumed. Change' }).click();
      expect(await complaints()).toEqual([]);
      await page.getByRole('button', { name: 'Select option 2' }).click();
      if (size === 'phone') {
        for (const tab of ['Plan', 'Map', 'Chat', 'More', 'Today']) {
          await page.getByRole('navigation').getByRole('button', { name: tab }).click();
          expect(await complaints()).toEqual([]);
        }
      } else {
        if (withMap) await page.locator('[data-testid=map][data-ready=true]').waitFor();
        for (const view of ['Trip', 'List', 'Day']) {
          await page.getByText(view, { exact: true }).click();
          expect(await complaints()).toEqual([]);
        }
        await openNext();
        await page.getByRole('dialog', { name: 'Nanzen-ji' }).waitFor();
        expect(await complaints()).toEqual([]);
      }
      await report();
      expect(await complaints()).toEqual([]);
    }, 120_000);
  });

  /** Asks for what is never done without a yes. */
  const ask = async (size: Size): Promise<void> => {
    const message = page.getByRole('textbox', { name: 'Message' });
    // The chosen plan comes up by itself: whoever is in the chat before is taken to it.
    if (size === 'phone')
      await vi.waitUntil(
        async () => {
          await page.getByRole('navigation').getByRole('button', { name: 'Chat' }).click();
          return message.isVisible();
        },
        { timeout: 20_000, interval: 200 },
      );
    if (size === 'tablet') await page.getByRole('button', { name: 'Chat' }).click();
    await message.fill('make it a high budget');
    await page.getByRole('button', { name: 'Send' }).click();
    if (size === 'tablet') await page.getByRole('button', { name: 'Close the chat' }).click();
    if (size === 'phone') await page.getByRole('button', { name: 'Review change' }).click();
  };

  describe.each([
    ['desktop', 'light'],
    ['desktop', 'dark'],
    ['phone', 'dark'],
  ] as const)('a change that waits for a yes, on a %s, %s', (size, scheme) => {
    beforeEach(async () => {
      await openWithoutMap(size, scheme);
      await choose();
      await ask(size);
    });
    const card = () => page.getByRole('region', { name: 'Waiting for your yes' });

    it('says what and why, is announced, is made by keyboard, and has nothing for axe to complain about', async () => {
      await card().getByText('What the trip may cost is never changed without you.').waitFor();
      await card()
        .getByRole('row', { name: /Cost in all ¥99,600 ¥133,000/ })
        .waitFor();
      await page.getByText('A change of your plan waits for your approval.').waitFor({ state: 'attached' });
      expect(await complaints()).toEqual([]);
      await card().getByRole('button', { name: 'Approve' }).press('Enter');
      await card().waitFor({ state: 'detached' });
      await page.getByText('Your plan has changed, as you approved.').waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    });

    it('is refused, and the plan stays', async () => {
      const plan = page.getByRole('region', { name: 'Plan' });
      const before = await plan.getByRole('button').allTextContents();
      await card().getByRole('button', { name: 'Reject' }).click();
      await card().waitFor({ state: 'detached' });
      expect(await plan.getByRole('button').allTextContents()).toEqual(before);
    });
  });

  it('lets small changes be made without asking, by a switch', async () => {
    await openWithoutMap();
    await choose();
    const toggle = page.getByRole('switch', { name: 'Make small changes without asking me' });
    expect(await toggle.isChecked()).toBe(false);
    await toggle.press('Space');
    await page.getByText('Small changes are made at once from now on.').waitFor();
    expect(await toggle.isChecked()).toBe(true);
    expect(await complaints()).toEqual([]);
  });

  it('decides by keyboard alone: Enter takes what is recommended, and Undo is in reach', async () => {
    await openWithoutMap();
    await choose();
    await openNext();
    await report();
    await page.keyboard.press('Enter');
    const plan = page.getByRole('region', { name: 'Plan' });
    await plan.getByRole('button', { name: 'Konchi-in', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await plan.getByRole('button', { name: 'Nanzen-ji', exact: true }).waitFor();
  });

  it('replaces by the alternative that is picked', async () => {
    await openWithoutMap();
    await choose();
    await openNext();
    await report();
    await page.getByRole('radio', { name: /Murin-an/ }).check({ force: true });
    await page.getByRole('button', { name: 'Replace 2' }).click();
    await page.getByRole('region', { name: 'Plan' }).getByRole('button', { name: 'Murin-an', exact: true }).waitFor();
  });

  it('shows the same day and view after a reload', async () => {
    await openWithoutMap();
    await choose();
    await page.getByRole('tab', { name: /Sun 4 Apr/ }).click();
    await page.reload();
    await page.getByRole('tab', { name: /Sun 4 Apr/, selected: true }).waitFor();
  });

  it('keeps what was written until the server has taken it, and sends it once', async () => {
    await openWithoutMap();
    await talk();
    const keys: (string | undefined)[] = [];
    await page.route('**/messages', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      await (keys.length < 3 ? route.abort() : route.continue());
    });
    await page.getByRole('textbox', { name: 'Message' }).fill('pace: relaxed');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').filter({ hasText: 'does not answer' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('pace: relaxed');
    await page.getByRole('log').getByText('pace: relaxed').waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
    expect(new Set(keys).size).toBe(1);
  });

  it('says in a sentence that a message is too long, and keeps it', async () => {
    await openWithoutMap();
    await page.getByRole('textbox', { name: 'Message' }).fill('a'.repeat(10_000));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please shorten it' }).waitFor();
    expect((await page.getByRole('textbox', { name: 'Message' }).inputValue()).length).toBe(10_000);
  });

  it('goes on without a map where the browser cannot draw one', async () => {
    await open('desktop', 'light');
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    await choose();
    await page.getByText('This browser cannot draw the map').waitFor();
    await page.getByRole('region', { name: 'Plan' }).getByRole('heading', { name: 'Osaka to Kyoto' }).waitFor();
  });

  it('says what is the matter with an unknown trip', async () => {
    await open('phone', 'light');
    await page.goto(`${server.url}/trips/nowhere`);
    await page.getByRole('alert').filter({ hasText: 'There is no such trip.' }).waitFor();
  });
});
