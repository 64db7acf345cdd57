import type { CityId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { point, SHINJUKU, yen } from '../../test/sources.ts';
import type { Point, Respect } from '../ports/index.ts';
import { mannersOf, toSight, toTerminal } from './to-sight.ts';

const city = 'tokyo' as CityId;
const sight = (...cluster: readonly [Point, ...Point[]]) => toSight(cluster, { city, pace: 'moderate' });

describe('a stop', () => {
  it('is a place of a trip with the scenes that are seen from there', () => {
    const stairs = point('Suga: Stairs', {
      name: '須賀神社の男坂',
      en_name: 'Stairs of Suga Shrine',
      cn_name: '须贺神社',
      respect: 'worship',
      importance: 5,
      time_seconds: 125,
    });
    const bench = point('bench', {
      name: 'ベンチ',
      bangumi_id: '7',
      bangumi_title: '言の葉の庭',
      bangumi_title_en: null,
      episode: 3,
      colour: null,
    });
    expect(sight(stairs, bench, point('lamp', { name: '街灯', episode: null }))).toEqual({
      id: 'place_scene-suga-stairs',
      name: 'Stairs of Suga Shrine',
      localName: '須賀神社の男坂',
      aliases: ['须贺神社'],
      city: 'tokyo',
      at: { lat: 35.69, lon: 139.71 },
      categories: ['street'],
      hours: 'unknown',
      hoursText: 'unknown',
      indoor: false,
      stepFree: 'unknown',
      significance: 5,
      summary: 'Your Name: Stairs of Suga Shrine (須賀神社の男坂), film, 02:05; 街灯. 言の葉の庭: ベンチ, episode 3.',
      source: stairs.source,
      kind: 'sight',
      fee: yen(0),
      usualMinutes: 9,
      minimumMinutes: 9,
      scenes: [
        {
          work: { id: 160209, title: '君の名は。', titleEn: 'Your Name.', titleCn: '你的名字。', colour: '#2f6fc4' },
          name: '須賀神社の男坂',
          nameEn: 'Stairs of Suga Shrine',
          nameCn: '须贺神社',
          episode: 'film',
          seconds: 125,
          manners: 'A place of worship: be quiet, and do not stand in the way of who prays.',
        },
        {
          work: { id: 7, title: '言の葉の庭', titleEn: null, titleCn: '你的名字。', colour: null },
          name: 'ベンチ',
          nameEn: null,
          nameCn: null,
          episode: 3,
          seconds: null,
          manners: null,
        },
        expect.objectContaining({ name: '街灯', episode: null }),
      ],
    });
  });

  it('has no other name where there is none', () => {
    expect(sight(point('a'))).not.toHaveProperty('aliases');
  });

  it('costs what the dearest of its scenes costs, and nobody knows what where that of one is not known', () => {
    const [cheap, dear, free] = [yen(300), yen(2100), yen(0)].map((fee) => point('a', { fee }));
    if (!cheap || !dear || !free) throw new Error('There are three.');
    expect(sight(cheap, dear, free).fee).toEqual(yen(2100));
    expect(sight(dear, cheap).fee).toEqual(yen(2100));
    expect(sight(free).fee).toEqual(yen(0));
    expect(sight(dear, point('b', { fee: null })).fee).toBeNull();
  });

  it('is open as it says, and all the time where its hours are known and not written', () => {
    expect(sight(point('a', { opening_hours: 'Mo-Fr 10:00-17:00', hours: {} })).hoursText).toBe('Mo-Fr 10:00-17:00');
    expect(sight(point('a', { hours: {} })).hoursText).toBe('24/7');
  });

  it.each([
    ['museum', true],
    ['library', true],
    ['aquarium', true],
    ['garden', false],
  ] as const)('of the category %s is inside: %s', (category, indoor) => {
    expect(sight(point('a', { category })).indoor).toBe(indoor);
  });

  it('has an id of letters and digits, without accents and hyphens at its ends', () => {
    expect(sight(point('(Café—Ｎo. 5)')).id).toBe('place_scene-cafe-no-5');
    expect(sight(point('新宿・駅')).id).toBe('place_scene-新宿-駅');
  });
});

it('takes a station for the place where a walk begins and ends', () => {
  const source = { name: 'station index', date: '2026-11-23', verify: false };
  expect(toTerminal({ ...SHINJUKU, romaji: 'Shin-Ōkubo', name: '新大久保' }, { city, source })).toEqual({
    id: 'place_station-shin-okubo',
    name: 'Shin-Ōkubo Station',
    localName: '新大久保駅',
    city: 'tokyo',
    at: { lat: 35.69, lon: 139.7 },
    categories: ['station'],
    hours: 'unknown',
    hoursText: 'unknown',
    indoor: null,
    stepFree: 'unknown',
    significance: 1,
    summary: null,
    source,
    kind: 'terminal',
  });
});

it.each<[Respect, RegExp]>([
  ['school', /^A school: look from the street, .* stay out\.$/],
  ['homes', /^People live here: be quiet, .*residents\.$/],
  ['worship', /^A place of worship: be quiet/],
  ['cemetery', /^A cemetery: be quiet, and photograph no graves\.$/],
  ['library', /^A library: ask before you take pictures\.$/],
  ['private', /^A private house or shop: go in only as a guest/],
])('says what to mind at %s', (respect, manners) => {
  expect(mannersOf({ respect })).toMatch(manners);
});
