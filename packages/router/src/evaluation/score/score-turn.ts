import type { StepType } from '../../plan/step.ts';
import type { PolicyEffect } from '../../policy/index.ts';
import type { PolicyChecked } from '../../stage-event.ts';
import {
  type Expectation,
  type ExpectedCheck,
  type ExpectedClassification,
  type ExpectedTool,
  LAYERS,
} from '../golden.ts';
import type { Heard, HeardEvent } from '../subject.ts';
import { type Check, contentsOf, same } from './check.ts';
import { scoreReply, scoreText } from './reply.ts';

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

/** Which intents the message was taken for. */
function scoreClassification(
  { intents, because }: ExpectedClassification,
  events: readonly HeardEvent[],
): readonly Check[] {
  const classified = contentsOf(events, 'intent_classified');
  const got = classified.map(({ intent_id: id }) => id);
  const checks = [same('classification', 'intents', { expected: intents, got })];
  if (because === undefined) return checks;
  const causes = classified.map(({ because: cause = 'classifier' }) => cause);
  const check = { layer: 'classification', what: 'because', expected: because, got: causes.join(', ') } as const;
  return [...checks, { ...check, passed: causes.includes(because) }];
}

/** What was understood of the parameters. */
function scoreSlots(expected: NonNullable<Expectation['slots']>, events: readonly HeardEvent[]): readonly Check[] {
  const classified = contentsOf(events, 'intent_classified');
  return Object.entries(expected).map(([name, value]) => {
    const [param = '', intent] = name.split('.').reverse();
    const passes = classified.filter(({ intent_id: id }) => intent === undefined || id === intent);
    const got = passes.findLast(({ params }) => params?.[param] !== undefined)?.params?.[param] ?? null;
    return same('slots', name, { expected: value, got });
  });
}

/** What was to be done. */
function scorePlan(expected: readonly StepType[], events: readonly HeardEvent[]): readonly Check[] {
  const got = contentsOf(events, 'plan_created').flatMap(({ steps }) => steps);
  return [same('plan', 'steps', { expected: expected.join(', '), got: got.join(', ') })];
}

/** What the policy said of each call. */
function scorePolicy(expected: readonly ExpectedCheck[], events: readonly HeardEvent[]): readonly Check[] {
  const checked = contentsOf(events, 'policy_check');
  const count = same('policy', 'checks', { expected: expected.length, got: checked.length });
  // How many there are is worth a line only where it is wrong.
  return [
    ...(count.passed && expected.length > 0 ? [] : [count]),
    ...expected.flatMap((each, k) => scoreOne(each, checked[k])),
  ];
}

function scoreOne({ effect, rules }: ExpectedCheck, checked: PolicyChecked | undefined): readonly Check[] {
  const fired = checked?.rules ?? [];
  const missing = rules?.filter((rule) => !fired.includes(rule)) ?? [];
  return [
    ...(effect ? [same('policy', 'effect', { expected: effect, got: checked ? effectOf(checked) : 'no check' })] : []),
    ...(rules
      ? [
          {
            layer: 'policy',
            what: 'rules',
            passed: missing.length === 0,
            expected: rules.join(', '),
            got: fired.join(', '),
          } as const,
        ]
      : []),
  ];
}

function effectOf({ allowed, requires_escalation: escalated }: PolicyChecked): PolicyEffect {
  if (allowed) return 'allow';
  return escalated ? 'escalate' : 'deny';
}

/** What was really done, and how it ended. */
function scoreTool(expected: readonly ExpectedTool[], events: readonly HeardEvent[]): readonly Check[] {
  const calls = contentsOf(events, 'tool_execute').filter(({ repeated }) => repeated !== true);
  const others = calls.filter(({ tool }) => !expected.some(({ name }) => name === tool)).map(({ tool }) => tool);
  const unwanted = same('tool', 'other tools', { expected: 'none', got: others.join(', ') || 'none' });
  return [
    ...(unwanted.passed && expected.length > 0 ? [] : [unwanted]),
    ...expected.flatMap(({ name, ok, times }) => {
      const own = calls.filter(({ tool }) => tool === name);
      const count = same('tool', `calls of ${name}`, { expected: times, got: own.length });
      const end = ok === undefined ? [] : [same('tool', `${name} ok`, { expected: ok, got: own.at(-1)?.ok })];
      return [count, ...end];
    }),
  ];
}
