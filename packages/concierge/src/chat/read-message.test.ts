import { createRuleBrain, type Frame, type Understander, type Understood } from '@wayfarer/language';
import { describe, expect, it } from 'vitest';

import { GAZETTEER, sight, TODAY, TripStory } from '../../test/trip-story.ts';
import { readMessage } from './read-message.ts';

const wishes = createRuleBrain({ gazetteer: GAZETTEER });
const underWay = () => new TripStory({ sights: [sight('One'), sight('Two')] }).plans();
const UNCLEAR: Frame = { act: 'ask', about: 'not-understood', choices: [] };
const NEXT: Frame = { act: 'question', question: { about: 'next' } };

/** What becomes of a message that is understood as these frames. */
function read(story: TripStory, text: string, ...frames: readonly [Frame, ...Frame[]]): Promise<Understood | null> {
  const understander: Understander = { understand: () => ({ language: 'en', frames, unused: [] }) };
  return readMessage(story.state, { text, today: TODAY }, { understander, wishes, gazetteer: GAZETTEER });
}

describe('before there is a plan', () => {
  it.each<[string, Frame, boolean]>([
    ['thanks', { act: 'talk', topic: 'thanks' }, true],
    ['an emergency', { act: 'talk', topic: 'emergency' }, true],
    ['which cities', { act: 'question', question: { about: 'cities' } }, true],
    ['hello', { act: 'talk', topic: 'greeting' }, false],
    ['what is next', NEXT, false],
    ['three days', { act: 'fact', text: 'three days' }, false],
    ['gibberish', UNCLEAR, false],
  ])('%s is answered here or left to the planner', async (text, frame, isHere) => {
    expect((await read(new TripStory(), text, frame)) !== null).toBe(isHere);
  });
});

describe('once there is a plan', () => {
  it.each([
    ['crowd 85', { act: 'report', report: { kind: 'crowd', value: 85 } }],
    ['Undo.', { act: 'command', command: { name: 'undo' } }],
    ['replace 2', { act: 'answer', answer: { kind: 'choice', choice: 'replace', n: 2 } }],
    ['approve', { act: 'answer', answer: { kind: 'yes' } }],
    ['weather rainy', { act: 'report', report: { kind: 'weather', value: 'rainy' } }],
    ['option 2', { act: 'answer', answer: { kind: 'option', option: 2 } }],
  ])('%j always means the same', async (text, frame) => {
    expect((await read(underWay(), text, NEXT))?.frames).toEqual([frame]);
  });

  it('hears days that the plan has not got as a wish for another plan, proposed or not', async () => {
    const edit = { type: 'dates', start: '2027-04-05', end: '2027-04-09' } as const;
    const anew = [{ act: 'fact', text: 'from 2027-04-05 to 2027-04-09' }];
    expect((await read(underWay(), 'four days more', { act: 'edit', edit }))?.frames).toEqual(anew);
    const asked: Frame = { act: 'wish', wish: { kind: 'propose', edits: [edit] } };
    expect((await read(underWay(), 'could we stay four days more?', asked))?.frames).toEqual(anew);
  });

  it('means by the words of a chip what the chip means', async () => {
    const story = underWay();
    story.means({ act: 'ask', about: 'which-stop', choices: [{ text: 'The first', frame: NEXT }] });
    expect((await read(story, 'the first', UNCLEAR))?.frames).toEqual([NEXT]);
  });

  it('hears a wish about the whole trip where nothing else was understood', async () => {
    expect((await read(underWay(), 'make it a high budget', UNCLEAR))?.frames).toEqual([
      { act: 'fact', text: 'make it a high budget' },
    ]);
    expect((await read(underWay(), 'You may make small changes yourself.', UNCLEAR))?.frames).toEqual([
      { act: 'command', command: { name: 'autonomy', value: 'small-changes' } },
    ]);
    expect((await read(underWay(), 'blorb the fizz', UNCLEAR))?.frames).toEqual([UNCLEAR]);
  });

  it('hears which language is wished for', async () => {
    expect((await read(underWay(), 'français, s’il vous plaît', UNCLEAR))?.frames).toEqual([
      { act: 'talk', topic: 'language' },
    ]);
  });
});
