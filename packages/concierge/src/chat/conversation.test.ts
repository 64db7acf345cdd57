import type { StoredEvent } from '@wayfarer/archon';
import { expect, it } from 'vitest';

import { type Conversation, evolveConversation, NOTHING_SAID } from './conversation.ts';

const SAID: Conversation = {
  language: 'de',
  offered: [{ text: 'Ja', frame: { act: 'answer', answer: { kind: 'yes' } } }],
  draft: { frame: { act: 'draft', type: 'remove' }, missing: 'visit' },
  wished: { type: 'refill', date: null },
  about: { date: '2027-04-05' },
  focus: [],
  turn: 'answered',
  edited: [],
  acts: ['remove'],
  modelSilent: true,
};
const after = (type: string, content: object, said = SAID) =>
  evolveConversation(said, { type, content } as StoredEvent);

it('goes on in the language that was written last, and remembers whether a model answered', () => {
  const heard = { ...SAID, turn: 'heard', acts: [] };
  expect(after('message-received', {})).toEqual(heard);
  expect(after('message-received', { language: 'fr' })).toEqual({ ...heard, language: 'fr' });
  expect(after('message-received', { readBy: 'model' })).toEqual({ ...heard, modelSilent: false });
  expect(after('message-received', { readBy: 'rules-instead' }, NOTHING_SAID)).toEqual({
    ...NOTHING_SAID,
    turn: 'heard',
    modelSilent: true,
  });
  expect(after('message-understood', { hints: { language: 'ja' } })).toMatchObject({ acts: SAID.acts, language: 'ja' });
  expect(after('message-understood', {})).toMatchObject({ language: 'de', offered: SAID.offered });
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
    ...{ draft: null, wished: null, about, focus: [{ role: 'told', age: 1, ...about }], language: 'es' },
  });
});

it('still offers what it did where an answer goes on by itself: an outline’s details beside the options', () => {
  expect(after('message-sent', { text: 'Here they are.', goesOn: true }).offered).toEqual(SAID.offered);
  expect(after('message-sent', { text: 'Here they are.', goesOn: true, offered: [] }).offered).toEqual(SAID.offered);
});

it('offers what both answers to a message with two parts do', () => {
  const more = [{ text: 'Nein', frame: { act: 'answer', answer: { kind: 'no' } } }];
  const said = ['message-understood', 'message-sent'].reduce(
    (now, type) => after(type, type === 'message-sent' ? { text: 'And so.', offered: more } : {}, now),
    SAID,
  );
  expect(said).toMatchObject({ offered: [...SAID.offered, ...more], draft: SAID.draft, turn: 'answered' });
  // A message that is for the planner alone takes the place of what was offered before it.
  const alone = ['message-received', 'message-understood', 'message-sent'].reduce(
    (now, type) => after(type, {}, now),
    SAID,
  );
  expect(alone.offered).toEqual([]);
});

it('is forgotten with the person, but for the language', () => {
  expect(after('person-forgotten', {})).toEqual({ ...NOTHING_SAID, language: 'de' });
  expect(after('anything', {})).toBe(SAID);
});
