import { expect, it } from 'vitest';

import { PARIS } from '../../test/paris-context.ts';
import { readMessage } from './read-message.ts';

const framesOf = (text: string) => readMessage(text, PARIS).frames;
const orsay = 'visit_2027-06-11-orsay';
const move = (to: object) => ({ act: 'edit', edit: { type: 'move', visit: orsay, to } });
const length = (minutes: number) => ({ act: 'edit', edit: { type: 'length', visit: orsay, minutes } });

it('puts a stop there, for so long, where a name and figures are all that is said', () => {
  expect(framesOf("Musée d'Orsay 10:30")).toEqual([move({ date: '2027-06-11', at: 630 })]);
  expect(framesOf("Musée d'Orsay 10:30, one hour.")).toEqual([move({ date: '2027-06-11', at: 630 }), length(60)]);
  expect(framesOf("Musée d'Orsay 13:00-16:00.")).toEqual([move({ date: '2027-06-11', at: 780 }), length(180)]);
  expect(framesOf("Sat: Musée d'Orsay 13:00")).toEqual([move({ date: '2027-06-12', at: 780 })]);
});

it('changes nothing where something is asked, or there are no figures', () => {
  expect(framesOf("Musée d'Orsay 10:30?")).not.toContainEqual(expect.objectContaining({ act: 'edit' }));
  expect(framesOf("Musée d'Orsay")).not.toContainEqual(expect.objectContaining({ act: 'edit' }));
});
