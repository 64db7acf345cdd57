import type { Embedder } from '../../src/model/embedder.ts';

/** Topics, each a direction, and the words that point there. */
const TOPICS: readonly (readonly string[])[] = [
  ['eat', 'restaurant', 'restaurants', 'dinner', 'vegetarian', 'food', 'meat', 'lunch'],
  ['train', 'bus', 'station', 'platform', 'ticket'],
  ['rain', 'sun', 'weather', 'umbrella', 'snow'],
  ['music', 'concert', 'piano', 'song'],
];

/** An embedder that can be followed by hand: entry n counts words of topic n, the last one says that there was a text. */
export class TopicEmbedder implements Embedder {
  readonly id: string;
  readonly dimension = TOPICS.length + 1;
  /** Texts of each call. */
  readonly calls: (readonly string[])[] = [];
  /** What the next calls throw. */
  failures: Error[] = [];

  constructor(id = 'topics-1') {
    this.id = id;
  }

  async embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    this.calls.push(texts);
    const failure = this.failures.shift();
    if (failure) throw failure;
    return texts.map((text) => {
      const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
      const counts = TOPICS.map((topic) => words.filter((word) => topic.includes(word)).length);
      return Float32Array.from([...counts, 0.1]);
    });
  }
}
