import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Concierge } from '@wayfarer/concierge';
import type { CheckReport, CheckVisit, RepairReport } from '@wayfarer/contract';
import { expect, it, vi } from 'vitest';

import { check } from '../src/commands/check.ts';
import { repair } from '../src/commands/repair.ts';
import { showCheck } from '../src/render/show-check.ts';
import { createStyle } from '../src/render/style.ts';
import { fakeContext } from './support/fake-context.ts';

const VISIT: CheckVisit = {
  ...{
    line: 2,
    name: 'Louvre',
    place: { placeId: 'place_louvre', name: 'Louvre Museum', lat: 48.86, lon: 2.34 },
    kind: 'visit',
  },
  ...{ arrive: '10:00', depart: '11:30', assumed: false, verdict: 'fits', reasons: [], check: [], fix: null },
  ...{ dayTrip: false, source: null },
};
const REPORT: CheckReport = {
  summary: ['I checked 3 stops.', 'The Louvre is closed on Tuesday; Wednesday works.'],
  counts: { visits: 3, fits: 1, doesNotFit: 1, unknown: 1, notFound: 1 },
  cities: [{ id: 'paris', name: 'Paris', inPart: false }],
  days: [
    {
      ...{
        nth: 1,
        date: '2027-04-06',
        title: '',
        city: { id: 'paris', name: 'Paris' },
        notes: ['No lunch is planned.'],
      },
      visits: [
        VISIT,
        {
          ...{ ...VISIT, name: 'Louvre Museum', assumed: true, verdict: 'does-not-fit' },
          reasons: [{ code: 'closed-that-day', text: 'The Louvre is closed on Tuesday.' }],
          fix: {
            kind: 'move',
            date: '2027-04-07',
            arrive: '10:00',
            depart: '11:30',
            moves: 0,
            changes: [],
            text: 'Wednesday works.',
          },
        },
        {
          ...VISIT,
          name: 'Café X',
          place: null,
          arrive: null,
          depart: null,
          verdict: 'unknown',
          check: ['Which one?'],
        },
      ],
    },
  ],
  ...{ undated: [], unapplied: [], vague: [], duplicates: [], bookings: [], money: null, assumptions: [], sources: [] },
  notFound: [{ line: 4, name: 'Café X', near: [], text: 'I don’t know “Café X”.' }],
};

it('shows each stop with its verdict, why, and what would help', () => {
  expect(showCheck(REPORT, createStyle(80, false))).toBe(`I checked 3 stops.
The Louvre is closed on Tuesday; Wednesday works.

Day 1 · Tuesday 6 April · Paris
  ✓ 10:00–11:30  Louvre (Louvre Museum)
  ✗ 10:00–11:30~ Louvre Museum
      The Louvre is closed on Tuesday.
      → Wednesday works.
  ?              Café X
      Which one?
  ! No lunch is planned.

Not found
- I don’t know “Café X”.
`);
});

function ask(typed: Parameters<typeof fakeContext>[0]) {
  const checkItinerary = vi.fn((_request: object) => Promise.resolve(REPORT));
  const { context } = fakeContext(typed);
  const concierge = { ...context.concierge, checkItinerary } as unknown as Concierge;
  return { checkItinerary, reply: check.run({ ...context, concierge }) };
}

it('sends the file with what was typed beside it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'check-')), 'plan.txt');
  writeFileSync(file, 'Day 1\n10:00 Louvre');
  const options = { city: 'Paris', start: '2027-04-06', travelers: '3', diets: 'vegan, halal', 'step-free': true };
  const { checkItinerary, reply } = ask({ words: [file], options });
  expect((await reply)?.json).toBe(REPORT);
  expect(checkItinerary.mock.lastCall).toEqual([
    {
      ...{ text: 'Day 1\n10:00 Louvre', city: 'Paris', start: '2027-04-06', travelers: 3 },
      ...{ diets: ['vegan', 'halal'], stepFree: true },
    },
  ]);
});

it('reads what is piped', async () => {
  const { checkItinerary, reply } = ask({ words: ['-'], lines: ['Day 1', '10:00 Louvre'] });
  await reply;
  expect(checkItinerary.mock.lastCall).toEqual([{ text: 'Day 1\n10:00 Louvre' }]);
});

it.each([
  [{ words: ['-'], lines: [''] }, 'The text is empty.'],
  [{ words: ['/no/such/file'] }, 'Cannot read "/no/such/file"'],
  [{ words: ['-'], lines: ['x'], options: { start: 'tomorrow' } }, 'start: '],
  [{ words: ['-'], lines: ['x'.repeat(20_001)] }, 'text: '],
])('refuses %j', async (typed, message) => {
  await expect(ask(typed).reply).rejects.toThrow(message);
});

it('mends a plan, and says what was changed and why', async () => {
  const step: RepairReport['steps'][number] = {
    ...{ line: 3, name: 'Louvre Museum', kind: 'other-day', changes: [], text: 'The Louvre moves to Wednesday.' },
    before: { date: '2027-04-06', arrive: '10:00', depart: '11:30', place: 'Louvre Museum' },
    after: { date: '2027-04-07', arrive: '10:00', depart: '11:30', place: 'Louvre Museum' },
    reasons: [{ code: 'closed-that-day', text: 'The Louvre is closed on Tuesday.' }],
  };
  const report: RepairReport = {
    ...{ summary: ['I changed 1 stop.', 'One is not known.'], isRight: true, steps: [step], changes: [] },
    ...{ before: REPORT, after: { ...REPORT, days: [] } },
    unmended: [{ line: 4, name: 'Café X', text: 'I don’t know “Café X”.' }],
  };
  const repairItinerary = vi.fn((_request: object) => Promise.resolve(report));
  const { context } = fakeContext({ words: ['-'], lines: ['Day 1', '10:00 Louvre'] });
  const concierge = { ...context.concierge, repairItinerary } as unknown as Concierge;
  const reply = await repair.run({ ...context, concierge });
  expect(repairItinerary.mock.lastCall).toEqual([{ text: 'Day 1\n10:00 Louvre' }]);
  const text = reply?.text;
  expect(typeof text === 'function' ? text(createStyle(80, false)) : text).toBe(`I changed 1 stop.
One is not known.

Changed
- The Louvre is closed on Tuesday. → The Louvre moves to Wednesday.

Not mended
- I don’t know “Café X”.
`);
});
