import type { Decision, Journey } from '@wayfarer/replanner';
import { describe, expect, it } from 'vitest';

import { placeOf, sceneOf, visitOf } from '../../../test/made-plan.ts';
import { DATES } from '../../../test/trip-story.ts';
import { answerWhyAsked, answerWhyLimit, answerWhyThis } from './about-decision.ts';

const [MONDAY] = DATES;
const decision = (kind: string, level: number | null, limit: number | null, alternatives: readonly object[] = []) =>
  ({
    ...{
      id: 'decision_1',
      visit: visitOf('Hall'),
      date: MONDAY,
      severity: 'high',
      text: '',
      choices: [],
      noneBecause: null,
    },
    trigger: { about: 'reading', visit: visitOf('Hall'), measure: { kind, level } },
    reading: { kind, level, limit, limitWhy: '' },
    alternatives,
  }) as unknown as Decision;
const german = (pending: Decision | null, more: Partial<Journey> = {}) =>
  sceneOf({ pending, ...more }, { language: 'de' });

describe('in another language, a decision', () => {
  it('is explained by its figures: percent to a tenth, delays in minutes of a day', () => {
    const why = (...given: Parameters<typeof decision>) => answerWhyAsked(german(decision(...given))).text;
    expect(why('crowd', 0.8567, 0.7)).toMatch(/^Hall: .*85[.,]7 %.* 70 %/);
    expect(why('crowd', 0.8564, 0.7)).toMatch(/85[.,]6 %/);
    // 50 minutes of 1,440.
    expect(why('delay', 50 / 1440, 29.6 / 1440)).toMatch(/50 (min|Min).* 30 (min|Min)/);
    expect(why('closed', null, null)).toMatch(/^Hall: /);
    expect(why('closed', null, null)).not.toMatch(/\d/);
    expect(answerWhyAsked(german(null)).text).toBe(answerWhyThis(german(null)).text);
  });

  it('recommends the first alternative by its score, of so many', () => {
    const alternatives = ['Spare', 'Garden'].map((name) => ({ n: 1, place: placeOf(name), score: 0.625 }));
    const said = answerWhyThis(german(decision('crowd', 0.8, 0.7, alternatives))).text;
    expect(said).toMatch(/^Spare .*0[.,]63.*2/);
  });

  it('tells the limit of what is named, else of what is open', () => {
    expect(answerWhyLimit({ about: 'why-limit' }, german(decision('crowd', 0.8, 0.7))).text).toMatch(/70 %/);
    expect(answerWhyLimit({ about: 'why-limit', kind: 'crowd' }, german(decision('crowd', 0.8, 0.7))).text).toMatch(
      /70 %/,
    );
    const other = answerWhyLimit({ about: 'why-limit', kind: 'traffic' }, german(decision('crowd', 0.8, 0.7))).text;
    expect(other).not.toBe(answerWhyLimit({ about: 'why-limit' }, german(decision('crowd', 0.8, 0.7))).text);
    const reported = [{ measure: { kind: 'weather' } }, { measure: { kind: 'traffic', level: 0.9 } }] as never;
    expect(answerWhyLimit({ about: 'why-limit' }, german(null, { readings: reported })).text).toBe(other);
    expect(answerWhyLimit({ about: 'why-limit' }, german(null)).text).toBe(answerWhyAsked(german(null)).text);
  });
});
