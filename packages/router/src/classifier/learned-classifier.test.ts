import { describe, expect, it } from 'vitest';

import { createIntentClassifier } from './create-intent-classifier.ts';
import { LearnedClassifier } from './learned-classifier.ts';
import { fromBytes, toBytes, UnreadableModelError } from './model-file.ts';
import { trainIntents } from './train-intents.ts';

const EXAMPLES = Object.entries({
  order_status: [
    'where is my order',
    'has my parcel shipped',
    'track my package',
    'when does my delivery arrive',
    '注文はどこですか',
  ],
  refund: [
    'I want my money back',
    'refund my order please',
    'please return the money',
    'give me a refund',
    '返金してください',
  ],
  hours: [
    'when are you open',
    'what are your opening hours',
    'are you open on sunday',
    'when do you close',
    '何時に開きますか',
  ],
}).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })));
const ALL = ['order_status', 'refund', 'hours'];

describe('a classifier that has learned from five examples each', () => {
  const classifier = createIntentClassifier(EXAMPLES);
  const find = (text: string, eligible: readonly string[] = ALL) => classifier.classify({ text, eligible });

  it.each([
    ['where is my parcel', 'order_status'],
    ['I would like a refund', 'refund'],
    ['Are you open on Monday?', 'hours'],
    ['注文はいつ届きますか', 'order_status'],
    ['返金', 'refund'],
  ])('knows what "%s" asks for', async (text, intent) => {
    expect((await find(text)).intent).toBe(intent);
  });

  it.each([
    'who painted the ceiling',
    'write me a limerick',
    '12345',
    '',
    '   ',
    '🎉',
    '\u202Eabc',
    'ε'.repeat(100_000),
  ])('finds nothing in %j', async (text) => {
    expect((await find(text)).intent).toBeNull();
  });

  it('finds only what is on offer, with shares that sum to at most 1', async () => {
    const { intent, candidates } = await find('refund my order please', ['order_status', 'hours']);
    expect(intent).not.toBe('refund');
    expect(candidates.map((each) => each.intent)).not.toContain('refund');
    expect(candidates.reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1 + 1e-9);
    expect(await find('refund my order please', [])).toEqual({ intent: null, confidence: 0, candidates: [] });
  });
});

describe('a model', () => {
  it('is the same, byte by byte, for the same examples and seed', () => {
    const bytes = (seed: number): string => Buffer.from(toBytes(trainIntents(EXAMPLES, { seed }))).toString('base64');
    expect(bytes(1)).toBe(bytes(1));
    expect(bytes(2)).not.toBe(bytes(1));
  });

  it('judges as before when it comes back from a file', () => {
    const model = trainIntents(EXAMPLES);
    const bytes = toBytes(model);
    const [before, after] = [new LearnedClassifier(model), new LearnedClassifier(fromBytes(bytes))];
    for (const { text } of EXAMPLES) {
      const [one, other] = [before, after].map((each) => each.classify({ text, eligible: ALL }));
      expect(other?.intent).toBe(one?.intent);
      expect(other?.confidence).toBeCloseTo(one?.confidence ?? NaN, 1);
    }
    // Wherever it lies in memory.
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    expect(toBytes(fromBytes(shifted.subarray(1)))).toHaveLength(bytes.length);
    expect(toBytes(fromBytes(Buffer.from(bytes)))).toHaveLength(bytes.length);
  });

  it('cannot be had of bytes that are none, or not all of them', () => {
    const bytes = toBytes(trainIntents(EXAMPLES));
    const damaged = bytes.slice();
    damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] ?? 0) ^ 1;
    const broken = [new Uint8Array(0), new Uint8Array(100), bytes.subarray(0, -1), bytes.subarray(0, 300), damaged];
    for (const each of [...broken, new TextEncoder().encode('hello, world')]) {
      expect(() => fromBytes(each)).toThrow(UnreadableModelError);
    }
  });

  it('refuses no more of what is on offer than it may, and nothing at 0', () => {
    const classifier = new LearnedClassifier(trainIntents(EXAMPLES, { reject: 0 }));
    expect(EXAMPLES.filter(({ text }) => classifier.classify({ text, eligible: ALL }).intent === null)).toEqual([]);
  });

  it('learns from one example, too', () => {
    const model = trainIntents([{ text: 'where is my order', intent: 'order_status' }]);
    expect(new LearnedClassifier(model).classify({ text: 'where is my order', eligible: ALL }).intent).toBe(
      'order_status',
    );
    expect(() => trainIntents([])).toThrow('at least one example');
  });
});
