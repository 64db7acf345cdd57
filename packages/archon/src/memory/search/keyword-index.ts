import { termsOf } from './terms.ts';

/** How soon a repeated word stops counting, and how much long texts are held against. Source: Robertson & Zaragoza 2009, BM25. */
const K1 = 1.2;
const B = 0.75;

/** From so many texts on, words that stand in more than this share of them are not looked for, if there are others. */
const MANY_TEXTS = 1_000;
const COMMON_SHARE = 0.1;

interface Posting {
  readonly slots: number[];
  readonly counts: number[];
}

/** What was found by words. */
export interface KeywordMatch {
  /** Of texts with one of the words at least, each once. */
  readonly slots: readonly number[];
  /** By slot: 0–1, where 1 is a text of average length that has each of the words very often. */
  readonly scores: Float32Array;
}

/** Texts by slot, found by their words. */
export class KeywordIndex {
  readonly #postings = new Map<string, Posting>();
  readonly #terms: (readonly string[] | undefined)[] = [];
  #texts = 0;
  #length = 0;

  set(slot: number, text: string): void {
    this.delete(slot);
    const terms = termsOf(text);
    this.#terms[slot] = terms;
    this.#texts++;
    this.#length += terms.length;
    for (const [term, count] of countEach(terms)) {
      const posting = this.#postings.get(term) ?? { slots: [], counts: [] };
      posting.slots.push(slot);
      posting.counts.push(count);
      this.#postings.set(term, posting);
    }
  }

  delete(slot: number): void {
    const terms = this.#terms[slot];
    if (!terms) return;
    this.#terms[slot] = undefined;
    this.#texts--;
    this.#length -= terms.length;
    for (const term of new Set(terms)) this.#remove(term, slot);
  }

  /** How well each text answers to a query's words. */
  match(query: string): KeywordMatch {
    const found = [...new Set(termsOf(query))].map((term) => ({ posting: this.#postings.get(term) }));
    const weighed = found.map(({ posting }) => ({ posting, weight: this.#rarity(posting?.slots.length ?? 0) }));
    const most = weighed.reduce((sum, { weight }) => sum + weight * (K1 + 1), 0);
    const rare = weighed.filter(({ posting }) => (posting?.slots.length ?? 0) <= COMMON_SHARE * this.#texts);
    const asked = this.#texts >= MANY_TEXTS && rare.some(({ posting }) => posting) ? rare : weighed;
    const scores = new Float32Array(this.#terms.length);
    const slots: number[] = [];
    for (const { posting, weight } of asked) {
      if (!posting) continue;
      for (let at = 0; at < posting.slots.length; at++) {
        const slot = posting.slots[at] ?? 0;
        const before = scores[slot] ?? 0;
        if (before === 0) slots.push(slot);
        scores[slot] = before + (weight * this.#saturated(slot, posting.counts[at] ?? 0)) / most;
      }
    }
    return { slots, scores };
  }

  #rarity(texts: number): number {
    return Math.log(1 + (this.#texts - texts + 0.5) / (texts + 0.5));
  }

  #saturated(slot: number, count: number): number {
    const length = (this.#terms[slot]?.length ?? 0) / (this.#length / this.#texts || 1);
    return (count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
  }

  #remove(term: string, slot: number): void {
    const posting = this.#postings.get(term);
    const at = posting?.slots.indexOf(slot) ?? -1;
    if (!posting || at === -1) return;
    const [lastSlot, lastCount] = [posting.slots.pop(), posting.counts.pop()];
    if (at < posting.slots.length) {
      posting.slots[at] = lastSlot ?? 0;
      posting.counts[at] = lastCount ?? 0;
    }
    if (posting.slots.length === 0) this.#postings.delete(term);
  }
}

function countEach(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
