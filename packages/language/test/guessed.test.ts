import { readFileSync } from 'node:fs';

import { nodeDigest } from '@wayfarer/archon/node';
import { parseIntents } from '@wayfarer/router';
import { trainIntents } from '@wayfarer/router/classifier';
import { describe, expect, it } from 'vitest';

import { ACTS_FILE, createActGuesser, createRuleUnderstander, listActLessons, type TripContext } from '../src/index.ts';
import { toLine } from './frame-line.ts';
import { PARIS } from './paris-context.ts';

const { examples, validation } = listActLessons(
  parseIntents(readFileSync(ACTS_FILE, 'utf8'), { digest: nodeDigest, file: 'acts.yaml' }),
);
const model = trainIntents(examples, { validation });
const byRules = createRuleUnderstander();
const withGuesses = createRuleUnderstander(createActGuesser(() => model));

async function linesOf(text: string, context: TripContext, understander = withGuesses): Promise<readonly string[]> {
  const { frames } = await understander.understand(text, context);
  return frames.map(toLine);
}

async function chipsOf(text: string, context = PARIS): Promise<readonly string[]> {
  const { frames } = await withGuesses.understand(text, context);
  const [frame] = frames;
  expect(frame).toMatchObject({ act: 'ask', about: 'not-understood' });
  return frame.act === 'ask' ? frame.choices.map((choice) => `${choice.text} => ${toLine(choice.frame)}`) : [];
}

describe('what no rule reads, and examples are like', () => {
  it.each([
    ['we could live without the Tuileries', 'Take Tuileries Garden out => edit {type:remove,visit:06-10-tuileries}'],
    [
      'the Orsay suits us better on Sunday',
      "Move · Musée d'Orsay · Sun 13 June => edit {type:move,visit:06-11-orsay,to:{date:06-13}}",
    ],
    [
      'hands off the Louvre whatever you do',
      'Fix Louvre, so that nothing moves it => edit {type:lock,visit:06-10-louvre}',
    ],
    ['Saturday looks so empty', 'Fit more in · Sat 12 June => edit {type:pace,date:06-12,pace:faster}'],
    ['my knees are shot', 'Walk less => edit {type:walking,date:null,less:true}'],
    ['we slept through the alarm', 'We are late => ask how-late'],
    ['auf den Louvre können wir gern verzichten', 'Louvre herausnehmen => edit {type:remove,visit:06-10-louvre}'],
  ])('offers for "%s" the chip that is meant', async (text, chip) => {
    await expect(linesOf(text, PARIS, byRules)).resolves.toEqual(['ask not-understood']);
    await expect(chipsOf(text)).resolves.toContain(chip);
  });

  it('offers to add what is left out, and not to take it out', async () => {
    const { frames } = await createRuleUnderstander({
      classify: () => ({
        intent: 'remove',
        candidates: [
          { intent: 'remove', confidence: 0.6 },
          { intent: 'add', confidence: 0.3 },
        ],
      }),
    }).understand('frobnicate the Musée Rodin', PARIS);
    const [frame] = frames;
    expect(frame.act === 'ask' ? frame.choices[0]?.text : '').toBe('Add Musée Rodin');
    await expect(chipsOf('Rodin would make my mother so happy')).resolves.toContain(
      'Add Musée Rodin => edit {type:add,place:rodin}',
    );
  });

  it('has never more than three chips, and no two that are the same', async () => {
    const chips = await chipsOf('Saturday looks so empty');
    expect(chips).toHaveLength(3);
    expect(new Set(chips).size).toBe(3);
  });
});

describe('a guess', () => {
  const sureOf = (intent: string, confidence: number) =>
    createRuleUnderstander({ classify: () => ({ intent, candidates: [{ intent, confidence }] }) });

  it('answers a question at once where it is sure', async () => {
    await expect(linesOf('frobnicate the Louvre', PARIS, sureOf('ask-why', 0.9))).resolves.toEqual([
      'question {about:why,place:louvre}',
    ]);
    // Else all that is known of the place is told.
    await expect(linesOf('frobnicate the Louvre', PARIS, sureOf('ask-why', 0.89))).resolves.toEqual([
      'question {about:detail,place:louvre}',
    ]);
  });

  it.each(['remove', 'closed', 'undo', 'no-such-act'])('never does "%s", however sure', async (act) => {
    await expect(linesOf('frobnicate the Louvre', PARIS, sureOf(act, 1))).resolves.toEqual(['ask not-understood']);
  });
});

describe('what it may not do', () => {
  const sentences = validation.map(({ text }) =>
    text
      .replaceAll(/ ?qplace ?/g, ' the Louvre ')
      .replaceAll(/ ?qday ?/g, ' Friday ')
      .replaceAll(/ ?qtime ?/g, ' 3 pm '),
  );

  it('causes no edit, report or command that the rules do not', async () => {
    for (const text of sentences) {
      const told = await linesOf(text, PARIS, byRules);
      for (const line of await linesOf(text, PARIS)) {
        if (!told.includes(line)) expect(line).toMatch(/^(?:question|talk|ask) /);
      }
    }
  });

  it('guesses nothing of what is about no trip, and offers what it can do', async () => {
    await expect(chipsOf('purple asdfgh')).resolves.toEqual([
      'Show the plan => question {about:plan}',
      'What else is there? => question {about:ideas}',
      'What can you do? => question {about:help}',
    ]);
  });

  it('guesses nothing before it has learned, and keeps nobody waiting', async () => {
    const aside = Promise.resolve(model);
    const guesser = createActGuesser(() => aside);
    expect(guesser.classify('what shall I wear on qday')).toEqual({ intent: null, candidates: [] });
    await guesser.learn();
    expect(guesser.classify('what shall I wear on qday').intent).toBe('ask-weather');
  });

  it('learns again after what has failed', async () => {
    const models = [Promise.reject(new Error('no memory')), Promise.resolve(model)];
    const guesser = createActGuesser(() => models.shift() ?? model);
    await guesser.learn();
    expect(guesser.classify('what shall I wear on qday').intent).toBeNull();
    await guesser.learn();
    expect(guesser.classify('what shall I wear on qday').intent).toBe('ask-weather');
  });
});

describe('the examples', () => {
  it('are of acts that there are, and none stands twice', () => {
    const all = [...examples, ...validation];
    expect(all.length).toBeGreaterThan(900);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});
