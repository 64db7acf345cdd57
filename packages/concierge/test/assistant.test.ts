import type { Trip, Visit } from '@wayfarer/contract';
import { createRuleUnderstander } from '@wayfarer/language';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Concierge } from '../src/index.ts';
import { chosenTrip, openHouse } from './house.ts';

let concierge: Concierge;
let id: string;
let trip: Trip;

/** The plan is the same in all tests: none of them may change it but by what it undoes. */
beforeAll(async () => {
  ({ concierge } = openHouse({ understander: createRuleUnderstander() }));
  id = await chosenTrip(concierge);
  trip = await concierge.getTrip(id);
});

function firstPlace(): Visit {
  const visit = trip.days[1]?.visits.find(({ kind, locked }) => kind === 'place' && !locked);
  if (!visit) throw new Error('The second day has no place.');
  return visit;
}

describe('places of a city', () => {
  it('are those that are open at a time, with source and price', async () => {
    // Monday 5 April 2027: the craft museum closes at 17:30, most others close on Mondays or at 17:00.
    const wish = { city: 'Kyoto', kind: 'museum', date: '2027-04-05', openAt: '17:00' } as const;
    const { places, total } = await concierge.findPlaces(wish);
    expect(places).toHaveLength(total);
    expect(places.find(({ placeId }) => placeId === 'place_kyoto-crafts-museum')).toMatchObject({
      ...{
        open: 'open',
        hours: [{ open: '10:00', close: '17:30' }],
        price: { amount: 500, currency: 'JPY' },
        check: [],
      },
      source: { date: '2026-11-21', verify: true },
    });
    expect(places.filter(({ open }) => open === 'closed')).toEqual([]);
    const later = await concierge.findPlaces({ ...wish, openAt: '17:30' });
    expect(later.places.map(({ placeId }) => placeId)).not.toContain('place_kyoto-crafts-museum');
  });

  it('come nearest first, and those for a diet before those of which it is not known', async () => {
    const { places } = await concierge.findPlaces({
      ...{ city: 'Kyoto', find: 'eat', near: 'Kinkaku-ji', diet: 'vegan', limit: 30 },
    });
    const known = places.filter(({ serves }) => serves.includes('vegan'));
    expect(known.length).toBeGreaterThan(1);
    expect(places.slice(0, known.length)).toEqual(known);
    const distances = known.map(({ km }) => km);
    expect(distances).toEqual(distances.toSorted((left, right) => Number(left) - Number(right)));
    expect(places.slice(known.length).every(({ check }) => check.includes('diet'))).toBe(true);
  });

  it('are not led up steps that are known', async () => {
    const { places } = await concierge.findPlaces({ city: 'Kyoto', stepFree: true, limit: 30 });
    expect(places.map(({ stepFree }) => stepFree)).not.toContain('no');
    expect(places.every(({ stepFree, check }) => check.includes('step-free') === (stepFree !== 'yes'))).toBe(true);
  });

  it('of a name that is not known are near to it, and of a city likewise', async () => {
    const none = await concierge.findPlaces({ city: 'Kyoto', name: 'Kinkakuji Temple' });
    expect(none).toMatchObject({ total: 0, places: [] });
    expect(none.near.map(({ placeId }) => placeId)).toContain('place_kyoto-kinkaku-ji');
    await expect(concierge.findPlaces({ city: 'Kyoto', near: 'Kinkakuji golden' })).rejects.toThrow(
      /Near to it: Kinkaku-ji/,
    );
    await expect(concierge.findPlaces({ city: 'Atlantis by the Sea' })).rejects.toMatchObject({ code: 'no-such-city' });
  });
});

describe('the reason for a place', () => {
  it('is said of a visit, by its name, its place and its own id', async () => {
    const { id: visitId, placeId, name, why } = firstPlace();
    for (const wanted of [name, placeId, visitId, name.toUpperCase()])
      expect(await concierge.explainPlace(id, wanted)).toMatchObject({
        ...{ planned: true, place: { placeId, name }, visits: [{ visitId, why }], remedies: [] },
      });
  });

  it('is said of one that was left out, with an edit that lets it in', async () => {
    const [left] = trip.leftOut;
    const explained = await concierge.explainPlace(id, left?.name ?? '');
    expect(explained).toMatchObject({ planned: false, reasons: [{ code: left?.reason, text: left?.text }] });
    const [remedy] = explained.remedies;
    if (!remedy) throw new Error('Nothing would let it in.');
    expect(await concierge.previewEdit(id, remedy.edit)).toMatchObject({
      outcome: expect.stringMatching(/done|moved/) as string,
    });
    expect((await concierge.getTrip(id)).hash).toBe(trip.hash);
  });

  it('of a place that the trip does not know names those near to it', async () => {
    await expect(concierge.explainPlace(id, 'Kyotto Tower')).rejects.toThrow(/Near to it: place_kyoto-kyoto-tower/);
  });
});

describe('a message that is looked at first', () => {
  it('is the edit that it means, and changes nothing', async () => {
    const { id: visit, name } = firstPlace();
    expect(await concierge.previewMessage(id, `remove ${name}`)).toMatchObject({
      ...{ changes: true, edit: { type: 'remove', visit } },
    });
    expect((await concierge.getTrip(id)).revision).toBe(trip.revision);
  });

  it('that asks something is answered', async () => {
    const asked = await concierge.previewMessage(id, `why is ${firstPlace().name} in the plan?`);
    expect(asked).toMatchObject({ changes: false, edit: null });
    expect(asked.text).toContain(firstPlace().name);
  });
});

describe('an edit that an assistant asks for', () => {
  const propose = () =>
    concierge.write(id, 'edit', {
      edit: { type: 'remove', visit: firstPlace().id },
      propose: true,
      key: crypto.randomUUID(),
    });

  it('waits for a yes, which does it', async () => {
    const waiting = await propose();
    expect(waiting.approval).toMatchObject({
      ...{ edit: { type: 'remove', visit: firstPlace().id } },
      reasons: ['An assistant asked for it, and nothing changes without your yes.'],
    });
    expect(waiting.days).toEqual(trip.days);
    const done = await concierge.write(id, 'approval', { approved: true });
    expect(done.approval).toBeNull();
    expect(done.days[1]?.visits.map((visit) => visit.id)).not.toContain(firstPlace().id);
    await concierge.write(id, 'undo', {});
  });

  it('is forgotten with a no', async () => {
    await propose();
    const kept = await concierge.write(id, 'approval', { approved: false });
    expect([kept.approval, kept.days]).toEqual([null, trip.days]);
  });
});
