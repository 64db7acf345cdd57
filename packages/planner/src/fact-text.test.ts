import { describe, expect, it } from 'vitest';

import { GAZETTEER } from '../test/conversation.ts';
import { stated } from '../test/tiny-town.ts';
import { describeChange, describeValue, summarise } from './fact-text.ts';
import type { Fact, FactName, FactValues } from './facts.ts';

const yen = { amount: 50_000, currency: 'JPY' };

describe('a fact in words', () => {
  it.each<[FactName, unknown, string]>([
    ['destinations', ['kyoto', 'tokyo'], 'Kyoto, Tokyo'],
    ['destinations', [], 'nowhere'],
    ['start', '2027-04-03', 'Sat 2027-04-03'],
    ['end', '2027-04-05', 'Mon 2027-04-05'],
    ['origin', 'Osaka', 'Osaka'],
    ['travelers', 1, '1 person'],
    ['travelers', 2, '2 people'],
    ['budgetLevel', 'mid', 'mid'],
    ['budget', { money: yen, scope: 'total' }, '¥50,000 in all'],
    ['budget', { money: yen, scope: 'person' }, '¥50,000 for each person'],
    ['budget', { money: yen, scope: 'person-day' }, '¥50,000 for each person and day'],
    ['budget', { money: yen, scope: 'day' }, '¥50,000 a day'],
    ['pace', 'relaxed', 'relaxed'],
    ['dietary', ['vegan', 'nut-free'], 'vegan, nut-free'],
    ['dietary', [], 'no restrictions'],
    ['interests', ['temples'], 'temples'],
    ['interests', [], 'anything'],
    ['mustDo', ['place_kyoto-n12', 'place_kyoto-w9'], 'Fushimi Inari, a place that is on the map no more'],
    ['mustDo', [], 'nothing in particular'],
    ['hotelStyle', 'ryokan', 'ryokan'],
    ['currency', 'JPY', 'JPY'],
    ['accessibility', ['step-free'], 'step-free'],
    ['accessibility', [], 'no needs stated'],
    ['avoid', ['zoo'], 'zoo'],
    ['avoid', [], 'nothing'],
    ['crowds', 'avoid', 'avoid crowds'],
    ['crowds', 'fine', 'crowds are fine'],
    ['openingHours', 'known', 'places with known opening hours only'],
    ['openingHours', 'any', 'unknown opening hours are fine'],
    ['autonomy', 'ask', 'you are asked every time'],
    ['autonomy', 'small-changes', 'small ones are made without asking you'],
    ['arrival', { at: 840 }, '14:00'],
    ['departure', { at: 840, by: 'train' }, '14:00, by train'],
    ['departure', { at: 840, by: 'drive' }, '14:00, by car'],
    ['stayAreas', [{ name: 'Gion', city: 'kyoto' }], 'near Gion (Kyoto)'],
    ['stayAreas', [], 'anywhere'],
    ['transport', [{ by: 'drive' }, { by: 'transit', to: 'Kyoto' }], 'car, train or bus to Kyoto'],
    ['transport', [{ by: 'bus', from: 'Osaka', to: 'Kyoto' }], 'bus from Osaka to Kyoto'],
    ['transport', [], 'whatever suits'],
    ['stays', ['place_kyoto-w9'], 'a house that is on the map no more'],
    ['stays', [], 'wherever suits'],
    ['accessibility', ['step-free', 'known-access'], 'step-free, where that is known only'],
    ['persons', [], 'nothing said of anybody alone'],
    ['persons', [{ label: 'Anna', count: 1 }], 'Anna'],
    [
      'persons',
      [
        {
          ...{ label: 'Anna', count: 1, diets: ['vegan'], interests: ['art', 'food'], avoid: ['zoo', 'beach'] },
          ...{ access: ['step-free'], limit: { money: yen, scope: 'person' } },
        },
        { label: 'the children', count: 2, ages: [6, 9], limit: { money: yen, scope: 'person-day' } },
      ],
      'Anna: vegan, likes art and food, no zoo or beach, step-free, at most ¥50,000 each; the children (6 and 9): at most ¥50,000 each a day',
    ],
    ['fairness', 'sum', 'what most of you like'],
    ['fairness', 'least-misery', 'nothing that one of you dislikes'],
    ['fairness', 'most-pleasure', 'something that each of you loves'],
    ['fairness', 'multiplicative', 'fair to everyone'],
    ['pace', null, 'left to us'],
  ])('is its value as a person would say it: %s %j', (name, value, text) => {
    expect(describeValue(name, value as FactValues[typeof name] | null, GAZETTEER)).toBe(text);
  });

  it('has a line in a summary, which says what was assumed', () => {
    const [pace, travelers] = stated({ pace: 'relaxed', travelers: 2 });
    const facts = [pace, { ...travelers, status: 'assumed' }] as readonly Fact[];
    expect(summarise(facts)).toBe('- Pace: relaxed\n- Travellers: 2 (assumed)');
  });

  it('changes from what it was to what it is', () => {
    const [before, after] = ['mid', 'high'].flatMap((budgetLevel) => stated({ budgetLevel }));
    expect(describeChange(before, after)).toBe('Budget: mid → high');
    expect(describeChange(undefined, after)).toBe('Budget: nothing → high');
    expect(describeChange(before, undefined)).toBe('Budget: mid → nothing');
    expect(describeChange(undefined, undefined)).toBe('');
  });

  it.each([
    ['de', 'Reisende: 2 Personen → 3 Personen', 'Budget: nichts → 1.200 € insgesamt'],
    ['fr', 'Voyageurs : 2 personnes → 3 personnes', 'Budget : rien → 1 200 € en tout'],
    ['es', 'Viajeros: 2 personas → 3 personas', 'Presupuesto: nada → 1200 € en total'],
    ['ja', '人数：2人 → 3人', '予算：なし → 合計€1,200'],
    ['zh', '人数：2 人 → 3 人', '预算：无 → 共€1,200'],
  ] as const)('changes in %s', (language, people, budget) => {
    const [two, three] = [2, 3].flatMap((travelers) => stated({ travelers }));
    const [sum] = stated({ budget: { money: { amount: 120_000, currency: 'EUR' }, scope: 'total' } });
    expect(describeChange(two, three, language)).toBe(people);
    expect(describeChange(undefined, sum, language).replaceAll(/\s/g, ' ')).toBe(budget);
  });
});
