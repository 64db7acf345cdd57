import { expect, it } from 'vitest';

import { PARIS } from '../../test/paris-context.ts';
import type { Choice, Frame, Language } from './frame.ts';
import { readMessage } from './read-message.ts';

const add = (place: string): Frame => ({ act: 'edit', edit: { type: 'add', place } }) as Frame;
const OFFERED: readonly Choice[] = [
  { text: 'Why?', frame: { act: 'question', question: { about: 'why-asked' } } },
  { text: 'Add Musée Rodin', frame: add('place_rodin') },
  { text: 'Add Panthéon', frame: add('place_pantheon') },
  { text: 'Keep my plan', frame: { act: 'command', command: { name: 'stop' } } },
];
const framesOf = (text: string, language: Language = 'en', offered = OFFERED) =>
  readMessage(text, { ...PARIS, offered, language }).frames;

it.each<[Language, string]>([
  ['en', 'the second one sounds like her'],
  ['en', 'I think the second of those.'],
  ['de', 'Der zweite Vorschlag klingt gut'],
  ['fr', 'je prendrais plutôt la deuxième proposition'],
  ['es', 'Me gusta el segundo'],
  ['ja', '2番目のお店でお願いします'],
  ['zh', '我觉得第二个不错'],
])('takes the one of that number in the newest list, %s: %s', (language, text) => {
  expect(framesOf(text, language)).toEqual([add('place_pantheon')]);
});

it('takes none where the list is shorter, or another noun is meant', () => {
  expect(framesOf('the third one sounds good')).not.toContainEqual(expect.objectContaining({ act: 'edit' }));
  expect(framesOf('is the second day full?')).not.toContainEqual(add('place_pantheon'));
});
