import { PilgrimageApiError, type PointsPort } from '@wayfarer/pilgrimage/ports';
import { distanceKm } from '@wayfarer/trip';
import { CATEGORIES } from '@wayfarer/trip/vocabulary';
import { expect, it } from 'vitest';

import { findHoursFault } from '../hours/resolve-hours.ts';
import { firstKnown } from './points/first-known.ts';
import { openSamplePoints, readSamplePoints } from './points/sample-points.ts';
import { openStationsIndex } from './stations/stations-index.ts';
import { openWorksIndex, readOwnWorks } from './titles/works-index.ts';

const works = openWorksIndex();
const stations = openStationsIndex();
const signal = new AbortController().signal;

it('has scenes of every work of its table, with words that the program knows', () => {
  const points = readSamplePoints();
  const ids = new Set(points.map(({ bangumi_id: id }) => id));
  expect(readOwnWorks().filter(({ id }) => !ids.has(String(id)))).toEqual([]);
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
  expect(points.length).toBeGreaterThanOrEqual(80);
  expect(new Set(points.map(({ area }) => area)).size).toBeGreaterThanOrEqual(5);
  const wrong = points.filter(
    ({ category, importance, access, opening_hours: hours, coordinates: { latitude, longitude } }) =>
      !CATEGORIES.includes(category) ||
      ![1, 2, 3, 4, 5].includes(importance) ||
      !['open', 'paid', 'outside'].includes(access) ||
      (hours !== null && findHoursFault(hours) !== undefined) ||
      !(latitude > 24 && latitude < 46 && longitude > 122 && longitude < 154),
  );
  expect(wrong).toEqual([]);
});

it('has the stations of Tokyo where they are', () => {
  const [shinjuku, tokyo] = [stations.find('Shinjuku')[0], stations.find('東京')[0]];
  const at = (station: typeof shinjuku) => ({
    lat: station?.coordinates.latitude ?? 0,
    lon: station?.coordinates.longitude ?? 0,
  });
  // As the crow flies it is 6.1 km from the middle of one to that of the other; both are hundreds of metres long.
  expect(Math.abs(distanceKm(at(shinjuku), at(tokyo)) - 6.1)).toBeLessThan(0.2);
});

it.each([
  ['I am at Shinjuku and want to visit Your Name locations.', 'Your Name', 'Shinjuku'],
  ['新宿から「君の名は。」の聖地巡礼をしたい', '君の名は', '新宿'],
  ['我在宇治，想去《吹响吧！上低音号》圣地巡礼', '吹响吧！上低音号', '宇治'],
  ['im in akihabara, steins gate spots pls', 'steins gate', 'akihabara'],
  ['from uji station: sound euphonium walk', 'sound euphonium', 'uji station'],
  ['鎌倉でスラムダンクの聖地', 'スラムダンク', '鎌倉'],
  ['秋叶原 命运石之门 圣地巡礼', '命运石之门', '秋叶原'],
  ['garden of words near yoyogi', 'garden of words', 'yoyogi'],
])('finds title and station in %j', (sentence, title, station) => {
  const found = works.findIn(sentence, { isKnown: true });
  expect(found).toBe(title);
  expect(stations.findIn(sentence.replace(found ?? '', ' '))).toBe(station);
});

it('reads no title out of words that are none', () => {
  for (const sentence of ['places to eat in Kyoto', 'we want to see temples and gardens', '三天两晚 东京 美食'])
    expect(works.findIn(sentence, { isKnown: true }), sentence).toBeUndefined();
});

it('finds a work under any of its names, misspelt or not, and one of which no place is known', () => {
  const best = (name: string) => works.search(name)[0];
  expect(best('君の名は')).toMatchObject({ id: 160209, confidence: 1 });
  expect(best('kimi no na wa')).toMatchObject({ id: 160209, confidence: 1 });
  expect(best('你的名字')).toMatchObject({ id: 160209, confidence: 1 });
  // Two letters of eight stand the other way round: 0.9 × 6/8.
  expect(best('your nmae')).toMatchObject({ id: 160209, confidence: 0.68 });
  expect(best('NARUTO')).toMatchObject({ has_points: false, confidence: 1 });
  expect(works.search('xyzzy')).toEqual([]);
});

it('finds a station in kanji, kana, Chinese and Latin letters, and suggests one that is misspelt', () => {
  for (const name of ['秋葉原', 'あきはばら', '秋叶原', 'Akihabara', 'akihabara station', '秋葉原駅'])
    expect(stations.find(name)[0]?.romaji, name).toBe('Akihabara');
  expect(stations.find('Shin Okubo')[0]?.name).toBe('新大久保');
  expect(stations.suggest('Shinjku')).toEqual(['Shinjuku']);
});

it('tells hours of the dates: always where there is no door, unknown where nobody knows', async () => {
  const dates = ['2026-11-23', '2026-11-24'];
  const points = await openSamplePoints().findPoints(
    { work: { id: 160209, title: '君の名は。', title_cn: null, title_en: null }, dates },
    { signal },
  );
  const hoursOf = (name: string) => points.find(({ en_name }) => en_name === name)?.hours;
  expect(hoursOf('Stairs of Suga Shrine')).toEqual({
    '2026-11-23': [{ open: 0, close: 1440 }],
    '2026-11-24': [{ open: 0, close: 1440 }],
  });
  // Closed on Tuesdays; the 24th is one.
  expect(hoursOf('The National Art Center, Tokyo')).toEqual({
    '2026-11-23': [{ open: 600, close: 1080 }],
    '2026-11-24': [],
  });
  expect(hoursOf('Yoyogi Station')).toBe('unknown');
});

it('falls back on its own scenes where a service does not answer, or knows none', async () => {
  const own = openSamplePoints();
  const silent: PointsPort = { findPoints: () => Promise.reject(new PilgrimageApiError('It is down.')) };
  const empty: PointsPort = { findPoints: async () => [] };
  const query = { work: { id: 500, title: '耳をすませば', title_cn: null, title_en: null }, dates: [] };
  expect(await firstKnown(silent, own).findPoints(query, { signal })).toHaveLength(5);
  expect(await firstKnown(empty, own).findPoints(query, { signal })).toHaveLength(5);
  const unknown = { work: { id: 1, title: 'x', title_cn: null, title_en: null }, dates: [] };
  await expect(firstKnown(silent, own).findPoints(unknown, { signal })).rejects.toThrow('It is down.');
});
