import { expect, it } from 'vitest';

import { readWalk } from './read-walk.ts';

/** Names that stand in a text, whatever their case; the longest first. */
const finding =
  (...names: readonly string[]) =>
  (text: string): string | undefined => {
    const at = names.map((name) => text.toLowerCase().indexOf(name.toLowerCase()));
    const found = at.findIndex((index) => index >= 0);
    const [start, name] = [at[found], names[found]];
    return start === undefined || name === undefined ? undefined : text.slice(start, start + name.length);
  };
const READER = {
  works: { findIn: finding('Weathering With You', '君の名は', 'Your Name', 'Anohana') },
  stations: { findIn: finding('Shinjuku', 'Yotsuya', 'Tokyo', '新宿') },
};
const read = (text: string, dates: readonly string[] = []) => readWalk(text, READER, { today: '2026-11-22', dates });

it.each([
  'I am at Shinjuku and want to visit Your Name locations',
  'your name spots shinjuku',
  'take me to the Your Name stairs from Yotsuya',
  'Anohana trip from Shinjuku',
  'weathering with you, shinjuku',
  '新宿から君の名は',
  'Ich bin in Shinjuku und möchte Orte aus Your Name besuchen',
  'Je suis à Shinjuku et je veux visiter les lieux de Your Name',
  'Estoy en Shinjuku y quiero visitar lugares de Your Name',
])('reads a walk out of %j', (text) => {
  expect(read(text)).toMatchObject({
    titles: [expect.any(String) as string],
    from: expect.any(String) as string,
    days: 1,
  });
});

it.each([
  'Your name please?',
  'Put the reservation under your name, we start from Shinjuku',
  'Tokyo to Kyoto by train, weathering the storm',
  'three days in Tokyo, temples and gardens',
  'Your Name',
])('reads none out of %j', (text) => {
  expect(read(text)).toBeNull();
});

it('reads several works over several days, in the order in which they are written', () => {
  expect(read('two days of Your Name and Weathering With You from Shinjuku')).toEqual({
    ...{ titles: ['Your Name', 'Weathering With You'], from: 'Shinjuku', date: null, days: 2 },
  });
});

it('tells a walk from a day of a trip that is yet to be planned, and from a day of one that is there', () => {
  expect(read('five days in Tokyo, one day for Your Name places')).toMatchObject({ isPart: true, days: 1 });
  const dates = ['2027-04-03', '2027-04-04'];
  expect(read('make day 2 a walk past the Your Name scenes', dates)).toMatchObject({ tripDay: '2027-04-04' });
  expect(read('I want to see Your Name places', dates)).toMatchObject({ tripDay: null });
});
