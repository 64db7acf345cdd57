import { grown } from './grown.ts';
import { termsOf } from './terms.ts';

/** How soon a repeated word stops counting, and how much long texts are held against. Source: Robertson & Zaragoza 2009, BM25. */
const K1 = 1.2;
const B = 0.75;

/** From so many texts on, words that stand in more than this share of them are not looked for, if there are others. */
const MANY_TEXTS = 1_000;
const COMMON_SHARE = 0.1;

/** As many as two bytes hold; the difference to more is below one part in ten thousand. */
const MOST_COUNTED = 65_535;

/** Texts that have a word, and how often each has it. */
interface Posting {
  slots: Uint32Array;
  counts: Uint16Array;
  size: number;
}

/** What was found by words. The next search writes over it. */
export interface KeywordMatch {
  /** Of texts with one of the words at least, each once. */
  readonly slots: Uint32Array;
  /** By slot: 0–1, where 1 is a text of average length that has each of the words very often. */
  readonly scores: Float32Array;
}

/** Texts by slot, found by their words. Numbers lie side by side in arrays of their own: a search runs over ten thousands of them. */
export class KeywordIndex {
  readonly #postings = new Map<string, Posting>();
  readonly #terms: (readonly string[] | undefined)[] = [];
  #texts = 0;
  #length = 0;
  /** By slot: words of its text. */
  #lengths = new Float32Array(0);
  /** By slot; 0 wherever the last search found nothing. */
  #scores = new Float32Array(0);
  /** Slots that the last search found, and how many they are. */
  #found = new Uint32Array(0);
  #foundSize = 0;

  set(slot: number, text: string): void {
    this.delete(slot);
    this.#reserve(slot);
    const terms = termsOf(text);
    this.#terms[slot] = terms;
    this.#lengths[slot] = terms.length;
    this.#texts++;
    this.#length += terms.length;
    for (const [term, count] of countEach(terms)) this.#add(term, slot, count);
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
    const weighed = found.map(({ posting }) => ({ posting, weight: this.#rarity(posting?.size ?? 0) }));
    const most = weighed.reduce((sum, { weight }) => sum + weight * (K1 + 1), 0);
    const rare = weighed.filter(({ posting }) => (posting?.size ?? 0) <= COMMON_SHARE * this.#texts);
    const asked = this.#texts >= MANY_TEXTS && rare.some(({ posting }) => posting) ? rare : weighed;
    this.#forget();
    for (const { posting, weight } of asked) if (posting) this.#score(posting, weight / most);
    return { slots: this.#found.subarray(0, this.#foundSize), scores: this.#scores };
  }

  /** Adds to each text of a word what the word is worth there: less for each further time, and less in a long text. */
  #score({ slots, counts, size }: Posting, weight: number): void {
    const [scores, lengths, found] = [this.#scores, this.#lengths, this.#found];
    const [short, byLength] = [K1 * (1 - B), (K1 * B * this.#texts) / this.#length];
    let foundSize = this.#foundSize;
    for (let at = 0; at < size; at++) {
      const [slot, count] = [slots[at] ?? 0, counts[at] ?? 0];
      const before = scores[slot] ?? 0;
      if (before === 0) found[foundSize++] = slot;
      scores[slot] = before + (weight * (count * (K1 + 1))) / (count + short + byLength * (lengths[slot] ?? 0));
    }
    this.#foundSize = foundSize;
  }

  #forget(): void {
    for (let at = 0; at < this.#foundSize; at++) this.#scores[this.#found[at] ?? 0] = 0;
    this.#foundSize = 0;
  }

  #rarity(texts: number): number {
    return Math.log(1 + (this.#texts - texts + 0.5) / (texts + 0.5));
  }

  #add(term: string, slot: number, count: number): void {
    const posting = this.#postings.get(term) ?? { slots: new Uint32Array(2), counts: new Uint16Array(2), size: 0 };
    if (posting.size === posting.slots.length) {
      posting.slots = grown(posting.slots, new Uint32Array(2 * posting.size));
      posting.counts = grown(posting.counts, new Uint16Array(2 * posting.size));
    }
    posting.slots[posting.size] = slot;
    posting.counts[posting.size++] = Math.min(count, MOST_COUNTED);
    this.#postings.set(term, posting);
  }

  #remove(term: string, slot: number): void {
    const posting = this.#postings.get(term);
    if (!posting) return;
    const at = posting.slots.indexOf(slot);
    posting.size--;
    posting.slots[at] = posting.slots[posting.size] ?? 0;
    posting.counts[at] = posting.counts[posting.size] ?? 0;
    if (posting.size === 0) this.#postings.delete(term);
  }

  #reserve(slot: number): void {
    if (slot < this.#lengths.length) return;
    const room = Math.max(64, 2 * slot);
    this.#lengths = grown(this.#lengths, new Float32Array(room));
    this.#scores = grown(this.#scores, new Float32Array(room));
    this.#found = grown(this.#found, new Uint32Array(room));
  }
}

function countEach(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
