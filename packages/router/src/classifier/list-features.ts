import { readWords } from '@wayfarer/archon/data';

/** Lengths of the pieces of words, the blank before and after the word included. */
const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 4;

/** Where each kind of feature starts counting, so that the word `at` and the piece `at` are told apart. */
const WORD = 0x811c9dc5;
const NEIGHBOURS = 0x2f0b4c47;
const NEXT_BUT_ONE = 0x5bd1e995;
const PIECE = 0x1b873593;

const BLANK = 0x20;

/**
 * What is looked at in a text: its words, pairs of neighbours, pairs with one word between them, and pieces of two to four
 * characters, which catch endings, typing errors and languages without spaces.
 *
 * @returns A number of 32 bits for each feature, as often as it occurs. Two features share a number once in four billion pairs.
 */
export function listFeatures(text: string): readonly number[] {
  const { runs, words } = readWords(text);
  const features: number[] = [];
  if (words.length === 0) return features;
  // The first and the last word stand beside an edge.
  const hashes = [1, ...words.map((word) => hashOf(word)), 2];
  hashes.forEach((hash, index) => {
    const next = hashes[index + 1];
    const nextButOne = hashes[index + 2];
    if (index > 0 && next !== undefined) features.push(hash);
    if (next !== undefined) features.push(pairOf(NEIGHBOURS ^ hash, next));
    if (nextButOne !== undefined) features.push(pairOf(NEXT_BUT_ONE ^ hash, nextButOne));
  });
  for (const run of runs) addPieces(run, features);
  return features;
}

function addPieces(run: string, features: number[]): void {
  const end = run.length + 1;
  for (let start = -1; start < end; start++) {
    let hash = PIECE;
    for (let length = 1; length <= LONGEST_PIECE && start + length <= end; length++) {
      const at = start + length - 1;
      hash = step(hash, at < 0 || at === end - 1 ? BLANK : run.charCodeAt(at));
      if (length >= SHORTEST_PIECE) features.push(finished(hash ^ length));
    }
  }
}

function hashOf(word: string): number {
  let hash = WORD;
  for (let index = 0; index < word.length; index++) hash = step(hash, word.charCodeAt(index));
  return finished(hash);
}

function pairOf(first: number, second: number): number {
  return finished(Math.imul(first, 0x85ebca6b) ^ second);
}

/** FNV-1a, a character at a time. */
function step(hash: number, character: number): number {
  return Math.imul(hash ^ character, 0x01000193);
}

/** Spreads what differs over all bits. Source: the last steps of MurmurHash3 (public domain). */
function finished(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
