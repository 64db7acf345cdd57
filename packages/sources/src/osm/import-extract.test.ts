import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { FARO, faroExtract } from './__fixtures__/faro.ts';
import { type Drawn, toPbf } from './__fixtures__/to-pbf.ts';
import { importExtract, type ImportOptions } from './import-extract.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-import-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const made = (drawn: Drawn): string => {
  const file = path.join(folder, 'made.osm.pbf');
  writeFileSync(file, toPbf(drawn));
  return file;
};
const imported = (drawn: Drawn, options?: ImportOptions) => importExtract(made(drawn), options);
const { nodes } = faroExtract;

describe('importExtract', () => {
  it('makes the city that draws most, with its day, its places and its map', async () => {
    const { file, sketch, notes } = await imported(faroExtract);
    expect(file.city).toMatchObject({
      id: 'faro',
      name: 'Faro',
      country: 'PT',
      zone: 'Europe/Lisbon',
      currency: 'EUR',
    });
    expect(file.source).toMatchObject({ name: 'OpenStreetMap', date: '2026-04-03' });
    expect(file.sights.map(({ id }) => id).toSorted()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'w100']);
    expect([file.eateries, file.lodgings, file.terminals].map((list) => list?.length)).toEqual([4, 2, 1]);
    expect(sketch).toMatchObject({ attribution: '© OpenStreetMap contributors', date: '2026-04-03' });
    expect(notes).toEqual([]);
  });

  it('takes a tower for a part of its church, and puts the church in the middle of its walls', async () => {
    const { file, left } = await imported(faroExtract);
    const church = file.sights.find(({ id }) => id === 'w100');
    expect(church?.lat).toBeCloseTo(FARO.lat, 6);
    expect(church?.lon).toBeCloseTo(FARO.lon, 6);
    expect(left).toEqual([{ reason: 'part of another sight, or drawn twice', count: 1, examples: ['Torre do Carmo'] }]);
  });

  it('joins the shores of a pond, with its island as a hole, and draws the street', async () => {
    const { sketch } = await imported(faroExtract);
    const features = (sketch?.features ?? []) as {
      properties: { kind: string; name?: string };
      geometry: { coordinates: number[][][] };
    }[];
    const [pond] = features.filter(({ properties }) => properties.kind === 'water');
    expect(pond?.properties.name).toBe('Lago');
    // Two rings of four corners, each closed.
    expect(pond?.geometry.coordinates.map((ring) => ring.length)).toEqual([5, 5]);
    const [street] = features.filter(({ properties }) => properties.kind === 'street');
    // From the corner of the church, 1 south and 1 east of the middle, to the shore, 4 south and 10 east, in thousandths.
    expect(street?.geometry.coordinates).toEqual([
      [
        [-7.92616, 37.01769],
        [-7.91716, 37.01469],
      ],
    ]);
  });

  it('says what a file of points alone lacks, and how old it is where the file does not say', async () => {
    const { nodes: points } = faroExtract;
    const file = made({ nodes: points });
    utimesSync(file, new Date('2026-02-01'), new Date('2026-02-01'));
    const { file: city, sketch, notes } = await importExtract(file);
    expect(city.source.date).toBe('2026-02-01');
    expect(sketch).toBeNull();
    expect(notes).toEqual([
      expect.stringMatching(/^The file holds no ways or relations: parks, palaces.*no streets to draw\./),
      expect.stringContaining('does not say how old its data is: 2026-02-01'),
    ]);
  });

  it('finds a city by name, in the nearest country where only the data knows it, and says what lies there else', async () => {
    const olhos = { id: 7, lat: 37.03, lon: -7.95, tags: { place: 'village', name: 'Olhos de Água' } };
    const { file } = await imported({ ...faroExtract, nodes: [...nodes, olhos] }, { city: 'olhos de agua' });
    expect(file.city).toMatchObject({ name: 'Olhos de Água', id: 'olhos-de-agua', country: 'PT' });
    await expect(imported(faroExtract, { city: 'Porto' })).rejects.toThrow(
      /^"Porto" does not lie in the file\. In the file lie: Faro/,
    );
    await expect(imported(faroExtract, { city: 'Atlantis Nova' })).rejects.toThrow(
      /^No city is called "Atlantis Nova"\. In the file lie: Faro/,
    );
  });

  it('tells its steps from nothing to all of them', async () => {
    const told = new Map<string, number[]>();
    await imported(faroExtract, { report: (step, share) => told.set(step, [...(told.get(step) ?? []), share]) });
    expect([...told.keys()]).toEqual(['looking for the city', 'reading Faro', 'reading more around Faro']);
    for (const shares of told.values()) expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(told.get('reading Faro')?.at(-1)).toBe(1);
  });

  it('stops when it is told to', async () => {
    await expect(imported(faroExtract, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });

  it('keeps what an outline knows of the city as a whole', async () => {
    const lisbon = { lat: 38.71667, lon: -9.13333 };
    const shifted = nodes
      .filter(({ tags }) => tags)
      .map((node) => ({ ...node, lat: node.lat - FARO.lat + lisbon.lat, lon: node.lon - FARO.lon + lisbon.lon }));
    const { file } = await imported({ nodes: shifted });
    expect(file.city).toMatchObject({ id: 'lisbon', name: 'Lisbon' });
    expect(file.city.aliases).toContain('Lisboa');
  });
});

describe('a file that cannot be read', () => {
  const fail = async (bytes: Buffer | string, name = 'made.osm.pbf'): Promise<string> => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    const error: unknown = await importExtract(file).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'unreadable-extract' });
    return (error as Error).message.replaceAll(folder, '');
  };

  it('is told apart: empty, something else, XML, cut off, of another make', async () => {
    const whole = toPbf(faroExtract);
    expect(await fail('')).toContain('is empty');
    expect(await fail('GIF89a of a temple, and nothing else in it')).toContain('is no .osm.pbf file.');
    expect(await fail('<osm version="0.6">', 'made.osm')).toContain('XML is not read');
    expect(await fail(whole.subarray(0, whole.length - 40))).toMatch(
      /is damaged or not whole: (it ends in the middle|what follows after [1-9]\d? % of it cannot be read)\. Load it again\.$/,
    );
    const broken = Buffer.from(whole);
    broken.fill(0xff, whole.length - 60, whole.length - 20);
    expect(await fail(broken)).toMatch(/is damaged or not whole/);
    expect(await fail(toPbf({ ...faroExtract, features: ['OsmSchema-V0.6', 'HistoricalInformation'] }))).toContain(
      'understands HistoricalInformation',
    );
  });

  it('holds nothing that a traveller could visit', async () => {
    expect(await fail(toPbf({ nodes: [{ id: 1, ...FARO }] }))).toContain('no place with a name');
    expect(
      await fail(toPbf({ nodes: [{ id: 1, lat: 0, lon: -30, tags: { tourism: 'museum', name: 'Sea' } }] })),
    ).toContain('No city of 15,000 people lies in the data');
  });
});
