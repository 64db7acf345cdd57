import type { EventLog } from '../events/event-log.ts';
import type { Runtime } from '../runtime.ts';
import { defineWorkflow } from './define-workflow.ts';
import { flowOf, parallel, sequence } from './flow.ts';
import { Workflow } from './workflow.ts';

interface Soup {
  readonly dish: string;
  readonly pots: number;
  readonly spices: readonly string[];
  readonly spice: string;
  readonly weight: number;
  readonly weights: readonly number[];
}

const flow = flowOf<Soup>();

export const cook = flow.step({
  name: 'cook',
  reads: ['dish'],
  optionalReads: ['spices'],
  writes: ['pots'],
  run: ({ dish, spices }) => ({ pots: dish.length + (spices?.length ?? 0) }),
});

// A step can be tried alone, with the keys it reads.
void cook.run({ dish: 'ramen' }, undefined as never);
// @ts-expect-error It needs its dish.
void cook.run({}, undefined as never);

flow.step({
  name: 'reads-undeclared',
  reads: ['dish'],
  // @ts-expect-error `pots` is not among what it reads.
  run: ({ pots }) => (pots ? {} : {}),
});

flow.step({
  name: 'reads-unknown',
  // @ts-expect-error There is no such key.
  reads: ['plates'],
  run: () => ({}),
});

flow.step({
  name: 'may-be-missing',
  optionalReads: ['dish'],
  writes: ['pots'],
  // @ts-expect-error What may be missing has to be looked at first.
  run: ({ dish }) => ({ pots: dish.length }),
});

flow.step({
  name: 'writes-undeclared',
  reads: ['dish'],
  writes: ['pots'],
  // @ts-expect-error `spices` is not among what it writes.
  run: ({ dish }) => ({ pots: 1, spices: [dish] }),
});

flow.step({
  name: 'writes-undeclared-later',
  reads: ['dish'],
  writes: ['pots'],
  // @ts-expect-error Nor if it takes its time.
  run: async ({ dish }) => Promise.resolve({ pots: 1, spices: [dish] }),
});

flow.step({
  name: 'writes-nothing',
  writes: ['pots'],
  // @ts-expect-error What it writes it writes each time.
  run: () => ({}),
});

flow.step({
  name: 'writes-wrong',
  writes: ['pots'],
  // @ts-expect-error Of the type that the key has.
  run: () => ({ pots: 'three' }),
});

flow.step({ name: 'may-write', optionalWrites: ['pots', 'dish'], run: () => ({ pots: 3 }) });

flow.choose({
  name: 'size',
  reads: ['pots'],
  // @ts-expect-error There is no such branch.
  by: ({ pots }) => (pots > 2 ? 'large' : 'medium'),
  branches: { large: cook, small: undefined },
});

const weigh = flow.step({
  name: 'weigh',
  reads: ['spice'],
  writes: ['weight'],
  run: ({ spice }) => ({ weight: spice.length }),
});

flow.forEach({
  name: 'weigh-all',
  reads: ['spices'],
  items: ({ spices }) => spices,
  as: 'spice',
  collect: { from: 'weight', into: 'weights' },
  do: weigh,
});

flow.forEach({
  name: 'collects-wrong',
  reads: ['spices'],
  items: ({ spices }) => spices,
  as: 'spice',
  // @ts-expect-error A list of weights is no list of spices.
  collect: { from: 'weight', into: 'spices' },
  do: weigh,
});

const other = flowOf<{ readonly dish: number }>().step({ name: 'other', reads: ['dish'], run: () => ({}) });

// @ts-expect-error Parts over different states do not go together.
sequence(cook, other);

const definition = defineWorkflow({
  name: 'soup',
  version: 1,
  input: ['dish'],
  output: ['pots'],
  flow: sequence(parallel(cook, weigh), weigh),
});

const workflow = new Workflow(definition, undefined as unknown as { log: EventLog; runtime: Runtime });
// @ts-expect-error It begins with a dish.
void workflow.run('soup-1', {});
const { output } = await workflow.run('soup-1', { dish: 'ramen' });
export const pots: number | undefined = output?.pots;
// @ts-expect-error It does not end with spices.
void output?.spices;
