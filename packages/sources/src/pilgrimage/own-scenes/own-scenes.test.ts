import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { openSamplePoints } from '../points/sample-points.ts';
import { openWorksIndex, readOwnWorks } from '../titles/works-index.ts';
import { beside, importScenes, listScenes, openOwnScenes, removeScenes } from './own-scenes.ts';
import { readSceneFile } from './read-scene-file.ts';

let folder: string;
const signal = new AbortController().signal;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'own-scenes-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const CSV = `work,name,name_en,lat,lon,episode,time,fee
君の名は。,私の橋,My Bridge,35.689,139.699,film,12:05,0
わたしの作品,公園,,35.692,139.703,OP,,
わたしの作品,駅,,35.693,139.704,3,725,300`;

function take(name: string, text: string) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return importScenes(path.join(folder, 'scenes'), file);
}

it.each([
  ['CSV', CSV],
  [
    'JSON',
    JSON.stringify([
      {
        work: '君の名は。',
        name: '私の橋',
        name_en: 'My Bridge',
        lat: 35.689,
        lon: 139.699,
        episode: 'film',
        time: '12:05',
        fee: 0,
      },
      { work: 'わたしの作品', name: '公園', lat: 35.692, lon: 139.703, episode: 'OP' },
      { work: 'わたしの作品', name: '駅', lat: 35.693, lon: 139.704, episode: '3', time: 725, fee: 300 },
    ]),
  ],
  [
    'GeoJSON',
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        [
          139.699,
          35.689,
          { work: '君の名は。', name: '私の橋', name_en: 'My Bridge', episode: 'film', time: 725, fee: 0 },
        ],
        [139.703, 35.692, { work: 'わたしの作品', name: '公園', episode: 'OP' }],
        [139.704, 35.693, { work: 'わたしの作品', name: '駅', episode: '3', time: 725, fee: 300 }],
      ].map(([lon, lat, properties]) => ({
        type: 'Feature',
        properties,
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    }),
  ],
])('reads the same scenes out of %s', (_, text) => {
  expect(readSceneFile(text)).toEqual([
    {
      work: '君の名は。',
      name: '私の橋',
      name_en: 'My Bridge',
      lat: 35.689,
      lon: 139.699,
      episode: 'film',
      time: 725,
      fee: 0,
    },
    { work: 'わたしの作品', name: '公園', lat: 35.692, lon: 139.703, episode: 'OP' },
    { work: 'わたしの作品', name: '駅', lat: 35.693, lon: 139.704, episode: '3', time: 725, fee: 300 },
  ]);
});

it.each([
  ['', /no scenes|missing/],
  ['work,name\nx,y', /lat, lon are missing/],
  ['work,name,lat,lon\nx,y,51.5,139', /line 2, lat: expected degrees of latitude from 24 to 46: Japan, got "51.5"/],
  ['work,name,lat,lon,time\nx,y,35,139,99:99', /line 2, time: expected minutes and seconds/],
  ['[{"work":"x"', /no JSON/],
  ['{"work":"x"}', /Expected a list of scenes/],
  ['[1]', /Scene 1 is no object/],
  ['[{"work":"a\\ud800"}]', /At 0.work: expected well-formed Unicode, got "a\\ud800"/],
  ['work,name,lat,lon,url\nx,y,35,139,javascript:alert(1)', /line 2, url: expected an address/],
])('takes nothing of %j, and says why', async (text, reason) => {
  await expect(take('bad.csv', text)).rejects.toThrow(reason);
  expect(listScenes(path.join(folder, 'scenes'))).toEqual([]);
});

it('stands beside the sample, under titles that are known and titles of its own, until it is taken away', async () => {
  expect(await take('mine.csv', CSV)).toEqual({ name: 'mine', works: ['君の名は。', 'わたしの作品'], scenes: 3 });
  const scenes = path.join(folder, 'scenes');
  const { works, points } = openOwnScenes(scenes, readOwnWorks());
  const all = beside(points, openSamplePoints());
  const find = async (title: string) => {
    const [work] = openWorksIndex(works).search(title);
    return work ? all.findPoints({ work, dates: ['2027-04-03'] }, { signal }) : [];
  };
  const [bridge, ...others] = await find('Your Name');
  expect(bridge).toMatchObject({
    en_name: 'My Bridge',
    time_seconds: 725,
    source: { name: 'your file mine', verify: false },
  });
  expect(others).toHaveLength(18);
  expect((await find('わたしの作品')).map(({ episode, access }) => [episode, access])).toEqual([
    ['OP', 'open'],
    [3, 'paid'],
  ]);
  expect([removeScenes(scenes, 'mine'), removeScenes(scenes, 'mine')]).toEqual([true, false]);
  expect(openOwnScenes(scenes, readOwnWorks()).works).toHaveLength(readOwnWorks().length);
});

it('reads no more of a file than a list of scenes may have, though it has no end', async () => {
  await expect(importScenes(path.join(folder, 'scenes'), '/dev/zero')).rejects.toThrow('The file is larger than 8 MB.');
});
