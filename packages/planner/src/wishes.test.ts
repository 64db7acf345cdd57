import { describe, expect, it } from 'vitest';

import { stated } from '../test/tiny-town.ts';
import { toParty, toPreferences } from './wishes.ts';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
const person = (label: string, over: object = {}) => ({ label, count: 1, ...over });

describe('a party', () => {
  it('keeps whatever one of it keeps', () => {
    const persons = [person('Anna', { diets: ['vegan'], access: ['step-free'] }), person('Ben', { diets: ['halal'] })];
    expect(toParty(stated({ travelers: 3, dietary: ['vegan', 'nut-free'], persons }))).toMatchObject({
      ...{ travelers: 3, diets: ['vegan', 'nut-free', 'halal'], eaters: { vegan: 1, halal: 1 }, access: ['step-free'] },
      persons: [{ label: 'Anna' }, { label: 'Ben' }],
    });
  });

  it('has limits for the whole trip: by the day, as many times as it has days', () => {
    const limit = (scope: string) =>
      toParty(
        stated({
          start: '2027-04-03',
          end: '2027-04-05',
          persons: [person('Anna', { limit: { money: yen(5000), scope } })],
        }),
      ).persons?.[0]?.limit;
    expect(limit('person-day')).toEqual({ money: yen(15_000), scope: 'person' });
    expect(limit('person')).toEqual({ money: yen(5000), scope: 'person' });
    const undated = stated({ persons: [person('Anna', { limit: { money: yen(5000), scope: 'person-day' } })] });
    expect(toParty(undated).persons?.[0]?.limit?.money).toEqual(yen(5000));
  });

  it('has somebody for each who was counted and not named, unless that is everybody', () => {
    const of = (travelers: number, eaters: object, persons: readonly object[] = []) =>
      toParty(stated({ travelers, dietary: ['vegan'], persons }), { eaters });
    expect(of(3, { vegan: 2 }).persons).toEqual([
      { label: 'two of you (vegan)', count: 2, unnamed: true, diets: ['vegan'] },
    ]);
    expect(of(3, { vegan: 2 }, [person('Anna', { diets: ['vegan'] })]).persons?.[1]).toMatchObject({ count: 1 });
    expect(of(3, { vegan: 1 }, [person('Anna', { diets: ['vegan'] })]).persons).toHaveLength(1);
    expect(of(2, { vegan: 2 }).persons).toBeUndefined();
    expect(of(1, { vegan: 1 })).toEqual({ travelers: 1, diets: ['vegan'], eaters: { vegan: 1 }, access: [] });
  });

  it('counts the rest of it as one at least', () => {
    const rest = { label: 'the others', count: 'rest', diets: ['halal'] };
    expect(toParty(stated({ travelers: 4, persons: [rest] })).eaters).toEqual({ halal: 1 });
    const two = [person('Anna', { count: 2, diets: ['halal'] }), rest];
    expect(toParty(stated({ travelers: 4, persons: two }), { eaters: { halal: 1 } }).eaters).toEqual({ halal: 3 });
  });
});

describe('preferences', () => {
  it('are moderate where nothing was said', () => {
    expect(toPreferences([])).toEqual({
      ...{ pace: 'moderate', interests: [], avoid: [], avoidCrowds: false, timeOfDay: 'any', heavyTravelPenalty: true },
    });
  });

  it('are what was said', () => {
    const facts = {
      pace: 'packed',
      interests: ['art'],
      avoid: ['zoo'],
      crowds: 'avoid',
      openingHours: 'known',
      fairness: 'sum',
    };
    expect(toPreferences(stated(facts))).toEqual({
      ...{ pace: 'packed', interests: ['art'], avoid: ['zoo'], avoidCrowds: true, timeOfDay: 'any' },
      ...{ heavyTravelPenalty: true, knownHoursOnly: true, fairness: 'sum' },
    });
    expect(toPreferences(stated({ crowds: 'fine', openingHours: 'any' }))).not.toHaveProperty('knownHoursOnly');
  });
});
