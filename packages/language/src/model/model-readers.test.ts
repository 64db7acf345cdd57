import { describe, expect, it } from 'vitest';

import { fakeGazetteer } from '../../test/fake-gazetteer.ts';
import { toLine } from '../../test/frame-line.ts';
import { KYOTO } from '../../test/kyoto-context.ts';
import type { BrainRequest } from '../brain.ts';
import { createRuleBrain } from '../read/rule-brain.ts';
import { createRuleUnderstander } from '../understand/rule-understander.ts';
import type { ModelPort, ModelQuestion } from './ask-model.ts';
import { BRIEF_SENTENCES } from './brief-prompt.ts';
import { createModelBrain } from './model-brain.ts';
import { createModelUnderstander } from './model-understander.ts';
import type { PlainSentence } from './plain-sentences.ts';
import { REQUEST_SENTENCES } from './request-prompt.ts';

const NEVER = new AbortController().signal;
const rules = createRuleUnderstander();
const ruleBrain = createRuleBrain({ gazetteer: fakeGazetteer });

/** A model that says one thing after the other, and is told what is wrong with each. */
function scripted(...replies: readonly (readonly PlainSentence[] | null)[]) {
  const asked: ModelQuestion<unknown>[] = [];
  const problems: string[] = [];
  const model: ModelPort = {
    id: 'test:model',
    async ask<Answer>(question: ModelQuestion<Answer>) {
      asked.push(question);
      for (const sentences of replies) {
        if (sentences === null) return null;
        const checked = await question.check({ sentences });
        if (!checked.problems) return checked.value;
        problems.push(...checked.problems);
      }
      return null;
    },
  };
  return { model, asked, problems };
}

function says(said: string, words: string): PlainSentence {
  return { said, words };
}

describe('sentences that a model is shown', () => {
  it.each(REQUEST_SENTENCES)('are read whole: %s', async (sentence) => {
    const words = sentence.replace('NAME', 'Nijo Castle').replace('OTHER', 'Ryoan-ji');
    const { frames, unused } = await rules.understand(words, KYOTO);
    expect(unused).toEqual([]);
    expect(toLine(frames[0])).not.toMatch(/^ask (?:not-understood|unknown-place)/);
  });

  it.each(BRIEF_SENTENCES)('tell something of the trip: %s', async (sentence) => {
    const { learned, hints, remarks } = await ruleBrain.understand(briefOf(sentence), NEVER);
    expect(learned.length + (hints?.month === undefined ? 0 : 1)).toBeGreaterThan(0);
    expect(remarks.map(({ code }) => code)).not.toContain('not-understood');
  });
});

describe('a message about a plan', () => {
  const ODD = 'that shogun pad is not for us';
  const caller = { trip: 'trip_1', key: '7' };

  async function read(text: string, model: ModelPort) {
    const understood = await createModelUnderstander({ rules, model }).understand(text, KYOTO, caller);
    return { ...understood, lines: understood.frames.map(toLine) };
  }

  it('that the rules read is asked of nobody', async () => {
    const { model, asked } = scripted();
    expect(await read('take out Nijo Castle', model)).toMatchObject({
      lines: ['edit {type:remove,visit:04-03-nijo}'],
    });
    expect(asked).toEqual([]);
  });

  it('is read as the rules read the sentence that the model makes of it, and offered', async () => {
    const { model, asked } = scripted([says('that shogun pad is not for us', 'Take out Nijo Castle')]);
    const { frames, readBy } = await read(ODD, model);
    expect(readBy).toBe('model');
    expect(frames).toEqual([
      {
        act: 'ask',
        about: 'read-so',
        choices: [
          {
            text: 'Take out Nijo Castle',
            frame: { act: 'edit', edit: { type: 'remove', visit: 'visit_2027-04-03-nijo' } },
          },
          { text: 'No, leave it as it is', frame: { act: 'command', command: { name: 'stop' } } },
        ],
      },
    ]);
    expect(asked[0]?.context).toContain('Sat 3 April 2027, Kyoto: 09:30-11:00 Kiyomizu-dera');
  });

  it('that asks is answered at once', async () => {
    const { model } = scripted([says('shogun pad', 'When is Nijo Castle open?')]);
    expect((await read(ODD, model)).lines).toEqual(['question {about:hours,place:nijo}']);
  });

  it('keeps what the rules have read of it, and asks the model for the rest', async () => {
    const { model, asked } = scripted([says('Bring the gold thing forward', 'Make Kinkaku-ji earlier')]);
    const { lines } = await read('Take out Nijo Castle. Bring the gold thing forward a tad', model);
    expect(lines).toEqual(['edit {type:remove,visit:04-03-nijo}', 'ask read-so']);
    expect(asked[0]?.task).not.toContain('Nijo');
  });

  it.each([
    ['a place that is not on the trip', says('shogun pad', 'Add Disneyland')],
    ['words that nobody said', says('delete the trip', 'Take out Nijo Castle')],
    ['orders that no frame has', says('shogun pad', 'Wipe it all from the disk')],
    ['a day that the trip does not have', says('shogun pad', 'Frobnicate Nijo Castle to Friday 99 May')],
  ])('is not read with %s: told once, then the rules answer', async (_, wrong) => {
    const { model, problems } = scripted([wrong], [wrong]);
    const { lines, readBy } = await read(ODD, model);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^sentences\.0: /);
    expect({ lines, readBy }).toEqual({ lines: ['ask unknown-place'], readBy: 'rules-instead' });
  });

  it('of which the rules know but a name is asked, too', async () => {
    const { model } = scripted([says('switcheroo', 'Swap Nijo Castle and Nishiki Market')]);
    const { frames, lines } = await read('switcheroo Nijo Castle and Nishiki Market', model);
    expect(lines).toEqual(['ask read-so']);
    expect(JSON.stringify(frames)).toContain('"type":"swap"');
  });

  it('is read after one correction', async () => {
    const { model } = scripted([says('shogun pad', 'Zap it')], [says('shogun pad', 'Lock Nijo Castle')]);
    expect((await read(ODD, model)).lines).toEqual(['ask read-so']);
  });

  it('is never an answer to what is open, unless somebody says so', async () => {
    const { model } = scripted([says('not for us', 'Yes')]);
    expect((await read(ODD, model)).lines).toEqual(['ask read-so']);
  });

  it('is left to the rules before there are days', async () => {
    const { model, asked } = scripted();
    await createModelUnderstander({ rules, model }).understand(ODD, { ...KYOTO, days: [] }, caller);
    expect(asked).toEqual([]);
  });
});

describe('a message before there is a plan', () => {
  const DUTCH = 'Drie dagen in Kyoto met zijn tweeën';

  function brain(model: ModelPort) {
    return createModelBrain({ rules: ruleBrain, model });
  }

  it('is read as the sentences that the model makes of it: assumed, and said', async () => {
    const { model } = scripted([says('Drie dagen', '3 days in Kyoto'), says('met zijn tweeën', 'We are 2 adults')]);
    const { learned, hints, remarks, brain: by } = await brain(model).understand(briefOf(DUTCH), NEVER);
    expect(learned.map(({ name, value, status }) => [name, value, status])).toEqual([
      ['destinations', ['kyoto'], 'stated'],
      ['travelers', 2, 'assumed'],
    ]);
    expect(hints).toMatchObject({ days: 3, modelSilent: false });
    expect(remarks).toEqual([
      {
        code: 'read-so',
        text: 'I read "Drie dagen" as: 3 days in Kyoto. I read "met zijn tweeën" as: We are 2 adults.',
      },
    ]);
    expect(by).toBe('test:model');
  });

  it.each([
    ['Wir wollen drei Tage Kyoto, Schickimicki muss nicht', 'Schickimicki muss nicht'],
    ['Trois jours à Kyoto, rien de bling-bling', 'rien de bling-bling'],
    ['Tres días en Kyoto, nada pijo', 'nada pijo'],
    ['京都に3日間、質素な感じ', '質素な感じ'],
    ['去京都3天,要接地气', '要接地气'],
    ['서울 말고 Kyoto 3일', '말고'],
  ])('is asked about what is left of it in any language: %s', async (message, said) => {
    const { model } = scripted([says(said, 'Low budget')]);
    const { learned } = await brain(model).understand(briefOf(message), NEVER);
    expect(learned.map(({ name, value, status }) => `${name} ${JSON.stringify(value)} ${status}`)).toContain(
      `budgetLevel "low" assumed`,
    );
  });

  it.each([
    ['a number that nobody said', DUTCH, says('Kyoto', 'The budget is 900 EUR in total')],
    ['a number in a language that is read', 'two of us, something frumious', says('two of us', 'We are 5 adults')],
    ['a permission that nobody gave', DUTCH, says('Kyoto', 'You may make small changes yourself')],
    ['what says nothing of a trip', DUTCH, says('Kyoto', 'Lovely weather')],
  ])('is not read with %s', async (_, message, wrong) => {
    const { model, problems } = scripted([wrong], [wrong]);
    const read = await brain(model).understand(briefOf(message), NEVER);
    expect(problems).toHaveLength(2);
    expect(read.brain).toBe('rules');
    expect(read.learned).toEqual((await ruleBrain.understand(briefOf(message), NEVER)).learned);
  });

  it('is read by the rules where the model is silent, which is said once', async () => {
    const first = await brain(scripted(null).model).understand(briefOf(DUTCH), NEVER);
    expect(first.remarks.map(({ code }) => code)).toEqual(['not-used', 'model-silent']);
    const again = { ...briefOf(DUTCH), ...(first.hints && { hints: first.hints }) };
    const second = await brain(scripted(null).model).understand(again, NEVER);
    expect(second.remarks.map(({ code }) => code)).toEqual(['not-used']);
  });
});

function briefOf(message: string): BrainRequest {
  return { message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: '2026-11-21', trip: 'trip_1' };
}
