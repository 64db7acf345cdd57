import { describe, expect, it } from 'vitest';

import { Chance, travellersOf } from '../src/simulation/chance.ts';
import { drawHistograms } from '../src/simulation/draw-histograms.ts';
import { castFates } from '../src/simulation/fates.ts';
import { knowAll, scoreOf, settle } from '../src/simulation/hindsight.ts';
import { live, type Lived } from '../src/simulation/live.ts';
import { drawTraveller } from '../src/simulation/traveller.ts';
import { MONDAY, placeId, show, start, TUESDAY, visit, world } from './kyoto.ts';

/** Chances that fall as they are written, then always the same. */
class Scripted extends Chance {
  readonly #rolls: number[];

  constructor(...rolls: readonly number[]) {
    super(0);
    this.#rolls = [...rolls];
  }

  override next(): number {
    return this.#rolls.shift() ?? 0.99;
  }
}

/** The plan that a simulation begins with: twelve sights in two days, the market first and then the castle. */
const PLAN = settle(start());
const MARKET = visit('nishiki-market');

describe('chance', () => {
  it('is mulberry32: the same on every machine', () => {
    const chance = new Chance(1);
    expect([chance.next(), chance.next()]).toEqual([0.6270739405881613, 0.002735721180215478]);
    expect(new Chance(2 ** 32 + 1).next()).toBe(0.6270739405881613);
  });

  it('gives whole numbers below another, and picks one of a list', () => {
    expect([0, 0.24, 0.25, 0.99].map((roll) => new Scripted(roll).below(4))).toEqual([0, 0, 1, 3]);
    expect(new Scripted(0.5).pick(['a', 'b', 'c', 'd'])).toBe('c');
  });

  it('is that of each traveller by themselves', () => {
    const two = travellersOf(3, 2).map((chance) => chance.next());
    expect(two).toEqual([new Chance(3_000_009).next(), new Chance(3_000_010).next()]);
  });
});

it('draws likings, company, and up to three places that somebody insists on', () => {
  const sights = ['a', 'b', 'c', 'd'].map((name) => ({ id: placeId(name) }));
  // Moderate; twice the first interest; crowds and ways; three musts, the second drawn twice; four of them.
  const drawn = drawTraveller(new Scripted(0.5, 0.01, 0.01, 0.39, 0.49, 0.99, 0.3, 0.3, 0.6, 0.9, 0.99), sights);
  expect(drawn).toMatchObject({
    preferences: { pace: 'moderate', avoidCrowds: true, heavyTravelPenalty: true },
    mustDo: [placeId('b'), placeId('c'), placeId('d')],
    party: { travelers: 4 },
  });
  expect(drawn.preferences.interests).toHaveLength(1);
  const other = drawTraveller(new Scripted(0.99, 0.01, 0.99, 0.4, 0.5, 0, 0.99, 0), sights.slice(3));
  expect(other).toMatchObject({
    preferences: { pace: 'packed', avoidCrowds: false, heavyTravelPenalty: false },
    mustDo: [placeId('d')],
    party: { travelers: 1 },
  });
  expect(other.preferences.interests).toHaveLength(2);
});

describe('what befalls a plan', () => {
  const first = (...rolls: readonly number[]) =>
    castFates(new Scripted(0.99, ...rolls), PLAN).map(({ measure }) => measure);

  it.each([
    // Twelve in a hundred, then four, six and six.
    [0, { kind: 'crowd', level: 0.8 }],
    [0.119, { kind: 'crowd', level: 0.8 }],
    [0.121, { kind: 'closed' }],
    [0.159, { kind: 'closed' }],
    [0.161, { kind: 'traffic', level: 0.75 }],
    [0.219, { kind: 'traffic', level: 0.75 }],
    // Ten minutes, and ten for each of up to five more.
    [0.221, { kind: 'delay', minutes: 40 }],
    [0.279, { kind: 'delay', minutes: 40 }],
  ])('at a roll of %d is %o', (roll, measure) => {
    expect(first(roll, 0.5)).toEqual([measure]);
  });

  it('is nothing at any other roll, nor to what is fixed', () => {
    expect(first(0.281, 0.5)).toEqual([]);
    const days = PLAN.days.map((day) => ({ ...day, visits: day.visits.map((one) => ({ ...one, locked: true })) }));
    expect(castFates(new Scripted(0.99, 0, 0.5), { ...PLAN, days })).toEqual([]);
  });

  it('is a storm over all that is outdoors that day', () => {
    const outdoors = ['nijo-castle', 'maruyama-park', 'yasaka-shrine'].map((name) => visit(name));
    const stormy = castFates(new Scripted(0.119), PLAN);
    expect(stormy).toEqual(outdoors.map((id) => ({ visit: id, measure: { kind: 'weather', condition: 'stormy' } })));
    expect(castFates(new Scripted(0.12), PLAN)).toEqual([]);
  });
});

describe('a traveller', () => {
  const lives = (...rolls: readonly number[]): Lived => live(new Scripted(...rolls), start(), world());
  const rounded = ({ score, planned, hindsight, ...rest }: Lived) => ({
    ...rest,
    ...{
      score: Number(score.toFixed(3)),
      planned: Number(planned.toFixed(3)),
      hindsight: Number(hindsight.toFixed(3)),
    },
  });
  const CALM = {
    ...{ score: 7.625, planned: 7.625, hindsight: 7.625, decisions: 0, days: 2, infeasible: 0 },
    ...{ unaffected: 12, unmoved: 12, minutesLost: 0 },
  };

  it.each<[string, readonly number[], Partial<Lived>]>([
    ['whom nothing befalls loses nothing', [], {}],
    // The market is worth 0.525 and takes an hour; who had known would have gone on Tuesday.
    [
      'before a closed market loses that',
      [0.99, 0.13],
      { score: 7.1, decisions: 1, unaffected: 11, unmoved: 11, minutesLost: 60 },
    ],
    // 0.95 and an hour and a half.
    [
      'before a closed castle loses more',
      [0.99, 0.99, 0.13],
      { score: 6.675, decisions: 1, unaffected: 11, unmoved: 11, minutesLost: 90 },
    ],
    ['in a crowd goes there all the same', [0.99, 0.1, 0.8], { decisions: 1, unaffected: 11, unmoved: 11 }],
    // Once when it is full, and once when it is clear again.
    ['on a full road is asked twice', [0.99, 0.2, 0.9], { decisions: 2, unaffected: 11, unmoved: 11 }],
    // All of Monday may be late for it: the six sights of Tuesday are not touched.
    ['who is late is late for all of that day', [0.99, 0.25, 0.5], { decisions: 1, unaffected: 6, unmoved: 6 }],
    // The castle, the park and the shrine: 2.1, and three hours and a half. Who had known loses the park alone, 0.3.
    [
      'in a storm loses what is outdoors',
      [0.05],
      { score: 5.525, hindsight: 7.325, decisions: 3, unaffected: 9, unmoved: 9, minutesLost: 210 },
    ],
    // One time in ten: before a closed door nothing is seen, though its hour is kept.
    [
      'who keeps to the plan sees nothing there',
      [0.99, 0.13, ...Array(12).fill(0.99), 0.09],
      { score: 7.1, decisions: 1, unaffected: 11, unmoved: 11 },
    ],
  ])('%s', (_, rolls, lived) => {
    expect(rounded(lives(...rolls))).toMatchObject({ ...CALM, ...lived });
  });

  it('comes to the same for the same chances, in sum over eight of them', () => {
    const all = travellersOf(1, 8).map((chance) => live(chance, start(), world()));
    expect(all.slice(0, 2).map(rounded)).toEqual(
      travellersOf(1, 2).map((chance) => rounded(live(chance, start(), world()))),
    );
    for (const one of all) {
      expect(one.score).toBeLessThanOrEqual(one.hindsight);
      expect(one.infeasible).toBe(0);
      expect(one.unmoved).toBeLessThanOrEqual(one.unaffected);
    }
  });
});

describe('who knew everything beforehand', () => {
  it('goes elsewhere on the day on which a place is closed', () => {
    const known = knowAll(PLAN, [{ visit: MARKET, measure: { kind: 'closed' } }]);
    const on = (date: string) => show(known.find((day) => day.date === date));
    expect(on(MONDAY)).not.toContain('nishiki-market');
    expect(on(TUESDAY)).toContain('nishiki-market');
    expect(scoreOf(known, PLAN)).toBeCloseTo(7.625, 6);
  });

  it('plans nothing in the minutes that are lost', () => {
    const shrine = PLAN.days[0]?.visits.find(({ place }) => place === placeId('yasaka-shrine'));
    if (!shrine) throw new Error('It is planned.');
    const known = knowAll(PLAN, [{ visit: shrine.id, measure: { kind: 'delay', minutes: 30 } }]);
    const within = known[0]?.visits.filter(
      ({ kind, arrive, depart }) => kind === 'place' && arrive < shrine.arrive && depart > shrine.arrive - 30,
    );
    expect(within).toEqual([]);
  });

  it('has the same plan where nothing befalls it', () => {
    expect(scoreOf(knowAll(PLAN, []), PLAN)).toBeCloseTo(7.625, 6);
    expect(scoreOf(start().days, start())).toBeCloseTo(4.675, 6);
  });
});

it('draws how often each value comes: bars of 560 / 24 pixels, the highest 120 high', () => {
  const [svg = ''] = [
    drawHistograms([
      { title: 'A', values: [0, 0, 24, 12, -0] },
      { title: 'B', values: [2.4] },
    ]),
  ];
  expect(svg).toContain('width="640" height="400" viewBox="0 0 640 400"');
  const [first = '', second = ''] = svg.split('<g ').slice(1);
  const bars = (plot: string) =>
    [...plot.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)]
      .map(([, ...numbers]) => numbers.map(Number))
      .filter(([, , , height]) => height !== 0);
  // Three zeros; twelve of 24 is in the thirteenth of 24 bins; 24 itself belongs to the last.
  expect(bars(first)).toEqual([
    [40, 40, 22.3, 120],
    [320, 120, 22.3, 40],
    [576.7, 120, 22.3, 40],
  ]);
  expect(first).toContain('transform="translate(0 0)"');
  expect(second).toContain('transform="translate(0 200)"');
  expect(first).toContain('<text x="40" y="176">0</text><text x="600" y="176" text-anchor="end">24</text>');
  expect(first).toContain('<text x="40" y="26" font-weight="bold">A</text>');
  expect(bars(second)).toEqual([[576.7, 40, 22.3, 120]]);
});
