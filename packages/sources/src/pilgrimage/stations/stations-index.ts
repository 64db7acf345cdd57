import type { Station, StationsPort } from '@wayfarer/pilgrimage/ports';
import { type Coordinates, distanceKm } from '@wayfarer/trip';
import { distance as editDistance } from 'fastest-levenshtein';

import { isCjk } from '../../gazetteer/fold.ts';
import { findNameIn } from '../find-in.ts';
import { foldHan } from '../han.ts';
import { readTable } from '../read-table.ts';

/** What stands behind the name of a station, in the languages of those who ask. */
const STATION_WORD = /(?:\s*\b(?:railway |train )?(?:station|sta|eki)|駅|站|驛|驿|えき)$/iu;
/** What stands before a place where somebody is. */
const PREPOSITION = /(?:^|[^\p{L}])(?:at|from|near|in|around|am)\s*$/iu;
const CLOSE_SPELLING = 2;
const MOST_SUGGESTED = 3;
/** A shorter name in Latin letters is a word as well ("Oji", "Uji"): it needs a sign that a station is meant. */
const SURE_LETTERS = 5;
/** One letter or character is no name. */
const SHORTEST = 2;

/** Our own index of stations: names in kanji, kana and Latin letters. */
export function openStationsIndex(): StationsPort {
  const stations = readStations();
  const byKey = Map.groupBy(
    stations.flatMap((station) => keysOf(station).map((key) => ({ key, station }))),
    ({ key }) => key,
  );
  const find = (name: string): readonly Station[] => [
    ...new Set((byKey.get(toKey(name)) ?? []).map(({ station }) => station)),
  ];
  return {
    find,
    suggest: (name) => suggest(toKey(name), byKey),
    findIn: (sentence) =>
      findNameIn(sentence, (part, { before, after }) => {
        const key = toKey(part);
        if (key.length < SHORTEST || !byKey.has(key)) return 0;
        // Longer parts win: one with the word for station is longer.
        if (isCjk(part) || STATION_WORD.test(part)) return 2;
        if (PREPOSITION.test(before) || /^\s+station\b/iu.test(after)) return 2;
        return key.length >= SURE_LETTERS || /^\p{Lu}\p{Ll}/u.test(part) ? 1 : 0;
      }),
    nearest: (at) => nearestOf(stations, at),
  };
}

function suggest(key: string, byKey: ReadonlyMap<string, readonly { readonly station: Station }[]>): readonly string[] {
  const close = [...byKey].flatMap(([name, found]) => {
    const letters = editDistance(key, name);
    const isClose = letters <= CLOSE_SPELLING && letters < key.length / 2;
    const isPart =
      key.length >= SURE_LETTERS - 1 && (name.startsWith(key) || key.startsWith(name)) && name.length > SHORTEST;
    return isClose || isPart ? [{ letters, name: found[0]?.station.romaji ?? name }] : [];
  });
  const names = close.toSorted((left, right) => left.letters - right.letters || (left.name < right.name ? -1 : 1));
  return [...new Set(names.map(({ name }) => name))].slice(0, MOST_SUGGESTED);
}

function nearestOf(stations: readonly Station[], at: Coordinates): Station | undefined {
  let best: { readonly station: Station; readonly km: number } | undefined;
  for (const station of stations) {
    const { latitude: lat, longitude: lon } = station.coordinates;
    const km = distanceKm(at, { lat, lon });
    if (!best || km < best.km) best = { station, km };
  }
  return best?.station;
}

/** Without the word for station, spaces and hyphens: "Shin-Okubo Station" is "shinokubo". */
function toKey(name: string): string {
  const bare = name.trim().replace(STATION_WORD, '');
  return foldHan(bare === '' ? name : bare)
    .replaceAll(' ', '')
    .replaceAll('ヶ', 'ケ');
}

function keysOf({ name, kana, romaji }: Station): readonly string[] {
  return [...new Set([name, kana ?? '', romaji].map(toKey))].filter((key) => key !== '');
}

function readStations(): readonly Station[] {
  return readTable('stations.tsv').map(([romaji = '', name = '', kana = '', city = '', prefecture = '', lat, lon]) => ({
    name,
    romaji,
    kana: kana || null,
    coordinates: { latitude: Number(lat), longitude: Number(lon) },
    city: city || null,
    prefecture: prefecture || null,
  }));
}
