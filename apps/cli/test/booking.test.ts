import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Concierge } from '@wayfarer/concierge';
import type { Booking, EditOutcome, PlannedBooking } from '@wayfarer/contract';
import { beforeAll, expect, it, vi } from 'vitest';

import { booking } from '../src/commands/booking.ts';
import { createStyle } from '../src/render/style.ts';
import { fakeContext } from './support/fake-context.ts';
import { sampleTrip } from './support/sample-trip.ts';

const NOTHING = { carrier: null, from: null, to: null, persons: null, partySize: null, seat: null, price: null };
const TICKET: Booking = {
  ...{ ...NOTHING, kind: 'event', isCancelled: false, name: 'Kabuki', end: null, code: 'K1' },
  start: { date: '2027-04-04', time: '18:00', offset: null, zone: null },
  place: { name: 'Minamiza', code: null, address: null, lat: null, lon: null },
  ...{ sources: {}, unknown: [], guessed: [] },
  said: { title: 'Ticket · Kabuki', rows: [{ label: 'Code', value: 'K1' }], questions: ['Ends: what does it say?'] },
};
const DONE: EditOutcome = { outcome: 'done', text: 'It fits.', asked: [], moved: [], reasons: [], remedies: [] };
const FITS: PlannedBooking = {
  ...{ booking: TICKET, before: null, outcome: DONE, obstacle: null, text: 'It fits.' },
  edits: [{ type: 'lock', place: 'place_minamiza', date: '2027-04-04', at: '18:00' }],
};
const OFF: PlannedBooking = {
  ...FITS,
  ...{ edits: [], outcome: null, obstacle: 'other-days', text: 'Other days.' },
};
const REFUSED: PlannedBooking = { ...FITS, outcome: { ...DONE, outcome: 'refused' }, text: 'It is closed.' };
const AFTER = { ...sampleTrip(), hash: 'after' };
const STYLE = createStyle(80, false);

let file = '';
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'booking-')), 'ticket.txt');
  writeFileSync(file, 'Event: Kabuki');
});

async function ask(
  options: NonNullable<Parameters<typeof fakeContext>[0]['options']>,
  bookings: readonly PlannedBooking[] = [FITS],
) {
  const { context } = fakeContext({ words: [file], options }, { after: AFTER });
  const readBookings = vi.fn((..._given: unknown[]) => Promise.resolve({ bookings: [TICKET] }));
  const previewBookings = vi.fn((..._given: unknown[]) => Promise.resolve({ bookings }));
  const write = vi.fn((..._given: unknown[]) => Promise.resolve(AFTER));
  const concierge = { ...context.concierge, readBookings, previewBookings, write } as unknown as Concierge;
  const reply = await booking.run({ ...context, concierge });
  return { readBookings, previewBookings, write, json: reply?.json, text: reply?.text(STYLE) ?? '' };
}

it('shows what a document states, and asks what it does not', async () => {
  const { readBookings, text } = await ask({ language: 'fr' });
  expect(readBookings.mock.lastCall).toEqual([
    { bytes: new TextEncoder().encode('Event: Kabuki'), name: 'ticket.txt' },
    'fr',
  ]);
  expect(text).toBe('Ticket · Kabuki\n  Code: K1\n  ? Ends: what does it say?\n');
});

it('says what it would do, and changes nothing without a yes', async () => {
  const { previewBookings, write, text } = await ask({ trip: 'last' }, [FITS, OFF]);
  expect(previewBookings.mock.lastCall?.[0]).toBe(sampleTrip().id);
  expect(text).toContain('  → It fits.\n');
  expect(text).toContain('  → Other days.\n');
  expect(text).toContain('The same with --yes does it.');
  expect(write).not.toHaveBeenCalled();
});

it('offers no yes where nothing would be done by it', async () => {
  expect((await ask({ trip: 'last' }, [OFF, REFUSED])).text).not.toContain('--yes');
});

it('sends the edits that fit by a yes, and says of the others why not', async () => {
  const { write, json, text } = await ask({ trip: 'last', yes: true }, [OFF, REFUSED, FITS]);
  expect(write.mock.calls).toEqual([[sampleTrip().id, 'edit', { edit: FITS.edits[0] }]]);
  expect(json).toBe(AFTER);
  expect(text).toContain('→ Other days.');
  expect(text).toContain('→ It is closed.');
});

it('refuses a language it does not speak, and a file that is not there', async () => {
  await expect(ask({ language: 'xx' })).rejects.toThrow('--language must be one of en');
  const { context } = fakeContext({ words: ['/no/such/file'] });
  await expect(booking.run(context)).rejects.toThrow('Cannot read "/no/such/file"');
});
