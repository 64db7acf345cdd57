import { describe, expect, it } from 'vitest';

import { parseMessage } from './parse-message.ts';

describe('a line of the corpus', () => {
  it('tells what was typed, what it asks for, and its slots', () => {
    expect(parseMessage('hi, {move put [place the Orsay] on [to-day Friday]} and {remove drop [place it]}')).toEqual({
      text: 'hi, put the Orsay on Friday and drop it',
      requests: [
        {
          act: 'move',
          pieces: [
            { text: 'put ' },
            { slot: 'place', text: 'the Orsay' },
            { text: ' on ' },
            { slot: 'to-day', text: 'Friday' },
          ],
        },
        { act: 'remove', pieces: [{ text: 'drop ' }, { slot: 'place', text: 'it' }] },
      ],
    });
  });

  it('may follow from the message before it', () => {
    const { text, before } = parseMessage('{ask-hours when is [place it] open} >> {ask-hours and on [day Sunday]?}');
    expect([before?.text, text]).toEqual(['when is it open', 'and on Sunday?']);
  });

  it.each([
    ['nothing is asked for', 'hello'],
    ['a brace is left open', '{yes yes} {no'],
    ['a bracket is left open', '{add put [place it in}'],
    ['slots lie in one another', '{add put [place the [day Sunday] market] in}'],
    ['three messages follow from one another', '{yes a} >> {yes b} >> {yes c}'],
  ])('is refused where %s', (_, line) => {
    expect(() => parseMessage(line)).toThrow(SyntaxError);
  });
});
