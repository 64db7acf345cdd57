import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Day, EditOutcome, Trip, Visit } from '@wayfarer/contract';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { openProfile } from './support/browser.ts';
import { type RunningServer, startServer } from './support/server.ts';

const SENTENCE =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, one of us is vegetarian, we hate crowds';
const PHONE = { width: 390, height: 844 };
const [SATURDAY, SUNDAY, MONDAY] = ['2027-04-03', '2027-04-04', '2027-04-05'] as const;

let server: RunningServer;
let profile: string;
let context: BrowserContext;
let page: Page;
let id = '';
const failures: string[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'wayfarer-profile-'));
});
afterEach(async () => {
  await context.close();
  await rm(profile, { recursive: true, force: true });
  expect(failures.splice(0)).toEqual([]);
});

async function post<Answer = Trip>(at: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const answer = await fetch(`${server.url}/api/trips${at}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
const read = async (): Promise<Trip> => (await (await fetch(`${server.url}/api/trips/${id}`)).json()) as Trip;

async function openBrowser(options: BrowserContextOptions = {}): Promise<void> {
  context = await openProfile(profile, { viewport: PHONE, reducedMotion: 'reduce', ...options });
  page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => failures.push(error.message));
}

/** A chosen plan with room on Sunday, whose last sight is an idea. */
async function plan(): Promise<Trip> {
  const begun = await post('', { text: SENTENCE });
  id = begun.id;
  const option = begun.options.find(({ pace }) => pace === 'relaxed');
  const chosen = await post(`/${id}/selection`, { option: option?.id ?? 1 });
  const last = chosen.days.find(({ date }) => date === SUNDAY)?.visits.findLast(({ kind }) => kind === 'place');
  return last ? post(`/${id}/edits`, { edit: { type: 'remove', visit: last.id } }) : chosen;
}

/** What the browser keeps of the trip. */
const kept = () =>
  page.evaluate(async (key) => {
    const opening = indexedDB.open('wayfarer');
    await new Promise((settle) => opening.addEventListener('success', settle));
    const asking = opening.result.transaction('trips').objectStore('trips').get(key);
    await new Promise((settle) => asking.addEventListener('success', settle));
    opening.result.close();
    const found = asking.result as { readonly plan: object | null; readonly queue: readonly object[] } | undefined;
    return found && { hasPlan: found.plan !== null, queued: found.queue.length };
  }, id);

/** Opens the trip, and waits until the page and the trip are kept. */
async function openKept(query = '?tab=plan&view=list'): Promise<void> {
  await page.goto(`${server.url}/trips/${id}${query}`);
  await page.getByRole('region', { name: 'Plan' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(async () => (await kept())?.hasPlan).toBe(true);
}

/** A text that begins so, whatever marks stand in it. */
const beginning = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const badge = () => page.getByText(/^Offline · saved \d\d:\d\d$/);
const dialog = () => page.getByRole('dialog', { name: 'Back online' });
const shot = async (name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

const stopsOn = ({ days }: Pick<Trip, 'days'>, date: string): readonly Visit[] =>
  days.find((day) => day.date === date)?.visits.filter(({ kind, locked }) => kind === 'place' && !locked) ?? [];
const dayOf = (days: readonly Day[], placeId: string) =>
  days.find(({ visits }) => visits.some((visit) => visit.placeId === placeId))?.date;
const whenOf = (days: readonly Day[], placeId: string) => {
  const visit = days.flatMap(({ visits }) => visits).find((one) => one.placeId === placeId);
  return visit && `${visit.arrive}–${visit.depart}`;
};

/** How long one is there. */
function minutes(days: readonly Day[], { placeId }: Visit): number {
  const [from = '', to = ''] = whenOf(days, placeId)?.split('–') ?? [];
  const of = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return of(to) - of(from);
}

/** A stop of Saturday that fits into Sunday. */
async function findMovable(trip: Trip): Promise<Visit> {
  for (const visit of stopsOn(trip, SATURDAY)) {
    const edit = { type: 'move', visit: visit.id, to: { date: SUNDAY } };
    const { outcome } = await post<EditOutcome>(`/${id}/edits`, { edit, preview: true });
    if (outcome !== 'refused') return visit;
  }
  throw new Error('Nothing of Saturday fits into Sunday.');
}

async function choose(stop: Visit, item: string): Promise<void> {
  await button(`Change ${stop.name}`).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Moves a stop into Sunday by its sheet. */
async function moveToSunday(stop: Visit): Promise<void> {
  await choose(stop, 'Move to…');
  const sheet = page.getByRole('dialog', { name: `Move ${stop.name}` });
  await sheet.getByRole('button', { name: /Sun 4 Apr/ }).click();
  await sheet.locator('[data-answer=fits], [data-answer=moves]').first().click();
  await page.getByText(beginning(`${stop.name} is on Sun 4 Apr`)).waitFor();
}

it('moves a stop without a network, takes one change back, restarts, and merges with what changed meanwhile', async () => {
  const before = await plan();
  await openBrowser();
  await openKept();
  const moved = await findMovable(before);
  const [untouched, removed] = stopsOn(before, MONDAY);
  if (!untouched || !removed) throw new Error('Monday has too few stops.');

  await context.setOffline(true);
  await moveToSunday(moved);
  await badge().waitFor();
  await page.getByText('1 change waits to be sent.').waitFor();
  await choose(untouched, 'Lock');
  await page.getByText('2 changes wait to be sent.').waitFor();
  await button('Undo').first().click();
  await page.getByText('1 change waits to be sent.').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await button('What works offline?').click();
    expect(await complaintsOf(page)).toEqual([]);
    await shot(`offline-${colorScheme}`);
    await button('What works offline?').click();
  }
  expect((await read()).hash).toBe(before.hash);

  await context.close();
  await openBrowser();
  await context.setOffline(true);
  await page.goto(`${server.url}/`);
  await page.getByText('Offline: these trips are saved on this device.').waitFor();
  await page.getByRole('link', { name: before.title }).click();
  await badge().waitFor();
  await page.getByText('1 change waits to be sent.').waitFor();
  await page.goto(`${server.url}/trips/${id}?tab=plan&view=list`);
  await page.locator(`[data-drop-date="${SUNDAY}"]`).getByRole('button', { name: moved.name, exact: true }).waitFor();

  const meanwhile = await post(`/${id}/edits`, { edit: { type: 'remove', visit: removed.id } });
  await context.setOffline(false);
  await dialog().waitFor();
  await dialog()
    .getByText(beginning(`${moved.name} is on Sun 4 Apr`))
    .waitFor();
  await dialog().getByRole('heading', { name: 'Changed in the trip meanwhile' }).waitFor();
  await dialog().getByText(removed.name).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await shot('merged');
  const after = await read();
  expect(dayOf(after.days, moved.placeId)).toBe(SUNDAY);
  expect(dayOf(after.days, removed.placeId)).toBeUndefined();
  expect(after.days.flatMap(({ visits }) => visits).find(({ id: one }) => one === untouched.id)?.locked).toBe(false);
  expect(after.history.length).toBe(meanwhile.history.length + 1);
  await dialog().getByRole('button', { name: 'Got it' }).click();
  await dialog().waitFor({ state: 'hidden' });
  await expect.poll(async () => (await kept())?.queued).toBe(0);
}, 120_000);

it('shows side by side what was changed here and there, and keeps what the traveller says', async () => {
  const before = await plan();
  await openBrowser({ colorScheme: 'dark' });
  await openKept();
  const [mine, other] = stopsOn(before, MONDAY);
  if (!mine || !other) throw new Error('Monday has too few stops.');
  await context.setOffline(true);
  await choose(mine, '15 min shorter');
  await page.getByText('1 change waits to be sent.').waitFor();
  await choose(other, 'Remove');
  await page.getByText('2 changes wait to be sent.').waitFor();

  const length = (stop: Visit) => ({ edit: { type: 'length', visit: stop.id, by: -30 } });
  await post(`/${id}/edits`, length(mine));
  const both = await post(`/${id}/edits`, length(other));
  const theirs = whenOf(both.days, mine.placeId) ?? '';
  await context.setOffline(false);
  const cards = dialog().getByRole('article');
  await cards.nth(1).waitFor();
  await cards.first().getByText(theirs).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await shot('side-by-side');
  expect((await read()).hash).toBe(both.hash);

  await cards.first().getByRole('button', { name: 'Keep mine' }).click();
  // What was there when it was said, whatever it lasts by now.
  await expect.poll(async () => minutes((await read()).days, mine)).toBe(minutes(before.days, mine) - 15);
  expect(await cards.count()).toBe(1);
  await cards.first().getByRole('button', { name: 'Keep theirs' }).click();
  await dialog().getByRole('button', { name: 'Got it' }).click();
  const after = await read();
  expect(dayOf(after.days, other.placeId)).toBe(MONDAY);
  expect(after.history.length).toBe(both.history.length + 1);
}, 120_000);

it('does nothing twice where the server is killed in the middle of it', async () => {
  const before = await plan();
  await openBrowser();
  await openKept();
  const [first, second] = stopsOn(before, MONDAY);
  if (!first || !second) throw new Error('Monday has too few stops.');
  await context.setOffline(true);
  await choose(first, '15 min shorter');
  await choose(second, '15 min shorter');
  await page.getByText('2 changes wait to be sent.').waitFor();

  const { port } = new URL(server.url);
  let isKilled = false;
  await page.route('**/edits', async (route) => {
    if (isKilled) return route.continue();
    isKilled = true;
    // It is done, and its answer is lost.
    await route.fetch();
    const ended = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await ended;
    return route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => server.process.signalCode).toBe('SIGKILL');
  await badge().waitFor();
  server = await startServer(server.data, {}, port);
  await dialog().waitFor();
  const after = await read();
  expect(after.history.length).toBe(before.history.length + 2);
  for (const stop of [first, second]) expect(minutes(after.days, stop)).toBe(minutes(before.days, stop) - 15);
}, 120_000);

it('answers an open question without a network', async () => {
  const before = await plan();
  const [stop] = stopsOn(before, SATURDAY);
  if (!stop) throw new Error('Saturday has no stop.');
  const asked = await post(`/${id}/readings`, { kind: 'closed', visit: stop.id });
  expect(asked.pending?.visitId).toBe(stop.id);
  await openBrowser();
  await openKept();
  await context.setOffline(true);
  await button('Review').click();
  await page.getByRole('dialog', { name: 'Decision' }).getByRole('button', { name: /^Skip/ }).click();
  await page.getByText('1 change waits to be sent.').waitFor();
  expect(await page.getByRole('complementary', { name: 'Open decision' }).count()).toBe(0);
  await context.setOffline(false);
  await dialog().getByRole('button', { name: 'Got it' }).click();
  const after = await read();
  expect(after.pending).toBeNull();
  expect(dayOf(after.days, stop.placeId)).toBeUndefined();
}, 120_000);

it('forgets the copy here, and when the trip is erased elsewhere', async () => {
  await plan();
  await openBrowser();
  await openKept();
  await button('More').click();
  await button('Forget on this device…').click();
  await page.getByRole('button', { name: 'Forget on this device', exact: true }).click();
  await page.getByText('is no longer saved on this device').waitFor();
  expect(await kept()).toBeUndefined();

  await openKept();
  await fetch(`${server.url}/api/trips/${id}`, { method: 'DELETE' });
  await page.goto(`${server.url}/`);
  await page.getByRole('region', { name: 'Your trips' }).waitFor();
  await expect.poll(kept).toBeUndefined();
}, 120_000);

it('works as before where the browser keeps nothing, and says so in a sentence', async () => {
  await plan();
  await openBrowser();
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
  });
  await page.goto(`${server.url}/trips/${id}?tab=plan&view=list`);
  await page.getByRole('region', { name: 'Plan' }).waitFor();
  const [stop] = stopsOn(await read(), MONDAY);
  if (!stop) throw new Error('Monday has no stop.');
  await choose(stop, 'Lock');
  await page.getByText(`${stop.name} is fixed`).waitFor();
  await page.goto(`${server.url}/`);
  await page.getByText('This browser saves no trips, so they open only with a network.').waitFor();
}, 120_000);
