import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { formatTime, minute } from '@wayfarer/trip/clock';
import type { Interval } from '@wayfarer/trip/vocabulary';
import { describe, expect, it } from 'vitest';

import { listHours } from './__fixtures__/print-hours.ts';
import { findHoursFault, type HoursPlace, resolveHours } from './resolve-hours.ts';

const run = promisify(execFile);

const KYOTO: HoursPlace = { country: 'JP', zone: 'Asia/Tokyo', at: { lat: 35.01, lon: 135.77 } };

/** `2027-05-03` is a Monday and Constitution Day. */
const SUNDAY = '2027-05-02';
const MONDAY = '2027-05-03';
const THURSDAY = '2027-05-06';

function show(text: string, dates: readonly string[], place: HoursPlace = KYOTO): string {
  const hours = resolveHours(text, place, dates);
  if (hours === 'unknown') return 'unknown';
  const clock = ({ open, close }: Interval): string =>
    `${formatTime(open)}-${close > 1440 ? '+' : ''}${close === 1440 ? '24:00' : formatTime(minute(close))}`;
  return dates
    .map((date) => hours[date]?.map(clock).join(',') ?? '?')
    .map((day) => day || 'closed')
    .join(' | ');
}

describe('hours of dates', () => {
  it.each([
    ['09:00-17:00', '09:00-17:00 | 09:00-17:00 | 09:00-17:00'],
    ['Tu-Su 09:00-17:00', '09:00-17:00 | closed | 09:00-17:00'],
    ['Tu-Su 09:00-17:00; Mo off; PH 10:00-12:00', '09:00-17:00 | 10:00-12:00 | 09:00-17:00'],
    ['09:00-12:00,13:00-17:00; PH off', '09:00-12:00,13:00-17:00 | closed | 09:00-12:00,13:00-17:00'],
    ['May 3-4 off; 09:00-17:00', '09:00-17:00 | 09:00-17:00 | 09:00-17:00'],
    ['09:00-17:00; May 3-4 off', '09:00-17:00 | closed | 09:00-17:00'],
    ['Th[1] off; 09:00-17:00; Th[1] off', '09:00-17:00 | 09:00-17:00 | closed'],
    ['24/7', '00:00-24:00 | 00:00-24:00 | 00:00-24:00'],
    ['18:00-02:00', '18:00-+02:00 | 18:00-+02:00 | 18:00-+02:00'],
    ['10:00-24:00', '10:00-24:00 | 10:00-24:00 | 10:00-24:00'],
    ['Su 18:00-26:00', '18:00-+02:00 | closed | closed'],
    ['Mo 09:00-24:00; Tu-We 00:00-24:00; Th 00:00-12:00', 'closed | 09:00-24:00 | 00:00-12:00'],
  ])('resolves %j', (text, shown) => {
    expect(show(text, [SUNDAY, MONDAY, THURSDAY])).toBe(shown);
  });

  it.each(['unknown', '"by appointment"', '09:00+', '09:00-17:00 unknown', 'SH 09:00-17:00', 'whenever'])(
    'does not know %j',
    (text) => {
      expect(resolveHours(text, KYOTO, [SUNDAY])).toBe('unknown');
    },
  );

  it('leaves out the dates that are not known', () => {
    expect(resolveHours('Su 09:00-17:00; Mo 09:00+', KYOTO, [SUNDAY, MONDAY, THURSDAY])).toEqual({
      [SUNDAY]: [{ open: 540, close: 1020 }],
      [THURSDAY]: [],
    });
  });

  it('follows the sun of the place and the date', () => {
    expect(show('sunrise-sunset', ['2027-06-21', '2027-12-22'])).toBe('04:43-19:14 | 07:01-16:49');
    const boston: HoursPlace = { country: 'US', zone: 'America/New_York', at: { lat: 42.36, lon: -71.06 } };
    expect(show('(sunrise+01:00)-18:00', ['2027-06-21'], boston)).toBe('06:07-18:00');
  });

  it('keeps the holidays of a state', () => {
    const boston: HoursPlace = {
      country: 'US',
      region: 'MA',
      zone: 'America/New_York',
      at: { lat: 42.36, lon: -71.06 },
    };
    const patriotsDay = '2027-04-19';
    expect(show('10:00-17:00; PH off', [patriotsDay], boston)).toBe('closed');
    expect(show('10:00-17:00; PH off', [patriotsDay], { ...boston, region: 'NY' })).toBe('10:00-17:00');
  });

  it('does not know a holiday where the rules of the country are not known, though every other day', () => {
    const bangkok: HoursPlace = { country: 'TH', zone: 'Asia/Bangkok', at: { lat: 13.75, lon: 100.5 } };
    const songkran = '2027-04-13';
    expect(show('Mo-Su,PH 09:00-17:00; PH off', [songkran, THURSDAY], bangkok)).toBe('? | 09:00-17:00');
  });

  it('gives an empty answer for no dates', () => {
    expect(resolveHours('09:00-17:00', KYOTO, [])).toEqual({});
  });

  it('does not depend on the zone of the process, not even on the night its clocks change', async () => {
    const script = path.join(import.meta.dirname, '__fixtures__', 'print-hours.ts');
    const printed = await Promise.all(
      ['UTC', 'America/New_York', 'Asia/Tokyo'].map(async (TZ) => {
        const { stdout } = await run(process.execPath, ['-C', 'wayfarer-source', script], {
          env: { ...process.env, TZ },
        });
        return stdout;
      }),
    );
    expect(new Set(printed)).toEqual(new Set([listHours()]));
  }, 60_000);
});

describe('faults of hours', () => {
  it.each([
    '24/7',
    'unknown',
    'Tu-Su 09:00-16:30; PH off',
    'SH Mo-Fr 10:00-12:00',
    'sunrise-sunset',
    'Apr 1-Nov 15 08:30-16:30',
  ])('are none in %j', (text) => {
    expect(findHoursFault(text)).toBeUndefined();
  });

  it.each(['usually', 'Mo-Fr 25:00', 'Mo-Fr 09:00-17:00 !', 'by appointment'])('are found in %j', (text) => {
    expect(findHoursFault(text)).toBeTypeOf('string');
  });
});
