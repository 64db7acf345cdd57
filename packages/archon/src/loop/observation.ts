import type { EndedCall } from './loop-record.ts';

/** Identical calls after which the loop warns; and after which it stops, which is the third repetition. */
export const REPEATS = { warning: 2, end: 4 } as const;

/** What a model may do about a failure, where the failure does not say so itself. By the result's `metadata.code`. */
const ADVICE: Readonly<Record<string, string>> = {
  'tool-threw': 'Mend the arguments, use another tool, or answer with what you have.',
  'broken-result': 'Use another tool, or answer with what you have.',
  'out-of-memory': 'Ask it for less at a time, use another tool, or answer with what you have.',
  'process-ended': 'Use another tool, or answer with what you have.',
};

/** What the model is told of a call: the content, or what went wrong and how to go on. */
export function observationOf({ call: { tool }, result: { status, content, metadata } }: EndedCall): string {
  if (status === 'success') return content === '' ? `"${tool}" succeeded and returned an empty text.` : content;
  if (status === 'timeout') {
    return `Error: "${tool}" took too long. ${content} Ask it for less, use another tool, or answer with what you have.`;
  }
  const advice = metadata.retryable === true ? 'It may work later.' : ADVICE[String(metadata.code)];
  return `Error: ${content}${advice === undefined ? '' : ` ${advice}`}`;
}

/** What it is told of making the same call again, a tool's that is not meant for that. */
export function warningOf({ times }: EndedCall): string | undefined {
  if (times < REPEATS.warning) return undefined;
  const left = REPEATS.end - times;
  return `You have made this very call ${times} times, each time with this result. Take another way, or give your final answer; ${left === 1 ? 'the next such call ends' : `${left} more such calls end`} the work.`;
}
