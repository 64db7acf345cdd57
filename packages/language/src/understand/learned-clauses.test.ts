import { describe, expect, it } from 'vitest';

import { toLine } from '../../test/frame-line.ts';
import { PARIS } from '../../test/paris-context.ts';
import type { MessageReader, RequestReading } from '../reader/message-reading.ts';
import { createRuleUnderstander } from './rule-understander.ts';

/** A reader that sees one request in the whole message. */
function reading(act: string, probability: number, others: RequestReading['others'] = []): MessageReader {
  return (message) => ({
    requests: [{ act, probability, others, text: message, from: 0, to: message.length, slots: [] }],
  });
}

async function linesOf(message: string, read: MessageReader): Promise<readonly string[]> {
  const { frames } = await createRuleUnderstander({ read }).understand(message, PARIS);
  return frames.map(toLine);
}

// No rule reads it.
const MESSAGE = 'frobnicate the Louvre';
const REMOVE = 'edit {type:remove,visit:06-10-louvre}';
const PROPOSE = 'wish {kind:propose,edits:[{type:remove,visit:06-10-louvre}]}';

describe('what was learned and no rule reads', () => {
  it('is done from 0.9', async () => {
    await expect(linesOf(MESSAGE, reading('remove', 0.9))).resolves.toEqual([REMOVE]);
  });

  it('is proposed from 0.5', async () => {
    await expect(linesOf(MESSAGE, reading('remove', 0.89))).resolves.toEqual([PROPOSE]);
    await expect(linesOf(MESSAGE, reading('remove', 0.5))).resolves.toEqual([PROPOSE]);
  });

  it('is asked about below that, the likeliest first', async () => {
    const { frames } = await createRuleUnderstander({
      read: reading('remove', 0.4, [{ act: 'ask-hours', probability: 0.3 }]),
    }).understand(MESSAGE, PARIS);
    const [frame] = frames;
    expect(frame.act === 'ask' && frame.choices.map(({ text }) => text).slice(0, 2)).toEqual([
      'Take Louvre out',
      'Opening hours · Louvre',
    ]);
  });

  it('of a question is answered from 0.5', async () => {
    await expect(linesOf(MESSAGE, reading('ask-hours', 0.5))).resolves.toEqual(['question {about:hours,place:louvre}']);
  });
});

describe('what the rules read, too', () => {
  it('is done where the reader only holds it for possible', async () => {
    await expect(linesOf('take out the Louvre', reading('remove', 0.05))).resolves.toEqual([REMOVE]);
  });

  it('is proposed where the reader is sure of another change', async () => {
    await expect(linesOf('take out the Louvre', reading('lock', 0.95))).resolves.toEqual([
      'wish {kind:propose,edits:[{type:lock,visit:06-10-louvre}]}',
    ]);
  });
});

it('a name without a verb is none of what was learned', async () => {
  await expect(linesOf('the Louvre?', reading('remove', 0.99))).resolves.not.toEqual([REMOVE]);
});

it('takes a destination that is marked as a place for one to add', async () => {
  const message = 'frobnicate Disneyland Paris too';
  const slots = [{ name: 'place', text: 'Disneyland Paris', from: 11, to: 27 }];
  const { requests } = reading('destination', 0.7)(message);
  const lines = await linesOf(message, () => ({ requests: requests.map((each) => ({ ...each, slots })) }));
  expect(lines.filter((line) => line.startsWith('fact'))).toEqual([]);
});
