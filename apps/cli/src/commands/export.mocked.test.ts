import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Concierge } from '@wayfarer/concierge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeContext } from '../../test/support/fake-context.ts';
import { sampleTrip } from '../../test/support/sample-trip.ts';
import { exportTrip } from './export.ts';
import { open } from './open.ts';

const printed = vi.hoisted(() => ({ pages: [] as string[] }));
vi.mock('../print-pdf.ts', () => ({
  printPdf: async (page: string) => (printed.pages.push(page), Uint8Array.of(1, 2, 3)),
}));

const trip = sampleTrip();
const SHARED = { format: 'shared' };
const EVENTS = [{ seq: 1 }, { seq: 2 }];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfarer-export-'));
  printed.pages.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(options: Readonly<Record<string, string>>) {
  const { context } = fakeContext({ words: ['last'], options });
  const concierge = {
    ...context.concierge,
    shareTrip: async () => SHARED,
    exportEvents: async () => EVENTS,
  } as unknown as Concierge;
  const reply = await exportTrip.run({ ...context, concierge });
  return { json: reply?.json, text: reply?.text(context.terminal.style) ?? '' };
}

describe('a trip is taken along', () => {
  it.each([
    [{}, /^BEGIN:VCALENDAR/, trip],
    [{ format: 'gpx' }, /<gpx/, trip],
    [{ as: 'md', format: 'gpx' }, /^# /, trip],
    [{ as: 'page' }, /^<!doctype html>/, trip],
    [{ as: 'json' }, /^\{\n {2}"id": "trip_1"/, trip],
    [{ as: 'share' }, /^\{"format":"shared"\}\n$/, SHARED],
    [{ as: 'events' }, /^\{"seq":1\}\n\{"seq":2\}\n$/, EVENTS],
  ])('as %j', async (options, text, json) => {
    const said = await run(options);
    expect(said.text).toMatch(text);
    expect(said.json).toEqual(json);
  });

  it('into a file, and says so', async () => {
    const out = join(folder, 'plan.ics');
    expect((await run({ out })).text).toBe(`Wrote ${out}\n`);
    expect(readFileSync(out, 'utf8')).toMatch(/^BEGIN:VCALENDAR/);
  });

  it('as a PDF into a file alone, on A4 or letter, however that is written', async () => {
    const out = join(folder, 'plan.pdf');
    expect((await run({ as: 'pdf', out })).text).toBe(`Wrote ${out}\n`);
    expect([...readFileSync(out)]).toEqual([1, 2, 3]);
    await run({ as: 'pdf', out, paper: 'LETTER' });
    await run({ as: 'pdf', out, paper: 'a4' });
    expect(printed.pages.map((page) => /@page \{ size: (\w+);/.exec(page)?.[1])).toEqual(['A4', 'letter', 'A4']);
    await expect(run({ as: 'pdf' })).rejects.toThrow('say where it goes, e.g. --out plan.pdf');
    await expect(run({ as: 'pdf', out, paper: 'A3' })).rejects.toThrow('Expected A4 or letter for --paper, got "A3".');
  });

  it.each(['docx', 'toString', ''])('as nothing else: %j', async (as) => {
    await expect(run({ as })).rejects.toThrow(`There is no format ${JSON.stringify(as)}. Formats: ics, gpx, kml,`);
  });
});

describe('a file that somebody shared', () => {
  it('is opened under a key, and the trip is shown', async () => {
    const file = join(folder, 'shared.json');
    writeFileSync(file, '{"a":1}');
    const { context } = fakeContext({ words: [file], options: { key: 'k' } });
    const openShare = vi.fn(async () => trip);
    const reply = await open.run({ ...context, concierge: { ...context.concierge, openShare } });
    expect(openShare.mock.calls).toEqual([['{"a":1}', { key: 'k' }]]);
    expect(reply?.json).toBe(trip);
    expect(reply?.text(context.terminal.style)).toContain('Nijo Castle');
    expect(open.words).toEqual([1, 1]);
  });
});
