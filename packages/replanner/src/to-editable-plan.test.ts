import { expect, it } from 'vitest';

import { closed, keep, MONDAY, placeId, play, skip, time, to, until, visit } from '../test/kyoto.ts';
import { toEditablePlan } from './index.ts';

it('is the plan as it stands, with no time past before the trip', () => {
  const { journey } = play({}, []);
  const { start, days, leftOut } = journey;
  expect(toEditablePlan(journey)).toEqual({ ...start, days, leftOut, skipped: [], closed: [], visited: [], now: null });
});

it('knows the time once the traveller has said where they are, or what time it is', () => {
  expect(toEditablePlan(play({}, [to(visit('kennin-ji'))]).journey)).toMatchObject({
    visited: [visit('nijo-castle'), visit('udon-house', 'lunch')],
    now: { date: MONDAY, time: time('13:30') },
  });
  expect(toEditablePlan(play({}, [until('09:45')]).journey).now).toEqual({ date: MONDAY, time: time('09:45') });
});

it('knows what was reported closed, by place and date, even once it is given up', () => {
  const shut = [{ place: placeId('nijo-castle'), date: MONDAY }];
  expect(toEditablePlan(play({}, [closed]).journey).closed).toEqual(shut);
  expect(toEditablePlan(play({}, [closed, skip]).journey)).toMatchObject({
    closed: shut,
    skipped: [placeId('nijo-castle')],
  });
});

it('lets the traveller go to what they insisted on', () => {
  expect(toEditablePlan(play({}, [closed, keep]).journey).closed).toEqual([]);
});
