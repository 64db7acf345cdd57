import type { Expectation } from '../golden.ts';
import { LAYERS } from '../layers.ts';
import type { Heard } from '../subject.ts';
import type { Check } from './check.ts';
import { scoreClassification } from './classification.ts';
import { scorePlan } from './plan.ts';
import { scorePolicy } from './policy.ts';
import { scoreReply } from './reply.ts';
import { scoreSlots } from './slots.ts';
import { scoreText } from './text.ts';
import { scoreTool } from './tool.ts';

/** Everything that is expected of a turn but a judge's opinion. */
export function scoreTurn(expected: Expectation, heard: Heard): readonly Check[] {
  const { classification, slots, plan, policy, tool, reply, log } = expected;
  const { events } = heard;
  return [
    ...(classification ? scoreClassification(classification, events) : []),
    ...(slots ? scoreSlots(slots, events) : []),
    ...(plan ? scorePlan(plan, events) : []),
    ...(policy ? scorePolicy(policy, events) : []),
    ...(tool ? scoreTool(tool, events) : []),
    ...(reply ? scoreReply(reply, heard) : []),
    ...(log ? scoreText('log', log, toText(events)) : []),
  ];
}

/** SHA-256 in hex, whole or half: the chain's links, what stands for a personal value, the key of a call. */
const DIGEST = /"(?:[\da-f]{32}){1,2}"/g;

/** What events say. Digests are left out: they hang on chance, and four digits of a card are in one of a thousand. */
function toText(events: Heard['events']): string {
  return JSON.stringify(events).replaceAll(DIGEST, '""');
}

/** The same for a turn that had no answer: every layer that was to be looked at has failed. */
export function scoreSilence(expected: Expectation, reason: string): readonly Check[] {
  const layers = LAYERS.filter((layer) => layer !== 'judge' && expected[layer] !== undefined);
  return (layers.length > 0 ? layers : (['reply'] as const)).map((layer) => ({
    layer,
    what: 'answer',
    passed: false,
    expected: 'an answer',
    got: reason,
  }));
}
