import type { NewEvent } from '@wayfarer/archon';
import type { Frame, ModelPort } from '@wayfarer/language';
import { describe, expect, it } from 'vitest';

import type { Say } from '../trip-command.ts';
import type { TripState } from '../trip-state.ts';
import { withModelWords } from './in-model-words.ts';

const WHY: Frame = { act: 'question', question: { about: 'why-limit' } };
const ASK: Frame = { act: 'ask', about: 'not-understood', choices: [] };
const NEXT: Frame = { act: 'question', question: { about: 'next' } };
const ANSWER = 'It is open until six.';
const STATE = { id: 'trip_1' } as TripState;

function say(frames: readonly Frame[], changes: Partial<Say> = {}, readBy?: string): Say {
  const understood = { language: 'en', frames, unused: [], ...(readBy !== undefined && { readBy }) };
  return { type: 'say', text: 'why?', today: '2026-11-22', interaction: 'i-1', understood, ...changes } as Say;
}

/** What is said in the end where the model puts everything it is given so; and how often it was asked. */
async function told(message: Say, sent: readonly unknown[] | Error = [ANSWER]) {
  const asked: unknown[] = [];
  const model: ModelPort = {
    id: 'rehearsed',
    ask: (question) => {
      asked.push(question.caller);
      return Promise.resolve(checked(question, { text: `It is so: ${ANSWER}` }));
    },
  };
  const decide = (): readonly NewEvent[] => {
    if (sent instanceof Error) throw sent;
    return [
      { type: 'plan-edited', version: 1, author: 'test', content: { text: 'Not this.' } },
      ...sent.map((text) => ({ type: 'message-sent', version: 1, author: 'test', content: { text } })),
    ];
  };
  const { reworded } = await withModelWords(STATE, message, { core: { decide }, model });
  return { reworded, asked };
}

function checked<Answer>({ check }: Parameters<ModelPort['ask']>[0], given: unknown): Answer | null {
  const outcome = check(given) as { readonly value?: Answer };
  return outcome.value ?? null;
}

describe('a model has its words', () => {
  it('where one question is answered by an explanation, or asked back', async () => {
    const expected = { from: ANSWER, to: `It is so: ${ANSWER}` };
    expect(await told(say([WHY]))).toEqual({ reworded: expected, asked: [{ trip: 'trip_1', key: 'i-1' }] });
    expect((await told(say([ASK]))).reworded).toEqual(expected);
  });

  it.each<[string, Say, (readonly unknown[] | Error)?]>([
    ['the answer is a plain fact', say([NEXT])],
    ['several things were said', say([WHY, WHY])],
    ['nothing was understood', say([])],
    ['nobody has read it', say([WHY], { understood: null })],
    ['the message has no number', say([WHY], { interaction: undefined })],
    ['a model has read it already', say([WHY], {}, 'rehearsed')],
    ['several answers come', say([WHY]), [ANSWER, ANSWER]],
    ['no answer comes', say([WHY]), []],
    ['it cannot be answered', say([WHY]), new Error('No plan.')],
  ])('but not where %s', async (_, message, sent) => {
    expect(await told(message, sent)).toEqual({ reworded: undefined, asked: [] });
  });
});
