import { MisuseError } from '@wayfarer/archon/data';
import type { Embedder } from '@wayfarer/archon/model';
import { describe, expect, it, vi } from 'vitest';

import { createIntentClassifier } from './create-intent-classifier.ts';
import { EmbeddingClassifier } from './embedding-classifier.ts';
import { LearnedClassifier } from './learned-classifier.ts';
import { fromBytes, toBytes } from './model-file.ts';
import { trainIntents } from './train-intents.ts';

/** Words that mean much the same have much the same vector. */
const MEANINGS = [
  ['parcel', 'package', 'delivery', 'shipment', 'consignment'],
  ['refund', 'money', 'reimbursement'],
  ['open', 'close', 'hours', 'sunday'],
];

const thesaurus: Embedder = {
  id: 'thesaurus',
  dimension: 4,
  embed: async (texts) =>
    texts.map((text) => {
      const words = text.split(' ');
      return Float32Array.of(...MEANINGS.map((same) => (words.some((word) => same.includes(word)) ? 1 : 0)), 0.5);
    }),
};

const EXAMPLES = Object.entries({
  order_status: ['where is my parcel', 'has my package left', 'track a delivery', 'is the parcel on its way'],
  refund: ['I want my money back', 'please give me a refund', 'return the money', 'refund it'],
  hours: ['when are you open', 'what are your hours', 'are you there on sunday', 'when do you close'],
}).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })));
const ALL = ['order_status', 'refund', 'hours'];

describe('a classifier with an embedder', async () => {
  const classifier = await createIntentClassifier(EXAMPLES, { embedder: thesaurus });
  const find = (text: string) => classifier.classify({ text, eligible: ALL });

  it.each([
    ['any consignment?', 'order_status'],
    ['my SHIPMENT!', 'order_status'],
    ['about that reimbursement', 'refund'],
  ])('guesses what "%s" asks for, though no example has the word', async (text, intent) => {
    expect((await find(text)).candidates[0]?.intent).toBe(intent);
  });

  it('is surer of it than without', async () => {
    const without = createIntentClassifier(EXAMPLES);
    const found = await without.classify({ text: 'my SHIPMENT!', eligible: ALL });
    const [before, after] = [found, await find('my SHIPMENT!')].map(
      ({ candidates }) => candidates.find(({ intent }) => intent === 'order_status')?.confidence ?? 0,
    );
    expect(after).toBeGreaterThan((before ?? 1) + 0.1);
  });

  it.each(['who painted the ceiling', '', '?!', '\u202E', 'ε'.repeat(100_000)])('finds nothing in %j', async (text) => {
    expect((await find(text)).intent).toBeNull();
  });

  it('asks for each text once, by its words, and not at all where there are none', async () => {
    const embed = vi.spyOn(thesaurus, 'embed');
    await find('Where IS my parcel?!');
    expect(embed.mock.calls).toEqual([[['where is my parcel']]]);
    embed.mockClear();
    await find('?!');
    expect(embed).not.toHaveBeenCalled();
    await trainIntents([...EXAMPLES, ...EXAMPLES], { embedder: thesaurus, outOfScope: [] });
    const asked = embed.mock.calls.flatMap(([texts]) => texts);
    expect(asked).toHaveLength(new Set(asked).size);
    expect(asked).toContain('order status');
    embed.mockRestore();
  });

  it('fails when the embedder does', async () => {
    const broken = { ...thesaurus, embed: () => Promise.reject(new Error('no weights')) };
    await expect(createIntentClassifier(EXAMPLES, { embedder: broken })).rejects.toThrow('no weights');
    const model = await trainIntents(EXAMPLES, { embedder: thesaurus });
    const late = new EmbeddingClassifier(model, broken);
    await expect(late.classify({ text: 'where is it', eligible: ALL })).rejects.toThrow('no weights');
  });
});

describe('a model with an embedder', async () => {
  const model = await trainIntents(EXAMPLES, { embedder: thesaurus });

  it('is the same, byte by byte, for the same examples and seed', async () => {
    const again = await trainIntents(EXAMPLES, { embedder: thesaurus });
    expect(Buffer.from(toBytes(again)).equals(toBytes(model))).toBe(true);
  });

  it('judges as before when it comes back from a file', async () => {
    const restored = new EmbeddingClassifier(fromBytes(toBytes(model)), thesaurus);
    const before = new EmbeddingClassifier(model, thesaurus);
    for (const { text } of EXAMPLES) {
      const [one, other] = [
        await before.classify({ text, eligible: ALL }),
        await restored.classify({ text, eligible: ALL }),
      ];
      expect(other.intent).toBe(one.intent);
      expect(other.confidence).toBeCloseTo(one.confidence, 1);
    }
  });

  it('refuses another embedder, and none', () => {
    const restored = fromBytes(toBytes(model));
    const stranger = { ...thesaurus, id: 'dictionary' };
    expect(() => new EmbeddingClassifier(restored, stranger)).toThrow(
      'Expected the embedder that the model was trained with, which is "thesaurus" (4 entries); got "dictionary" (4 entries).',
    );
    expect(() => new EmbeddingClassifier(restored, { ...thesaurus, dimension: 5 })).toThrow(MisuseError);
    expect(() => new EmbeddingClassifier(trainIntents(EXAMPLES), thesaurus)).toThrow('which is none; got "thesaurus"');
    expect(() => new LearnedClassifier(restored)).toThrow(
      'trained with the embedder "thesaurus": use `new EmbeddingClassifier(model, embedder)`',
    );
  });
});
