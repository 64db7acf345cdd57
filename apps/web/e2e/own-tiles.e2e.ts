import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Trip } from '@wayfarer/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { toPmtiles } from './support/pmtiles.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const SENTENCE = 'Two days in Kyoto for two, 3 to 4 May 2027, from Osaka, mid budget, moderate pace, temples';

describe('an operator’s own file of tiles', () => {
  let folder: string;
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  const pieces: string[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-tiles-'));
    const file = path.join(folder, 'town.pmtiles');
    await writeFile(file, toPmtiles({ layer: 'water', attribution: '© Makers of the made tiles' }));
    [server, browser] = await Promise.all([startServer(undefined, { WAYFARER_TILES: file }), connectBrowser()]);
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page.on('request', (request) => {
      if (request.url().endsWith('.pmtiles')) pieces.push(request.headers()['range'] ?? 'whole');
    });
    page.on('pageerror', (error) => faults.push(error.message));
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('is read piece by piece, drawn over the sketch, and names whose it is', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: SENTENCE });
    const begun = (await (await fetch(`${server.url}/api/trips`, { method: 'POST', headers, body })).json()) as Trip;
    const choice = JSON.stringify({ option: 1 });
    await fetch(`${server.url}/api/trips/${begun.id}/selection`, { method: 'POST', headers, body: choice });
    await page.goto(`${server.url}/trips/${begun.id}`);
    await page.getByText('© Makers of the made tiles').waitFor({ state: 'attached' });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every((range) => /^bytes=\d+-\d+$/.test(range))).toBe(true);
    expect(faults).toEqual([]);
    const { WAYFARER_SCREENSHOT: shot } = process.env;
    if (shot !== undefined) await page.screenshot({ path: shot });
  });
});
