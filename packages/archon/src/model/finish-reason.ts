import type { FinishReason } from './model.ts';

const REASONS: readonly string[] = [
  'stop',
  'tool-calls',
  'length',
  'refusal',
  'content-filter',
  'other',
] satisfies FinishReason[];

/** Words of servers for a reply that had to end. */
const LONGEST = [
  'length',
  'max_tokens',
  'max_output_tokens',
  'max_new_tokens',
  'token_limit',
  'truncated',
  'incomplete',
];

/** Whether a word for the end of a reply says that it was cut off, whoever's word it is. */
export function isAtItsLongest(word = ''): boolean {
  const plain = word.toLowerCase().replaceAll('-', '_');
  return LONGEST.some((one) => plain.includes(one));
}

/** A word for the end of a reply as one of ours. */
export function finishReasonOf(word: string): FinishReason {
  if (isAtItsLongest(word)) return 'length';
  return REASONS.includes(word) ? (word as FinishReason) : 'other';
}
