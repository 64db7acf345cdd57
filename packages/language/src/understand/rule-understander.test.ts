import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toLine } from '../../test/frame-line.ts';
import { KYOTO } from '../../test/kyoto-context.ts';
import { PARIS } from '../../test/paris-context.ts';
import type { Frame } from './frame.ts';
import { createRuleUnderstander } from './rule-understander.ts';
import type { KnownStop, TripContext } from './trip-context.ts';

const understander = createRuleUnderstander();

async function framesOf(text: string, context: TripContext = PARIS): Promise<readonly string[]> {
  const { frames } = await understander.understand(text, context);
  return frames.map(toLine);
}

function stopAt(place: string): KnownStop {
  const stop = PARIS.stops.find((known) => known.place === `place_${place}`);
  if (!stop) throw new Error(`No stop at ${place}.`);
  return stop;
}

async function choicesOf(text: string, context = PARIS): Promise<readonly (readonly [string, string])[]> {
  const { frames } = await understander.understand(text, context);
  const [frame] = frames;
  return frame.act === 'ask' ? frame.choices.map((choice) => [choice.text, toLine(choice.frame)] as const) : [];
}

describe('requests of one message', () => {
  it('are frames of their own, in order', async () => {
    await expect(framesOf('remove the louvre and move the orsay to sunday')).resolves.toEqual([
      'edit {type:remove,visit:06-10-louvre}',
      'edit {type:move,visit:06-11-orsay,to:{date:06-13}}',
    ]);
  });

  it('are cut neither in a name with "and" nor between two names', async () => {
    await expect(framesOf('add Shakespeare and Company')).resolves.toEqual(['edit {type:add,place:shakespeare}']);
    await expect(framesOf('remove the Louvre and the Orsay')).resolves.toEqual([
      'edit {type:remove,visit:06-10-louvre}',
      'edit {type:remove,visit:06-11-orsay}',
    ]);
  });

  it('leave out the courtesies around them', async () => {
    await expect(framesOf('hi! could you take out the louvre? thanks a lot')).resolves.toEqual([
      'edit {type:remove,visit:06-10-louvre}',
    ]);
  });
});

describe('what is not sure', () => {
  it('asks which stop, with a chip for each', async () => {
    await expect(choicesOf('delete the museum')).resolves.toEqual([
      ['Louvre', 'edit {type:remove,visit:06-10-louvre}'],
      ["Musée d'Orsay", 'edit {type:remove,visit:06-11-orsay}'],
    ]);
  });

  it('asks for a day of the trip where the one that was named is none', async () => {
    const choices = await choicesOf('move the louvre to monday');
    expect(choices.map(([text]) => text)).toEqual(['Thu 10 June', 'Fri 11 June', 'Sat 12 June', 'Sun 13 June']);
    expect(choices[1]?.[1]).toBe('edit {type:move,visit:06-10-louvre,to:{date:06-11}}');
  });

  it('does nothing for "should we", and proposes it', async () => {
    await expect(framesOf('should we skip the Louvre?')).resolves.toEqual([
      'wish {kind:propose,edits:[{type:remove,visit:06-10-louvre}]}',
    ]);
  });

  it('does nothing yet where it hangs on an if', async () => {
    await expect(framesOf('if it rains, move the Tuileries to Saturday')).resolves.not.toContainEqual(
      expect.stringMatching(/^edit/),
    );
  });

  it('offers near names for one that the trip does not know', async () => {
    const { frames } = await understander.understand('add the Moulin Rouge on saturday', PARIS);
    expect(frames[0]).toMatchObject({ act: 'ask', about: 'unknown-place', words: 'Moulin Rouge' });
  });

  it('never makes a wish of a name whose verb nobody knows', async () => {
    await expect(framesOf('frobnicate the Louvre')).resolves.toEqual(['ask not-understood']);
  });
});

describe('an open decision', () => {
  const { visit } = stopAt('louvre');
  const context: TripContext = {
    ...PARIS,
    decision: {
      visit,
      offered: ['wait', 'replace', 'skip', 'keep'],
      alternatives: [
        { n: 1, place: 'place_orangerie' as KnownStop['place'] },
        { n: 2, place: 'place_rodin' as KnownStop['place'] },
      ],
    },
  };

  it.each([
    ['wait', 'answer {kind:choice,choice:wait}'],
    ['we skip it', 'answer {kind:choice,choice:skip}'],
    ['skip the Louvre', 'answer {kind:choice,choice:skip}'],
    ['keep it', 'answer {kind:choice,choice:keep}'],
    ['the second one', 'answer {kind:choice,choice:replace,n:2}'],
    ['option 1', 'answer {kind:choice,choice:replace,n:1}'],
    ['the last one', 'answer {kind:choice,choice:replace,n:2}'],
    ['replace it', 'answer {kind:choice,choice:replace}'],
    ['replace it with the Rodin museum', 'answer {kind:choice,choice:replace,n:2}'],
    ['none of these', 'answer {kind:no}'],
    ['remove the orsay', 'edit {type:remove,visit:06-11-orsay}'],
  ])('is answered by "%s"', async (text, frame) => {
    await expect(framesOf(text, context)).resolves.toEqual([frame]);
  });
});

describe('options of which none is chosen yet', () => {
  it.each([
    ['the last one', 4],
    ['take the last', 4],
    ['option 2', 2],
    ['the first one', 1],
  ])('are chosen by "%s"', async (text, option) => {
    const context = { ...PARIS, options: 4, selected: false };
    await expect(framesOf(text, context)).resolves.toEqual([`answer {kind:option,option:${option}}`]);
  });
});

describe('what was said before', () => {
  it('is "it"', async () => {
    const { visit, place } = stopAt('orsay');
    await expect(framesOf('move it to sunday', { ...PARIS, lastAbout: { visit, place } })).resolves.toEqual([
      'edit {type:move,visit:06-11-orsay,to:{date:06-13}}',
    ]);
  });

  it('is completed by a bare answer', async () => {
    const { visit, place } = stopAt('louvre');
    const draft = { frame: { act: 'draft', type: 'move', visit, place }, missing: 'date' } as const;
    await expect(framesOf('Saturday', { ...PARIS, draft })).resolves.toEqual([
      'edit {type:move,visit:06-10-louvre,to:{date:06-12}}',
    ]);
    await expect(framesOf('remove the orsay', { ...PARIS, draft })).resolves.toEqual([
      'edit {type:remove,visit:06-11-orsay}',
    ]);
  });

  it('is meant by the words of its chip', async () => {
    const frame: Frame = { act: 'command', command: { name: 'undo' } };
    await expect(framesOf('Put it back!', { ...PARIS, offered: [{ text: 'Put it back', frame }] })).resolves.toEqual([
      'command {name:undo}',
    ]);
  });
});

it('tells the language of a message, and keeps that of the conversation where it is not plain', async () => {
  const languageOf = async (text: string, context = PARIS): Promise<string> =>
    (await understander.understand(text, context)).language;
  await expect(languageOf('Entferne bitte den Louvre')).resolves.toBe('de');
  await expect(languageOf('清水寺を外して', KYOTO)).resolves.toBe('ja');
  await expect(languageOf('Louvre', { ...PARIS, language: 'fr' })).resolves.toBe('fr');
});

it('answers anything with at least one frame, and throws nothing', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom('remove', 'the', 'Louvre', 'and', 'saturday', '10:00', '?', 'not', 'ルーヴル', '\n'), {
        maxLength: 60,
      })
      .map((words) => words.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(text, async (message) => {
      expect((await understander.understand(message, PARIS)).frames.length).toBeGreaterThan(0);
    }),
    { numRuns: 150, seed: 11 },
  );
});

it('changes nothing for a pasted text of eight thousand characters', async () => {
  const pasted =
    'Day 1: visit the Louvre at 10:00, then lunch. Day 2: go to the Orsay, see the Arc de Triomphe. '.repeat(84);
  await expect(framesOf(pasted)).resolves.toEqual(['ask not-understood']);
});

describe('a table that is added', () => {
  it.each([
    ['11:29', ''],
    ['11:30', ',meal:lunch'],
    ['14:30', ',meal:lunch'],
    ['14:31', ''],
    ['17:29', ''],
    ['17:30', ',meal:dinner'],
    ['21:00', ',meal:dinner'],
  ])('at %s is for the meal of that hour, if it is one', async (time, meal) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    await expect(framesOf(`add Bouillon Chartier on saturday at ${time}`)).resolves.toEqual([
      `edit {type:add,place:chartier,to:{date:06-12,at:${hours * 60 + minutes}}${meal}}`,
    ]);
  });

  it('is for the meal that is said, and for none where it is a sight', async () => {
    await expect(framesOf('add Bouillon Chartier for dinner on saturday')).resolves.toEqual([
      expect.stringContaining('meal:dinner'),
    ]);
    await expect(framesOf('add the Panthéon on saturday at 12:00')).resolves.toEqual([
      'edit {type:add,place:pantheon,to:{date:06-12,at:720}}',
    ]);
  });
});
