import { describe, expect, it } from 'vitest';

import type { IntentClassifier, TrainingExample } from '../classifier/index.ts';
import { crossValidate } from './cross-validate.ts';

function examplesOf(intent: string, count: number): readonly TrainingExample[] {
  return Array.from({ length: count }, (_, index) => ({ text: `${intent} ${index}`, intent }));
}

/** Says of each text what `answer` does. */
function saying(answer: (text: string) => string | null): IntentClassifier {
  return { classify: ({ text }) => ({ intent: answer(text), confidence: 1, candidates: [] }) };
}

describe('crossValidate', () => {
  it('asks about every example once, and about none that was learned', async () => {
    const asked: string[] = [];
    const examples = [...examplesOf('tea', 7), ...examplesOf('soup', 3)];
    await crossValidate(examples, (learned) => {
      const texts = learned.map(({ text }) => text);
      return saying((text) => {
        expect(texts).not.toContain(text);
        expect(new Set(learned.map(({ intent }) => intent))).toEqual(new Set(['tea', 'soup']));
        asked.push(text);
        return null;
      });
    });
    expect(asked.sort()).toEqual(examples.map(({ text }) => text).sort());
  });

  it('counts what was right, what was refused and what was taken for what', async () => {
    const examples = [...examplesOf('tea', 6), ...examplesOf('soup', 4)];
    const answers: Readonly<Record<string, string | null>> = {
      'tea 0': null,
      'tea 1': 'soup',
      'tea 2': 'soup',
      'soup 3': 'tea',
    };
    const train = (): IntentClassifier =>
      saying((text) => (text in answers ? (answers[text] ?? null) : (text.split(' ')[0] ?? null)));
    expect(await crossValidate(examples, train)).toEqual({
      examples: 10,
      right: 6,
      refused: 1,
      confusions: [
        { intent: 'tea', takenFor: 'soup', count: 2 },
        { intent: 'soup', takenFor: 'tea', count: 1 },
      ],
    });
  });

  it('holds no example out that is alone with its intent', async () => {
    const train = (): IntentClassifier => saying(() => 'tea');
    expect((await crossValidate([...examplesOf('tea', 5), ...examplesOf('soup', 1)], train)).examples).toBe(5);
    expect((await crossValidate([], train)).examples).toBe(0);
  });
});
