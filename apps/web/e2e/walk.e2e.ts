import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

import type { Trip } from '@wayfarer/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { complaintsOf } from './support/axe.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { connectBrowser } from './support/shared.ts';

const MOST_BYTES = 5_000_000;

/** A walk past the scenes of a film: on the map, in the lists, and on paper. */
describe('a walk past scenes, in the browser', () => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let trip: Trip;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), connectBrowser()]);
    const answer = await fetch(`${server.url}/api/pilgrimages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ work: 'Your Name', from: 'Shinjuku', date: '2027-04-03' }),
    });
    trip = (await answer.json()) as Trip;
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async () => {
    await context?.close();
  });

  const open = async (path: string, colorScheme: 'light' | 'dark' = 'light', width = 1440): Promise<void> => {
    context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
    page = await context.newPage();
    await page.goto(server.url + path);
  };
  const pin = (number: number) => page.getByRole('button', { name: new RegExp(`^On the map, stop ${number}: `) });

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)(
    'says on the map what was set there, in the colour of its work, %s at %d pixels',
    async (scheme, width) => {
      await open(`/trips/${trip.id}`, scheme, width);
      if (width < 500)
        await page
          .getByRole('button', { name: 'Map' })
          .or(page.getByRole('link', { name: 'Map' }))
          .or(page.getByRole('tab', { name: 'Map' }))
          .first()
          .click();
      await page.locator('[data-ready=true]').first().waitFor();
      const legend = page.getByRole('list', { name: 'Films and series on the map' });
      const stops = trip.days.flatMap(({ visits }) => visits).filter(({ scenes }) => scenes !== undefined);
      expect((await legend.innerText()).replace(/\s+/g, ' ')).toBe(`Your Name. 君の名は。 ${stops.length} stops`);
      await pin(1).focus();
      const popup = page.locator('.maplibregl-popup');
      const [first] = stops[0]?.scenes ?? [];
      for (const text of [first?.nameEn, first?.name, first?.nameCn, 'Your Name. · film'])
        expect(await popup.innerText()).toContain(text);
      expect(await pin(1).evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(47, 111, 196)');
      expect(await complaintsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      const scenes = page.getByRole('dialog').getByRole('region', { name: 'Scenes' });
      expect(await scenes.locator('[lang=ja]').first().innerText()).toBe(first?.name);
      expect(await complaintsOf(page)).toEqual([]);
    },
  );

  it('prints a cover, the stops and a section of its work, with the letters in the file', async ({ skip }) => {
    await open(`/trips/${trip.id}/print`);
    await page.emulateMedia({ media: 'print' });
    expect(await complaintsOf(page)).toEqual([]);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeLessThan(MOST_BYTES);
    // A cover, stops, the work; no page for a single line.
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(pages).toBeLessThanOrEqual(6);
    if (!hasJapaneseFont()) skip('This computer has no font for Japanese: what it prints are boxes.');
    const letters = lettersOf(pdf);
    for (const letter of '須賀神社君の名は你') expect(letters.has(letter), letter).toBe(true);
  });
});

function hasJapaneseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

/** Letters that the fonts in a PDF have glyphs of, by their tables from glyph to Unicode. */
function lettersOf(pdf: Buffer): ReadonlySet<string> {
  const letters = new Set<string>();
  const text = pdf.toString('latin1');
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const start = index + (text[index + 6] === '\r' ? 8 : 7);
    const table = inflate(pdf.subarray(start, text.indexOf('endstream', start)));
    // A line is a glyph or a range of them, and the letter of the first.
    for (const [, block = ''] of table.matchAll(/beginbf(?:char|range)([\s\S]*?)endbf/g)) {
      for (const line of block.trim().split('\n')) {
        const codes = [...line.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => Number.parseInt(hex, 16));
        const [first = 0, letter = 0, last = first] = codes.length === 3 ? [codes[0], codes[2], codes[1]] : codes;
        for (let more = 0; more <= last - first && letter + more <= 0x10_ff_ff; more += 1)
          letters.add(String.fromCodePoint(letter + more));
      }
    }
  }
  return letters;
}

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
