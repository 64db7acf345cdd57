import type { PlainCommand } from '../command.ts';

/** Paths that one command takes. */
const MOST_PATHS = 100;

export const evaluate: PlainCommand = {
  name: 'eval',
  summary: 'hold golden conversations, and score each layer of the router apart',
  usage: '[PATH …]',
  words: [0, MOST_PATHS],
  options: {
    suite: { type: 'string', value: 'NAME', summary: 'only the goldens of this suite' },
    junit: { type: 'string', value: 'FILE', summary: 'write the report as JUnit XML, too' },
    out: { type: 'string', value: 'FILE', summary: 'write the report as JSON, too' },
    compare: { type: 'string', value: 'FILE', summary: 'say what is better and what worse than in such a report' },
  },
  details:
    'PATH is a folder with suite.ts, which says what to evaluate and is run, and goldens/*.yaml; or one of those files. ' +
    'Without one, the suites that come along are held. The exit code is 1 if a conversation failed; with --compare, only ' +
    'if something is worse.',
  async runPlain(context) {
    const { evaluateSuites } = await import('../evaluation/evaluate-suites.ts');
    return evaluateSuites(context);
  },
};
