import { expect, it } from 'vitest';

import { PARIS } from '../../test/paris-context.ts';
import { createRuleUnderstander } from './rule-understander.ts';

const understander = createRuleUnderstander();

it.each([
  ['drop the Louvre and get us tickets for the opera', ['get us tickets for the opera']],
  ['get us opera tickets and drop the Louvre', ['get us opera tickets']],
  ['enlève le Louvre et trouve-nous un truc pour danser', ['trouve-nous un truc pour danser']],
  ['quita el Louvre y busca flamenco', ['busca flamenco']],
  ['streich den Louvre und füttere unsere Katze', ['füttere unsere Katze']],
  ['ルーブルを外して、それから踊れる店を探して', ['踊れる店を探して']],
  // What is done, why, and what is so anyway.
  ['remove the Louvre and the Orsay', []],
  ['drop the Louvre, too many people for us', []],
  ['remove the Louvre and keep the rest', []],
  ['start at 9 and end at six pm on Friday', []],
  ['spend an hour and a half at the Louvre', []],
])('%s leaves %j', async (text, left) => {
  const { frames, unused } = await understander.understand(text, PARIS);
  expect(frames[0].act).toBe('edit');
  expect(unused).toEqual(left);
});
