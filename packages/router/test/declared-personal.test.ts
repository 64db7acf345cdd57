import { FixedRuntime } from '@wayfarer/archon/testing';
import { expect, it } from 'vitest';

import { consoleSink, parseIntents } from '../src/index.ts';
import { openShop } from './shop.ts';

const INTENTS = parseIntents(
  String.raw`
version: 1
intents:
  - id: order_status
    description: Where an order is
    tool: order_status
    repeatable: true
    required_params: [order_id, passport, born, code, story]
    param_mapping:
      order_id: { type: text, pattern: '\bORD-\d+\b' }
      passport: { type: text, pattern: '\b[A-Z]{2}\d{6}\b', case: upper }
      born: { type: date, ask: 'When were you born?', validate: { latest: today } }
      code: { type: text, ask: 'Which code?', validate: { matches: '[a-z]{4}\d{2}' } }
      story: { type: text, ask: 'What happened?', whole: true }
    redaction: { params: [passport, born, code, story] }
`,
  { digest: new FixedRuntime().digest },
);

/** A conversation, and all that anybody but the tool could read of it. */
async function talk(...texts: readonly string[]) {
  const seen: string[] = [];
  const shop = openShop({
    intents: () => INTENTS,
    telemetry: [consoleSink((line) => seen.push(line))],
    classifier: {
      classify(input) {
        seen.push(JSON.stringify(input));
        const intent = input.text.includes('order') ? 'order_status' : null;
        return { intent, confidence: intent ? 0.9 : 0.1, candidates: [] };
      },
    },
  });
  const answers: string[] = [];
  for (const text of texts) answers.push((await shop.say(text)).text);
  const events = await shop.log.read('s1');
  seen.push(JSON.stringify(events));
  const received = events.flatMap(({ type, content }) =>
    type === 'received' ? [(content as { text: string }).text] : [],
  );
  return { seen: seen.join('\n'), received, answers, calls: shop.calls };
}

it('hides what is declared personal from the first time it is said, in the chain, the sinks and the classifier', async () => {
  const { seen, received, calls } = await talk(
    'My order ORD-7 please, my passport is xy123456',
    'I was born on 3 May 1980',
    'the code is abcd12',
    'My neighbour Q. took it home by mistake',
  );
  expect(received).toEqual([
    'My order ORD-7 please, my passport is ⟦passport:1⟧',
    'I was born on ⟦birth-date:1⟧',
    'the code is ⟦code:1⟧',
    '⟦story:1⟧',
  ]);
  for (const secret of ['xy123456', 'XY123456', '3 May 1980', '1980-05-03', 'abcd12', 'neighbour'])
    expect(seen).not.toContain(secret);
  expect(calls).toHaveLength(1);
  for (const value of ['XY123456', '1980-05-03', 'abcd12', 'My neighbour Q. took it home by mistake'])
    expect(calls[0]).toContain(value);
});

it('hides it also where it is ruled out or passes no check', async () => {
  const { seen } = await talk('My order ORD-7, not passport AB111111', 'I was born on 3 May 2999');
  expect(seen).not.toContain('AB111111');
  expect(seen).not.toContain('3 May 2999');
});

it('takes a way out of a question for no answer to it', async () => {
  const { received, answers } = await talk('order ORD-7, AB111111, born on 3 May 1980', 'abcd12', 'never mind');
  expect(received.at(-1)).toBe('never mind');
  expect(answers.at(-1)).toBe('All right, I have dropped that.');
});
