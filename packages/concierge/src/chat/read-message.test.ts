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

describe('where there are options', () => {
  const offered = () => new TripStory({ sights: [sight('One'), sight('Two')] }).offers();
  const framesOf = async (story: TripStory, frame: Frame) => (await read(story, 'so to say', frame))?.frames;
  const fact = (text: string) => [{ act: 'fact', text }];

  it('a pace, or a house by its name, is a wish for other ones', async () => {
    const pace = (to: string, date: string | null = null) =>
      framesOf(offered(), { act: 'edit', edit: { type: 'pace', date, pace: to } as never });
    const known = (to: string) => [{ act: 'fact', text: `${to} pace`, known: { pace: to } }];
    expect(await pace('slower')).toEqual(known('relaxed'));
    expect(await pace('faster')).toEqual(known('packed'));
    expect(await pace('moderate')).toEqual(known('moderate'));
    expect(await pace('slower', TODAY)).toBeUndefined();
    const slow = new TripStory({ sights: [sight('One')] }).offers({ pace: 'relaxed' });
    expect(await framesOf(slow, { act: 'edit', edit: { type: 'pace', date: null, pace: 'slower' } })).toBeUndefined();
    const stay = (by: unknown) => framesOf(offered(), { act: 'edit', edit: { type: 'stay', by } as never });
    expect(await stay('place_inn')).toEqual(fact('stay at place_inn'));
    expect(await stay({ wish: 'cheaper' })).toEqual([{ act: 'edit', edit: { type: 'stay', by: { wish: 'cheaper' } } }]);
  });

  it.each<[Frame, boolean]>([
    [NEXT, true],
    [{ act: 'answer', answer: { kind: 'option', option: 1 } }, true],
    [{ act: 'answer', answer: { kind: 'yes' } }, true],
    [{ act: 'answer', answer: { kind: 'choice', choice: 'skip' } }, false],
    [{ act: 'command', command: { name: 'autonomy', value: 'ask' } }, true],
    [{ act: 'command', command: { name: 'redo' } }, true],
    [{ act: 'command', command: { name: 'save' } }, false],
    [{ act: 'report', report: { kind: 'closed' } }, false],
    [{ act: 'edit', edit: { type: 'refill', date: null } }, false],
  ])('%j is answered here: %j', async (frame, isHere) => {
    expect((await framesOf(offered(), frame)) !== undefined).toBe(isHere);
    // Before there are options nothing can be said of them.
    const isAlways = frame.act === 'command' && isHere;
    expect((await framesOf(new TripStory(), frame)) !== undefined).toBe(isAlways);
  });

  it('all of a message has to have an answer here', async () => {
    const story = offered();
    expect(await read(story, 'both', NEXT, { act: 'command', command: { name: 'undo' } })).not.toBeNull();
    expect(await read(story, 'both', NEXT, { act: 'command', command: { name: 'save' } })).toBeNull();
  });
});

describe('a yes or no while the planner asks to confirm', () => {
  it('is one in every language', async () => {
    const story = new TripStory();
    const state = { ...story.state, planning: { ...story.state.planning, mode: 'CONFIRM' } } as never;
    const said = (...frames: readonly [Frame, ...Frame[]]) =>
      readMessage(
        state,
        { text: 'いいえ', today: TODAY },
        {
          understander: { understand: () => ({ language: 'ja', frames, unused: [] }) },
          wishes,
          gazetteer: GAZETTEER,
        },
      );
    expect((await said({ act: 'answer', answer: { kind: 'no' } }))?.frames).toEqual([{ act: 'fact', text: 'no' }]);
    expect((await said({ act: 'answer', answer: { kind: 'yes' } }))?.frames).toEqual([{ act: 'fact', text: 'yes' }]);
    expect(await said({ act: 'answer', answer: { kind: 'yes' } }, { act: 'fact', text: 'x' })).toBeNull();
    expect(await said({ act: 'fact', text: 'x' })).toBeNull();
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
    const known = { start: '2027-04-05', end: '2027-04-09' };
    const anew = [{ act: 'fact', text: '2027-04-05 – 2027-04-09', known }];
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
      { act: 'fact', text: 'make it a high budget', about: ['budgetLevel'] },
    ]);
    expect((await read(underWay(), 'You may make small changes yourself.', UNCLEAR))?.frames).toEqual([
      { act: 'command', command: { name: 'autonomy', value: 'small-changes' } },
    ]);
    expect((await read(underWay(), 'blorb the fizz', UNCLEAR))?.frames).toEqual([UNCLEAR]);
  });

  it('hears no wish in a message that asks why, and none about a part of the trip', async () => {
    for (const text of ['Why is it a high budget?', 'And why a high budget', 'Warum ein high budget'])
      expect((await read(underWay(), text, UNCLEAR))?.frames).toEqual([UNCLEAR]);
    // What was understood otherwise is that.
    expect((await read(underWay(), 'make it a high budget', NEXT))?.frames).toEqual([NEXT]);
    const way: Frame = { act: 'question', question: { about: 'way' } };
    expect((await read(underWay(), 'make it a high budget', way))?.frames).toEqual([
      { act: 'fact', text: 'make it a high budget', about: ['budgetLevel'] },
    ]);
    expect((await read(underWay(), 'make it a high budget', UNCLEAR, NEXT))?.frames).toEqual([UNCLEAR, NEXT]);
    const whichDay: Frame = { act: 'ask', about: 'which-day', choices: [] };
    expect((await read(underWay(), 'make it a high budget', whichDay))?.frames).toEqual([
      { act: 'fact', text: 'make it a high budget', about: ['budgetLevel'] },
    ]);
  });

  it('asks a model only about what its rules do not read', async () => {
    const asked: unknown[] = [];
    const understander: Understander = {
      understand: (_text: string, _context: unknown, caller?: unknown) => {
        if (caller !== undefined) asked.push(caller);
        return { language: 'en', frames: [UNCLEAR], unused: [] };
      },
    };
    const caller = { trip: 'trip_1', key: 'k' };
    const parts = { understander, wishes, gazetteer: GAZETTEER };
    await readMessage(underWay().state, { text: 'make it a high budget', today: TODAY, caller }, parts);
    await readMessage(underWay().state, { text: 'undo', today: TODAY, caller }, parts);
    await readMessage(underWay().state, { text: 'blorb the fizz', today: TODAY }, parts);
    expect(asked).toEqual([]);
    await readMessage(underWay().state, { text: 'blorb the fizz', today: TODAY, caller }, parts);
    expect(asked).toEqual([caller]);
  });

  it('leaves to the planner days that the plan has not got, and money of another country', async () => {
    const story = underWay();
    const edited = async (edit: object) => (await read(story, 'so', { act: 'edit', edit } as never))?.frames;
    const dates = (start: string, end: string) => edited({ type: 'dates', start, end });
    expect(await dates('2027-04-05', '2027-04-05')).toEqual([
      { act: 'edit', edit: { type: 'dates', start: '2027-04-05', end: '2027-04-05' } },
    ]);
    expect(await dates('2027-04-05', '2027-04-08')).toMatchObject([
      { act: 'fact', known: { start: '2027-04-05', end: '2027-04-08' } },
    ]);
    expect(await dates('2027-04-04', '2027-04-05')).toMatchObject([
      { act: 'fact', known: { start: '2027-04-04', end: '2027-04-05' } },
    ]);
    expect(await edited({ type: 'budget', limit: { amount: 150_050, currency: 'EUR' } })).toEqual([
      {
        act: 'fact',
        text: '€1,500.50',
        known: { budget: { money: { amount: 150_050, currency: 'EUR' }, scope: 'total' } },
      },
    ]);
    expect(await edited({ type: 'budget', limit: { amount: 150_050, currency: 'JPY' } })).toMatchObject([
      { act: 'edit' },
    ]);
    expect(await edited({ type: 'budget', limit: null })).toMatchObject([{ act: 'edit' }]);
    // A house that nobody has looked for yet.
    expect(await edited({ type: 'stay', by: { wish: 'cheaper' } })).toEqual([{ act: 'fact', text: 'so' }]);
  });

  it('hears a wish for a language in a short message alone', async () => {
    const long = `${'bla '.repeat(12)} en français`;
    expect(long).toHaveLength(60);
    expect((await read(underWay(), long, UNCLEAR))?.frames).toEqual([{ act: 'talk', topic: 'language' }]);
    expect((await read(underWay(), `${long}.`, UNCLEAR))?.frames).toEqual([UNCLEAR]);
    expect((await read(underWay(), 'en français', NEXT))?.frames).toEqual([NEXT]);
  });

  it('hears which language is wished for', async () => {
    expect((await read(underWay(), 'français, s’il vous plaît', UNCLEAR))?.frames).toEqual([
      { act: 'talk', topic: 'language' },
    ]);
  });
});

describe('while a change is proposed', () => {
  const proposed = () => {
    const story = underWay();
    const visit = story.trip.days[0]?.visits.find(({ kind }) => kind === 'place')?.id as never;
    story.means({ act: 'wish', wish: { kind: 'propose', edits: [{ type: 'remove', visit }] } });
    return story;
  };

  it.each([
    ['ok do it', 'yes'],
    ['ja gern', 'yes'],
    ['はい', 'yes'],
    ['something else', 'no'],
    ['nein danke', 'no'],
  ] as const)('"%s" answers it, whatever else it might be read as', async (text, kind) => {
    const answered = await read(proposed(), text, UNCLEAR);
    expect(answered?.frames).toEqual([{ act: 'answer', answer: { kind } }]);
  });

  it('a message that says more is read as ever, and so is a yes to nothing', async () => {
    expect((await read(proposed(), 'yes, and what is next?', NEXT))?.frames).toEqual([NEXT]);
    expect((await read(underWay(), 'ok do it', NEXT))?.frames).toEqual([NEXT]);
  });
});
