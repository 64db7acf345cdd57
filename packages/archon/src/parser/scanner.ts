/**
 * A place in a text. Every character that is looked at counts as one step, so that a test can show that reading takes
 * time in proportion to the text, without a clock.
 */
export class Scanner {
  readonly text: string;
  position: number;
  steps = 0;
  readonly #found = new Map<string, { readonly from: number; readonly index: number }>();

  constructor(text: string, position = 0) {
    this.text = text;
    this.position = position;
  }

  /** The character at `index`, or the empty string outside the text. */
  at(index: number): string {
    this.steps += 1;
    return this.text[index] ?? '';
  }

  peek(): string {
    return this.at(this.position);
  }

  isAtEnd(): boolean {
    return this.position >= this.text.length;
  }

  startsWith(word: string, index = this.position): boolean {
    this.steps += 1;
    return this.text.startsWith(word, index);
  }

  /**
   * Where `word` stands next, or the length of the text. The last answer is kept for each word: questions that go
   * forwards look at each character once, however many they are.
   */
  find(word: string, from: number): number {
    const known = this.#found.get(word);
    if (known && from >= known.from && from <= known.index) return known.index;
    const found = this.text.indexOf(word, from);
    const index = found === -1 ? this.text.length : found;
    this.steps += index - from + 1;
    this.#found.set(word, { from, index });
    return index;
  }

  /** The first index from `from` whose character `isOne` refuses, or the length of the text. */
  skip(isOne: (character: string) => boolean, from: number): number {
    let index = from;
    while (index < this.text.length && isOne(this.at(index))) index += 1;
    return index;
  }
}
