import { expect, it } from 'vitest';

import { cuisineOf, mealsOf, reservationOf, servesOf, tableScoreOf } from './table-of.ts';

it('prefers houses of which something is known to branches of a chain', () => {
  expect(tableScoreOf({})).toBe(0);
  for (const [tags, points] of [
    [{ wikidata: 'Q1' }, 3],
    [{ opening_hours: '24/7' }, 2],
    [{ cuisine: 'ramen' }, 1],
    [{ website: 'x' }, 1],
    [{ 'contact:website': 'x' }, 1],
    [{ 'diet:vegan': 'yes' }, 1],
    [{ wheelchair: 'no' }, 0.5],
    [{ amenity: 'restaurant' }, 1],
    [{ amenity: 'fast_food' }, -2],
    [{ brand: 'M' }, -2],
    [{ 'brand:wikidata': 'Q2' }, -2],
    [{ amenity: 'fast_food', brand: 'M', wikidata: 'Q2' }, -1],
  ] as const)
    expect([tags, tableScoreOf(tags)]).toEqual([tags, points]);
});

it('names three kitchens at most', () => {
  expect(cuisineOf({ cuisine: 'Portuguese;sea_food, wine ;tapas' })).toBe('portuguese, sea food, wine');
  expect(cuisineOf({ cuisine: 'a;<b>' })).toBeNull();
  expect(cuisineOf({})).toBeNull();
});

it('serves a diet that somebody has written down, or cooks by', () => {
  expect(servesOf({ 'diet:vegan': 'yes', 'diet:halal': 'only', 'diet:kosher': 'no' })).toEqual(['vegan', 'halal']);
  expect(servesOf({ cuisine: 'vegetarian;pizza', 'diet:vegetarian': 'yes' })).toEqual(['vegetarian']);
});

it('serves the meals of its kind, and those it says', () => {
  expect(mealsOf({ amenity: 'cafe' })).toEqual(['breakfast', 'lunch']);
  expect(mealsOf({ amenity: 'bar' })).toEqual(['lunch', 'dinner']);
  expect(mealsOf({ amenity: 'restaurant', breakfast: 'yes', lunch: 'no' })).toEqual(['breakfast', 'dinner']);
});

it('is booked as somebody has written down', () => {
  expect(['required', 'recommended', 'no', 'yes'].map((reservation) => reservationOf({ reservation }))).toEqual([
    'needed',
    'advised',
    'none',
    undefined,
  ]);
});
