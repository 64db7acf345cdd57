import { describe, expect, it } from 'vitest';

import { LARGEST_SHARE_FILE, shareFileSchema } from '../src/index.ts';
import { expectRange, lists, numbers, type Range, texts } from './limits.ts';
import { LEFT_OUT, SCENE, SHARE_FILE } from './shared-trip.ts';

const { trip } = SHARE_FILE;
const [option] = trip.options;
const { gathered, journey } = trip;
const [day] = journey.days;

const minutesOfDay = numbers(0, 2880);
const counts = numbers(0, 100_000);

describe('a share file', () => {
  it('takes 8 MiB at most', () => {
    expect(LARGEST_SHARE_FILE).toBe(8_388_608);
  });

  it.each<[string, Range]>([
    ['format', { taken: ['wayfarer-trip'], refused: ['wayfarer-plan'] }],
    ['version', { taken: [1], refused: [0, 2] }],
    ['title', texts(0, 300)],
    ['hash', texts(0, 64)],
    ['digest', texts(0, 64)],
    ['trip.seed', numbers(0, 4_294_967_295)],
    ['trip.facts', lists(0, 25, trip.facts[0])],
    ['trip.facts.0.text', texts(0, 4000)],
    ['trip.facts.0.name', { taken: ['travelers'], refused: ['autonomy', 'mood'] }],
    ['trip.eaters.vegan', numbers(0, 100)],
    ['trip.eaters', { taken: [{ ['x'.repeat(40)]: 1 }], refused: [{ ['x'.repeat(41)]: 1 }] }],
    ['trip.options', lists(1, 20, option)],
  ])('keeps %s within limits', (...limit) => {
    expectRange(shareFileSchema, SHARE_FILE, limit);
  });
});

describe('a fact in a share file', () => {
  const of = (name: string, value: unknown) => ({ name, value, text: '', status: 'stated' });
  const money = { amount: 500, currency: 'EUR' };
  const area = { city: 'kyoto', name: 'Gion', at: { lat: 35, lon: 135.8 } };
  const anna = { label: 'Anna', count: 1 };

  it.each<[string, unknown, string, Range]>([
    ['destinations', ['Kyoto'], 'value', lists(1, 500, 'Kyoto')],
    ['destinations', ['Kyoto'], 'value.0', texts(1, 300)],
    ['mustDo', [], 'value', lists(0, 500, 'Nijo Castle')],
    ['start', '2027-04-03', 'value', { taken: ['2028-02-29'], refused: ['2027-02-29', '3 April'] }],
    ['end', '2027-04-03', 'value', { taken: ['2028-02-29'], refused: ['2027-02-29', '3 April'] }],
    ['origin', 'Osaka', 'value', texts(0, 300)],
    ['travelers', 2, 'value', numbers(1, 20)],
    ['budget', { money, scope: 'total' }, 'value.money.currency', texts(3, 3)],
    ['budget', { money, scope: 'total' }, 'value.money.amount', { taken: [0], refused: [0.5] }],
    ['hotelStyle', 'ryokan', 'value', texts(0, 300)],
    ['currency', 'JPY', 'value', texts(3, 3)],
    ['stayAreas', [area], 'value', lists(0, 20, area)],
    ['stayAreas', [area], 'value.0.city', texts(1, 300)],
    ['stayAreas', [area], 'value.0.name', texts(1, 300)],
    ['stayAreas', [area], 'value.0.at.lat', numbers(-90, 90)],
    ['stayAreas', [area], 'value.0.at.lon', numbers(-180, 180)],
    ['arrival', { at: 900 }, 'value.at', minutesOfDay],
    ['departure', { at: 900 }, 'value.at', minutesOfDay],
    ['arrival', { at: 900 }, 'value.weekday', texts(0, 20)],
    ['persons', [anna], 'value', lists(0, 40, anna)],
    ['transport', [{ by: 'train' }], 'value', lists(0, 20, { by: 'train' })],
    ['transport', [{ by: 'train' }], 'value.0.from', texts(0, 200)],
    ['transport', [{ by: 'train' }], 'value.0.to', texts(0, 200)],
    ['stays', [], 'value', lists(0, 20, 'Tawaraya')],
    ['stays', ['Tawaraya'], 'value.0', texts(1, 300)],
  ])('that is %s (%j) keeps %s within limits', (name, value, path, range) => {
    const sample = { ...SHARE_FILE, trip: { ...trip, facts: [of(name, value)] } };
    expectRange(shareFileSchema, sample, [`trip.facts.0.${path}`, range]);
  });

  it('may have no value, as one that was waived', () => {
    const sample = { ...SHARE_FILE, trip: { ...trip, facts: [of('travelers', null)] } };
    expect(shareFileSchema.safeParse(sample).success).toBe(true);
  });

  it('is refused with the first thing that is wrong, and where that is', () => {
    const wrong = { money: { amount: 0.5, currency: 'EURO' }, scope: 'week' };
    const sample = { ...SHARE_FILE, trip: { ...trip, facts: [of('budget', wrong)] } };
    const issues = shareFileSchema.safeParse(sample).error?.issues;
    expect(issues?.map(({ path }) => path.join('.'))).toEqual(['trip.facts.0.value.money.amount']);
    expect(issues?.[0]?.message).toMatch(/expected int/);
  });
});

describe('what a shared trip knows of the world', () => {
  const hours = (count: number) => ({ '2027-04-03': Array.from({ length: count }, () => ({ open: 0, close: 60 })) });
  const webAddresses = {
    taken: [`https://a.example/${'x'.repeat(1982)}`, 'http://a.example'],
    refused: [`https://a.example/${'x'.repeat(1983)}`, 'javascript:alert(1)', 'ftp://a.example', 'xhttps://a.example'],
  };
  const manyNumbers = lists(0, 1_000_000, 1);

  it.each<[string, Range]>([
    ['places', lists(0, 5000, gathered.places[3])],
    ['places.0.id', texts(1, 300)],
    ['places.0.name', texts(1, 4000)],
    ['places.0.at.lat', numbers(-90, 90)],
    ['places.0.at.lon', numbers(-180, 180)],
    ['places.0.categories', lists(1, 30, 'garden')],
    ['places.0.hours', { taken: [hours(0), hours(20), 'unknown'], refused: [hours(21), 'always'] }],
    ['places.0.hours.2027-04-03.0.open', minutesOfDay],
    ['places.0.significance', numbers(1, 5)],
    ['places.0.source.url', webAddresses],
    ['places.0.source.attributionUrl', webAddresses],
    [
      'places.0.factSources',
      { taken: [{ ['x'.repeat(40)]: trip.gathered.places[0]?.source }], refused: [{ ['x'.repeat(41)]: {} }] },
    ],
    ['places.0.usualMinutes', counts],
    ['places.0.minimumMinutes', counts],
    ['places.0.scenes', lists(1, 100, SCENE)],
    ['places.0.scenes.0.episode', texts(0, 40)],
    ['places.0.scenes.0.seconds', { taken: [0], refused: [-1] }],
    ['places.0.scenes.0.work.colour', { taken: ['#1a2B3c', null], refused: ['#1a2b3', '#1a2b3c;', 'red', 'x#1a2b3c'] }],
    ['places.2.checkIn', minutesOfDay],
    ['places.3.iata', texts(0, 4)],
    ['calendar', lists(1, 60, gathered.calendar[0])],
    ['calendar.0.zone', texts(0, 60)],
    ['calendar.0.weather.rain', numbers(0, 1)],
    ['journeys', lists(0, 60, gathered.journeys[0])],
    ['journeys.0.km', numbers(0, 50_000)],
    ['currency', texts(3, 3)],
    ['travel.routes', lists(0, 100, gathered.travel.routes[0])],
    ['travel.routes.0.points', lists(0, 1000, 'garden')],
    ['travel.routes.0.minutes', manyNumbers],
    ['travel.routes.0.km', manyNumbers],
  ])('keeps %s within limits', (path, range) => {
    expectRange(shareFileSchema.shape.trip.shape.gathered, gathered, [path, range]);
  });
});

describe('an option of a shared trip', () => {
  it.each<[string, Range]>([
    ['highlights', lists(0, 50, 'Moss')],
    ['tags', lists(0, 50, 'quiet')],
    ['days', lists(1, 60, day)],
    ['leftOut', lists(0, 5000, LEFT_OUT)],
    ['costs', lists(0, 20, option?.costs[0])],
    ['warnings', lists(0, 500, 'Closed on Mondays.')],
    ['days.0.zone', texts(0, 60)],
    ['days.0.visits', lists(0, 60, day?.visits[0])],
    ['days.0.legs', lists(0, 60, day?.legs[0])],
    ['days.0.legs.0.km', numbers(0, 50_000)],
    ['days.0.settings.free', lists(0, 20, { start: 600, end: 720 })],
    ['days.0.settings.visits', counts],
  ])('keeps %s within limits', (path, range) => {
    expectRange(shareFileSchema.shape.trip.shape.options.element, option, [path, range]);
  });
});

describe('the plan under way of a shared trip', () => {
  const { persons } = journey.start.party;

  it.each<[string, Range]>([
    ['start.days', lists(1, 60, day)],
    ['start.leftOut', lists(0, 5000, LEFT_OUT)],
    ['start.mustDo', lists(0, 500, 'garden')],
    ['start.party.travelers', numbers(1, 20)],
    ['start.party.persons', lists(0, 40, persons[0])],
    ['start.party.persons.0.label', texts(1, 100)],
    ['start.party.persons.0.count', numbers(1, 20)],
    ['start.party.persons.0.count', { taken: ['rest'], refused: ['all'] }],
    ['start.party.persons.0.ages', lists(0, 20, 9)],
    ['start.party.persons.0.ages.0', numbers(0, 120)],
    ['days', lists(1, 60, day)],
    ['leftOut', lists(0, 5000, LEFT_OUT)],
    ['skipped', lists(0, 5000, 'garden')],
    ['waiting', lists(0, 500, journey.waiting[0])],
    ['waiting.0.measure.hours', lists(0, 20, { open: 0, close: 600 })],
    ['learned', lists(0, 500, journey.learned[0])],
    ['cursor.time', minutesOfDay],
    ['visited', lists(0, 3000, 'garden')],
  ])('keeps %s within limits', (path, range) => {
    expectRange(shareFileSchema.shape.trip.shape.journey, journey, [path, range]);
  });
});
