import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { OpenQuestion } from '../src/brain.ts';
import { createLearnedBrain } from '../src/facts/learned-brain.ts';
import type { MessageReading } from '../src/reader/message-reading.ts';
import { readLine } from './corpus/to-reading.ts';
import { parseCase, show, TODAY } from './fact-line.ts';
import { fakeGazetteer } from './fake-gazetteer.ts';

const signal = new AbortController().signal;

const cases = readFileSync(new URL('facts.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((source, at) => ({ source, line: at + 1 }))
  .filter(({ source }) => source.trim() !== '' && !source.startsWith('#'))
  .map(({ source, line }) => parseCase(source, line));

describe('facts out of requests', () => {
  it.for(cases)('reads line $line: $message', async ({ message: line, open, facts, hints, expected }) => {
    const { message, reading } = readLine(line);
    const brain = createLearnedBrain({ gazetteer: fakeGazetteer, read: () => reading });
    const index = facts.length > 0 ? 1 : 0;
    const request = { message, index, mode: 'CLARIFY', facts, open, hints, today: TODAY } as const;
    expect(show(await brain.understand(request, signal), { withHints: true })).toBe(expected);
  });
});

const NOTHING_READ: MessageReading = { requests: [] };

function ask(fact: OpenQuestion['fact'], ...chips: readonly string[]): OpenQuestion {
  return { id: `question_${fact}`, text: `What about ${fact}?`, fact, chips };
}

async function answer(message: string, open: readonly OpenQuestion[]): Promise<string> {
  const brain = createLearnedBrain({ gazetteer: fakeGazetteer, read: () => NOTHING_READ });
  return show(await brain.understand({ message, index: 1, mode: 'CLARIFY', facts: [], open, today: TODAY }, signal));
}

describe('answers to open questions, without a request', () => {
  it.for([
    ['2', [ask('pace', 'relaxed', 'moderate', 'packed')], 'pace=moderate'],
    ['第一个', [ask('pace', 'relaxed', 'moderate', 'packed')], 'pace=relaxed'],
    ['2', [ask('travelers')], 'travelers=2'],
    ['wir sind zu dritt', [ask('travelers')], 'travelers=3'],
    ['moderate', [ask('pace')], 'pace=moderate'],
    ['moyen', [ask('budgetLevel')], 'budgetLevel=mid'],
    ['预算中等，节奏适中', [ask('budgetLevel'), ask('pace')], 'budgetLevel=mid pace=moderate'],
    ['budget moyen, rythme modéré', [ask('budgetLevel'), ask('pace')], 'budgetLevel=mid pace=moderate'],
    ['none', [ask('dietary')], 'dietary=none'],
    ['egal', [ask('pace')], 'pace=?'],
    ['no journey needed', [ask('origin')], 'origin=?'],
    ['Osaka', [ask('origin')], 'origin=Osaka'],
    [
      'relaxed, mid, Osaka',
      [ask('pace'), ask('budgetLevel'), ask('origin')],
      'budgetLevel=mid origin=Osaka pace=relaxed',
    ],
    ['3 April 2027', [ask('start')], 'start=2027-04-03'],
  ] as const)('reads "%s"', async ([message, open, expected]) => {
    expect(await answer(message, [...open])).toBe(expected);
  });
});

describe('how sure a reading is', () => {
  const line = '{pace-packed see everything}';
  const read = (probability: number) => async (): Promise<string> => {
    const { message, reading } = readLine(line);
    const requests = reading.requests.map((request) => ({ ...request, probability }));
    const brain = createLearnedBrain({ gazetteer: fakeGazetteer, read: () => ({ requests }) });
    return show(
      await brain.understand({ message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: TODAY }, signal),
    );
  };

  it('states what is likely', async () => {
    expect(await read(0.9)()).toBe('pace=packed');
  });

  it('assumes in plain sight what is less likely than not', async () => {
    expect(await read(0.4)()).toBe('pace~packed');
  });

  it('leaves open what is hardly likely, and says so', async () => {
    expect(await read(0.2)()).toBe('!not-used');
  });
});
