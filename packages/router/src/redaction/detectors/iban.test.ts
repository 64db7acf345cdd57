import { expect, it } from 'vitest';

import { findIbans } from './iban.ts';

it.each([
  ['to DE89 3704 0044 0532 0130 00 please', ['DE89 3704 0044 0532 0130 00']],
  ['GB29NWBK60161331926819, gb29nwbk60161331926819', ['GB29NWBK60161331926819', 'gb29nwbk60161331926819']],
  ['NO9386011117947.', ['NO9386011117947']],
  ['DE88 3704 0044 0532 0130 00', []],
  ['XX89 3704 0044 0532 0130 00', []],
  ['DE89370400440532013000X, ADE89370400440532013000', []],
  ['in 20 days, at 30 degrees', []],
])('finds the accounts in %j', (text, accounts) => {
  expect(findIbans(text).map(({ start, end }) => text.slice(start, end))).toEqual(accounts);
});
