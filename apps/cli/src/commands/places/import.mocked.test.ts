import { beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeContext } from '../../../test/support/fake-context.ts';
import { createStyle } from '../../render/style.ts';
import { importPlaces } from './import.ts';

interface Given {
  readonly file: string;
  readonly options: Readonly<Record<string, unknown>> & { readonly report?: (step: string, share: number) => void };
}
const done = vi.hoisted(() => ({ given: [] as unknown[], saved: [] as unknown[][], result: {} }));
vi.mock('@wayfarer/sources/import', () => ({
  async importExtract(file: string, options: Given['options']) {
    done.given.push({ file, options });
    for (const [step, share] of [
      ['looking', 0.05],
      ['looking', 0.1],
      ['looking', 0.199],
      ['looking', 1.2],
      ['reading', 0.3],
      ['reading', 0.25],
    ] as const)
      options.report?.(step, share);
    return done.result;
  },
  saveCity: (...given: unknown[]) => (done.saved.push(given), '/home/me/d/cities/faro.json'),
}));

const sights = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Sight ${index + 1}`,
    categories: ['church', 'view'],
    significance: 5,
    ...(index > 0 && { hours: index === 1 ? 'unknown' : '24/7' }),
  }));
const FARO = {
  city: { id: 'faro', name: 'Faro', country: 'PT' },
  sights: sights(12),
  eateries: [{ hours: '24/7' }, {}],
  lodgings: [{}],
  terminals: [{}, {}],
  source: { date: '2026-04-03' },
};
const result = (file: object, over: object = {}) => ({ file: { ...FARO, ...file }, left: [], notes: [], ...over });

beforeEach(() => {
  done.given.length = 0;
  done.saved.length = 0;
  done.result = result({});
});

async function run({
  options = {},
  isInteractive = false,
}: {
  options?: Record<string, string>;
  isInteractive?: boolean;
}) {
  const { context, printed } = fakeContext({ options, isInteractive });
  const folders = { dataFolder: '/home/me/d', folder: '/home/me' };
  const reply = await importPlaces({ ...context, ...folders } as never, 'faro.osm.pbf');
  return { json: reply.json, text: reply.text(createStyle(200, false)), printed: printed.join('') };
}

describe('an extract', () => {
  it('is read from the folder, for the city that is meant, beside cities of one’s own', async () => {
    await run({});
    expect(done.given).toEqual([
      { file: '/home/me/faro.osm.pbf', options: { city: undefined, folders: { citiesFolder: '/home/me/d/cities' } } },
    ]);
    expect(done.saved).toEqual([['/home/me/d/cities', done.result]]);
    await run({ options: { city: 'Faro', catalogue: 'mine' } });
    expect(done.given[1]).toMatchObject({
      options: { city: 'Faro', folders: { citiesFolder: '/home/me/d/cities', catalogueFolder: '/home/me/mine' } },
    });
  });

  it('tells its progress in tenths, each once, to who looks on', async () => {
    const { printed } = await run({ isInteractive: true });
    expect(printed).toBe('Looking: 10 % 100 %\nReading: 30 %\n');
    expect((await run({})).printed).toBe('');
  });
});

describe('what was imported', () => {
  it('is counted, with the hours that are known, and the ten that are most significant', async () => {
    const { json } = await run({});
    expect(json).toMatchObject({
      city: { id: 'faro', name: 'Faro', country: 'PT' },
      ...{ file: '/home/me/d/cities/faro.json', date: '2026-04-03' },
      ...{ sights: 12, eateries: 2, lodgings: 1, terminals: 2, moved: 0 },
      hoursKnown: { sights: 10, eateries: 1 },
    });
    const { top } = json as { readonly top: readonly { readonly name: string }[] };
    expect([top.length, top[0], top.at(-1)?.name]).toEqual([
      10,
      { name: 'Sight 1', category: 'church', significance: 5 },
      'Sight 10',
    ]);
  });

  it('is told in words', async () => {
    const left = [{ reason: 'closed', count: 3, examples: ['A', 'B'] }];
    done.result = result({ moved: { a: 'b' } }, { left, notes: ['Mind the gap.'] });
    const { text } = await run({});
    expect(text).toContain(
      'Faro (PT), OpenStreetMap of 2026-04-03: 12 sights, 2 places to eat, 1 to stay, 2 stations.\n\nOpening hours are known of 10 sights and 1 places to eat;',
    );
    expect(text).toContain('The most significant, by our estimate:\n  5  Sight 1   church\n  5  Sight 2   church\n');
    expect(text).toContain(
      'Left out:\n  3  closed  A, B\n\nMind the gap.\n\n1 place of before stands under another id now;',
    );
    expect(text.endsWith('https://www.openstreetmap.org/copyright\n')).toBe(true);
  });

  it('leaves out of the words what there is not', async () => {
    done.result = result({ sights: [], terminals: undefined, moved: { a: 'b', c: 'd' } });
    const { text } = await run({});
    expect(text).toContain('0 sights, 2 places to eat, 1 to stay, 0 stations.');
    expect(text).not.toMatch(/most significant|Left out/);
    expect(text).toContain('2 places of before stand under another id now; trips follow.');
    done.result = result({ sights: sights(1), terminals: [{}] });
    const one = await run({});
    expect(one.text).toContain('1 sight, 2 places to eat, 1 to stay, 1 station.');
    expect(one.text).not.toContain('of before');
  });
});
