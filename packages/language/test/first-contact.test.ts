import { describe, expect, it } from 'vitest';

import type { BrainRequest, Understanding } from '../src/brain.ts';
import type { FactName } from '../src/facts.ts';
import { createRuleBrain } from '../src/read/rule-brain.ts';
import { fakeGazetteer } from './fake-gazetteer.ts';

/** A Saturday. */
const TODAY = '2026-11-21';
const brain = createRuleBrain({ gazetteer: fakeGazetteer });

function read(message: string, over: Partial<BrainRequest> = {}): Promise<Understanding> {
  const request = { message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: TODAY, ...over } as const;
  return brain.understand(request, new AbortController().signal);
}

async function valueOf(message: string, name: FactName): Promise<unknown> {
  return (await read(message)).learned.find((fact) => fact.name === name)?.value;
}

/** A city that was imported, with a house that is named after a diet. */
const withDietHouse: typeof fakeGazetteer = {
  ...fakeGazetteer,
  findPlaces: (text, city) => {
    const [house] = fakeGazetteer.findPlaces('Nishiki Market', city);
    const index = text.indexOf('gluten-free');
    if (index < 0 || !house) return [];
    return [{ text: 'gluten-free', index, place: { ...house.place, names: ['Com Cuore (gluten free)'] } }];
  },
};

const known = (name: FactName, value: unknown) => ({ name, value, text: '', status: 'stated' }) as never;
const asked = (fact: FactName) => ({ id: `question_${fact}`, text: `What about ${fact}?`, fact, chips: [] });

describe('a diet', () => {
  it('is no house, though one is called so', async () => {
    const { learned } = await createRuleBrain({ gazetteer: withDietHouse }).understand(
      { message: 'Kyoto, one eats gluten-free', index: 0, mode: 'CLARIFY', facts: [], open: [], today: TODAY },
      new AbortController().signal,
    );
    expect(learned.find(({ name }) => name === 'dietary')?.value).toEqual(['gluten-free']);
    expect(learned.find(({ name }) => name === 'mustDo')).toBeUndefined();
  });
});

describe('what is not wanted', () => {
  it.each([
    ['Rome, churches no, food yes', ['church'], ['food']],
    ['Paris, museums: no, parks: yes', ['museum'], ['nature']],
    ['Paris, fewer museums, more parks', undefined, ['nature']],
  ])('of %j is no interest', async (text, avoid, interests) => {
    expect(await valueOf(text, 'avoid')).toEqual(avoid);
    expect(await valueOf(text, 'interests')).toEqual(interests);
  });

  it('in part cannot be planned by, and is said so', async () => {
    const { remarks } = await read('Paris, fewer museums');
    expect(remarks.map(({ text }) => text)).toEqual([
      'I can leave museums out altogether ("no museums"), or take single ones out of a plan; "fewer" I cannot plan by.',
    ]);
  });
});

describe('a first sentence', () => {
  it('in a hurry', async () => {
    expect(await valueOf('Paris 4ppl', 'travelers')).toBe(4);
    expect(await valueOf('not too pricey weekend in Paris', 'budgetLevel')).toBe('mid');
    expect(await valueOf('not too pricey weekend in Paris', 'destinations')).toEqual(['paris']);
  });

  it.each([
    ['a weekend in Paris', { days: 2 }],
    ['a long weekend in Paris', { days: 3 }],
    ['day trip to Boston', { days: 1 }],
    ['a week in Paris in June', { days: 7, month: '2027-06' }],
    ['Paris in the first week of September', { days: 7, month: '2027-09' }],
    ['solo trip to Kyoto next month', { month: '2026-12' }],
    ['5 nights in Tokyo mid April', { days: 6, month: '2027-04' }],
    ['Kyoto, 4 dyas in decembr', { days: 4, month: '2026-12' }],
    ['Kyoto! just plan it', { rest: 'assume' }],
    ['surprise me', { rest: 'assume' }],
  ])('tells of %j what is no date yet', async (text, hints) => {
    expect((await read(text)).hints).toMatchObject(hints);
  });

  it.each([
    ['four friends in Tokyo', 4],
    ['2 students to Paris', 2],
    ['two couples, Paris', 4],
    ['me + husband + baby to Paris', 3],
    ['mum, dad and three kids to Paris', 5],
    ['we (me, my wife, our 3 kids) go to Tokyo', 5],
    ['Me and my 70-year-old dad to Kyoto', 2],
    ['Tokyo, 2 adults, teenagers 14 and 16', 4],
    ['Paris with 3 friends', 4],
    ['kyoto 2 ppl', 2],
    ['Paris, couple, from Lyon', 2],
  ])('counts the party of %j', async (text, count) => {
    expect(await valueOf(text, 'travelers')).toBe(count);
  });

  it('goes where a day trip goes, unless there is a city to start it from', async () => {
    expect(await valueOf('day trip to Boston on 12 June 2027', 'destinations')).toEqual(['boston']);
    expect(await valueOf('3 days in Kyoto with a day trip to Tokyo', 'destinations')).toEqual(['kyoto']);
  });

  it('takes the first weekend of a month for its Saturday and Sunday', async () => {
    expect(await valueOf('Paris the first weekend of June', 'start')).toBe('2027-06-05');
    expect(await valueOf('Paris the first weekend of June', 'end')).toBe('2027-06-06');
  });

  it.each([
    ['京都 3日間 2027年4月3日から 2人', 'kyoto', '2027-04-03', '2027-04-05', 2],
    ['我们两个人想去京都玩三天,2027年4月3日出发', 'kyoto', '2027-04-03', '2027-04-05', 2],
    ['Trois jours à Paris à partir du 3 avril 2027, pour deux personnes', 'paris', '2027-04-03', '2027-04-05', 2],
    ['Drei Tage Paris ab dem 3. April 2027 zu zweit', 'paris', '2027-04-03', '2027-04-05', 2],
    ['Del 3 al 5 de abril de 2027 en Tokio, somos cuatro amigos', 'tokyo', '2027-04-03', '2027-04-05', 4],
  ])('is read in its own language: %s', async (text, city, start, end, travelers) => {
    const facts = Object.fromEntries((await read(text)).learned.map(({ name, value }) => [name, value]));
    expect(facts).toMatchObject({ destinations: [city], start, end, travelers });
  });

  it('is told what of it is of no use', async () => {
    const { remarks } = await read('3 days in Paris for 2, hostel, street art, from London by bus');
    expect(remarks.map(({ text }) => text)).toEqual(["I didn't catch this part: street art"]);
  });

  it('names each must-see that nobody knows', async () => {
    const { remarks } = await read('Paris for 2, must see the Louvre and Musée Picasso');
    expect(remarks.map(({ code, text }) => [code, text.includes('"Musée Picasso"')])).toEqual([
      ['unknown-place', true],
    ]);
  });

  it('tells where it goes even where nothing can be planned', async () => {
    expect((await read('Three days in Rome from Berlin')).heard).toEqual({
      destinations: [{ name: 'Rome', country: 'IT' }],
      origin: { name: 'Berlin', country: 'DE' },
    });
  });
});

describe('later messages', () => {
  const dates = [known('start', '2027-04-03'), known('end', '2027-04-05')];

  it.each([
    ['come home a day earlier', { end: '2027-04-04' }],
    ['we return one day later', { end: '2027-04-06' }],
    ['we arrive a day later', { start: '2027-04-04', end: '2027-04-05' }],
    ['two days later', { start: '2027-04-05', end: '2027-04-07' }],
  ])('move the end they name: %s', async (text, moved) => {
    const { learned } = await read(text, { facts: dates });
    expect(Object.fromEntries(learned.map(({ name, value }) => [name, value]))).toEqual(moved);
  });

  it('waive nothing by a "none" to a plan that waits for a yes', async () => {
    expect((await read('none', { mode: 'CONFIRM', open: [asked('interests')] })).learned).toEqual([]);
    const agreed = await read('yes, go ahead', { mode: 'CONFIRM', open: [asked('mustDo')] });
    expect([agreed.assent, agreed.remarks]).toEqual(['yes', []]);
  });

  it('answer by the number that a question has', async () => {
    const open = [
      { ...asked('start'), number: 2 },
      { ...asked('travelers'), number: 4 },
    ];
    expect((await read('4. three', { open })).learned).toMatchObject([{ name: 'travelers', value: 3 }]);
  });

  it('may choose several answers at once', async () => {
    const { learned } = await read('temples, food and gardens', { open: [asked('interests')] });
    expect(learned).toMatchObject([{ name: 'interests', value: ['temples', 'food', 'gardens'] }]);
  });

  it('answer the question whose chip was tapped', async () => {
    const open = [
      { ...asked('pace'), chips: ['moderate (up to 6 places a day)'] },
      { ...asked('budgetLevel'), chips: ['low', 'mid', 'high'] },
    ];
    expect((await read('mid', { open })).learned).toMatchObject([{ name: 'budgetLevel', value: 'mid' }]);
  });

  it('leave the journey out', async () => {
    const { learned } = await read('No journey needed', { open: [asked('origin'), asked('pace')] });
    expect(learned).toMatchObject([{ name: 'origin', value: null, status: 'waived' }]);
  });
});

describe('a city that is taken back', () => {
  it.each([
    ['Tokyo first? no, Kyoto', ['kyoto']],
    ['Tokyo? Nope, Kyoto', ['kyoto']],
    ['anywhere but Tokyo, so Kyoto', ['kyoto']],
    ['everywhere except Tokyo: Kyoto', ['kyoto']],
    ['not Tokyo, rather Kyoto', ['kyoto']],
    ['Tokyo? yes, and Kyoto', ['tokyo', 'kyoto']],
  ])('is none of the trip: %s', async (message, cities) => {
    expect(await valueOf(message, 'destinations')).toEqual(cities);
  });

  it('is not taken back by a no to something else', async () => {
    expect(await valueOf('Tokyo, no museums, and Kyoto', 'destinations')).toEqual(['tokyo', 'kyoto']);
    expect(await valueOf('anything but museums in Kyoto', 'destinations')).toEqual(['kyoto']);
  });
});
