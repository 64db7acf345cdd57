import { describe, expect, it } from 'vitest';

import { knowsHolidays, withoutHolidayRules } from './holiday-rules.ts';

describe('holidays in opening hours', () => {
  it('are known in some countries', () => {
    expect(knowsHolidays('PH', { country: 'JP', state: '' })).toBe(true);
    expect(knowsHolidays('PH', { country: 'US', state: 'Massachusetts' })).toBe(true);
    expect(knowsHolidays('PH', { country: 'FR', state: '' })).toBe(true);
    expect(knowsHolidays('PH', { country: 'TH', state: '' })).toBe(false);
    expect(knowsHolidays('SH', { country: 'JP', state: '' })).toBe(false);
  });

  it.each([
    ['09:00-17:00; PH off', '09:00-17:00'],
    ['PH 10:00-12:00; Tu-Su 09:00-17:00', 'Tu-Su 09:00-17:00'],
    ['Mo-Fr,PH 09:00-17:00; Sa,Su,PH 10:00-12:00', 'Mo-Fr 09:00-17:00; Sa,Su 10:00-12:00'],
    ['PH,Mo 09:00-17:00', 'Mo 09:00-17:00'],
    ['PH off', ''],
  ])('are taken out of %j', (text, ordinary) => {
    expect(withoutHolidayRules(text)).toBe(ordinary);
  });
});
