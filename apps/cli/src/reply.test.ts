import type { Trip } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { sampleTrip as trip } from '../test/support/sample-trip.ts';
import { createStyle } from './render/style.ts';
import { replyAfterPlanning, replyWithChange, replyWithMoment } from './reply.ts';

const style = createStyle(80, false);
const message = (role: string, text: string) => ({ role, text }) as Trip['messages'][number];

it.each<[string, object, number]>([
  ['0 where there are options', { options: [{}], progress: [{ status: 'failed' }] }, 0],
  ['0 where nothing was planned', { progress: [], mode: 'CLARIFY' }, 0],
  ['3 where a source was not there', { progress: [{ status: 'done' }, { status: 'failed' }], mode: 'CLARIFY' }, 3],
  ['4 where nothing fits', { progress: [{ status: 'done' }], mode: 'CLARIFY' }, 4],
  ['0 where it goes on', { progress: [{ status: 'done' }], mode: 'CONFIRM' }, 0],
])('ends with %s', (_, over, exit) => {
  expect(replyAfterPlanning(trip(over)).exit).toBe(exit);
});

it('shows what was said since, and what may be answered', () => {
  const messages = [message('assistant', 'Before.'), message('user', 'Mine.'), message('assistant', 'Since.')];
  const shown = replyWithMoment(trip({ messages, chips: ['Yes', 'No'] }), {
    messages: messages.slice(0, 1),
  }).text(style);
  expect(shown).toContain('Since.');
  expect(shown).toContain('[Yes] [No]');
  expect(shown).not.toMatch(/Before|Mine/);
  expect(replyWithMoment(trip({ messages })).text(style)).not.toMatch(/Since|\[/);
});

it('shows what was said since a change, by anybody but the traveller', () => {
  const messages = [message('assistant', 'Before.'), message('user', 'Mine.'), message('note', 'Noted.')];
  const shown = replyWithChange(trip({ messages }), trip({ messages: messages.slice(0, 1) })).text(style);
  expect(shown).toContain('Noted.');
  expect(shown).not.toMatch(/Before|Mine/);
});
