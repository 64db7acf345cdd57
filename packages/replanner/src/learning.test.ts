import { describe, expect, it } from 'vitest';

import {
  crowd,
  delay,
  keep,
  placeId,
  play,
  replace,
  sight,
  skip,
  type Story,
  undo,
  weather,
  world,
} from '../test/kyoto.ts';
import { RADIUS_KM, WEIGHTS } from './alternatives/criteria.ts';
import { CRITERIA } from './decision.ts';
import { forgetLearned, learn, listLessons, memoryOf } from './learning.ts';
import type { Lesson, Weights } from './lesson.ts';

const NONE: Weights = { distance: 0, crowd: 0, category: 0, weather: 0, timing: 0, value: 0, meal: 0 };
const feedback = (changes: Partial<Weights>): Lesson => ({ feedback: { ...NONE, ...changes } });
const memory = ({ journey }: Story) => memoryOf(journey);
const sum = (weights: Weights): number => CRITERIA.reduce((total, criterion) => total + weights[criterion], 0);

describe('the weights', () => {
  it('are those of the spec before anything was chosen', () => {
    expect(learn([]).weights).toEqual(WEIGHTS);
  });

  it('go by a tenth of the feedback, and sum to 1 again', () => {
    // distance .25 − .05 = .20, crowd .20 + .10 = .30: the sum is 1.05.
    const { weights, compared } = learn([feedback({ distance: -0.5, crowd: 1 })]);
    expect(compared).toBe(1);
    expect(weights.distance).toBeCloseTo(0.2 / 1.05, 12);
    expect(weights.crowd).toBeCloseTo(0.3 / 1.05, 12);
    expect(weights.category).toBeCloseTo(0.15 / 1.05, 12);
    expect(weights.meal).toBeCloseTo(0.05 / 1.05, 12);
  });

  it('never go farther than half and double of where they began', () => {
    // meal .05 + .10 = .15 is bounded to .10; the others share .90 of their .95: .10 once scaled by 1/1.05 may not grow again.
    const once = learn([feedback({ meal: 1 })]).weights;
    expect(once.meal).toBeCloseTo(0.1 / 1.05, 12);
    const often = learn(Array.from({ length: 50 }, () => feedback({ meal: 1, distance: -1 }))).weights;
    expect(often.meal).toBeCloseTo(0.1, 12);
    expect(often.distance).toBeCloseTo(0.125, 12);
    // The other five keep their proportions: .70 of the start shares .775.
    expect(often.crowd).toBeCloseTo((0.2 * 0.775) / 0.7, 10);
    expect(sum(often)).toBeCloseTo(1, 12);
  });

  it('stay within that and sum to 1 whatever is fed back', () => {
    let state = 7;
    const next = (): number => {
      state = (state * 48_271) % 2_147_483_647;
      return (2 * state) / 2_147_483_647 - 1;
    };
    const lessons: Lesson[] = [];
    for (let round = 0; round < 40; round += 1) {
      lessons.push({
        feedback: Object.fromEntries(CRITERIA.map((criterion) => [criterion, Math.sign(next())])) as never,
      });
      const { weights } = learn(lessons);
      expect(sum(weights)).toBeCloseTo(1, 9);
      for (const criterion of CRITERIA) {
        expect(weights[criterion]).toBeGreaterThanOrEqual(WEIGHTS[criterion] / 2);
        expect(weights[criterion]).toBeLessThanOrEqual(WEIGHTS[criterion] * 2);
      }
    }
  });
});

describe('what an answer teaches', () => {
  it('replace: how much better what was taken is than the mean of what was refused', () => {
    const asked = play({}, [crowd(85)]);
    const { alternatives = [], visit } = asked.journey.pending ?? {};
    expect(alternatives.length).toBeGreaterThan(2);
    const [first, second, ...others] = alternatives;
    const answered = play(asked, [replace(2)]);
    const [lesson] = listLessons(answered.journey);
    const refused = [first, ...others].flatMap((one) => (one ? [one.criteria.distance] : []));
    const mean = refused.reduce((total, each) => total + each, 0) / refused.length;
    expect(lesson?.feedback?.distance).toBeCloseTo((second?.criteria.distance ?? 0) - mean, 12);
    expect(lesson?.replaced?.by).toBe(second?.place);
    expect(memory(answered).replacements).toEqual([lesson?.replaced]);
    expect(memory(answered).compared).toBe(1);
    expect(visit).toBeDefined();
  });

  it('keep: the lowest severity, and the mean delay, in spite of which one went', () => {
    const rained = play({}, [weather('stormy'), keep]);
    expect(memory(rained)).toMatchObject({ weatherTolerance: 1, delayTolerance: null, compared: 0 });
    expect(
      learn([{ accepted: { kind: 'delay', minutes: 30 } }, { accepted: { kind: 'delay', minutes: 45 } }]),
    ).toMatchObject({
      delayTolerance: 37.5,
      weatherTolerance: null,
    });
    const both: readonly Lesson[] = [
      { accepted: { kind: 'weather', condition: 'stormy' } },
      { accepted: { kind: 'weather', condition: 'rainy' } },
    ];
    expect(learn(both).weatherTolerance).toBe(0.65);
    expect(memory(play({}, [delay(30), keep])).weights).toEqual(WEIGHTS);
  });

  it('skip teaches nothing, nor does what the program decided by itself', () => {
    expect(listLessons(play({}, [crowd(85), skip]).journey)).toEqual([]);
    const alone = { type: 'decide', choice: 'replace', allowedBy: ['small-changes'] } as const;
    expect(listLessons(play({}, [crowd(85), alone]).journey)).toEqual([]);
  });

  it('is taken back with its answer, and comes back with it', () => {
    const answered = play({}, [crowd(85), replace(2)]);
    const undone = play(answered, [undo]);
    expect(listLessons(undone.journey)).toEqual([]);
    expect(listLessons(play(undone, [{ type: 'redo' }]).journey)).toEqual(listLessons(answered.journey));
  });
});

describe('what was learned', () => {
  const spare = [
    sight('near-and-full', [35.013, 135.75], { open: 'always' }),
    sight('far-and-calm', [35.0205, 135.75], { open: 'always' }),
  ];

  it('orders the alternatives of the next question, and changes nothing that is asked', () => {
    const around = world({ 'near-and-full': 0.34, 'far-and-calm': 0.1 });
    const asked = play({ places: [...play({}, []).journey.start.facts.places, ...spare] }, [crowd(85)], around);
    const calm = Array.from({ length: 40 }, () => feedback({ distance: -1, crowd: 1, value: -1 }));
    const taught = play({ ...asked, journey: { ...asked.journey, lessons: calm } }, [crowd(86)], around);
    const scores = (story: Story) =>
      new Map((story.journey.pending?.alternatives ?? []).map(({ place, score }) => [place, score]));
    const lead = (story: Story): number =>
      (scores(story).get(placeId('far-and-calm')) ?? 0) - (scores(story).get(placeId('near-and-full')) ?? 0);
    expect(scores(asked).size).toBeGreaterThan(1);
    expect(lead(taught)).toBeGreaterThan(lead(asked));
    expect(taught.journey.pending?.reading.limit).toBe(asked.journey.pending?.reading.limit);
    expect(RADIUS_KM).toBe(5);
  });

  it('is forgotten when asked, for good: undoing and redoing bring nothing back', () => {
    const forgotten = play({}, [crowd(85), replace(2), { type: 'forget-learned' }]);
    expect(memory(forgotten)).toEqual(learn([]));
    expect(memory(play(forgotten, [undo, { type: 'redo' }]))).toEqual(learn([]));
    const undone = play({}, [crowd(85), replace(2), undo, { type: 'forget-learned' }, { type: 'redo' }]);
    expect(memory(undone)).toEqual(learn([]));
    expect(forgetLearned(forgotten.journey).days).toEqual(forgotten.journey.days);
  });

  it('is nothing to forget where there is nothing', () => {
    expect(play(play({}, []), [{ type: 'forget-learned' }]).events).toEqual([]);
  });
});
