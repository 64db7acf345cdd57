import { describe, expect, it } from 'vitest';

import { withoutThinking } from './thinking.ts';

describe('withoutThinking', () => {
  it('takes out what stands between the tags', () => {
    expect(withoutThinking('<think>hm</think>\n42')).toEqual({ thinking: 'hm', text: '42', isCut: false });
  });

  it('knows an end without a beginning: some templates write the opening tag themselves', () => {
    expect(withoutThinking('hm</think>42')).toEqual({ thinking: 'hm', text: '42', isCut: false });
  });

  it('notices that the text ended before the thought did', () => {
    expect(withoutThinking('<think>hm')).toEqual({ thinking: 'hm', text: '', isCut: true });
  });

  it('leaves tags inside a call alone', () => {
    const text = '{"name": "write", "args": {"html": "<think>x</think>"}}';
    expect(withoutThinking(text).text).toBe(text);
  });
});
