import { describe, expect, it } from 'vitest';

import { openStationsIndex } from './stations-index.ts';

const stations = openStationsIndex();

describe('a station in a sentence', () => {
  it.each([
    // A name of five letters or more, or with a capital, may stand alone; a shorter one needs a sign.
    ['akihabara please', 'akihabara'],
    ['uji please', undefined],
    ['Uji please', 'Uji'],
    ['UJI please', undefined],
    ['from uji please', 'uji'],
    ['at uji', 'uji'],
    ['uji station please', 'uji station'],
    ['he said uji eki', 'uji eki'],
    ['that uji', undefined],
    // What a preposition announces goes before a longer name that nothing announces.
    ['akihabara or from uji', 'uji'],
    ['宇治へ', '宇治'],
    ['宇治駅へ', '宇治駅'],
    ['nowhere at all', undefined],
  ])('%j is %s', (sentence, name) => {
    expect(stations.findIn(sentence)).toBe(name);
  });
});

describe('a name that is no station', () => {
  it('is like at most three whose letters differ by two, and by fewer than half of them', () => {
    expect(stations.suggest('Shinjku')).toEqual(['Shinjuku']);
    expect(stations.suggest('Shnjku')).toContain('Shinjuku');
    expect(stations.suggest('Shnjk')).not.toContain('Shinjuku');
    expect(stations.suggest('xyzzyxyzzy')).toEqual([]);
    // One letter of two is half of them.
    expect(stations.suggest('Xy')).toEqual([]);
  });

  it('may be the beginning of some, or begin with one, from four letters on', () => {
    expect(stations.suggest('Akih')).toContain('Akihabara');
    expect(stations.suggest('Aki')).not.toContain('Akihabara');
    expect(stations.suggest('Akihabara Electric Town')).toContain('Akihabara');
    expect(stations.suggest('Shin')).toHaveLength(3);
  });

  it('is told by the closest first', () => {
    const [first] = stations.suggest('Shinjukuu');
    expect(first).toBe('Shinjuku');
  });
});

it('finds one under each of its names, with the word for station or without', () => {
  for (const name of [
    'Shin-Okubo',
    'shin okubo sta',
    'Shin Okubo Railway Station',
    '新大久保',
    '新大久保駅',
    '新大久保站',
  ])
    expect(stations.find(name)[0]?.romaji, name).toBe('Shin-Okubo');
  expect(stations.find('Station')).toEqual([]);
  expect(stations.find('')).toEqual([]);
});

it('knows which one is nearest', () => {
  const [uji] = stations.find('宇治');
  const { latitude = 0, longitude = 0 } = uji?.coordinates ?? {};
  expect(stations.nearest({ lat: latitude, lon: longitude })).toBe(uji);
  expect(stations.nearest({ lat: latitude + 0.0005, lon: longitude })).toBe(uji);
});

it('tells what its table does, and nothing where that is empty', () => {
  expect(stations.find('Nagoya')[0]).toEqual({
    name: '名古屋',
    romaji: 'Nagoya',
    kana: 'なごや',
    coordinates: { latitude: 35.1707, longitude: 136.8816 },
    city: 'Nagoya',
    prefecture: 'Aichi',
  });
});
