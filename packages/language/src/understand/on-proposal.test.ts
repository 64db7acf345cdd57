import type { Edit } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { toLine } from '../../test/frame-line.ts';
import { PARIS } from '../../test/paris-context.ts';
import { createRuleUnderstander } from '../index.ts';
import type { Choice } from './frame.ts';
import type { TripContext } from './trip-context.ts';

const understander = createRuleUnderstander();
// 10 June 2027 is a Thursday.
const START: Edit = { type: 'hours', date: '2027-06-11', start: minute(600) };
const MOVE: Edit = {
  type: 'move',
  visit: 'visit_2027-06-11-orsay' as VisitId,
  to: { date: '2027-06-12', part: 'morning' },
};

function proposing(...edits: readonly [Edit, ...Edit[]]): TripContext {
  const [first, ...others] = edits;
  const take: Choice =
    others.length > 0
      ? { text: 'Do it', frame: { act: 'command', command: { name: 'take-all', edits } } }
      : { text: 'Do it', frame: { act: 'edit', edit: first } };
  return { ...PARIS, offered: [take, { text: 'Keep my plan', frame: { act: 'command', command: { name: 'stop' } } }] };
}

async function lineOf(text: string, context: TripContext): Promise<string> {
  const { frames } = await understander.understand(text, context);
  return frames.map(toLine).join(' + ');
}

describe('a reply to a proposal', () => {
  it.each([
    'ok then leave it',
    'never mind',
    'dann lassen wir das',
    'laisse tomber',
    'mejor no',
    'やっぱりいいです',
    '算了',
  ])('leaves it: %s', async (text) => {
    expect(await lineOf(text, proposing(START))).toBe('answer {kind:no}');
  });

  it.each([
    'what would we lose?',
    'was ändert sich dann?',
    "qu'est-ce qu'on perd ?",
    '¿qué perdemos?',
    '何がなくなりますか',
    '会少了什么？'.replace('少了', '少'),
  ])('asks what would come of it: %s', async (text) => {
    expect(await lineOf(text, proposing(START))).toBe('question {about:proposal}');
  });

  it('makes a condition of it, which is no order', async () => {
    expect(await lineOf("only if we don't have to drop the Louvre", proposing(START))).toBe(
      'question {about:proposal,place:louvre}',
    );
  });

  it.each([
    ['make it 10:30 instead', 'wish {kind:propose,edits:[{type:hours,date:06-11,start:630}]}'],
    ['10:30 is enough', 'wish {kind:propose,edits:[{type:hours,date:06-11,start:630}]}'],
    ['no, only on Saturday', 'wish {kind:propose,edits:[{type:hours,date:06-12,start:600}]}'],
    ['lieber um 11', 'wish {kind:propose,edits:[{type:hours,date:06-11,start:660}]}'],
    ['plutôt à 11h', 'wish {kind:propose,edits:[{type:hours,date:06-11,start:660}]}'],
    ['やっぱり11時で', 'wish {kind:propose,edits:[{type:hours,date:06-11,start:660}]}'],
    ['改成11点吧', 'wish {kind:propose,edits:[{type:hours,date:06-11,start:660}]}'],
  ])('has another hour or day for it: %s', async (text, line) => {
    expect(await lineOf(text, proposing(START))).toBe(line);
  });

  it('keeps the rest of a target, and lets an hour take the place of a part of the day', async () => {
    expect(await lineOf('in the afternoon rather', proposing(MOVE))).toBe(
      'wish {kind:propose,edits:[{type:move,visit:06-11-orsay,to:{date:06-12,part:afternoon}}]}',
    );
    expect(await lineOf('at 15:00 then', proposing(MOVE))).toBe(
      'wish {kind:propose,edits:[{type:move,visit:06-11-orsay,to:{date:06-12,at:900}}]}',
    );
  });

  it('wants the same for another day as well', async () => {
    expect(await lineOf('and the same on Saturday', proposing(START))).toBe(
      'wish {kind:propose,edits:[{type:hours,date:06-11,start:600},{type:hours,date:06-12,start:600}]}',
    );
  });

  it('is not taken for one where it speaks of something else', async () => {
    expect(await lineOf('add the Rodin Museum on Saturday', proposing(START))).toMatch(/^edit \{type:add/);
    expect(await lineOf('leave the Louvre as it is', proposing(START))).not.toBe('answer {kind:no}');
  });
});

describe('after something was done', () => {
  const done = { ...PARIS, edited: [START] };

  it('the same is proposed for the day that is named, and for that alone', async () => {
    expect(await lineOf('and the same on Saturday', done)).toBe(
      'wish {kind:propose,edits:[{type:hours,date:06-12,start:600}]}',
    );
  });

  it('is set right by a word that says so, and by no other', async () => {
    expect(await lineOf('no, 9:30', done)).toBe('wish {kind:propose,edits:[{type:hours,date:06-11,start:570}]}');
    expect(await lineOf('Saturday?', done)).not.toMatch(/^wish/);
  });
});

describe('a yes that goes on', () => {
  it('is a yes, and what follows is done as well', async () => {
    const line = await lineOf('Yes, and swap the Orsay and the Louvre', proposing(START));
    expect(line).toMatch(/^answer \{kind:yes\} \+ /);
  });

  it('takes the one of several changes that is named', async () => {
    const rodin: Edit = { type: 'add', place: 'place_rodin' as PlaceId, to: { date: '2027-06-12' } };
    expect(await lineOf('just the Rodin Museum', proposing(START, rodin))).toBe(
      'edit {type:add,place:rodin,to:{date:06-12}}',
    );
  });
});

describe('chips that are no proposal', () => {
  const chip = (text: string, hour: number): Choice => ({
    text,
    frame: {
      act: 'edit',
      edit: {
        type: 'move',
        visit: 'visit_2027-06-11-orsay' as VisitId,
        to: { date: '2027-06-12', at: minute(hour * 60) },
      },
    },
  });
  const context = { ...PARIS, offered: [chip('Sat 12 June, 09:00', 9), chip('Sat 12 June, 15:00', 15)] };

  it.each(['15:00 ok', 'ja, 15 Uhr', '好，15点'])('one is taken by its hour: %s', async (text) => {
    expect(await lineOf(text, context)).toBe('edit {type:move,visit:06-11-orsay,to:{date:06-12,at:900}}');
  });
});

it.each(['no ', 'ok, then ', 'yes, ', 'not a '])('answers a wall of "%s" at all', async (words) => {
  // "no no no …" once had twice as many ways to be read with each word.
  expect(await lineOf(words.repeat(Math.floor(8000 / words.length)), proposing(START))).not.toBe('');
});
