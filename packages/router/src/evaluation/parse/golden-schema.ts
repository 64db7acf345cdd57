import {
  chosen,
  entries,
  expected,
  flag,
  type Flaw,
  isMapping,
  list,
  listNames,
  mapping,
  number,
  oneOf,
  oneOrMore,
  text,
  value,
  without,
} from '@wayfarer/archon/yaml';
import { z } from 'zod';

import type { ParamValue } from '../../intents/intent.ts';
import { PATTERN } from '../../intents/parse/param-schema.ts';
import {
  type Expectation,
  type ExpectedClassification,
  type ExpectedReply,
  type ExpectedText,
  type GoldenInput,
  LAYERS,
} from '../golden.ts';

/** Of a rating by a judge. */
const BEST = 10;

const EFFECT = oneOf(['allow', 'deny', 'escalate']);
const STEP = oneOf(['respond', 'tool_call', 'ask_user']);
const CAUSE = oneOf(['answer', 'correction', 'return', 'person-asked-for', 'left']);
const STATUS = oneOf([
  'answered',
  'waiting-user',
  'waiting-approval',
  'blocked',
  'failed',
  'fallback',
  'handed-over',
  'silent',
]);

/** What `items` says, or `none`. */
function orNone<Item>(items: z.ZodType<readonly Item[]>): z.ZodType<readonly Item[]> {
  return chosen<readonly Item[]>((given) => (given === 'none' ? z.literal(given).transform(() => []) : items));
}

/** One, a list of them that may be empty, or `none`. */
function anyNumber<Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  return orNone(chosen((given) => (Array.isArray(given) ? z.array(item) : item.transform((one) => [one]))));
}

/** What is expected of nothing would always hold. */
function something<Shape extends z.ZodRawShape>(what: string, where: string, shape: Shape) {
  return mapping(what, shape).check(
    without((given) => (Object.keys(given).length > 0 ? [] : [[[], `Nothing is expected here: leave ${where}.`]])),
  );
}

const INTENT_ID = value<string | null>(
  'the id of an intent, or `null`',
  (given) => given === null || (typeof given === 'string' && given.trim() !== ''),
);
const INTENTS = oneOrMore('a list of intents', INTENT_ID);

/** `refund`, `null`, or a mapping with `intent` or `intents`. */
const CLASSIFICATION = chosen<ExpectedClassification>((given) =>
  isMapping(given)
    ? mapping('a mapping with `intent` or `intents`', {
        intent: INTENTS.exactOptional(),
        intents: INTENTS.exactOptional(),
        because: CAUSE.exactOptional(),
      })
        .check(without(({ intent, intents }) => eitherOr(intent, intents, 'Expected either `intent` or `intents`.')))
        .transform(({ intent, intents = [], ...rest }) => ({ intents: intent ?? intents, ...rest }))
    : INTENTS.transform((intents) => ({ intents })),
);

function eitherOr(one: unknown, other: unknown, message: string): readonly Flaw[] {
  return (one === undefined) === (other === undefined) ? [[[], message]] : [];
}

const PARTS = oneOrMore('a list of texts', text('part of a text'));
const TEXT = { contains: PARTS.exactOptional(), not_contains: PARTS.exactOptional() };

function toText<Written extends { readonly not_contains?: readonly string[] }>({
  not_contains: notContains,
  ...rest
}: Written): Omit<Written, 'not_contains'> & Pick<ExpectedText, 'notContains'> {
  return { ...rest, ...(notContains && { notContains }) };
}

const REPLY = something('a mapping with `status`, `contains` …', '`reply` out, or name something', {
  status: STATUS.exactOptional(),
  asks: text('the name of a parameter').exactOptional(),
  ...TEXT,
  matches: PATTERN.exactOptional(),
  ends_with: text('the end of the reply').exactOptional(),
}).transform(({ ends_with: endsWith, ...rest }): ExpectedReply => ({
  ...toText(rest),
  ...(endsWith !== undefined && { endsWith }),
}));

const CHECK = mapping('`none`, or a mapping with `effect` or `rules`', {
  effect: EFFECT.exactOptional(),
  rules: list('a list of rules', text('the id of a rule')).exactOptional(),
});

const TOOL = mapping('`none`, or a mapping with `name`, `ok` or `times`', {
  name: text('the name of a tool'),
  ok: flag.exactOptional(),
  times: number('how often it is called: a whole number', (times) => Number.isInteger(times) && times >= 0).default(1),
});

const JUDGE = mapping('a mapping with `criteria` and `at_least`', {
  criteria: text('what a good reply does'),
  at_least: number(`a rating from 0 to ${BEST}`, (rating) => rating >= 0 && rating <= BEST),
});

const SLOT = value<ParamValue | null>(
  'a value, or `null` for none',
  (given) => typeof given !== 'object' || given === null,
);

const EXPECTATION: z.ZodType<Expectation> = something(
  `what should come of it: ${listNames(LAYERS)}`,
  '`expect` out, or name a layer',
  {
    classification: CLASSIFICATION.exactOptional(),
    slots: entries('a mapping from parameters to values', SLOT)
      .transform((slots) => Object.fromEntries(slots))
      .exactOptional(),
    plan: orNone(z.array(STEP, expected('a list of steps'))).exactOptional(),
    policy: anyNumber(CHECK).exactOptional(),
    tool: anyNumber(TOOL).exactOptional(),
    reply: REPLY.exactOptional(),
    log: mapping('a mapping with `contains` or `not_contains`', TEXT).transform(toText).exactOptional(),
    judge: JUDGE.transform(({ criteria, at_least: atLeast }) => ({ criteria, atLeast })).exactOptional(),
  },
);

const TURN = mapping('a turn: a mapping with `user` and `expect`', {
  user: text('what the customer says').exactOptional(),
  approval: oneOf(['approved', 'refused']).exactOptional(),
  expect: EXPECTATION.exactOptional(),
})
  .check(
    without(({ user, approval }) =>
      eitherOr(user, approval, 'Expected either `user`, what the customer says, or `approval`, what a person decides.'),
    ),
  )
  .transform(
    ({ user, approval, expect }): { readonly input: GoldenInput; readonly expect?: Expectation | undefined } => ({
      input:
        user === undefined ? { type: 'approval', approved: approval === 'approved' } : { type: 'message', text: user },
      expect,
    }),
  );

/** One entry of `conversations`. */
export const CONVERSATION = mapping('a conversation: a mapping with `id`, `about` and `turns`', {
  id: text('an id such as `refund-too-late`', /^[a-z0-9][a-z0-9-]*$/),
  about: text('a sentence that says what it shows'),
  turns: list('a list of turns', TURN),
  customer: text('the customer of the conversation').exactOptional(),
  tier: text('the tier of the conversation').exactOptional(),
  channel: text('the channel of the conversation').exactOptional(),
}).check(
  without(({ turns }) =>
    turns.some(({ expect }) => expect)
      ? []
      : [[[], 'None of the turns has an `expect`: such a conversation could never fail.']],
  ),
);
