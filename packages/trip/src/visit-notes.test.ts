import { describe, expect, it } from 'vitest';

import { eatery } from '../test/day.ts';
import type { Eatery, Party } from './index.ts';
import { listVisitNotes } from './visit-notes.ts';

const FOUR: Party = { travelers: 4, diets: [], access: [] };

function notes(place: Partial<Eatery>, party: Partial<Party>): readonly string[] {
  return listVisitNotes(eatery('table', place), { kind: 'meal' }, { ...FOUR, ...party });
}

describe('what to know before a meal', () => {
  it('is nothing where nobody has a need', () => {
    expect(notes({}, {})).toEqual([]);
  });

  it('names each allergy with what is known and what to ask', () => {
    expect(notes({ serves: ['gluten-free'] }, { diets: ['gluten-free'] })).toEqual([
      'Gluten: gluten-free meals are known to be served; ask whether the kitchen keeps them apart.',
    ]);
    expect(notes({ serves: ['vegetarian'] }, { diets: ['shellfish-free'] })).toEqual([
      'Shellfish: a vegetarian meal is known to be served and has no shellfish in it; ask whether the kitchen cooks with shellfish all the same.',
    ]);
    expect(notes({}, { diets: ['nut-free'] })).toEqual([
      'Nuts: nothing is known of the kitchen; ask before you order.',
    ]);
    expect(notes({ isArea: true, onYourOwn: true }, { diets: ['nut-free', 'egg-free'] })).toEqual([
      'Nuts: nothing is known of the kitchens there; ask before you order.',
      'Eggs: nothing is known of the kitchens there; ask before you order.',
    ]);
  });

  it('counts whom the kitchen suits, as far as it was said how many keep a diet', () => {
    const diets = ['vegan', 'halal'] as const;
    expect(notes({ serves: ['vegan', 'halal'] }, { diets })).toEqual([
      'Vegan and halal meals are known to be served. It suits everyone.',
    ]);
    // Of four all but the two who eat halal.
    expect(notes({ serves: ['vegan'] }, { diets, eaters: { vegan: 1, halal: 2 } })).toEqual([
      'Vegan meals are known to be served. It suits 2 of 4. It is not known to serve halal meals: ask before you go.',
    ]);
    expect(notes({ serves: ['vegan'] }, { diets, eaters: { vegan: 1 } })).toEqual([
      'Vegan meals are known to be served. It is not known to serve halal meals: ask before you go.',
    ]);
    expect(notes({ isArea: true }, { diets })).toEqual([
      'Ask for vegan and halal meals: no kitchen there is known to serve them.',
    ]);
  });

  it.each([
    ['yes', 'Step-free.'],
    ['partly', 'Step-free in part: ask which parts can be reached without steps.'],
    ['unknown', 'Whether it is free of steps is not known: ask before you go.'],
    ['no', 'It cannot be entered without steps.'],
  ] as const)('says how far it is free of steps: %s', (stepFree, text) => {
    expect(notes({ stepFree }, { access: ['step-free'] })).toEqual([text]);
  });
});
