import type { Edit } from '@wayfarer/edits';
import { type Choice, sayEdit } from '@wayfarer/language';
import { minute } from '@wayfarer/trip/clock';

import { chip, type Scene } from '../scene.ts';

/** What one may say next, wherever somebody does not know. */
export function helpChips({ speaker: { texts }, state }: Scene): readonly Choice[] {
  const [next = '', cost = '', locked = '', slower = ''] = texts.answers.helpChips;
  if (!state.journey) return [];
  return [
    chip(next, { act: 'question', question: { about: 'next' } }),
    chip(cost, { act: 'question', question: { about: 'cost' } }),
    chip(locked, { act: 'question', question: { about: 'locked' } }),
    chip(slower, { act: 'edit', edit: { type: 'pace', date: state.journey.cursor.date, pace: 'slower' } }),
  ];
}

/** What one may want otherwise, wherever somebody wants to change something. */
export function changeChips({ speaker, state }: Scene): readonly Choice[] {
  if (!state.journey) return [];
  const edits: readonly Edit[] = [
    { type: 'pace', date: null, pace: 'slower' },
    { type: 'walking', date: null, less: true },
    { type: 'hours', date: null, start: minute(LATER_START) },
    { type: 'stay', by: { wish: 'cheaper' } },
  ];
  return edits.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit }));
}

/** Ten o'clock: later than days start unless somebody says otherwise. */
const LATER_START = 600;

/** What one may wish otherwise before a plan is chosen. */
export function wishChips({ speaker }: Scene): readonly Choice[] {
  const edits: readonly Edit[] = [
    { type: 'pace', date: null, pace: 'slower' },
    { type: 'pace', date: null, pace: 'faster' },
    { type: 'stay', by: { wish: 'cheaper' } },
    { type: 'stay', by: { wish: 'better' } },
  ];
  return edits.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit }));
}
