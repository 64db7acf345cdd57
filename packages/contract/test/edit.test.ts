import { describe, it } from 'vitest';

import { editSchema } from '../src/index.ts';
import { expectRange, lists, numbers, type Range, texts } from './limits.ts';

describe('an edit', () => {
  const date = '2027-04-03';
  const anyText = { taken: ['x'], refused: [''] };

  it.each<[object, string, Range]>([
    [{ type: 'add', place: 'p' }, 'place', anyText],
    [{ type: 'add', place: 'p' }, 'minutes', numbers(5, 720)],
    [{ type: 'remove', visit: 'v' }, 'visit', anyText],
    [{ type: 'length', visit: 'v', minutes: 60 }, 'minutes', numbers(5, 720)],
    [{ type: 'length', visit: 'v', by: 15 }, 'by', numbers(-720, 720)],
    [{ type: 'meal', meal: 'lunch', date: null }, 'cuisine', texts(1, 60)],
    [{ type: 'meal', meal: 'lunch', date: null }, 'diets', lists(0, 10, 'vegan')],
    [{ type: 'meal', meal: 'lunch', date: null, diets: ['vegan'] }, 'diets.0', anyText],
    [{ type: 'longest-way', date, minutes: 60 }, 'minutes', numbers(15, 240)],
    [{ type: 'party' }, 'travelers', numbers(1, 20)],
    [{ type: 'budget', limit: { amount: 5, currency: 'EUR' } }, 'limit.currency', texts(3, 3)],
    [{ type: 'walk', date, title: 't', places: ['p'] }, 'title', texts(1, 300)],
    [{ type: 'walk', date, title: 't', places: ['p'] }, 'places', lists(1, 100, 'p')],
  ])('such as %j keeps %s within limits', (sample, path, range) => {
    expectRange(editSchema, sample, [path, range]);
  });
});
