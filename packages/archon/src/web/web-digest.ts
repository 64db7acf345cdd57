import type { Digest } from '../events/digest.ts';

const BLOCK_BYTES = 64;
const WORDS = 16;
const ROUNDS = 64;
const LENGTH_BYTES = 8;
const BITS_PER_BYTE = 8;
const END_OF_MESSAGE = 0x80;

/** The first 64 prime numbers. */
const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: number }, (_, divisor) => divisor).some((d) => d > 1 && number % d === 0),
);

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/**
 * SHA-256 that answers at once, as a log needs it; that of browsers (`crypto.subtle`) answers later. Some ten times slower
 * than Node's own.
 *
 * @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final
 */
export const webDigest: Digest = (text) => {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const hash = START.slice();
  const words = new Int32Array(ROUNDS);
  for (let offset = 0; offset < bytes.length; offset += BLOCK_BYTES) {
    for (let at = 0; at < WORDS; at++) words[at] = view.getInt32(offset + at * 4);
    compress(hash, words);
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

/** The message, a one bit, zeros, and its length in bits, in whole blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = END_OF_MESSAGE;
  new DataView(bytes.buffer).setBigUint64(bytes.length - LENGTH_BYTES, BigInt(message.length * BITS_PER_BYTE));
  return bytes;
}

/** One block: the first 16 of `words` are its own, the others follow from them. */
function compress(hash: Int32Array, words: Int32Array): void {
  for (let at = WORDS; at < ROUNDS; at++) {
    const [far, near] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const small = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    const large = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    words[at] = (words[at - WORDS] ?? 0) + small + (words[at - 7] ?? 0) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < ROUNDS; at++) {
    const chosen = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + mixed(e, 6, 11, 25) + chosen + (CONSTANTS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const second = mixed(a, 2, 13, 22) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at] ?? 0) + word;
}

function mixed(word: number, ...turns: readonly [number, number, number]): number {
  return rotated(word, turns[0]) ^ rotated(word, turns[1]) ^ rotated(word, turns[2]);
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
