import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { hostPage, type PageHost } from './support/page-host.ts';
import { connectBrowser } from './support/shared.ts';

const WEB = path.resolve(import.meta.dirname, '..');

let browser: Browser;
let folder: string;
let host: PageHost;
let context: BrowserContext;

const buildOf = (version: string): string => path.join(folder, version);

/** The page as it stands; every version has something in it that no other has. */
async function buildVersion(version: string): Promise<void> {
  const mark = {
    name: 'mark',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: version } }],
  };
  await build({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    logLevel: 'silent',
    plugins: [mark],
    build: { outDir: buildOf(version), emptyOutDir: true },
  });
}

const versionOf = (page: Page): Promise<string | null> => page.locator('meta[name=build]').getAttribute('content');

/** Opens the page, and waits until the browser has kept all of it. */
async function openKept(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return page;
}

/** Asks for a new version, as a browser does by itself when a page is opened. */
const askForVersion = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

beforeAll(async () => {
  browser = await connectBrowser();
  folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-pocket-'));
  // A test is no production to Vite, and outside of it the page is not kept.
  vi.stubEnv('NODE_ENV', 'production');
  await buildVersion('one');
  await buildVersion('two');
  vi.unstubAllEnvs();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  host = await hostPage(buildOf('one'));
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
});
afterEach(async () => {
  await context.close();
  await host.stop();
});

it('can be installed', async () => {
  const page = await context.newPage();
  await page.goto(host.url);
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${host.url}/manifest.webmanifest`]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of a test is a private window; nothing else may be in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

it('opens with the server gone, at every path of the page', async () => {
  const page = await openKept();
  await host.stop();
  for (const at of ['/', '/trips/trip_1']) {
    await page.goto(`${host.url}${at}`);
    await page.locator('#root :visible').first().waitFor();
    expect(await versionOf(page)).toBe('one');
    const kept = await page.evaluate(async () => (await caches.keys()).length);
    expect(kept).toBe(1);
  }
});

it('tells an old tab that a new version is here, and reloads into it whole', async () => {
  const page = await openKept();
  const other = await context.newPage();
  await other.goto(host.url);
  host.show(buildOf('two'));
  await askForVersion(page);
  const note = page.getByText('A new version of this page is here.');
  await note.waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect(await versionOf(page)).toBe('one');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('meta[name=build][content=two]').waitFor({ state: 'attached' });
  expect(await note.count()).toBe(0);
  // The other tab keeps what it has until its traveller says so.
  await other.getByText('A new version of this page is here.').waitFor();
  expect(await versionOf(other)).toBe('one');
  await other.getByRole('button', { name: 'Reload' }).click();
  await other.locator('meta[name=build][content=two]').waitFor({ state: 'attached' });
});

it('keeps the version it has where the new one does not come whole', async () => {
  const page = await openKept();
  const broken = path.join(buildOf('two'), 'index.html');
  const whole = await readFile(broken, 'utf8');
  await writeFile(broken, `${whole}<!-- of a third build -->`);
  try {
    host.show(buildOf('two'));
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const next = registration.installing;
      if (!next) return 'none came';
      return new Promise((settle) => next.addEventListener('statechange', () => settle(next.state)));
    });
    expect(end).toBe('redundant');
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await page.reload();
    expect(await versionOf(page)).toBe('one');
  } finally {
    await writeFile(broken, whole);
  }
});

it('works as before where the browser keeps nothing', async () => {
  await context.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Storage is blocked.', 'SecurityError'));
  });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(host.url);
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  expect(errors).toEqual([]);
});
