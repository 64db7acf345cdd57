import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { connectBrowser } from './support/shared.ts';

/** A Saturday and a Sunday; the way across the town takes longer than five minutes. */
const PLAN = `Kyoto
3 April 2027
09:00-10:30 Fushimi Inari Taisha
10:35-12:00 Kinkaku-ji
15:00-16:00 Kiyomizu-dera
4 April 2027
10:00-11:00 Ginkaku-ji
14:00-15:00 Nijo Castel`;

/** A plan from elsewhere is pasted, looked at and mended. */
describe('a plan from elsewhere, in the browser', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await connectBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await browser?.close();
  });
  const report = () => page.getByTestId('check-report');
  const wrong = () => report().locator('[data-verdict=does-not-fit]');

  it('is checked and mended by keyboard alone, on a phone', async () => {
    await page.goto(inject('server'));
    await page.getByRole('button', { name: 'Check a plan you have' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check a plan you have' }).waitFor();
    expect(await page.getByRole('button', { name: 'Check it' }).isDisabled()).toBe(true);
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByLabel('Your plan').fill(PLAN);
    await page.getByRole('button', { name: 'Check it' }).focus();
    await page.keyboard.press('Enter');
    await report().waitFor();
    expect(await wrong().count()).toBe(1);
    expect(await wrong().innerText()).toMatch(/Kinkaku-ji[\s\S]*takes \d+ min/);
    await page.locator('[data-testid=map][data-ready=true]').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await wrong()
      .getByRole('button', { name: /Do this$/ })
      .focus();
    await page.keyboard.press('Enter');
    await report().getByText('1 stop changed').waitFor();
    expect(await wrong().count()).toBe(0);
  });

  it('says whom it does not know, and takes one for who was meant', async () => {
    await report()
      .getByRole('button', { name: /^It’s Nij/ })
      .click();
    await report().getByText('2 stops changed').waitFor();
    expect(await report().getByRole('region', { name: 'Places I don’t know' }).count()).toBe(0);
    await report().getByRole('button', { name: 'Undo all changes' }).click();
    await wrong().waitFor();
  });

  it('is a file, and what is none is refused', async () => {
    const input = page.getByLabel('A file with a plan');
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from([0x89, 0x50, 0, 1]) });
    await page.getByRole('alert').getByText('This file is no text.').waitFor();
    await page
      .getByLabel('A file with a plan')
      .setInputFiles({ name: 'plan.md', mimeType: 'text/markdown', buffer: Buffer.from('Paris\n## Day 1\n- Louvre') });
    await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('Paris'));
    await page.getByLabel('Your plan').fill('x'.repeat(20_001));
    await page.getByText('This text has 20,001 characters').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });
});
