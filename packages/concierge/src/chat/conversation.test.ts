import type { StoredEvent } from '@wayfarer/archon';
import { expect, it } from 'vitest';

import { type Conversation, evolveConversation, NOTHING_SAID } from './conversation.ts';

const SAID: Conversation = {
  language: 'de',
  offered: [{ text: 'Ja', frame: { act: 'answer', answer: { kind: 'yes' } } }],
  draft: { frame: { act: 'draft', type: 'remove' }, missing: 'visit' },
  wished: { type: 'refill', date: null },
  about: { date: '2027-04-05' },
  acts: ['remove'],
  modelSilent: true,
};
const after = (type: string, content: object, said = SAID) =>
  evolveConversation(said, { type, content } as StoredEvent);

it('goes on in the language that was written last, and remembers whether a model answered', () => {
  const heard = { ...SAID, acts: [] };
  expect(after('message-received', {})).toEqual(heard);
  expect(after('message-received', { language: 'fr' })).toEqual({ ...heard, language: 'fr' });
  expect(after('message-received', { readBy: 'model' })).toEqual({ ...heard, modelSilent: false });
  expect(after('message-received', { readBy: 'rules-instead' }, NOTHING_SAID)).toEqual({
    ...NOTHING_SAID,
    modelSilent: true,
  });
  expect(after('message-understood', { hints: { language: 'ja' } })).toEqual({ ...SAID, language: 'ja' });
  expect(after('message-understood', {})).toEqual(SAID);
});

it('remembers what the newest message asked for, which the next one may mean, too', () => {
  expect(after('message-received', { acts: ['ask-hours', 'meal'] }).acts).toEqual(['ask-hours', 'meal']);
  expect(after('message-sent', { text: 'So.' }).acts).toEqual(['remove']);
});

it('offers until the next answer, and speaks of what was spoken of last', () => {
  expect(after('message-sent', { text: 'So.' })).toEqual({ ...SAID, offered: [], draft: null, wished: null });
  const about = { date: '2027-04-06' };
  const { offered } = SAID;
  expect(after('message-sent', { text: 'So.', about, offered, language: 'es' })).toEqual({
    ...SAID,
    ...{ draft: null, wished: null, about, language: 'es' },
  });
});

it('still offers what it did where an answer goes on by itself: an outline’s details beside the options', () => {
  expect(after('message-sent', { text: 'Here they are.', goesOn: true }).offered).toEqual(SAID.offered);
  expect(after('message-sent', { text: 'Here they are.', goesOn: true, offered: [] }).offered).toEqual([]);
});

it('is forgotten with the person, but for the language', () => {
  expect(after('person-forgotten', {})).toEqual({ ...NOTHING_SAID, language: 'de' });
  expect(after('anything', {})).toBe(SAID);
});
