import type { PromptPart } from './loop-event.ts';

/**
 * How many parts of the transcript to leave out so that the rest fits. What is left out stays out; and when something
 * must go, half of the room is cleared, so that the prompts after it begin alike for a while (providers keep what they
 * have read).
 *
 * @param leftOut - Parts left out so far.
 * @param room - Tokens for the transcript.
 */
export function partsToLeaveOut(transcript: readonly PromptPart[], leftOut: number, room: number): number {
  if (room === Infinity) return leftOut;
  let tokens = 0;
  for (let at = leftOut; at < transcript.length; at++) tokens += transcript[at]?.tokens ?? 0;
  if (tokens <= room) return leftOut;
  let start = leftOut;
  while (start < transcript.length && tokens > room / 2) {
    tokens -= transcript[start]?.tokens ?? 0;
    start++;
    // A prompt goes on with a reply, not with the observations of one that is left out.
    while (start < transcript.length && transcript[start]?.message.role !== 'assistant') {
      tokens -= transcript[start]?.tokens ?? 0;
      start++;
    }
  }
  const lastReply = transcript.findLastIndex(({ message }) => message.role === 'assistant');
  return Math.max(leftOut, Math.min(start, lastReply));
}
