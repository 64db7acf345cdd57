import { describe, expect, it } from 'vitest';

import { framesFor } from '../../../test/hand-clause.ts';
import { PARIS } from '../../../test/paris-context.ts';
import type { ActName } from '../act-name.ts';
import type { Frame, Language } from '../frame.ts';

const question = (of: object): Frame => ({ act: 'question', question: of }) as Frame;

describe('what would be', () => {
  it.each<[Language, string, object]>([
    ['en', 'would it be much cheaper without the hotel?', { about: 'without', part: 'stay' }],
    ['en', 'what would it cost without Relais Christine?', { about: 'without', part: 'stay' }],
    [
      'en',
      'what if we left out the Louvre?',
      { about: 'what-if', edit: { type: 'remove', visit: 'visit_2027-06-10-louvre' } },
    ],
    ['en', 'what if we were 40 minutes late?', { about: 'what-if', report: { kind: 'delay', value: 40 } }],
    ['en', 'and if it snows?', { about: 'what-if', report: { kind: 'weather', value: 'snow' } }],
    ['fr', 'et sans hôtel, combien ?', { about: 'without', part: 'stay' }],
    ['de', 'und ohne das Hotel?', { about: 'without', part: 'stay' }],
  ])('is asked in %s: %s', (language, words, asked) => {
    expect(framesFor('what-if', words, { language })).toEqual([question(asked)]);
  });

  it('is proposed of a place that is not in the plan', () => {
    expect(framesFor('what-if', 'what if we saw the Panthéon too?')).toEqual([
      { act: 'wish', wish: { kind: 'propose', edits: [{ type: 'add', place: 'place_pantheon' }] } },
    ]);
  });
});

describe('being early', () => {
  it('is by so much, which is asked where it is not said', () => {
    expect(framesFor('early', 'we are 20 minutes early')).toEqual([
      { act: 'wish', wish: { kind: 'early', minutes: 20 } },
    ]);
    expect(framesFor('early', 'wir sind früher fertig', { language: 'de' })[0]).toMatchObject({
      act: 'ask',
      about: 'how-long',
      choices: [{ text: '15 Min.' }, { text: '30 Min.' }, { text: '60 Min.' }],
    });
  });
});

describe('questions and commands by their act', () => {
  it.each<[ActName, string, Record<string, string>, Frame]>([
    ['ask-left-out', 'what did you leave out?', {}, question({ about: 'left-out' })],
    ['ask-packing', 'what should we pack?', {}, question({ about: 'packing' })],
    ['lost', 'we are lost', {}, question({ about: 'lost' })],
    ['ask-nearby', 'nearest pharmacy', { kind: 'pharmacy' }, question({ about: 'nearby', what: 'pharmacy' })],
    [
      'ask-nearby',
      'is there a market near here',
      { kind: 'market' },
      question({ about: 'nearby', what: 'market', categories: ['market'] }),
    ],
    ['ask-split', 'what does Ann pay', { person: 'Ann' }, question({ about: 'split', who: 'Ann' })],
    ['ask-satisfaction', 'are we all happy with it', {}, question({ about: 'satisfaction' })],
    ['lost-document', 'my passport is gone', {}, { act: 'talk', topic: 'lost-document' }],
    ['export', 'send it to my calendar', {}, { act: 'talk', topic: 'export' }],
    ['research', 'look it up for me', {}, { act: 'talk', topic: 'research' }],
    ['forget', 'delete my data', {}, { act: 'talk', topic: 'forget' }],
    [
      'rename',
      'call the trip Spring at last',
      { title: 'Spring at last' },
      { act: 'command', command: { name: 'rename', title: 'Spring at last' } },
    ],
    ['rename', 'rename the trip', {}, { act: 'talk', topic: 'rename' }],
  ])('%s: %s', (act, words, slots, frame) => {
    expect(framesFor(act, words, { slots, context: PARIS })).toEqual([frame]);
  });
});
