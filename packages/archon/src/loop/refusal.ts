import type { ModelReply } from '../model/model.ts';

/** How models decline in so many words. Tied to the start of a reply; anything looser takes "I cannot find it" for a refusal. */
const DECLINING =
  /^(?:i['’]?m sorry,? but |sorry,? (?:but )?|unfortunately,? )?i (?:can['’]t|cannot|can not|won['’]t|will not|am unable to|['’]m unable to|must decline to) (?:help|assist|comply|do that|fulfill|provide (?:that|this)|support (?:that|this))/i;

/** Longer texts say more than no. */
const LONGEST_REFUSAL = 600;

/** What the model says instead of going on, if it refuses: its provider says so, or a short text that says nothing else. */
export function refusalOf({ refusal, finishReason, text, toolCalls }: ModelReply): string | undefined {
  if (refusal !== undefined) return refusal || 'The model refused.';
  if (finishReason === 'refusal') return text.trim() || 'The model refused.';
  if (finishReason === 'content-filter') return text.trim() || 'A filter of the provider held the reply back.';
  if (toolCalls?.length || text.length > LONGEST_REFUSAL) return undefined;
  return DECLINING.test(text.trim()) ? text.trim() : undefined;
}
