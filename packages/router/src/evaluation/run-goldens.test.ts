import { describe, expect, it } from 'vitest';

import type { Interaction } from '../interaction.ts';
import type { Golden } from './golden.ts';
import type { Judge, JudgeRequest } from './judge.ts';
import { parseGoldens } from './parse/parse-goldens.ts';
import { runGoldens } from './run-goldens.ts';
import type { Heard, Subject } from './subject.ts';

/** Goldens whose conversations are written as turns. */
function goldens(...conversations: readonly string[]): readonly Golden[] {
  const list = conversations.map(
    (turns, index) => `  - id: talk-${index}\n    about: Talk.\n    customer: cus-1\n    turns:\n${turns}`,
  );
  return parseGoldens(`version: 1\nsuite: shop\nconversations:\n${list.join('\n')}\n`);
}

/** Milliseconds that pass from one look at the clock to the next: 10. */
function clock(): () => number {
  let milliseconds = 0;
  return () => (milliseconds += 10);
}

function answer(text: string, events: Heard['events'] = []): Heard {
  return { response: { text, status: 'answered' }, events };
}

/** Says everything back. */
function echo(heard: Interaction[] = []): Subject {
  return {
    async handle(interaction) {
      heard.push(interaction);
      return answer(`You said ${interaction.text}.`);
    },
  };
}

const HELLO = '      - user: Hello\n        expect: { reply: { contains: Hello } }';
const WRONG = '      - user: Hello\n        expect: { reply: { contains: goodbye }, tool: none }';

describe('runGoldens', () => {
  it('scores each layer apart, each conversation, and all together', async () => {
    const report = await runGoldens(goldens(HELLO, WRONG), () => echo(), { now: clock() });
    expect(report).toMatchObject({
      passed: 1,
      layers: [
        { layer: 'tool', turns: 1, passed: 1 },
        { layer: 'reply', turns: 2, passed: 1 },
      ],
      containment: 1,
      latencyMs: { p50: 10, p95: 10 },
    });
    expect(report.conversations.map(({ id, passed }) => [id, passed])).toEqual([
      ['talk-0', true],
      ['talk-1', false],
    ]);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('says where each message comes from, in one session for each conversation', async () => {
    const heard: Interaction[] = [];
    await runGoldens(goldens(`${HELLO}\n${HELLO}`), () => echo(heard), { now: clock() });
    expect(heard.map(({ id, customerId, context }) => [id, customerId, context?.sessionId])).toEqual([
      ['golden-talk-0-1', 'cus-1', 'golden-talk-0'],
      ['golden-talk-0-2', 'cus-1', 'golden-talk-0'],
    ]);
  });

  it('gives each conversation a subject of its own, and closes it', async () => {
    const closed: string[] = [];
    const createSubject = ({ id }: Golden): Subject => ({ ...echo(), close: async () => void closed.push(id) });
    await runGoldens(goldens(HELLO, HELLO), createSubject, { now: clock() });
    expect(closed).toEqual(['talk-0', 'talk-1']);
  });

  it('decides about the newest call that waits', async () => {
    const decided: unknown[] = [];
    const subject: Subject = {
      async handle() {
        return { response: { text: 'Wait.', status: 'waiting-approval', approvalId: 'approval-7' }, events: [] };
      },
      async decide(call, { approved }) {
        decided.push({ ...call, approved });
        return answer('Done.');
      },
    };
    const turns = '      - user: Refund it\n      - approval: approved\n        expect: { reply: { contains: Done } }';
    expect((await runGoldens(goldens(turns), () => subject, { now: clock() })).passed).toBe(1);
    expect(decided).toEqual([{ sessionId: 'golden-talk-0', approvalId: 'approval-7', approved: true }]);
  });

  it('fails what a broken subject leaves unsaid, and goes on with the next conversation', async () => {
    const broken: Subject = {
      handle: ({ text }) =>
        text === 'Hello' ? Promise.reject(new RangeError('Too far.')) : echo().handle({ id: '1', text }),
    };
    const createSubject = ({ id }: Golden): Subject => (id === 'talk-0' ? broken : echo());
    const report = await runGoldens(goldens(`${WRONG}\n${HELLO}`, HELLO), createSubject, { now: clock() });
    const [first, second] = report.conversations;
    expect(first?.turns.flatMap(({ checks }) => checks.map(({ layer, got }) => [layer, got]))).toEqual([
      ['tool', 'RangeError: Too far.'],
      ['reply', 'RangeError: Too far.'],
      ['reply', 'It did not come to this.'],
    ]);
    expect(second?.passed).toBe(true);
  });

  it('fails an approval where no call waits', async () => {
    const turns = `${HELLO}\n      - approval: refused\n        expect: { tool: none }`;
    const report = await runGoldens(goldens(turns), () => echo(), { now: clock() });
    expect(report.conversations[0]?.turns[1]?.checks[0]?.got).toBe('Error: No call waits for approval.');
  });

  it.each([
    ['a call waits for a person', { type: 'policy_check', content: { requires_escalation: true } }],
    ['a person takes over', { type: 'handed-over', content: {} }],
  ])('does not count as contained when %s', async (_, event) => {
    const subject: Subject = { handle: async () => answer('Hello', [event]) };
    expect((await runGoldens(goldens(HELLO), () => subject, { now: clock() })).containment).toBe(0);
  });

  it('asks a judge if it has one', async () => {
    const asked: JudgeRequest[] = [];
    const judge: Judge = {
      async rate(request) {
        asked.push(request);
        if (request.reply.includes('Bye')) throw new Error('No opinion.');
        return { score: 6.5, why: 'Short.' };
      },
    };
    const turn = (text: string, least: number): string =>
      `      - user: ${text}\n        expect: { judge: { criteria: It is kind., at_least: ${least} } }`;
    const talk = goldens([turn('Hello', 6), turn('Hey', 7), turn('Bye', 0)].join('\n'));
    const report = await runGoldens(talk, () => echo(), { now: clock(), judge });
    expect(
      report.conversations[0]?.turns.flatMap(({ checks }) => checks.map(({ passed, got }) => [passed, got])),
    ).toEqual([
      [true, '6.5 Short.'],
      [false, '6.5 Short.'],
      [false, 'No opinion.'],
    ]);
    expect(asked[1]).toEqual({
      criteria: 'It is kind.',
      reply: 'You said Hey.',
      history: [
        { role: 'user', text: 'Hello' },
        { role: 'assistant', text: 'You said Hello.' },
        { role: 'user', text: 'Hey' },
      ],
    });
    const without = await runGoldens(talk, () => echo(), { now: clock() });
    expect(without.layers).toEqual([]);
  });

  it('tells of each conversation as it ends', async () => {
    const told: string[] = [];
    await runGoldens(goldens(HELLO, WRONG), () => echo(), { now: clock(), onResult: ({ id }) => told.push(id) });
    expect(told).toEqual(['talk-0', 'talk-1']);
  });
});
