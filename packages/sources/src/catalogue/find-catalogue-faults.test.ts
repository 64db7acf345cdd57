import { describe, expect, it } from 'vitest';

import { editedHarbourton, harbourtonFiles } from './__fixtures__/harbourton.ts';
import { findCatalogueFaults } from './find-catalogue-faults.ts';
import { formatFault } from './parse.ts';
import { EMBEDDED_FOLDER, OUTLINES_FOLDER, readFolder } from './read-folder.ts';
import type { CityFile } from './schema.ts';

const faultsAfter = (edit: (city: CityFile) => unknown): readonly string[] =>
  findCatalogueFaults(editedHarbourton(edit)).map(formatFault);

const change =
  (list: 'sights' | 'eateries' | 'lodgings' | 'terminals', index: number, fields: object) =>
  (city: CityFile): unknown =>
    Object.assign(city[list][index] ?? {}, fields);

describe('checking a catalogue', () => {
  it('finds nothing in a city that holds', () => {
    expect(findCatalogueFaults(harbourtonFiles())).toEqual([]);
  });

  it('finds nothing in the embedded cities, and each is complete', () => {
    expect(findCatalogueFaults(readFolder(EMBEDDED_FOLDER), { complete: true }).map(formatFault)).toEqual([]);
  });

  it('finds nothing in the outlines', () => {
    expect(findCatalogueFaults(readFolder(OUTLINES_FOLDER)).map(formatFault)).toEqual([]);
  });

  it.each<[string, (city: CityFile) => unknown, string]>([
    [
      'a source that is not listed',
      change('eateries', 0, { factSources: { hours: 'guide' } }),
      'at eateries.0: expected a source of "sources", got "guide"',
    ],
    [
      'a place outside the bounds',
      change('eateries', 0, { lat: 48.85 }),
      'at eateries.0: expected a place within 53.2–53.4 N',
    ],
    [
      'a center outside the bounds',
      (city) => Object.assign(city.city, { center: { lat: 53.19, lon: -6.2 } }),
      'at city.center: ',
    ],
    [
      'an airport of another city',
      change('terminals', 0, { lat: 55, lon: -6.2 }),
      'at terminals.0: expected a terminal at most 120 km from the centre, got 189 km',
    ],
    [
      'hours that do not parse',
      change('sights', 0, { hours: 'usually' }),
      'at sights.0.hours: expected OSM opening_hours or "unknown", got "usually"',
    ],
    [
      'a least visit that is longer than the usual one',
      change('sights', 0, { minimumMinutes: 95 }),
      'at sights.0.minimumMinutes: expected at most the usual 90 minutes, got 95',
    ],
    [
      'an id in two lists',
      change('lodgings', 0, { id: 'old-pier' }),
      'at lodgings.0.id: expected each id once, got "old-pier" as in sights.1',
    ],
    [
      'a name that differs by case only',
      change('lodgings', 0, { name: 'OLD PIER' }),
      'expected each name once, got "OLD PIER" as in sights.1',
    ],
    [
      'two sights on one spot',
      change('sights', 1, { lat: 53.3002, lon: -6.2002 }),
      'at sights.1: expected 30 m between two sights, got 13 m to "Sea Museum"',
    ],
    [
      'a budget upside down',
      (city) => Object.assign(city.city.budget ?? {}, { low: 20_000 }),
      'at city.budget: expected low ≤ mid ≤ high',
    ],
    [
      'a night warmer than the day',
      (city) => Object.assign(city.city.climate?.[6] ?? {}, { low: 30 }),
      'at city.climate.6: expected low ≤ high, got 30 and 20',
    ],
    [
      'a currency of nobody',
      (city) => Object.assign(city.city, { currency: 'QQQ' }),
      'at city.currency: expected a currency with an exchange rate, got "QQQ"',
    ],
    [
      'a fee that no sum can carry',
      change('sights', 0, { fee: Number.MAX_SAFE_INTEGER }),
      'at sights.0.fee: expected at most 100000000 (minor units of EUR; the worth of 1000000 EUR), got 9007199254740991',
    ],
    [
      'a night that costs more than a house',
      change('lodgings', 0, { nightly: 100_000_001 }),
      'at lodgings.0.nightly: expected at most 100000000',
    ],
    [
      'a city that cannot be reached',
      (city) => city.terminals.pop(),
      'at terminals: expected at least one station or airport',
    ],
  ])('finds %s', (_, edit, message) => {
    const faults = faultsAfter(edit);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('names the line', () => {
    expect(faultsAfter(change('sights', 0, { hours: 'usually' }))[0]).toMatch(/^harbourton\.json:\d+ at/);
  });

  it('asks more of a city that comes with the package', () => {
    expect(
      findCatalogueFaults(harbourtonFiles(), { complete: true }).map(({ path, message }) => `${path}: ${message}`),
    ).toEqual([
      'sights: expected at least 25, got 2',
      'eateries: expected at least 12, got 1',
      'lodgings: expected at least 8, got 2',
      'lodgings: expected places to stay of each level, got none of high',
    ]);
  });

  it('finds a fare that is out of this world', () => {
    const row = { from: 'Cork', to: 'Galway', mode: 'bus', minutes: 1, km: 1, fare: 1e15, currency: 'EUR', both: true };
    const text = JSON.stringify({ source: { name: 'x', date: '2026-11-21', verify: true }, rows: [row] });
    expect(findCatalogueFaults([{ name: 'fares.json', text }]).map(({ path }) => path)).toEqual(['rows.0.fare']);
  });

  it('finds a fare from a city to itself, and one in no currency', () => {
    const row = { from: 'Cork', to: 'cork', mode: 'bus', minutes: 1, km: 1, fare: 1, currency: 'QQQ', both: true };
    const text = JSON.stringify({ source: { name: 'x', date: '2026-11-21', verify: true }, rows: [row] });
    expect(findCatalogueFaults([{ name: 'fares.json', text }]).map(({ path }) => path)).toEqual([
      'rows.0',
      'rows.0.currency',
    ]);
  });
});
