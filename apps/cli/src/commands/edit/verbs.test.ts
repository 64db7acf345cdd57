import type { PlanToEdit } from '@wayfarer/concierge';
import { editSchema } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { sampleTrip } from '../../../test/support/sample-trip.ts';
import { findDate, findPlace, findStop } from './names.ts';
import { VERBS } from './verbs.ts';

const trip = sampleTrip();
const places = [
  { id: 'place_museum', name: 'Kyoto Museum' },
  { id: 'place_garden', name: 'Murin-an' },
] as unknown as PlanToEdit['facts']['places'];
const named = { trip, places };

const toEdit = (line: string, options: Readonly<Record<string, string | boolean>> = {}): unknown => {
  const [verb = '', ...words] = line.split(' ');
  return VERBS[verb]?.toEdit({ ...named, verb, words, options });
};

describe('an edit', () => {
  it.each<[string, Readonly<Record<string, string | boolean>>, object]>([
    ['add place_museum', {}, { type: 'add', place: 'place_museum' }],
    [
      'add Murin-an',
      { to: 'sunday', at: '10:00', for: '45 min', meal: 'lunch' },
      { type: 'add', place: 'place_garden', to: { date: '2027-04-04', at: '10:00' }, minutes: 45, meal: 'lunch' },
    ],
    ['remove 1', {}, { type: 'remove', visit: 'visit_Nijo Castle' }],
    ['remove #2', { 'for-good': true }, { type: 'remove', visit: 'visit_Lunch', forGood: true }],
    ['move 3', { part: 'evening' }, { type: 'move', visit: 'visit_Nanzen-ji', to: { part: 'evening' } }],
    [
      'move 3',
      { before: '1', after: '2' },
      { type: 'move', visit: 'visit_Nanzen-ji', to: { before: 'visit_Nijo Castle', after: 'visit_Lunch' } },
    ],
    ['swap 1 3', {}, { type: 'swap', visits: ['visit_Nijo Castle', 'visit_Nanzen-ji'] }],
    ['swap-days 1 2', {}, { type: 'swap-days', dates: ['2027-04-03', '2027-04-04'] }],
    ['replace 1 indoors', {}, { type: 'replace', visit: 'visit_Nijo Castle', by: { wish: 'indoors' } }],
    ['replace 1 murin-an', {}, { type: 'replace', visit: 'visit_Nijo Castle', by: 'place_garden' }],
    ['length 1 90', {}, { type: 'length', visit: 'visit_Nijo Castle', minutes: 90 }],
    ['longer 1', {}, { type: 'length', visit: 'visit_Nijo Castle', by: 30 }],
    ['longer 1 45', {}, { type: 'length', visit: 'visit_Nijo Castle', by: 45 }],
    ['shorter 1', {}, { type: 'length', visit: 'visit_Nijo Castle', by: -30 }],
    ['shorter 1 10', {}, { type: 'length', visit: 'visit_Nijo Castle', by: -10 }],
    ['lock 1', {}, { type: 'lock', visit: 'visit_Nijo Castle' }],
    ['lock 1', { at: '10:00' }, { type: 'lock', visit: 'visit_Nijo Castle', at: '10:00' }],
    [
      'lock place_museum',
      { to: '2', at: '19:00', meal: 'dinner' },
      { type: 'lock', place: 'place_museum', date: '2027-04-04', at: '19:00', meal: 'dinner' },
    ],
    ['unlock 1', {}, { type: 'unlock', visit: 'visit_Nijo Castle' }],
    ['start 9:30', {}, { type: 'hours', date: null, start: '09:30' }],
    ['start 10:30', { on: 'all' }, { type: 'hours', date: null, start: '10:30' }],
    ['end 18:00', { on: 'monday' }, { type: 'hours', date: '2027-04-05', end: '18:00' }],
    [
      'meal lunch',
      { on: '1', at: '13:00', cuisine: 'ramen', diet: 'vegan,halal', price: 'cheaper' },
      {
        ...{ type: 'meal', meal: 'lunch', date: '2027-04-03', at: '13:00', cuisine: 'ramen' },
        ...{ diets: ['vegan', 'halal'], price: 'cheaper' },
      },
    ],
    ['meal dinner', { skip: true }, { type: 'meal', meal: 'dinner', date: null, skip: true }],
    ['pace relaxed', {}, { type: 'pace', date: null, pace: 'relaxed' }],
    ['walk-less', { on: '2' }, { type: 'walking', date: '2027-04-04', less: true }],
    ['longest-way 40', { on: '2' }, { type: 'longest-way', date: '2027-04-04', minutes: 40 }],
    ['free 2 14:00 16:00', {}, { type: 'free', date: '2027-04-04', window: { start: '14:00', end: '16:00' } }],
    ['unfree 2', {}, { type: 'unfree', date: '2027-04-04' }],
    ['stay nearer', {}, { type: 'stay', by: { wish: 'nearer' } }],
    ['stay place_museum', {}, { type: 'stay', by: 'place_museum' }],
    ['arrive 8:15', {}, { type: 'arrival', at: '08:15' }],
    ['leave 17:00', {}, { type: 'departure', at: '17:00' }],
    ['dates 2027-04-03 2027-04-06', {}, { type: 'dates', start: '2027-04-03', end: '2027-04-06' }],
    ['people 3', {}, { type: 'party', travelers: 3 }],
    ['diets vegan,halal', {}, { type: 'party', diets: ['vegan', 'halal'] }],
    ['diets none', {}, { type: 'party', diets: [] }],
    ['budget 90000', {}, { type: 'budget', limit: { amount: 90_000, currency: 'JPY' } }],
    ['budget none', {}, { type: 'budget', limit: null }],
    ['refill', {}, { type: 'refill', date: null }],
  ])('%s with %j is one of the contract', (line, options, edit) => {
    expect(toEdit(line, options)).toEqual(edit);
    expect(editSchema.safeParse(edit).success).toBe(true);
    const [verb = '', ...words] = line.split(' ');
    const [least, most] = VERBS[verb]?.count ?? [1, 0];
    expect(words.length >= least && words.length <= most).toBe(true);
  });

  it.each([
    ['swap', [2, 2]],
    ['replace', [2, 2]],
    ['length', [2, 2]],
    ['longer', [1, 2]],
    ['shorter', [1, 2]],
    ['dates', [2, 2]],
    ['swap-days', [2, 2]],
    ['free', [3, 3]],
    ['walk-less', [0, 0]],
    ['refill', [0, 0]],
  ])('by %s takes %j words', (verb, count) => {
    expect(VERBS[verb]?.count).toEqual(count);
  });

  it('by every other verb takes one word', () => {
    const others = Object.entries(VERBS).filter(([, { count }]) => count[0] === 1 && count[1] === 1);
    expect(others.map(([verb]) => verb)).toEqual([
      ...['add', 'remove', 'move', 'lock', 'unlock', 'start', 'end', 'meal', 'pace', 'longest-way', 'unfree'],
      ...['stay', 'arrive', 'leave', 'people', 'diets', 'budget'],
    ]);
  });

  it('needs a number where one is meant, and a currency for a limit', () => {
    expect(() => toEdit('length 1 long')).toThrow('Expected a number, got "long".');
    expect(() => toEdit('length 1 9x')).toThrow('Expected a number, got "9x".');
    const bare = { ...named, trip: sampleTrip({ costs: [] }), verb: 'budget', words: ['5'], options: {} };
    expect(() => VERBS['budget']?.toEdit(bare)).toThrow('its currency is not known');
    expect(() => toEdit('move 1')).toThrow('Where to?');
  });
});

describe('a stop', () => {
  it('is meant by its number, its id, its name, or a part of it that only one has', () => {
    for (const word of ['3', '#3', 'visit_Nanzen-ji', 'nanzen ji', 'nanz'])
      expect(findStop(named, word)).toBe('visit_Nanzen-ji');
    expect(findStop(named, 'castle')).toBe('visit_Nijo Castle');
  });

  it('is not guessed where two are meant', () => {
    expect(() => findStop(named, 'nijo')).toThrow(
      '"nijo" may be: 1 Nijo Castle (Sat 2027-04-03 09:30); 4 Nijo Market (Mon 2027-04-05 10:00).',
    );
  });

  it.each(['0', '5', '99'])('has no number %s', (word) => {
    expect(() => findStop(named, word)).toThrow(`There is no stop ${word}; \`show\` numbers them 1 to 4.`);
  });

  it('is named where it is near to what was typed: two slips, or one in three letters', () => {
    expect(() => findStop(named, 'lanxh')).toThrow('"lanxh" is no stop of this plan. Near to it: 2 Lunch');
    expect(() => findStop(named, 'xxxch')).toThrow(/is no stop of this plan\.$/);
    // Of nine letters three may be wrong.
    expect(() => findStop(named, 'xaxxen ji')).toThrow('Near to it: 3 Nanzen-ji');
    expect(() => findStop(named, 'xaxxxn ji')).toThrow(/is no stop of this plan\.$/);
    expect(() => findStop(named, '')).toThrow(/is no stop of this plan\./);
  });

  it('is named with two more at most, the nearest first', () => {
    const many = ['Aaab', 'Aaac', 'Aaad', 'Aaax'].map((name) => ({ id: `place_${name}`, name }));
    const all = { trip, places: many as unknown as PlanToEdit['facts']['places'] };
    expect(() => findPlace(all, 'aazx')).toThrow('Near to it: Aaax; Aaab; Aaac.');
  });
});

describe('a day', () => {
  it('is meant by its date, its number or its weekday', () => {
    for (const word of ['2027-04-04', '2', 'day 2', 'Sunday', 'sun']) expect(findDate(named, word)).toBe('2027-04-04');
    expect(() => findDate(named, 'su')).toThrow(
      'This trip has no day "su". Its days: 1 Sat 2027-04-03, 2 Sun 2027-04-04, 3 Mon 2027-04-05.',
    );
    for (const word of ['0', '4', 'friday']) expect(() => findDate(named, word)).toThrow('has no day');
  });

  it('is today by the cursor of the trip, else by its first day', () => {
    expect([findDate(named, 'today'), findDate(named, 'tomorrow')]).toEqual(['2027-04-03', '2027-04-04']);
    const later = { ...named, trip: sampleTrip({ now: { date: '2027-04-04', time: '09:00' } }) };
    expect([findDate(later, 'today'), findDate(later, 'tomorrow')]).toEqual(['2027-04-04', '2027-04-05']);
  });

  it('is asked for where a trip has two of that name', () => {
    const [first] = trip.days;
    const week = { ...named, trip: sampleTrip({ days: first ? [first, { ...first, date: '2027-04-10' }] : [] }) };
    expect(() => findDate(week, 'saturday')).toThrow('"saturday" is Sat 2027-04-03 or Sat 2027-04-10: say which date.');
  });
});
