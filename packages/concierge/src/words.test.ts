import { expect, it } from 'vitest';

import { NOTHING_YET, type TripState } from './trip-state.ts';
import { concealWords, listPlaceholders, reveal, revealWords } from './words.ts';

const EMPTY: TripState = { id: 'trip_1', ...NOTHING_YET };

function event(type: string, content: unknown) {
  return { type, version: 1, author: 'traveller', content };
}

it('moves every word of a message beside the chain, the query that asks what it means included', () => {
  const text = 'my wife Xanthippe, 2027-04-03';
  const concealed = concealWords(EMPTY, [
    { ...event('message-received', { text, index: 0, today: '2027-04-03' }), personal: { '⟦email:1⟧': 'a@b.de' } },
    event('task-requested', { id: 'understand-0', task: 'understand', query: { message: text, index: 0 } }),
    event('message-sent', { text: 'Where to?' }),
    event('mode-changed', { mode: 'CONFIRM' }),
  ]);
  expect(concealed.map(({ content }) => content)).toEqual([
    { text: '⟦words:1⟧', index: 0, today: '2027-04-03' },
    { id: 'understand-0', task: 'understand', query: { message: '⟦words:1⟧', index: 0 } },
    { text: '⟦words:2⟧' },
    { mode: 'CONFIRM' },
  ]);
  expect(concealed[0]?.personal).toEqual({ '⟦email:1⟧': 'a@b.de', '⟦words:1⟧': JSON.stringify({ text }) });
});

it('knows one remark about two facts by one placeholder, so that it is said once', () => {
  const note = 'You gave no year; I took 3 June 2027.';
  const learned = [
    { name: 'start', note },
    { name: 'end', note },
  ];
  const result = { learned, remarks: [], brain: 'rules' };
  const [concealed] = concealWords(EMPTY, [event('task-completed', { id: 'understand-0', result })]);
  expect(concealed?.content).toMatchObject({
    result: { learned: [{ note: '⟦remark:1⟧' }, { note: '⟦remark:1⟧' }] },
  });
  expect(concealed?.personal).toEqual({ '⟦remark:1⟧': JSON.stringify({ text: note }) });
});

it('moves what a brain remarks beside the chain as well, since it quotes', () => {
  const result = {
    learned: [{ name: 'pace', note: 'I read "slow" so.' }, { name: 'start' }],
    remarks: [{ code: 'unknown-city', text: 'I know no city called "Xanthippe".' }],
    brain: 'rules',
  };
  const [concealed] = concealWords(EMPTY, [event('task-completed', { id: 'understand-2', result })]);
  expect(concealed?.content).toEqual({
    id: 'understand-2',
    result: {
      learned: [{ name: 'pace', note: '⟦remark:2002⟧' }, { name: 'start' }],
      remarks: [{ code: 'unknown-city', text: '⟦remark:2001⟧' }],
      brain: 'rules',
    },
  });
  const values = new Map(Object.entries(concealed?.personal ?? {}));
  expect(reveal('Hm. ⟦remark:2001⟧', values)).toBe('Hm. I know no city called "Xanthippe".');
});

it('shows what is still kept: words with what stands in them, erased words as erased, erased values as placeholders', () => {
  const values = new Map([
    ['⟦words:1⟧', JSON.stringify({ text: 'I am ⟦name:1⟧, ⟦card:2⟧. ⟦remark:1001⟧' })],
    ['⟦remark:1001⟧', JSON.stringify({ text: 'He said "⟦name:1⟧".' })],
    ['⟦name:1⟧', 'Ada'],
  ]);
  expect(reveal('⟦words:1⟧', values)).toBe('I am Ada, ⟦card:2⟧. He said "Ada".');
  expect(revealWords('⟦words:1⟧', values)).toBe('I am ⟦name:1⟧, ⟦card:2⟧. He said "⟦name:1⟧".');
  expect(reveal('⟦words:9⟧', values)).toBe('(erased)');
  expect(listPlaceholders('⟦name:1⟧ and ⟦name:1⟧, ⟦card:2⟧')).toEqual(['⟦name:1⟧', '⟦card:2⟧']);
});
