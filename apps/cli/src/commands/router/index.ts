import { BadInputError } from '../../bad-input-error.ts';
import { type PlainCommand, type PlainContext, type Reply, textOf } from '../../command.ts';
import { didYouMean } from '../../suggest.ts';

interface Task {
  /** The words that choose it. */
  readonly name: string;
  readonly usage: string;
  /** How many words follow. */
  readonly words: number;
  run(context: PlainContext, words: readonly string[]): Promise<Reply>;
}

const TASKS: readonly Task[] = [
  {
    name: 'train',
    usage: '--intents FILE --out FILE [--embedder english]',
    words: 0,
    run: async (context) => (await import('./train.ts')).train(context),
  },
  {
    name: 'policy check',
    usage: 'FILE [--log DIR]',
    words: 1,
    run: async (context, [file = '']) => {
      const { checkPolicy } = await import('./policy.ts');
      return checkPolicy(file, textOf(context, 'log'));
    },
  },
  {
    name: 'policy diff',
    usage: 'BEFORE AFTER --log DIR',
    words: 2,
    run: async (context, [before = '', after = '']) => {
      const { diffPolicy } = await import('./policy.ts');
      return diffPolicy(before, after, textOf(context, 'log'));
    },
  },
  {
    name: 'policy trial',
    usage: '--log DIR',
    words: 0,
    run: async (context) => (await import('./trial.ts')).showTrial(textOf(context, 'log')),
  },
];

const USAGES = TASKS.map(({ name, usage }) => `wayfarer router ${name} ${usage}`).join('; ');

export const router: PlainCommand = {
  name: 'router',
  summary: 'train the classifier of a router, and look at its policies',
  usage: 'train | policy check FILE | policy diff BEFORE AFTER | policy trial',
  words: [1, 4],
  options: {
    intents: { type: 'string', value: 'FILE', summary: 'train: the intents whose examples are learned' },
    out: { type: 'string', value: 'FILE', summary: 'train: where the classifier is written' },
    embedder: { type: 'string', value: 'NAME', summary: 'train: `english` learns from sentence vectors as well' },
    seed: { type: 'string', value: 'N', summary: 'train: of chance, a whole number (default: 1)' },
    reject: {
      type: 'string',
      value: 'SHARE',
      summary: 'train: of the examples that may count as unknown (default: 0.02)',
    },
    log: {
      type: 'string',
      value: 'DIR',
      summary: 'policy: conversations whose checks are decided again, or what a trial has found',
    },
  },
  details: `Usage: ${USAGES}.`,
  runPlain(context) {
    const task = findTask(context.words);
    const words = context.words.slice(task.name.split(' ').length);
    if (words.length === task.words) return task.run(context, words);
    const trouble = words.length < task.words ? 'Something is missing' : 'There is something too much';
    throw new BadInputError(`${trouble}. Usage: wayfarer router ${task.name} ${task.usage}`);
  },
};

function findTask(words: readonly string[]): Task {
  const typed = words.join(' ');
  const task = TASKS.find(({ name }) => typed === name || typed.startsWith(`${name} `));
  if (task) return task;
  const names = TASKS.map(({ name }) => name);
  const guess = didYouMean(words.slice(0, 2).join(' '), names);
  throw new BadInputError(`There is no ${JSON.stringify(`router ${typed}`)}.${guess} There are: ${USAGES}.`);
}
