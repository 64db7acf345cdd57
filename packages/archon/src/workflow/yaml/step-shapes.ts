import { z } from 'zod';

import { chosen, expected, flag, isMapping, list, mapping, number, oneOf, text, value } from '../../yaml/schemas.ts';

const NAME = text('a name of letters, digits, `_` and `-`, a letter first', /^[A-Za-z_][\w-]{0,63}$/);

const ARGS = value<Readonly<Record<string, unknown>>>('arguments by name', isMapping);
const TOOL = text('the name of a tool');
const CONDITION = value<string | boolean>(
  "a condition such as `{{kind}} == 'billing'`",
  (given) => typeof given === 'boolean' || (typeof given === 'string' && /\S/.test(given)),
);
const WHOLE = (what: string, least: number): z.ZodType<number> =>
  number(what, (given) => Number.isSafeInteger(given) && given >= least);

/** Steps are read one by one, each where it stands. */
const STEPS = list('a list of steps', z.unknown());

const LIMITS = {
  timeout_ms: WHOLE('milliseconds, a whole number from 1', 1).exactOptional(),
  retries: WHOLE('a whole number from 0', 0).exactOptional(),
};

/** The kinds of step, by the word that each begins with. */
export const SHAPES = {
  tool: mapping('a step that calls a tool', {
    tool: TOOL,
    args: ARGS.exactOptional(),
    save_as: NAME.exactOptional(),
    ...LIMITS,
    escalate: flag.exactOptional(),
    optional: flag.exactOptional(),
    on_error: STEPS.exactOptional(),
    undo: mapping('a call that takes the step back', { tool: TOOL, args: ARGS.exactOptional() }).exactOptional(),
  }),
  if: mapping('a step with `if`, `then` and perhaps `else`', {
    if: CONDITION,
    then: STEPS,
    else: STEPS.exactOptional(),
  }),
  for_each: mapping('a loop over a list', {
    for_each: text('a list such as `{{step1.results}}`'),
    as: NAME.exactOptional(),
    steps: STEPS,
    save_as: NAME.exactOptional(),
    limit: WHOLE('a whole number from 0', 0).exactOptional(),
    at_once: WHOLE('a whole number from 1', 1).exactOptional(),
    optional: flag.exactOptional(),
  }),
  until: mapping('a loop until something holds', {
    until: CONDITION,
    steps: STEPS,
    limit: WHOLE('a whole number from 1', 1),
  }),
  parallel: mapping('steps side by side', { parallel: STEPS }),
  approve: mapping('a question to a person', { approve: text('a question') }),
} as const;

export type StepKind = keyof typeof SHAPES;
export type StepShape<Kind extends StepKind> = z.output<(typeof SHAPES)[Kind]>;

const PARAMETER = mapping('a parameter', {
  name: NAME,
  type: oneOf(['string', 'number', 'integer', 'boolean', 'list', 'object']),
  description: text('a description in words').exactOptional(),
  default: z.unknown().exactOptional(),
});

/** The frame of a file. */
export const WORKFLOW = mapping('a workflow: a mapping with `name` and `steps`', {
  name: NAME,
  version: WHOLE('a version, a whole number from 1', 1).exactOptional(),
  description: text('a description in words').exactOptional(),
  parameters: z.array(PARAMETER, expected('a list of parameters')).exactOptional(),
  steps: STEPS,
  output: list('a list of names', NAME).exactOptional(),
});

export type Parameter = z.output<typeof PARAMETER>;

export const FILE = chosen(() => mapping('a file with `workflow`', { workflow: z.unknown() }));
