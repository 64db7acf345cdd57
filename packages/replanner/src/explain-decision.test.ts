import { describe, expect, it } from 'vitest';

import { crowd, delay, play, replace, type Story, until, weather } from '../test/kyoto.ts';
import { explainDecision, explainLimit, memoryOf, rulesOf } from './index.ts';

const contextOf = ({ journey }: Story) => ({ journey, rules: rulesOf({ ...journey.start, days: journey.days }) });
function explained(story: Story) {
  const { pending } = story.journey;
  if (!pending) throw new Error('nothing is asked');
  return { ...explainDecision(contextOf(story), pending), pending };
}
const sentences = (text: string): number => text.split(/(?<=[.!?]) (?=[A-Z“])/).length;

describe('why a decision is asked', () => {
  it('names what was reported and the limit it reaches', () => {
    const { asked, pending } = explained(play({}, [crowd(85)]));
    expect(asked).toContain('Crowd 85 %.');
    expect(asked).toContain(`That reaches your limit, ${pending.reading.limitWhy}.`);
    expect(sentences(asked)).toBe(3);
  });

  it('says that a closed door has no degrees', () => {
    const closed = play({}, [{ type: 'report', reading: { measure: { kind: 'closed' } } }]);
    expect(explained(closed).asked).toContain('That has no degrees, so I always ask.');
    expect(explained(closed).limit).toMatch(/^There is no limit for it: closed now\./);
  });
});

describe('why that is recommended', () => {
  it('takes the score, the next one and the greatest shares from the alternatives', () => {
    const { recommended, pending } = explained(play({}, [crowd(85)]));
    const [first, second] = pending.alternatives;
    const two = (value: number): string => String(Math.round(value * 100) / 100);
    expect(recommended).toContain(`${first?.name} scores ${two(first?.score ?? 0)} of 1`);
    expect(recommended).toContain(`next is ${second?.name} with ${two(second?.score ?? 0)}.`);
    const nearness = first?.criteria.distance ?? 0;
    expect(recommended).toContain(`nearness 0.25 × ${two(nearness)} = ${two(0.25 * nearness)}`);
    expect(recommended).toContain('(weights as at the start)');
    expect(sentences(recommended)).toBeLessThanOrEqual(4);
  });

  it('says that the weights were taught, and takes those', () => {
    const taught = play({}, [crowd(85), replace(2), until('11:40'), crowd(86)]);
    const { recommended, pending } = explained(taught);
    expect(recommended).toContain('(weights as 1 choice of yours taught me)');
    const { weights } = memoryOf(taught.journey);
    const [first] = pending.alternatives;
    const sum = Object.entries(first?.criteria ?? {}).reduce(
      (total, [criterion, value]) => total + weights[criterion as keyof typeof weights] * value,
      0,
    );
    expect(first?.score).toBeCloseTo(sum, 4);
  });
});

describe('why the limit is what it is', () => {
  it('names the threshold, the wish and the rule', () => {
    const { limit } = explained(play({}, [crowd(85)]));
    expect(limit).toBe(
      'Your limit for crowd is 35 % because you avoid crowds. It is 35 % for who avoids crowds, and 70 % for who does not mind them. I ask from the limit itself on, never below.',
    );
  });

  it('of another kind is told as things stand, open decision or none', () => {
    const calm = play({}, []);
    expect(explainLimit(contextOf(calm), 'delay')).toContain('Your limit for delay is 20 minutes.');
    expect(explainLimit(contextOf(calm), 'traffic')).toContain('30 % for a relaxed pace, 55 % for a moderate pace');
    expect(explainLimit(contextOf(play({}, [weather('stormy')])), 'weather')).toContain('× 0.85');
    expect(explained(play({}, [delay(40)])).limit).toContain('20 minutes');
  });
});
