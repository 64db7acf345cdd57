import type { Frame, OptionProperty } from '@wayfarer/language';
import type { ItineraryOption } from '@wayfarer/planner';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, INN, sight, TripStory, typesOf, yen } from '../../../test/trip-story.ts';
import { speakerOf } from '../scene.ts';
import { findBest, sayBest } from './about-options.ts';

function choosing(): TripStory {
  return new TripStory({
    days: [cityDay(DATES[0]), cityDay(DATES[1])],
    sights: ['One', 'Two', 'Three', 'Four'].map((name) => sight(name)),
    eateries: [eatery('Soba'), eatery('Grill')],
  }).offers({ budget: { money: yen(200_000), scope: 'total' } });
}

const story = choosing();
const [made] = story.state.planning.options;
const scene = { state: story.state, speaker: speakerOf(story.state, 'en') } as Parameters<typeof findBest>[2];

/** Like the option that was made, with figures of its own. */
function option(title: string, over: Partial<ItineraryOption>): ItineraryOption {
  if (!made) throw new Error('No option was made.');
  return { ...made, unpriced: 0, title, ...over };
}

const THREE = [
  option('A', { total: yen(90_000), walkingKmPerDay: 4.2, freeMinutesPerDay: 60 }),
  option('B', { total: yen(120_000), walkingKmPerDay: 2.5, freeMinutesPerDay: 200 }),
  option('C', { total: yen(120_000), walkingKmPerDay: 2.5, freeMinutesPerDay: 90 }),
];

describe('options side by side', () => {
  it.each<[OptionProperty, string]>([
    ['cheapest', '1. A: about ¥90,000 (estimate).'],
    ['dearest', '2. B and 3. C have the same: about ¥120,000 (estimate).'],
    ['least-walking', '2. B and 3. C have the same: 2.5 km on foot a day.'],
    ['calmest', '2. B: 3 h 20 min free a day.'],
    [{ has: 'inn' }, `With ${INN.name}: 1. A, 2. B and 3. C.`],
    [{ has: 'ryokan' }, 'None of the options has "ryokan", as far as is known.'],
  ])('are told apart by %j', (by, said) => {
    expect(sayBest(THREE, by, scene)).toBe(said);
  });

  it('count rides in town, and none on foot', () => {
    const leg = { from: 'a', to: 'b', minutes: 10, km: 3, estimate: true };
    const days = (...modes: readonly string[]): ItineraryOption['days'] =>
      [{ ...made?.days[0], legs: modes.map((mode) => ({ ...leg, mode })) }] as never;
    const two = [option('A', { days: days('walk', 'transit', 'transit') }), option('B', { days: days('transit') })];
    expect(findBest(two, 'fewest-rides', scene)).toEqual({ numbers: [2], figure: '1 ride in town' });
  });

  it('are said to be alike where they are', () => {
    expect(
      sayBest(
        [THREE[1], THREE[2]].flatMap((one) => one ?? []),
        'cheapest',
        scene,
      ),
    ).toBe('In that they do not differ: about ¥120,000 (estimate).');
  });

  it('say that unknown prices are in no sum', () => {
    expect(sayBest([option('A', { total: yen(1), unpriced: 2 })], 'cheapest', scene)).toBe(
      '1. A: about ¥1 (estimate). Prices that nobody knows are in none of the sums.',
    );
  });
});

describe('an option', () => {
  const take = (by: OptionProperty): Frame => ({ act: 'answer', answer: { kind: 'option-by', by } });

  it('is taken by its property where one alone has it', () => {
    const told = choosing();
    const events = told.means(take('cheapest'));
    expect(typesOf(events)).toContain('option-selected');
    expect(told.lastReply).toMatch(/^1\. .*: about ¥[\d,]+ \(estimate\)\./);
  });

  it('is not taken where none has it, and which is asked', () => {
    const told = choosing();
    const events = told.means(take({ has: 'ryokan' }));
    expect(typesOf(events)).toEqual(['message-received', 'message-sent']);
    expect(told.lastReply).toBe('None of the options has "ryokan", as far as is known. Which option shall it be?');
  });

  it('is compared before there is a plan, and nothing happens', () => {
    const told = choosing();
    const events = told.means({ act: 'question', question: { about: 'compare-options' } });
    expect(typesOf(events)).toEqual(['message-received', 'message-sent']);
    expect(told.lastReply.split('\n')[1]).toBe('Prices that nobody knows are in none of the sums.');
    expect(told.lastReply).toMatch(/^1\. .*: about ¥[\d,]+; \d\.\d km on foot a day, .* free a day, 4 stops/);
  });
});
