import { hash } from 'node:crypto';

/** SHA-256 of `text` as UTF-8, in lower-case hex: the `Digest` of a log that lives in Node. */
export function nodeDigest(text: string): string {
  return hash('sha256', text, 'hex');
}
