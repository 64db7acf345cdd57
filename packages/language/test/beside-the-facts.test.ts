import { describe, expect, it } from 'vitest';

import type { BrainRequest, DateHints } from '../src/brain.ts';
import { createRuleBrain } from '../src/read/rule-brain.ts';
import { fakeGazetteer } from './fake-gazetteer.ts';

const brain = createRuleBrain({ gazetteer: fakeGazetteer });
const known = (name: string, value: unknown) => ({ name, value, text: '', status: 'stated' }) as never;

async function hintsOf(message: string, over: Partial<BrainRequest> = {}): Promise<DateHints> {
  const request = { message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: '2026-11-21', ...over } as const;
  return (await brain.understand(request, new AbortController().signal)).hints ?? {};
}

describe('how many keep a diet', () => {
  it.each([
    ['Kyoto for four: one vegan, one halal and two vegetarians', { vegan: 1, halal: 1, vegetarian: 2 }],
    ['one is vegan, one is kosher and one has a nut allergy', { vegan: 1, kosher: 1, 'nut-free': 1 }],
    ['my wife is vegetarian', { vegetarian: 1 }],
    ["I'm a vegan and we love art", { vegan: 1 }],
    ['a vegetarian and a child with a nut allergy', { vegetarian: 1, 'nut-free': 1 }],
    ['2 coeliacs', { 'gluten-free': 2 }],
  ])('is told by %j', async (text, eaters) => {
    expect((await hintsOf(text)).eaters).toEqual(eaters);
  });

  it('is all of them where they say so', async () => {
    const facts = [known('travelers', 3)];
    expect((await hintsOf('we are all vegan', { facts })).eaters).toEqual({ vegan: 3 });
    expect((await hintsOf('both vegetarian', { facts: [known('travelers', 2)] })).eaters).toEqual({ vegetarian: 2 });
  });

  it('is not guessed, and stays as it was said before', async () => {
    expect((await hintsOf('Kyoto, vegetarian food please')).eaters).toBeUndefined();
    expect((await hintsOf('one halal', { hints: { eaters: { vegan: 2 } } })).eaters).toEqual({ vegan: 2, halal: 1 });
  });
});

it('remembers what somebody does not eat and no kitchen is marked for', async () => {
  expect(await hintsOf('no fish for the 6 year old')).toMatchObject({ foods: ['no fish'] });
  expect(await hintsOf('no pork', { hints: { foods: ['no fish'] } })).toMatchObject({ foods: ['no fish', 'no pork'] });
  expect((await hintsOf('one vegan, no nuts')).foods).toBeUndefined();
  expect((await hintsOf('we eat everything', { hints: { foods: ['no fish'] } })).foods).toEqual([]);
});

describe('a rest', () => {
  it.each([
    ['Kyoto, we need a rest every afternoon', ['afternoons']],
    ['a nap after lunch for our toddler', ['afternoons']],
    ['my father tires easily and needs breaks', ['afternoons']],
    ['a siesta and one rest day', ['afternoons', 'day']],
    ['a day off in the middle', ['day']],
  ])('is heard in %j', async (text, rests) => {
    expect((await hintsOf(text)).rests).toEqual(rests);
  });

  it.each([
    'Kyoto for two, you decide the rest',
    'assume the rest',
    'the rest of the trip in Tokyo',
    'we need no rest',
    'restaurants near the river',
    'spring break in Paris',
  ])('is none in %j', async (text) => {
    expect((await hintsOf(text)).rests).toBeUndefined();
  });
});

describe('a must-do that cannot be planned', () => {
  const paris = { facts: [known('destinations', ['paris'])] };

  it('is remembered by its name, with the city where it is', async () => {
    expect((await hintsOf('must see Universal Studios', paris)).missing).toEqual([{ name: 'Universal Studios' }]);
    expect((await hintsOf('we must see Nijo Castle and the Louvre', paris)).missing).toEqual([
      { name: 'Nijo Castle', city: 'Kyoto', place: 'place_kyoto-nijo' },
    ]);
    expect((await hintsOf('must see the Louvre', paris)).missing).toBeUndefined();
  });

  it('is forgotten once it is given up, or called by a name that is known', async () => {
    const hints = { missing: [{ name: 'Universal Studios' }, { name: 'Eiffel Turret' }] };
    const after = async (text: string) => (await hintsOf(text, { ...paris, hints })).missing?.map(({ name }) => name);
    expect(await after('leave out Universal Studios')).toEqual(['Eiffel Turret']);
    expect(await after('never mind that, forget it')).toEqual([]);
    expect(await after('I mean the Eiffel Tower')).toEqual(['Universal Studios']);
    expect(await after('and the Louvre')).toEqual(['Universal Studios', 'Eiffel Turret']);
  });
});
