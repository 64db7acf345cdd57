import { describe, expect, it } from 'vitest';

import { FixedWorld, RehearsedModel } from '../../testing/index.ts';
import { LongTermMemory } from '../long-term-memory.ts';
import { compressConversation } from './compress.ts';
import { EpisodicMemory } from './episodic-memory.ts';
import { modelSummarizer } from './model-summarizer.ts';

function talk(turns: number): EpisodicMemory {
  const episodic = new EpisodicMemory();
  episodic.append('user', 'My name is Alice. I never fly.');
  episodic.append('assistant', 'Nice to meet you.');
  for (let turn = 0; turn < turns; turn++) {
    episodic.append('user', 'And what else could be said about this and that, in general?');
    episodic.append('assistant', 'A lot could be said, of course, and most of it has been said before.');
  }
  return episodic;
}

describe('compressConversation', () => {
  it('does nothing below 70 % of the context', async () => {
    const longTerm = new LongTermMemory({ world: new FixedWorld() });
    const episodic = talk(10);
    // 10 turns of 15 + 4 and 17 + 4 tokens, and 8 + 4 and 5 + 4 for the first two.
    expect(episodic.tokens).toBe(421);
    expect(await compressConversation(episodic, { longTerm, contextTokens: 602 })).toBeUndefined();
    expect(await compressConversation(episodic, { longTerm, contextTokens: 601 })).toBeDefined();
  });

  it('keeps facts to the letter, stores the summary, and leaves a pointer and the latest messages', async () => {
    const longTerm = new LongTermMemory({ world: new FixedWorld() });
    const episodic = talk(10);
    const model = new RehearsedModel(['Alice introduced herself.']);
    const done = await compressConversation(episodic, {
      longTerm,
      contextTokens: 500,
      summarize: modelSummarizer(model),
    });
    expect(done).toMatchObject({ tokensBefore: 421, facts: [{ text: 'My name is Alice.' }, { text: 'I never fly.' }] });
    expect(episodic.getMessages()[0]).toMatchObject({
      role: 'system',
      content: '[Earlier conversation summarized: Alice introduced herself.]',
    });
    expect(episodic.getMessages()[1]?.role).toBe('user');
    expect(episodic.tokens).toBeLessThan(0.35 * 500 + 25);
    expect(model.requests[0]?.messages[1]?.text).toContain('"I never fly."'.slice(1, -1));
    const stored = (await longTerm.latest({ limit: 10 })).map(({ content }) => content);
    expect(stored.toSorted()).toEqual(['Alice introduced herself.', 'I never fly.', 'My name is Alice.']);
  });

  it('goes on without a model, and when the model fails or says nothing', async () => {
    for (const replies of [[new Error('down')], ['  ']]) {
      const longTerm = new LongTermMemory({ world: new FixedWorld() });
      const episodic = talk(10);
      const summarize = modelSummarizer(new RehearsedModel(replies));
      await compressConversation(episodic, { longTerm, contextTokens: 500, summarize });
      expect(episodic.getMessages()[0]?.content).toBe(
        '[Earlier conversation summarized: user: I never fly.\nuser: My name is Alice.]',
      );
    }
  });

  it('loses no fact over many compressions', async () => {
    const longTerm = new LongTermMemory({ world: new FixedWorld() });
    const episodic = new EpisodicMemory();
    for (let turn = 1; turn <= 100; turn++) {
      episodic.append('user', `Room ${turn} has ${turn * 3} chairs. Whatever that may be good for, who knows.`);
      episodic.append('assistant', 'Noted.');
      await compressConversation(episodic, { longTerm, contextTokens: 600 });
      expect(episodic.tokens).toBeLessThan(420);
    }
    expect((await longTerm.query('room 7', { limit: 3 })).map(({ content }) => content)).toContain(
      'Room 7 has 21 chairs.',
    );
    const kept = [...(await longTerm.latest({ limit: 500 })), ...episodic.getMessages()]
      .map(({ content }) => content)
      .join('\n');
    for (let turn = 1; turn <= 100; turn++) expect(kept).toContain(`Room ${turn} has ${turn * 3} chairs.`);
  });
});
