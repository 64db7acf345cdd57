import type { Day, Trip, Visit } from '@wayfarer/contract';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { touch } from './support/finger.ts';
import { readFrames, recordFrames, sayTimes } from './support/frames.ts';
import { connectBrowser, sharedServer } from './support/shared.ts';

const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, one of us is vegetarian, we hate crowds';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const [SATURDAY, SUNDAY, MONDAY] = ['2027-04-03', '2027-04-04', '2027-04-05'] as const;
const MUSEUM = 'Kyoto National Museum';

/** A plan in one's hands, before the real server. Pictures go to the folder in SHOTS, if it is set. */
describe('a plan in the hands', () => {
  const server = sharedServer();
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let id = '';
  const failures: string[] = [];

  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  afterEach(async () => {
    await context?.close();
    expect(failures.splice(0)).toEqual([]);
  });

  const post = async (path: string, body: unknown): Promise<Trip> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    const answer = await fetch(`${server}/api/trips${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<Trip>;
  };
  const trip = async (): Promise<Trip> => (await fetch(`${server}/api/trips/${id}`)).json() as Promise<Trip>;

  interface Opening {
    readonly size: typeof DESKTOP;
    readonly pace: 'relaxed' | 'moderate' | 'packed';
    readonly query?: string;
    readonly scheme?: 'light' | 'dark';
    /** A day with room: its last sight is among the ideas. */
    readonly room?: string;
  }
  /** Plans a trip of that pace, and opens it. */
  const open = async ({ size, pace, query = '', scheme = 'light', room }: Opening): Promise<Trip> => {
    const begun = await post('', { text: SENTENCE });
    id = begun.id;
    const option = begun.options.find((one) => one.pace === pace);
    let chosen = await post(`/${id}/selection`, { option: option?.id ?? 1 });
    const last = chosen.days.find(({ date }) => date === room)?.visits.findLast(({ kind }) => kind === 'place');
    if (last) chosen = await post(`/${id}/edits`, { edit: { type: 'remove', visit: last.id } });
    const isPhone = size === PHONE;
    context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: size,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    page = await context.newPage();
    page.on('pageerror', (error) => failures.push(error.message));
    await page.route('**/map-canvas*', (route) => route.abort());
    const fetched = page.waitForResponse((answer) => answer.url().endsWith('/plan'));
    await page.goto(`${server}/trips/${id}${query}`);
    await plan().waitFor();
    await fetched;
    return chosen;
  };
  const plan = () => page.getByRole('region', { name: 'Plan' });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const stop = (name: string): Locator => plan().getByRole('button', { name, exact: true });
  const shot = async (name: string): Promise<void> => {
    const folder = process.env['SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
  };
  const middleOf = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error(`Nothing is drawn of ${String(of)}.`);
    return { x: box.x + Math.min(box.width / 2, 120), y: box.y + Math.min(box.height / 2, 24) };
  };
  /** The toast says so. */
  const told = (text: string): Promise<void> => page.getByRole('status').getByText(text).waitFor();
  const isStop = ({ kind }: Visit) => kind === 'place' || kind === 'meal';
  const dayOf = (days: readonly Day[], placeId: string) =>
    days.find(({ visits }) => visits.some((visit) => isStop(visit) && visit.placeId === placeId))?.date;
  /** A slot of a day with that answer, once it is judged. */
  const slot = (date: string, answer: string) =>
    page.locator(`[data-drop-date="${date}"] [data-slot][data-answer="${answer}"]`).first();
  const undone = async (hash: string): Promise<void> => expect.poll(async () => (await trip()).hash).toBe(hash);

  /** A stop that fits, with or without moving others, into another day. */
  const findMovable = async ({ id: of, days }: Trip, from: string, to: string): Promise<Visit> => {
    for (const visit of days.find(({ date }) => date === from)?.visits.filter(({ kind }) => kind === 'place') ?? []) {
      const edit = { type: 'move', visit: visit.id, to: { date: to } };
      const { outcome } = (await post(`/${of}/edits`, { edit, preview: true })) as unknown as { outcome: string };
      if (outcome !== 'refused') return visit;
    }
    throw new Error(`Nothing of ${from} fits into ${to}.`);
  };

  it('carries a stop to another day by mouse, and takes it back twice, and does it again', async () => {
    const before = await open({ size: DESKTOP, pace: 'relaxed', room: SUNDAY });
    const visit = await findMovable(before, SATURDAY, SUNDAY);
    const from = await middleOf(page.locator(`[data-carry="${visit.id}"]`));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
    await page.getByText('Carry it to a day').or(page.locator('#carry-ghost')).first().waitFor();
    await shot('desktop-carry');
    const tab = await middleOf(page.getByRole('tab', { name: /Sun 4 Apr/ }));
    await page.mouse.move(tab.x, tab.y, { steps: 8 });
    await page.getByRole('tab', { name: /Sun 4 Apr/, selected: true }).waitFor();
    const green = slot(SUNDAY, 'fits').or(slot(SUNDAY, 'moves')).first();
    await green.waitFor();
    await green.scrollIntoViewIfNeeded();
    const target = await middleOf(green);
    await page.mouse.move(target.x, target.y, { steps: 8 });
    await page.locator('[data-slot][data-active]').waitFor();
    await shot('desktop-over-sunday');
    await page.mouse.up();
    await told(`${visit.name} is on Sun 4 Apr`);
    await shot('desktop-dropped');
    const moved = await trip();
    expect(dayOf(moved.days, visit.placeId)).toBe(SUNDAY);

    await page.keyboard.press('Escape');
    await stop(visit.name).focus();
    await button(`Change ${visit.name}`).click();
    await page.getByRole('menuitem', { name: 'Lock' }).click();
    await expect
      .poll(
        async () =>
          (await trip()).days.flatMap(({ visits }) => visits).find(({ placeId }) => placeId === visit.placeId)?.locked,
      )
      .toBe(true);
    await told(`${visit.name} is fixed`);
    // Faster than the page can draw in between.
    await page.evaluate(() => {
      const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true }));
      press();
      press();
    });
    await undone(before.hash);
    await page.keyboard.press('Control+Shift+z');
    await undone(moved.hash);
    await told('Done again.');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('list', { name: 'What was done' }).getByText('taken back').first().waitFor();
    await shot('desktop-history');
    expect(await complaintsOf(page)).toEqual([]);
  }, 120_000);

  it('refuses a museum on its closed Monday with the reason, and takes a fix at a tap', async () => {
    await open({ size: DESKTOP, pace: 'relaxed', query: '?day=3', room: SUNDAY });
    await plan().locator('summary').filter({ hasText: 'Ideas' }).click();
    const idea = page.locator('[data-carry]').filter({ hasText: MUSEUM });
    await idea.scrollIntoViewIfNeeded();
    await shot('desktop-ideas');
    const from = await middleOf(idea);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 30, { steps: 4 });
    const red = slot(MONDAY, 'refused');
    await red.waitFor({ state: 'attached' });
    await red.scrollIntoViewIfNeeded();
    const target = await middleOf(red);
    await page.mouse.move(target.x, target.y, { steps: 8 });
    await page.locator('#carry-ghost').getByText('closed Mondays').waitFor();
    await shot('desktop-closed-monday');
    await page.mouse.up();
    const card = page.getByRole('dialog', { name: new RegExp(`${MUSEUM} on Mon 5 Apr`) });
    const fix = card.getByRole('region', { name: 'What would fit' }).getByRole('button').first();
    await fix.waitFor();
    await shot('desktop-fix');
    expect(await complaintsOf(page)).toEqual([]);
    await fix.click();
    await card.waitFor({ state: 'hidden' });
    await stop(MUSEUM).waitFor();
    const day = dayOf((await trip()).days, 'place_kyoto-kyoto-national-museum');
    expect(day).toBeDefined();
    expect(day).not.toBe(MONDAY);
  }, 120_000);

  it('adds an idea where it fits best, and takes a stop out, with a way back', async () => {
    const before = await open({ size: DESKTOP, pace: 'relaxed', room: SUNDAY });
    await plan().locator('summary').filter({ hasText: 'Ideas' }).click();
    await button(`Add ${MUSEUM}`).click();
    await told(`${MUSEUM} comes in`);
    const added = await trip();
    expect(dayOf(added.days, 'place_kyoto-kyoto-national-museum')).toBeDefined();
    const gone = added.days[0]?.visits.find(({ kind }) => kind === 'place');
    await page.getByRole('tab', { name: /Sat 3 Apr/ }).click();
    await stop(gone?.name ?? '').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await told('It is among the ideas.');
    expect(dayOf((await trip()).days, gone?.placeId ?? '')).toBeUndefined();
    await button('Undo').click();
    await undone(added.hash);
    await page.keyboard.press('Control+z');
    await undone(before.hash);
  }, 120_000);

  it('carries a stop by keyboard from place to place, reads each out, and keeps the focus on it', async () => {
    const before = await open({ size: DESKTOP, pace: 'relaxed', room: SUNDAY });
    const visit = await findMovable(before, SATURDAY, SUNDAY);
    const heard = page.getByTestId('carry');
    await stop(visit.name).focus();
    await page.keyboard.press('Space');
    await heard.getByText(`${visit.name} is picked up.`, { exact: false }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await heard.getByText(/Sat 3 Apr, place \d of \d/).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => heard.textContent()).toBe('');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(visit.name);
    expect((await trip()).hash).toBe(before.hash);

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: /Sun 4 Apr/, selected: true }).waitFor();
    await shot('desktop-keyboard');
    const isRefused = async (): Promise<boolean> => (await heard.textContent())?.includes('does not fit') ?? true;
    for (let step = 0; step < 10 && (await isRefused()); step += 1)
      await page.keyboard.press(step < 5 ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Enter');
    await told(`${visit.name} is on Sun 4 Apr`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(visit.name);
    expect(dayOf((await trip()).days, visit.placeId)).toBe(SUNDAY);
  }, 120_000);

  it('is carried in the list, too, and a sheet is closed by the browser’s back', async () => {
    const before = await open({ size: DESKTOP, pace: 'relaxed', query: '?view=list', scheme: 'dark', room: SUNDAY });
    const visit = await findMovable(before, SATURDAY, SUNDAY);
    const from = await middleOf(page.locator(`[data-carry="${visit.id}"]`));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 20, { steps: 4 });
    const green = slot(SUNDAY, 'fits').or(slot(SUNDAY, 'moves')).first();
    await green.waitFor();
    await green.scrollIntoViewIfNeeded();
    const target = await middleOf(green);
    await page.mouse.move(target.x, target.y, { steps: 8 });
    await page.locator('[data-slot][data-active]').waitFor();
    await shot('desktop-list-carry-dark');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => page.locator('[data-slot]').count()).toBe(0);
    expect((await trip()).hash).toBe(before.hash);

    await button(`Change ${visit.name}`).click();
    await page.getByRole('menuitem', { name: 'Replace by…' }).click();
    const sheet = page.getByRole('dialog', { name: `Replace ${visit.name}` });
    await sheet.waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('radio', { name: 'List', checked: true }).waitFor({ state: 'attached' });
  }, 120_000);

  it('says what a day is to be like, and what comes of it', async () => {
    const before = await open({ size: DESKTOP, pace: 'relaxed', scheme: 'dark' });
    await button('Day settings…').click();
    const sheet = page.getByRole('dialog', { name: 'Change Sat 3 Apr' });
    await sheet.waitFor();
    await shot('desktop-day-sheet-dark');
    expect(await complaintsOf(page)).toEqual([]);
    const free = sheet.getByRole('region', { name: 'Keep free' });
    await free.getByLabel('From').fill('16:30');
    await free.getByLabel('To', { exact: true }).fill('17:30');
    await free.getByRole('button', { name: 'Keep free' }).click();
    await expect.poll(async () => (await trip()).days[0]?.settings.free).toEqual([{ start: '16:30', end: '17:30' }]);
    await sheet.getByText('16:30–17:30 is kept free').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await button('Undo').first().click();
    await undone(before.hash);
  }, 120_000);

  it('is carried by a finger after a long press, and moved by a menu, on a phone', async () => {
    const before = await open({ size: PHONE, pace: 'relaxed', query: '?tab=plan', room: SUNDAY });
    const visit = await findMovable(before, SATURDAY, SUNDAY);
    const finger = await touch(page);
    const block = page.locator(`[data-carry="${visit.id}"]`);
    await block.scrollIntoViewIfNeeded();
    await finger.press(await middleOf(block));
    await page.locator('#carry-ghost').waitFor();
    await shot('phone-carry');
    const at = await middleOf(block);
    await finger.move({ x: at.x, y: 760 });
    await shot('phone-carry-scrolled');
    // Away from the edge the page stands still, so that what is measured stays where it is.
    await finger.move({ x: at.x, y: 400 });
    const tab = await middleOf(page.getByRole('tab', { name: /Sun 4 Apr/ }));
    await finger.move(tab);
    await page.getByRole('tab', { name: /Sun 4 Apr/, selected: true }).waitFor();
    const green = slot(SUNDAY, 'fits').or(slot(SUNDAY, 'moves')).first();
    await green.waitFor();
    await green.scrollIntoViewIfNeeded();
    await finger.move(await middleOf(green));
    await page.locator('[data-slot][data-active]').waitFor();
    await shot('phone-over-sunday');
    await finger.lift();
    await told(`${visit.name} is on Sun 4 Apr`);
    await shot('phone-dropped');
    expect(dayOf((await trip()).days, visit.placeId)).toBe(SUNDAY);
    await button('Undo').tap();
    await undone(before.hash);

    await page.getByRole('tab', { name: /Sat 3 Apr/ }).tap();
    await button(`Change ${visit.name}`).tap();
    await shot('phone-menu');
    await page.getByRole('menuitem', { name: 'Move to…' }).tap();
    const sheet = page.getByRole('dialog', { name: `Move ${visit.name}` });
    await sheet.getByRole('button', { name: 'Sun 4 Apr' }).tap();
    await sheet.getByRole('list', { name: 'Places on Sun 4 Apr' }).waitFor();
    await shot('phone-move-sheet');
    expect(await complaintsOf(page)).toEqual([]);
    await sheet.locator('button[data-answer="fits"], button[data-answer="moves"]').first().tap();
    await sheet.waitFor({ state: 'hidden' });
    await told(`${visit.name} is on Sun 4 Apr`);
    await shot('phone-moved');
    expect(dayOf((await trip()).days, visit.placeId)).toBe(SUNDAY);
  }, 120_000);

  it('refuses the closed museum on a phone, too, and offers what fits', async () => {
    await open({ size: PHONE, pace: 'relaxed', query: '?tab=plan&day=3', scheme: 'dark', room: SUNDAY });
    await plan().locator('summary').filter({ hasText: 'Ideas' }).tap();
    await shot('phone-ideas-dark');
    await button(`Choose a day for ${MUSEUM}`).tap();
    const sheet = page.getByRole('dialog', { name: `Add ${MUSEUM}` });
    const red = sheet.locator('button[data-answer="refused"]').first();
    await red.getByText('closed Mondays').waitFor();
    await shot('phone-move-sheet-dark');
    expect(await complaintsOf(page)).toEqual([]);
    await red.tap();
    const card = page.getByRole('dialog', { name: new RegExp(`${MUSEUM} on Mon 5 Apr`) });
    await card.getByRole('region', { name: 'What would fit' }).getByRole('button').first().waitFor();
    await shot('phone-fix-dark');
    expect(await complaintsOf(page)).toEqual([]);
    await card.getByRole('button', { name: 'Leave it as it is' }).tap();
    await card.waitFor({ state: 'hidden' });
  }, 120_000);

  it('draws at the pace of the screen while it carries over a trip of thirty stops', async () => {
    const { days } = await open({ size: DESKTOP, pace: 'packed', query: '?view=trip' });
    const stops = days.flatMap(({ visits }) => visits.filter(isStop)).length;
    const source = page
      .locator('[data-carry]:not(:has([data-no-carry] [data-name]))')
      .filter({ has: page.locator('[data-name]') })
      .nth(2);
    const from = await middleOf(source);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await recordFrames(page);
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
    const chrome = await context.newCDPSession(page);
    await chrome.send('Performance.enable');
    const busySeconds = async (): Promise<number> =>
      (await chrome.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const countFrames = async (): Promise<number> => (await readFrames(page)).length;
    const [busy, drawn] = [await busySeconds(), await countFrames()];
    for (const x of [620, 760, 880, 520]) await page.mouse.move(x, 300 + (x % 200), { steps: 40 });
    const busyMs = ((await busySeconds()) - busy) * 1000;
    const frames = (await countFrames()) - drawn;
    await shot('desktop-trip-carry');
    const measured = await page.evaluate(() => ({
      work: performance.getEntriesByName('wayfarer:carry-frame').map(({ duration }) => duration),
      judge: performance.getEntriesByName('wayfarer:judge-day').map(({ duration }) => duration),
    }));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    console.log(
      `Carried over ${stops} stops. Own work of a frame: ${sayTimes(measured.work)} (${measured.work.length} frames).`,
    );
    console.log(
      `Between two frames: ${sayTimes(await readFrames(page))}. Judging a day, once each: ${sayTimes(measured.judge)}.`,
    );
    console.log(`Main thread, all work: ${(busyMs / frames).toFixed(1)} ms a frame on average (${frames} frames).`);
    expect(measured.judge.length).toBe(days.length);
  }, 120_000);
});
