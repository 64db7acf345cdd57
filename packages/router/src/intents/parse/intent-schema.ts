import {
  didYouMean,
  entries,
  expected,
  flag,
  type Flaw,
  mapping,
  number,
  once,
  text,
  without,
} from '@wayfarer/archon/yaml';
import { z } from 'zod';

import { type Intent, SELF_EVIDENT_TYPES } from '../intent.ts';
import { spokenName } from '../spoken-name.ts';
import { PARAM } from './param-schema.ts';

/** Stands for the answer of the tool in messages. */
const SUMMARY = 'summary';

const PARAM_NAME = z.string().refine((name) => /^[a-z]\w*$/i.test(name) && name !== SUMMARY, {
  error: ({ input: name }) => {
    const why = name === SUMMARY ? 'it stands for the answer of the tool' : 'use letters, digits and `_`';
    return `\`${String(name)}\` cannot be the name of a parameter: ${why}.`;
  },
  params: { isName: true },
  abort: true,
});

/** A list of texts, each once. */
export function texts(what: string): z.ZodType<readonly string[]> {
  const items = z.array(text('a text'), expected(what));
  return once(items, (given) => `${JSON.stringify(given)} stands in this list already.`);
}

const PARAM_NAMES = once(
  z.array(text('the name of a parameter'), expected('a list of parameters')),
  (name) => `\`${name}\` stands in this list already.`,
);

const TEMPLATE = z.string(expected('a text'));

const WRITTEN = mapping('an intent: a mapping with `id`, `description` and `tool`', {
  id: text('an id such as `order_status`', /^[a-z][\w-]*$/i),
  description: text('a sentence that says what is wanted'),
  tool: text('the name of a tool'),
  model: text('a model such as `ollama:qwen3:8b`', /^[\w-]+:\S+$/).exactOptional(),
  examples: texts('a list of sentences that customers write').default([]),
  required_params: PARAM_NAMES.default([]),
  param_mapping: entries('a mapping from parameters to patterns', PARAM, PARAM_NAME).default(new Map()),
  repeatable: flag.default(false),
  messages: mapping('a mapping with `pre` or `post`', {
    pre: TEMPLATE.default(''),
    post: TEMPLATE.default(`{${SUMMARY}}`),
  }).prefault({}),
  redaction: mapping('a mapping with `params`', { params: PARAM_NAMES }).default({ params: [] }),
  constraints: mapping('a mapping with `channels`, `rollout` or `min_tier`', {
    channels: texts('a list of channels').default([]),
    rollout: number('a percentage of sessions: a whole number from 0 to 100', isPercent).default(100),
    min_tier: text('one of the `tiers`').exactOptional(),
  }).prefault({}),
});

type Written = z.output<typeof WRITTEN>;

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 100;
}

/** What does not go together. */
function* flawsOf(written: Written): Iterable<Flaw> {
  yield* flawsOfNames(written);
  yield* flawsOfMessages(written);
  for (const [name, { type, patterns, fallback }] of written.param_mapping) {
    const at = ['param_mapping', name];
    if (written.required_params.includes(name)) {
      if (fallback === undefined) continue;
      yield [at, `\`${name}\` is required and can have no \`default\`: it would never be asked for.`];
    } else if (fallback === undefined && patterns.length === 0 && !SELF_EVIDENT_TYPES.includes(type)) {
      // Without a form of its own nobody could ever say it.
      const ways = 'give a `pattern` or a `default`, or name it under `required_params`';
      yield [at, `\`${name}\` could never be known, for what is not required is not asked for: ${ways}.`];
    }
  }
}

/** Parameters that are named have to be in `param_mapping`. */
function* flawsOfNames({ required_params, redaction, param_mapping }: Written): Iterable<Flaw> {
  const lists = [
    [['required_params'], required_params],
    [['redaction', 'params'], redaction.params],
  ] as const;
  for (const [path, names] of lists) {
    for (const [index, name] of names.entries()) {
      if (param_mapping.has(name)) continue;
      const meant = didYouMean(name, param_mapping.keys());
      yield [[...path, index], `\`${name}\` is not in \`param_mapping\`.${meant}`];
    }
  }
}

/** Whatever stands between braces was probably meant as a parameter. */
function* flawsOfMessages({ messages, param_mapping }: Written): Iterable<Flaw> {
  const known = [...param_mapping.keys(), SUMMARY];
  for (const part of ['pre', 'post'] as const) {
    for (const [, name = ''] of messages[part].matchAll(/\{([^{}]*)\}/g)) {
      const at = ['messages', part];
      if (!known.includes(name)) yield [at, `\`{${name}}\` is no parameter of this intent.${didYouMean(name, known)}`];
      else if (name === SUMMARY && part === 'pre') {
        yield [at, '`{summary}` is what the tool answers: it is not known before the tool runs.'];
      }
    }
  }
}

function toIntent({ required_params, param_mapping, constraints, ...written }: Written): Intent {
  const { min_tier: minTier, ...offered } = constraints;
  const params = [...param_mapping].map(
    ([name, rule]) => [name, { ask: `What is the ${spokenName(name)}?`, ...rule }] as const,
  );
  return {
    ...written,
    requiredParams: required_params,
    params: Object.fromEntries(params),
    constraints: { ...offered, ...(minTier !== undefined && { minTier }) },
  };
}

/** One entry of `intents`. */
export const INTENT = WRITTEN.check(without(flawsOf)).transform(toIntent);
