import type { Trip } from '@wayfarer/contract';
import { createRuleUnderstander } from '@wayfarer/language';
import { describe, expect, it } from 'vitest';

import { chosenTrip, openHouse } from './house.ts';

const TOKYO =
  'Three days in Tokyo from 3 to 5 April 2027, two of us from Osaka, mid budget, moderate pace, temples, we eat everything, crowds are fine';
const said = ({ messages }: Trip): string => messages.at(-1)?.text ?? '';
const stops = (trip: Trip, day: number): readonly string[] =>
  (trip.days[day]?.visits ?? []).filter(({ kind }) => kind === 'place').map(({ name }) => name);
const passes = (trip: Trip, day: number): boolean =>
  (trip.days[day]?.visits ?? []).some(({ scenes = [] }) => scenes.some(({ work }) => work.id === 160209));

async function inTokyo() {
  const { concierge } = openHouse({ understander: createRuleUnderstander() });
  const { id } = await concierge.createTrip({ text: TOKYO });
  await concierge.write(id, 'selection', { option: 1 });
  return { concierge, id, before: await concierge.getTrip(id) };
}

describe('a walk as one day of a trip', () => {
  it.each([
    'make day 2 a walk past the Your Name scenes',
    '2日目を「君の名は。」の聖地巡礼にして',
    '第2天改成《你的名字》圣地巡礼',
  ])('is proposed with the day as it is and as it would be, and done with a yes: %j', async (text) => {
    const { concierge, id, before } = await inTokyo();
    const asked = await concierge.write(id, 'message', { text });
    expect(asked.hash).toBe(before.hash);
    expect(said(asked)).toMatch(
      /Sunday 4 April now: [^]*Sunday 4 April then, past places of Your Name: [^]*Stairs of Suga Shrine/,
    );
    expect(asked.approval).toMatchObject({ edit: { type: 'walk', date: '2027-04-04', title: 'Your Name' } });
    expect(asked.questions.at(-1)?.chips).toEqual(['Approve', 'Keep my plan']);
    const done = await concierge.write(id, 'message', { text: 'yes' });
    expect([passes(done, 1), stops(done, 1)]).toEqual([true, expect.arrayContaining(['Stairs of Suga Shrine'])]);
    expect([done.days[0], done.days[2]]).toEqual([before.days[0], before.days[2]]);
    expect(done.days[1]?.visits.filter(({ kind }) => kind === 'meal').length).toBeGreaterThan(0);
    const again = await concierge.write(id, 'undo', {});
    expect(again.hash).toBe(before.hash);
  });

  it('stays as it is with a no', async () => {
    const { concierge, id, before } = await inTokyo();
    await concierge.write(id, 'message', { text: 'make day 2 a walk past the Your Name scenes' });
    const kept = await concierge.write(id, 'message', { text: 'no' });
    expect([kept.hash, kept.approval]).toEqual([before.hash, null]);
  });

  it('is asked for its day, where none is named, and takes the answer as just that', async () => {
    const { concierge, id } = await inTokyo();
    const asked = await concierge.write(id, 'message', { text: 'I want to see the Your Name places on this trip' });
    expect(said(asked)).toMatch(/^Which day .* day 1 \(Saturday 3 April\), day 2/);
    const answered = await concierge.write(id, 'message', { text: 'on Sunday' });
    expect(answered.approval).toMatchObject({ edit: { date: '2027-04-04' } });
  });

  it('is kept in mind until there is a plan', async () => {
    const { concierge } = openHouse({ understander: createRuleUnderstander() });
    const { id } = await concierge.createTrip({ text: TOKYO.replace(', two', ', one day for Your Name places, two') });
    const { options } = await concierge.getTrip(id);
    expect(options.length).toBeGreaterThan(1);
    const chosen = await concierge.write(id, 'selection', { option: 1 });
    expect(chosen.approval).toMatchObject({ edit: { type: 'walk', title: 'Your Name' } });
  });

  it('is planned over HTTP and the command line by number or date, and refused by name', async () => {
    const { concierge, id } = await inTokyo();
    const byNumber = await concierge.planWalk({ work: 'Your Name', trip: id, day: 2 });
    const byDate = await concierge.planWalk({ work: 'Your Name', trip: id, day: '2027-04-05' });
    expect([byNumber, byDate].map(({ approval }) => approval?.edit)).toMatchObject([
      { date: '2027-04-04' },
      { date: '2027-04-05' },
    ]);
    await expect(concierge.planWalk({ work: 'Your Name', trip: id, day: 9 })).rejects.toMatchObject({
      code: 'unknown-day',
    });
    await expect(concierge.planWalk({ work: 'xyzzy', trip: id, day: 2 })).rejects.toMatchObject({
      code: 'no-bangumi-found',
    });
    expect((await concierge.getTrip(id)).days).toHaveLength(3);
  });

  it('says where the places are, when none is near that day', async () => {
    const { concierge } = openHouse({ understander: createRuleUnderstander() });
    const id = await chosenTrip(concierge);
    const before = await concierge.getTrip(id);
    const after = await concierge.write(id, 'message', { text: 'day 2: the Your Name locations' });
    expect(said(after)).toMatch(/^No place of Your Name\.? is known within 10 km of .*in Shinjuku \(14, /);
    expect(after.hash).toBe(before.hash);
  });
});
