import { expect, it } from 'vitest';

import { PARIS } from '../../test/paris-context.ts';
import type { Frame } from './frame.ts';
import { withoutWeatherOrders } from './if-weather.ts';
import { readInLikeliest } from './read-words.ts';

const EDIT: Frame = { act: 'edit', edit: { type: 'refill', date: '2027-06-12' } };
const RAIN: Frame = { act: 'question', question: { about: 'rain', date: '2027-06-12' } };

function settled(text: string, ...frames: readonly Frame[]): readonly Frame[] {
  const { clauses, scene } = readInLikeliest(text, PARIS);
  return withoutWeatherOrders(frames, clauses, scene);
}

it.each([
  'if it rains on Saturday, plan that day anew',
  'falls es am Samstag regnet, plane den Tag neu',
  "s'il pleut samedi, refais la journée",
  'si llueve el sábado, rehaz el día',
  'もし土曜日に雨なら、その日を組み直して',
  '如果周六下雨，就重排那天',
])('orders nothing under a condition of the weather: %s', (text) => {
  expect(settled(text, RAIN, EDIT)).toEqual([
    {
      act: 'question',
      question: { about: 'if-weather', date: '2027-06-12', edits: [{ type: 'refill', date: '2027-06-12' }] },
    },
  ]);
});

it('takes what would be told of a change for one that is wished for then', () => {
  const edit = { type: 'refill', date: '2027-06-12' } as const;
  const supposed: Frame = { act: 'question', question: { about: 'what-if', edit } };
  expect(settled("s'il pleut samedi, on refait la journée", supposed)).toMatchObject([
    { question: { about: 'if-weather', edits: [edit] } },
  ]);
});

it('leaves orders that depend on no weather, and questions about it without an order', () => {
  expect(settled('it will rain on Saturday, plan that day anew', EDIT)).toEqual([EDIT]);
  expect(settled('if it is possible, plan Saturday anew', EDIT)).toEqual([EDIT]);
  expect(settled('if it rains on Saturday?', RAIN)).toEqual([RAIN]);
});
