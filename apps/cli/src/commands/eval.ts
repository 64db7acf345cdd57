import type { FolderCommand } from '../command.ts';

/** Paths that one command takes. */
const MOST_PATHS = 100;

export const evaluate: FolderCommand = {
  name: 'eval',
  summary: 'hold golden conversations, and score each layer of the router apart',
  usage: '[PATH …]',
  words: [0, MOST_PATHS],
  options: {
    suite: { type: 'string', value: 'NAME', summary: 'only the goldens of this suite' },
    junit: { type: 'string', value: 'FILE', summary: 'write the report as JUnit XML, too' },
    out: { type: 'string', value: 'FILE', summary: 'write the report as JSON, too' },
    judge: { type: 'boolean', summary: 'have the language model judge each conversation, too' },
    compare: { type: 'string', value: 'FILE', summary: 'say what is better and what worse than in such a report' },
  },
  details:
    'PATH is a folder with suite.ts, which says what to evaluate and is run, and goldens/*.yaml; or one of those files. ' +
    'Without one, the suites that come along are held. The exit code is 1 if a conversation failed; with --compare, only ' +
    'if something is worse. --judge asks the model that is set (WAYFARER_MODEL, --model) whether each conversation did what ' +
    'was asked and invented nothing; what is no verdict never counts as a pass, and the exit code is 1 unless all passed. It ' +
    'keeps to WAYFARER_DAY_BUDGET, together with all else that asks a model that day, and each question is a run of the log, ' +
    'which `archon trace RUN --log DATA/events.db` shows.',
  async runOnFolder(context) {
    const { evaluateSuites } = await import('../evaluation/evaluate-suites.ts');
    return evaluateSuites(context);
  },
};
