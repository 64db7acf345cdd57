import type { PlaceId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { toLine } from '../../test/frame-line.ts';
import { PARIS } from '../../test/paris-context.ts';
import { createRuleUnderstander } from './rule-understander.ts';

const [louvre] = PARIS.stops;
const DECIDING = {
  ...PARIS,
  isUnderWay: true,
  decision: {
    visit: louvre?.visit ?? ('visit_none' as never),
    offered: ['wait', 'replace', 'skip', 'keep'] as const,
    alternatives: [
      { n: 1, place: 'place_pantheon' as PlaceId },
      { n: 2, place: 'place_cluny' as PlaceId },
    ],
  },
};

async function read(text: string, context: typeof PARIS): Promise<string> {
  const { frames } = await createRuleUnderstander().understand(text, context);
  return frames.map(toLine).join(' + ');
}

describe('with a decision open', () => {
  it.each([
    ["we'll wait it out", 'answer {kind:choice,choice:wait}'],
    ["nah we'll go anyway", 'answer {kind:choice,choice:keep}'],
    ['forget it, leave as is', 'answer {kind:choice,choice:keep}'],
    ['whatever you recommend', 'answer {kind:choice,choice:replace}'],
    ['the pantheon sounds good', 'answer {kind:choice,choice:replace,n:1}'],
    ['cluny then', 'answer {kind:choice,choice:replace,n:2}'],
    ['2', 'answer {kind:choice,choice:replace,n:2}'],
    ['the nearest one', 'ask which-place'],
    ['any other options?', 'question {about:choices}'],
  ])('%s', async (text, meaning) => {
    expect(await read(text, DECIDING)).toBe(meaning);
  });

  it.each(['is cluny open?', 'not the cluny', 'cluny on saturday', 'cluny and pantheon'])(
    'takes no alternative at "%s"',
    async (text) => {
      expect(await read(text, DECIDING)).not.toContain('replace,n');
    },
  );
});

describe('with a change that waits for a yes', () => {
  it.each([
    ['no leave it', 'answer {kind:no}'],
    ['keep it as it was', 'answer {kind:no}'],
    ['keep it', 'ask which-meaning'],
    ['take your suggestion', 'answer {kind:yes}'],
  ])('%s', async (text, meaning) => {
    expect(await read(text, { ...PARIS, proposal: true })).toBe(meaning);
  });
});
