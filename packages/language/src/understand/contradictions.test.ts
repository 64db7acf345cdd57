import { describe, expect, it } from 'vitest';

import { toLine } from '../../test/frame-line.ts';
import { PARIS } from '../../test/paris-context.ts';
import { createRuleUnderstander } from './rule-understander.ts';

const understander = createRuleUnderstander();

async function linesOf(text: string): Promise<readonly string[]> {
  const { frames } = await understander.understand(text, PARIS);
  return frames.map(toLine);
}

describe('a message that wants a place in and out', () => {
  it.each([
    ['en', 'add the Louvre and remove the Louvre'],
    ['de', 'Füge den Louvre hinzu und nimm den Louvre heraus'],
    ['es', 'Añade el Louvre y quita el Louvre'],
  ])('changes nothing and asks which, in %s', async (_, text) => {
    const { frames } = await understander.understand(text, PARIS);
    const [frame, ...others] = frames;
    expect(others).toEqual([]);
    expect(frame).toMatchObject({ act: 'ask', about: 'in-or-out', words: 'Louvre' });
    expect(frame.act === 'ask' && frame.choices.map((choice) => toLine(choice.frame))).toEqual([
      'edit {type:remove,visit:06-10-louvre}',
      'talk as-it-is',
    ]);
  });

  it('on two days means one thing: it moves', async () => {
    expect(await linesOf('remove the Louvre on Thursday and add the Louvre on Sunday')).toEqual([
      'edit {type:move,visit:06-10-louvre,to:{date:06-13}}',
    ]);
  });

  it('of two places is two wishes', async () => {
    expect(await linesOf('add Shakespeare and Company and remove the Louvre')).toHaveLength(2);
  });
});
