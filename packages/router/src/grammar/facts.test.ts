import type { FactKind } from '@wayfarer/archon/memory';
import { describe, expect, it } from 'vitest';

import { extractFacts, sentencesOf } from './facts.ts';

const kindsOf = (text: string): readonly FactKind[] =>
  extractFacts([{ role: 'user', content: text, metadata: {} }]).flatMap(({ kinds }) => kinds);

describe('extractFacts', () => {
  it.each<[string, FactKind]>([
    ["I'm vegetarian.", 'preference'],
    ['I can’t eat shellfish.', 'preference'],
    ['My daughter hates museums.', 'preference'],
    ['No early mornings for us, please.', 'preference'],
    ['Rather not by plane.', 'preference'],
    ['My name is alice.', 'name'],
    ['We are staying with Marguerite.', 'name'],
    ['The code of the door is 4417.', 'number'],
    ['We are two adults and three children.', 'number'],
    ['It should cost less than fifty euros.', 'number'],
    ['We arrive on 3 May.', 'date'],
    ['I land the day after tomorrow.', 'date'],
    ['See you on Friday.', 'date'],
    ["Let's go with the smaller one.", 'decision'],
    ['We decided against the boat.', 'decision'],
    ['I changed my mind about the tent.', 'decision'],
    ['It is all at https://example.com/a?b=c.', 'reference'],
    ['The booking is XK7-29QF.', 'reference'],
  ])('takes %j for a %s', (text, kind) => {
    expect(kindsOf(text)).toContain(kind);
  });

  it.each([
    'Hello!',
    'Thank you so much.',
    'That sounds lovely.',
    'What do you think?',
    'Tell me more about it, please.',
  ])('leaves %j to the summary', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });

  it('keeps the sentence word for word, and nothing of results of tools', () => {
    const facts = extractFacts([
      { role: 'user', content: 'Nice. I am allergic to nuts, e.g. almonds. Well then!', metadata: {} },
      { role: 'tool', content: 'price 120', metadata: {} },
    ]);
    expect(facts).toEqual([{ text: 'I am allergic to nuts, e.g. almonds.', kinds: ['preference'], role: 'user' }]);
  });

  it('cuts at the ends of sentences, not behind abbreviations or in numbers', () => {
    expect(sentencesOf('Dr. Smith paid 3.50. Then he left!\nあした。')).toEqual([
      'Dr. Smith paid 3.50.',
      'Then he left!',
      'あした。',
    ]);
  });
});
