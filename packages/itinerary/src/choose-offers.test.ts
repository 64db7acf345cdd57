import { expect, it } from 'vitest';

import { chooseOffers } from './choose-offers.ts';

const beds = { offers: [offer('hostel', 40, 1), offer('hotel', 90, 3)], least: 1, most: 1 };
const tables = {
  offers: [
    offer('bistro', 20, 2, 'French'),
    offer('diner', 10, 1.5, 'American'),
    offer('corner', 5, 1, 'French', 'Chinese'),
  ],
  least: 2,
  most: 2,
};

function offer(item: string, cost: number, worth: number, ...meets: readonly string[]) {
  return { item, cost, worth, meets };
}

it('takes the best of all kinds together that the limit allows', () => {
  expect(chooseOffers([beds, tables], { limit: 120 })).toEqual({
    lists: [['hotel'], ['bistro', 'diner']],
    cost: 120,
    worth: 6.5,
  });
  expect(chooseOffers([beds, tables], { limit: 119 })).toEqual({
    lists: [['hotel'], ['bistro', 'corner']],
    cost: 115,
    worth: 6,
  });
  expect(chooseOffers([beds, tables], { limit: 54 })).toBeUndefined();
});

it('meets every wish with something, or says that it cannot', () => {
  const wishes = ['Chinese', 'American'];
  expect(chooseOffers([beds, tables], { limit: 120, wishes })?.lists[1]).toEqual(['diner', 'corner']);
  expect(chooseOffers([beds, tables], { limit: 120, wishes: ['Thai'] })).toBeUndefined();
});
