import { FixedClock } from '@wayfarer/archon/testing';
import type { Trip } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { openHouse } from './house.ts';

const said = ({ messages }: Trip): string => messages.at(-1)?.text ?? '';
const stops = ({ days }: Trip): readonly string[] =>
  days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place').map(({ name }) => name));

describe('a walk past scenes', () => {
  it.each([
    ['I am at Shinjuku and want to visit Your Name locations.', 'Stairs of Suga Shrine'],
    ['新宿から「君の名は。」の聖地巡礼をしたい', 'Stairs of Suga Shrine'],
    ['我在宇治，想去《吹响吧！上低音号》圣地巡礼', 'Bench by the Uji River'],
  ])('is the plan of a trip that begins with %j', async (text, place) => {
    const trip = await openHouse().concierge.createTrip({ text });
    expect([trip.mode, trip.options.length, trip.days.length]).toEqual(['FINALIZE', 1, 1]);
    expect(stops(trip)).toContain(place);
    expect(trip.progress).toEqual([]);
    // Nineteen o'clock on the 21st in Japan: the day after, at ten.
    expect([trip.days[0]?.date, trip.days[0]?.zone, trip.days[0]?.visits[0]?.arrive]).toEqual([
      '2026-11-22',
      'Asia/Tokyo',
      '10:00',
    ]);
  });

  it('begins at the next quarter of an hour where there is light', async () => {
    const clock = new FixedClock('2026-11-22T02:07:00Z'); // 11:07 in Japan
    const trip = await openHouse({ clock }).concierge.planWalk({ work: 'Your Name', from: 'Shinjuku' });
    expect([trip.days[0]?.date, trip.days[0]?.visits[0]?.arrive]).toEqual(['2026-11-22', '11:15']);
  });

  it('is told in the order of its stops, with the sums, the weather, and where more places are', async () => {
    const trip = await openHouse().concierge.planWalk({ work: 'Your Name', from: 'Shinjuku', date: '2026-11-28' });
    // From ten o'clock to seven minutes past four.
    expect(said(trip).split('\n')).toEqual([
      'A walk past 13 places of Your Name, from Shinjuku on Saturday 28 November: 16.7 km, 6 h 07 min with the way back.',
      '1. 10:09 Shinjuku Great Rail Bridge',
      '2. 10:24 Yunika Vision screens at Seibu-Shinjuku',
      '3. 10:47 Crossing behind Shinjuku Police Station',
      '4. 11:09 High-rise streets of Nishi-Shinjuku',
      '5. 11:36 Sendagaya Station',
      '6. 12:04 The National Art Center, Tokyo',
      '7. 12:50 Tokyo City View',
      '8. 13:57 Yotsuya Station, Akasaka exit',
      '9. 14:23 Stairs of Suga Shrine',
      '10. 14:47 Footbridge at Shinanomachi Station',
      '11. 15:13 Yoyogi Station',
      '12. 15:34 Street with the NTT Docomo Yoyogi tower',
      '13. 15:52 Shinjuku Station, south side',
      'Weather, typical for Tokyo: 9 to 17 °C, rain on 27 % of days. Pleasant for a walk.',
      'More places: Hida (4, 234 km away).',
    ]);
    expect(trip.title).toBe('Your Name. (Shinjuku)');
    expect(trip.warnings).toEqual([
      'Positions of scenes are sample data, right to about a hundred metres: look around when you are there.',
      'Stairs of Suga Shrine: People live here: be quiet, and take no pictures of houses or residents.',
      'Suga Shrine: A place of worship: be quiet, and do not stand in the way of who prays.',
      'Not included: Tokyo City View, whose price is not known.',
    ]);
    // A day's fare, 7.5 % for other things, 5 % to spare.
    expect(trip.options).toMatchObject([
      {
        title: 'Your Name.',
        description: '13 stops, 16.7 km, 6 h 07 min with the way back to Shinjuku.',
        highlights: [
          'Stairs of Suga Shrine',
          'Crossing behind Shinjuku Police Station',
          'The National Art Center, Tokyo',
        ],
        tags: ['pilgrimage', 'moderate'],
        total: { amount: 945, currency: 'JPY' },
        mustDosMet: [13, 13],
      },
    ]);
    expect(trip.costs.map(({ category, amount }) => [category, amount.amount])).toEqual([
      ['transport', 840],
      ['stay', 0],
      ['food', 0],
      ['places', 0],
      ['other', 63],
      ['reserve', 42],
    ]);
    expect(trip.facts.slice(0, 4).map(({ text }) => text)).toEqual([
      'Saturday 28 November',
      'Saturday 28 November',
      'Shinjuku Station',
      'Tokyo',
    ]);
  });

  it('over several days is told day by day, with the journeys between them', async () => {
    const text = 'two days of Lucky Star and Your Name from Shinjuku';
    const trip = await openHouse().concierge.createTrip({ text });
    const lines = said(trip).split('\n');
    // Seven minutes past four on the first day, and 57 min on the second.
    expect(lines[0]).toBe(
      'A walk past 16 places of Lucky Star and Your Name, from Shinjuku on Sunday 22 November, 2 days: 17.9 km, 7 h 04 min with the way back.',
    );
    expect(lines.slice(1, 3)).toEqual(['Sunday 22 November, from Shinjuku:', '1. 10:09 Shinjuku Great Rail Bridge']);
    expect(lines.slice(15)).toEqual([
      'Monday 23 November, from Washinomiya:',
      '14. 10:09 Washinomiya Shrine',
      '15. 10:24 Approach of Washinomiya Shrine',
      '16. 10:44 Washinomiya Station',
      'Weather, typical for Tokyo: 9 to 17 °C, rain on 27 % of days. Pleasant for a walk.',
      'Monday 23 November begins and ends at Washinomiya Station, 45 km from Shinjuku: look up the train there, its lines are not known here.',
      'More places: Kasukabe (1, 33 km away), Satte (1, 43 km away), Hida (4, 234 km away).',
    ]);
    expect(trip.warnings[0]).toBe(lines.at(-2));
    expect(trip.facts.find(({ name }) => name === 'destinations')?.text).toBe('Tokyo, Kuki');
  });

  it.each([
    // Japan is nine hours ahead of Greenwich.
    ['06:59', '2026-11-21T21:59:00Z', '2026-11-22', '10:00'],
    ['07:00', '2026-11-21T22:00:00Z', '2026-11-22', '07:00'],
    ['16:00', '2026-11-22T07:00:00Z', '2026-11-22', '16:00'],
    ['16:01', '2026-11-22T07:01:00Z', '2026-11-23', '10:00'],
    ['15:46', '2026-11-22T06:46:00Z', '2026-11-22', '16:00'],
  ])('at %s in Japan (%s) begins on %s at %s', async (_, now, date, start) => {
    const { concierge } = openHouse({ clock: new FixedClock(now) });
    const { days } = await concierge.planWalk({ work: 'Sound! Euphonium', from: 'Uji' });
    expect([days[0]?.date, days[0]?.visits[0]?.arrive]).toEqual([date, start]);
  });

  it('is edited, reported about and undone like any other plan', async () => {
    const { concierge } = openHouse();
    const { id, ...before } = await concierge.planWalk({ work: 'Sound! Euphonium', from: 'Uji', date: '2026-11-29' });
    const shrine = before.days[0]?.visits.find(({ name }) => name === 'Agata Shrine')?.id ?? '';
    const without = await concierge.write(id, 'edit', { edit: { type: 'remove', visit: shrine } });
    expect(stops(without)).not.toContain('Agata Shrine');
    expect(stops(without)).toHaveLength(stops({ id, ...before }).length - 1);
    const again = await concierge.write(id, 'undo', {});
    expect(again.hash).toBe(before.hash);
    const closed = await concierge.write(id, 'reading', { kind: 'closed' });
    expect(closed.pending?.reading.kind).toBe('closed');
  });

  it('asks for what is missing, and takes the next message as just that', async () => {
    const { concierge } = openHouse();
    const { id, ...trip } = await concierge.createTrip({ text: 'Your Name locations please' });
    expect(said({ id, ...trip })).toMatch(/^Where do you start\?/);
    const walk = await concierge.write(id, 'message', { text: 'Shinjuku' });
    expect(walk.mode).toBe('FINALIZE');
    expect(stops(walk)).toContain('Stairs of Suga Shrine');
  });

  it('says where the places are, when none is near, and goes there when it is told to', async () => {
    const { concierge } = openHouse();
    const { id, ...trip } = await concierge.createTrip({ text: 'anohana spots near Shinjuku' });
    expect(said({ id, ...trip })).toMatch(/within 5 km of Shinjuku.*in Chichibu \(7, 64 km away\): start there/);
    expect((await concierge.write(id, 'message', { text: 'ok, from Seibu-Chichibu' })).mode).toBe('FINALIZE');
  });

  it('takes several works, and over several days an area of each', async () => {
    const { concierge } = openHouse();
    const { days, warnings } = await concierge.createTrip({
      text: 'two days of Lucky Star and Your Name from Shinjuku',
    });
    const starts = days.map(({ visits }) => visits[0]?.name);
    expect(starts).toEqual(['Shinjuku Station', 'Washinomiya Station']);
    const works = days.map(
      ({ visits }) => new Set(visits.flatMap(({ scenes = [] }) => scenes.map(({ work }) => work.titleEn))),
    );
    expect(works.map((titles) => [...titles])).toEqual([['Your Name.'], ['Lucky Star']]);
    expect(warnings.join(' ')).toContain('begins and ends at Washinomiya Station, 45 km from Shinjuku');
  });

  it.each([
    { work: 'xyzzy', from: 'Shinjuku', others: ['Your Name'] },
    { work: 'Your Name', from: 'Shinjuku', others: ['xyzzy'] },
  ])('knows all of the works in %j, or refuses', async (asked) => {
    await expect(openHouse().concierge.planWalk(asked)).rejects.toMatchObject({ code: 'no-bangumi-found' });
  });

  it.each([
    [{ work: 'xyzzy', from: 'Shinjuku' }, 'no-bangumi-found'],
    [{ work: 'Your Name', from: 'Nowhere' }, 'invalid-station'],
    [{ work: 'Gundam', from: 'Shinjuku' }, 'ambiguous-title'],
  ])('of %j is refused by name, and nothing is kept', async (asked, code) => {
    const { concierge } = openHouse();
    await expect(concierge.planWalk(asked)).rejects.toMatchObject({ code });
    expect((await concierge.listTrips()).trips).toEqual([]);
  });

  it('is the same trip when it is sent again under its key', async () => {
    const { concierge } = openHouse();
    const asked = { work: 'Your Name', from: 'Shinjuku', date: '2026-11-28' };
    const first = await concierge.planWalk(asked, { key: 'one' });
    const second = await concierge.planWalk(asked, { key: 'one' });
    expect([second.id, second.hash]).toEqual([first.id, first.hash]);
    expect((await concierge.listTrips()).trips).toHaveLength(1);
  });
});
