import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineWorkflow } from './define-workflow.ts';
import { fallback, flowOf, sequence } from './flow.ts';
import { Workflow } from './workflow.ts';

interface Work {
  readonly id: number;
  readonly title: string;
}

interface Walk {
  readonly query: string;
  readonly candidates: readonly Work[];
  readonly work: Work;
  readonly mailed: string;
}

const flow = flowOf<Walk>();
const WORKS: readonly Work[] = [
  { id: 1, title: 'Night Bus' },
  { id: 2, title: 'Night Bus 2' },
];

function search(found: readonly Work[]) {
  const log = new MemoryEventLog(new FixedRuntime());
  let searches = 0;
  const find = flow.step({
    name: 'find',
    reads: ['query'],
    writes: ['candidates'],
    run() {
      searches++;
      return { candidates: found };
    },
  });
  const which = flow.choice({
    name: 'which',
    reads: ['query', 'candidates'],
    writes: ['work'],
    question: ({ query }) => `Which one is "${query}"?`,
    options: ({ candidates }) => candidates,
    label: ({ title }) => title,
    sure: (options, { query }) => {
      const place = options.findIndex(({ title }) => title === query);
      return place < 0 ? undefined : place;
    },
    take: (work) => ({ work }),
  });
  const definition = defineWorkflow({
    name: 'walk',
    version: 1,
    input: ['query'],
    output: ['work'],
    flow: sequence(find, which),
  });
  const open = () => new Workflow(definition, { log, runtime: new FixedRuntime() });
  return { log, open, searches: () => searches };
}

describe('several candidates', () => {
  it('are put to a person; the run rests, and goes on with the answer in any process', async () => {
    const { log, open, searches } = search(WORKS);
    const waiting = await open().run('w', { query: 'bus' });
    expect(waiting).toMatchObject({ status: 'waiting', state: { candidates: WORKS } });
    expect(waiting.questions).toEqual([
      { id: 'which', asks: 'choice', question: 'Which one is "bus"?', options: ['Night Bus', 'Night Bus 2'] },
    ]);
    const answered = await open().answer('w', 'which', { option: 1, by: 'ann' });
    expect(answered).toMatchObject({ status: 'completed', output: { work: { id: 2 } }, questions: [] });
    expect(searches()).toBe(1);
    const told = (await log.read('w')).flatMap(({ type, author }) =>
      type.startsWith('question') ? `${type} ${author}` : [],
    );
    expect(told).toEqual(['question-asked which', 'question-answered ann']);
  });

  it('are surfaced to whoever watches', async () => {
    const { open } = search(WORKS);
    const workflow = open();
    await workflow.run('w', { query: 'bus' });
    for await (const { author, actions, question } of workflow.updates('w')) {
      if (question) {
        expect([author, actions.escalate, question.options]).toEqual(['which', true, ['Night Bus', 'Night Bus 2']]);
        break;
      }
      expect(actions.escalate).toBe(false);
    }
  });

  it('are not asked about where there is one, or one that is sure; none is a failure', async () => {
    expect((await search(WORKS.slice(1)).open().run('w', { query: 'bus' })).output).toEqual({ work: WORKS[1] });
    expect((await search(WORKS).open().run('w', { query: 'Night Bus' })).output).toEqual({ work: WORKS[0] });
    expect(await search([]).open().run('w', { query: 'bus' })).toMatchObject({
      failure: { step: 'which', message: 'There is nothing to choose from.' },
    });
  });

  it.each([
    ['which', { option: 2, by: 'ann' }, 'The answer to "which" has to have `option`, a whole number from 0 to 1.'],
    ['which', { option: 0.5, by: 'ann' }, /has to have `option`/],
    ['which', { approved: true, by: 'ann' }, /has to have `option`/],
    ['what', { option: 1, by: 'ann' }, 'Run "w" does not ask "what". Open questions: "which".'],
  ])('take no answer that is none: %s %j', async (question, answer, message) => {
    const { open } = search(WORKS);
    const workflow = open();
    await workflow.run('w', { query: 'bus' });
    await expect(workflow.answer('w', question, answer)).rejects.toThrow(message);
    expect((await workflow.load('w'))?.status).toBe('waiting');
  });

  it('are answered once', async () => {
    const { open } = search(WORKS);
    const workflow = open();
    await workflow.run('w', { query: 'bus' });
    await workflow.answer('w', 'which', { option: 0, by: 'ann' });
    await expect(workflow.answer('w', 'which', { option: 1, by: 'bob' })).rejects.toThrow(/Open questions: none/);
  });
});

describe('an approval', () => {
  const approve = flow.approval({ name: 'may-mail', reads: ['query'], question: ({ query }) => `Mail "${query}"?` });
  const mail = flow.step({
    name: 'mail',
    reads: ['query'],
    writes: ['mailed'],
    run: ({ query }) => ({ mailed: query }),
  });
  const keep = flow.step({ name: 'keep', writes: ['mailed'], run: () => ({ mailed: 'nothing' }) });
  const open = (parts = sequence(approve, mail)) =>
    new Workflow(defineWorkflow({ name: 'mail', version: 1, input: ['query'], output: ['mailed'], flow: parts }), {
      log: new MemoryEventLog(new FixedRuntime()),
      runtime: new FixedRuntime(),
    });

  it('holds back what comes after it until somebody says yes', async () => {
    const workflow = open();
    const { status, questions } = await workflow.run('m', { query: 'hello' });
    expect([status, questions[0]?.question]).toEqual(['waiting', 'Mail "hello"?']);
    const done = await workflow.answer('m', 'may-mail', { approved: true, by: 'ann' });
    expect(done.output).toEqual({ mailed: 'hello' });
  });

  it('fails with a no, which a fallback can see to', async () => {
    const strict = open();
    await strict.run('m', { query: 'hello' });
    expect(await strict.answer('m', 'may-mail', { approved: false, by: 'ann', note: 'Too early.' })).toMatchObject({
      status: 'failed',
      failure: { step: 'may-mail', message: 'ann did not approve: Too early.' },
    });
    const lax = open(fallback(sequence(approve, mail), keep));
    await lax.run('m', { query: 'hello' });
    const { output } = await lax.answer('m', 'may-mail', { approved: false, by: 'ann' });
    expect(output).toEqual({ mailed: 'nothing' });
  });
});
