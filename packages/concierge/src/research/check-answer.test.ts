import type { MinuteOfDay } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { checkAnswer, type ResearchAnswer } from './check-answer.ts';
import type { Gap } from './gap.ts';

const URL = 'https://soba.example/';
const page = (text: string) => [{ url: URL, text: `Soba Hana, Kyoto\n${text}`, at: '2027-01-01T00:00:00.000Z' }];
const BASE = { id: 'g', specialist: 'food', about: 'Soba Hana', city: 'Kyoto', question: '?' } as const;
const yen = (amount: number) => ({ amount, currency: 'JPY' });
const PRICE: Gap = { ...BASE, kind: 'price', currency: 'JPY', others: [yen(800), yen(1000), yen(3000)] };
const HOUSE: Gap = { ...BASE, about: 'Kyoto', kind: 'house', words: ['vegan'], known: ['Known House'] };
const HOURS: Gap = {
  ...BASE,
  kind: 'hours',
  date: '2027-04-03',
  arrive: 750 as MinuteOfDay,
  depart: 810 as MinuteOfDay,
};

/** The answer quotes all of the page's second line. */
function told(gap: Gap, text: string, answer: Partial<ResearchAnswer>): string {
  const verdict = checkAnswer(gap, { found: true, quote: text, url: URL, ...answer }, page(text));
  return verdict.holds ? verdict.text : `no: ${verdict.why}`;
}

describe('a price', () => {
  it.each([
    ['Lunch 1,200 yen', { amount: 1200 }, /^Soba Hana: ¥1,200\.$/],
    ['Lunch 1,200 yen', { amount: 1200, currency: 'jpy' }, /^Soba Hana: ¥1,200\.$/],
    ['Lunch 9 EUR', { amount: 9, currency: 'EUR' }, /^no: The price is in EUR, and the trip is counted in JPY/],
    ['Lunch 1,200 yen', { amount: 1300 }, /^no: The price does not stand in the words/],
    // The usual one is 1,000: ten times as much is the most, a tenth the least.
    ['Lunch 10,000 yen', { amount: 10_000 }, /^Soba Hana: /],
    ['Lunch 10,001 yen', { amount: 10_001 }, /^no: .* is not likely: others of its kind cost about ¥1,000/],
    ['Lunch 100 yen', { amount: 100 }, /^Soba Hana: /],
    ['Lunch 99 yen', { amount: 99 }, /^no: .* is not likely/],
    ['Entrance is free', { amount: 0 }, /^Soba Hana: free\.$/],
    ['Entrance 0 yen', { amount: -1 }, /^no: It gives no price/],
    ['Entrance', {}, /^no: It gives no price/],
  ])('%j as %j', (text, answer, expected) => {
    expect(told(PRICE, text, answer)).toMatch(expected);
  });

  it('is not believed where no other is known', () => {
    expect(told({ ...PRICE, others: [] }, 'Lunch 1,200 yen', { amount: 1200 })).toMatch(/^no: No other price/);
  });
});

describe('opening hours', () => {
  // One is there 12:30–13:30.
  it.each([
    [
      'Open 11:00-14:00',
      { opens: '11:00', closes: '14:00' },
      /is open 11:00–14:00 on 2027-04-03, and you are there 12:30–13:30\.$/,
    ],
    ['Open 11:00-13:00', { opens: '11:00', closes: '13:00' }, /, but you are there 12:30–13:30\. Change the plan/],
    ['Open 12:00-2:00', { opens: '12:00', closes: '02:00' }, /, and you are there/],
    ['Open 11:00-14:00', { opens: '11:00', closes: '25:00' }, /^no: It gives no opening hours/],
    ['Closed on Saturdays', { closed: true }, /^Soba Hana is closed on 2027-04-03: you are there 12:30–13:30/],
    ['Open on Saturdays', { closed: true }, /^no: The words do not say that it is closed/],
  ])('%j as %j', (text, answer, expected) => {
    expect(told(HOURS, text, answer)).toMatch(expected);
  });
});

describe('a house', () => {
  it.each([
    [
      'Green Bowl is all vegan',
      { name: 'Green Bowl' },
      /^Green Bowl in Kyoto is said to serve vegan meals\. Ask there/,
    ],
    ['Green Bowl is good', { name: 'Green Bowl' }, /^no: The words do not say vegan of it/],
    ['Green Bowl is all vegan', { name: 'Blue Bowl' }, /^no: The name does not stand/],
    ['Known House is vegan', { name: 'known house' }, /^no: known house is known already/],
    ['vegan https://evil.example', { name: 'https://evil.example' }, /^no: It gives no name/],
    ['vegan', {}, /^no: It gives no name/],
  ])('%j as %j', (text, answer, expected) => {
    expect(told(HOUSE, text, answer)).toMatch(expected);
  });
});
