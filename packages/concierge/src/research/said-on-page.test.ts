import type { MinuteOfDay } from '@wayfarer/trip/clock';
import { expect, it } from 'vitest';

import { plainText, speaksOf, tellsNumber, tellsTime } from './said-on-page.ts';

const at = (hours: number, minutes = 0) => (hours * 60 + minutes) as MinuteOfDay;

it.each([
  ['Open 9:00 - 18:00', at(9), true],
  ['Open 9:00 - 18:00', at(18), true],
  ['Open 9:00 - 18:00', at(8), false],
  ['Open 19:00', at(9), false],
  ['09.30 Uhr', at(9, 30), true],
  ['de 9h30 à 17h', at(17), true],
  ['de 9h30 à 17h', at(9, 30), true],
  ['de 9h30 à 17h', at(9), false],
  ['10 a.m. to 5:30 p.m.', at(17, 30), true],
  ['10 a.m. to 5:30 p.m.', at(10), true],
  ['10 a.m. to 5:30 p.m.', at(22), false],
  ['12 pm to midnight', at(12), true],
  ['Mon–Fri 9–17', at(9), true],
  ['Mon–Fri 9–17', at(17), true],
  ['17 rooms', at(17), false],
])('%j tells minute %i: %j', (quote, minute, told) => {
  expect(tellsTime(quote, minute)).toBe(told);
});

it.each([
  ['Adults 600 yen', 600, true],
  ['¥1,300 per person', 1300, true],
  ['1 300 yen', 1300, true],
  ['€ 12,50', 12.5, true],
  ['€12.5', 12.5, true],
  ['1,300', 300, false],
  ['12', 120, false],
  ['free', 0, false],
])('%j tells %d: %j', (quote, amount, told) => {
  expect(tellsNumber(quote, amount)).toBe(told);
});

it('knows a place by the long words of its name, without marks', () => {
  expect(plainText('  Café\nÉLAN ')).toBe('cafe elan');
  expect(speaksOf('The Café Élan of Kyoto', 'Cafe Elan')).toBe(true);
  expect(speaksOf('Elan vital', 'Café Élan')).toBe(false);
  expect(speaksOf('at To-ji they say', 'To-ji')).toBe(true);
});
