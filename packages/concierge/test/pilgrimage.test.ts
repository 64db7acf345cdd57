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
