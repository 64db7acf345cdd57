import { describe, expect, it } from 'vitest';

import { InvalidGoldensError, parseGoldens } from './parse-goldens.ts';

/** A file with one conversation of one turn, which expects this. */
function fileWith(expectation: string): string {
  return `version: 1
suite: shop
conversations:
  - id: one
    about: It shows something.
    turns:
      - user: Hello
        expect: ${expectation}
`;
}

function expectationOf(written: string) {
  return parseGoldens(fileWith(written))[0]?.turns[0]?.expect;
}

function problemsOf(text: string): readonly string[] {
  try {
    parseGoldens(text, { file: 'g.yaml' });
  } catch (error) {
    if (error instanceof InvalidGoldensError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('parseGoldens', () => {
  it('reads a conversation with its place and where its messages come from', () => {
    const text = `version: 1
suite: shop
conversations:
  - id: refund-approved
    about: A person approves a refund.
    customer: cus-1
    tier: vip
    channel: mail
    turns:
      - user: Refund ORD-1, please
        expect: { classification: refund }
      - approval: approved
      - approval: refused
`;
    expect(parseGoldens(text, { file: 'goldens/refunds.yaml' })).toEqual([
      {
        id: 'refund-approved',
        about: 'A person approves a refund.',
        suite: 'shop',
        place: { file: 'goldens/refunds.yaml', line: 4 },
        customer: 'cus-1',
        tier: 'vip',
        channel: 'mail',
        turns: [
          {
            line: 10,
            input: { type: 'message', text: 'Refund ORD-1, please' },
            expect: { classification: { intents: ['refund'] } },
          },
          { line: 12, input: { type: 'approval', approved: true }, expect: {} },
          { line: 13, input: { type: 'approval', approved: false }, expect: {} },
        ],
      },
    ]);
  });

  it.each([
    ['{ classification: null }', { classification: { intents: [null] } }],
    ['{ classification: [refund, order_status] }', { classification: { intents: ['refund', 'order_status'] } }],
    [
      '{ classification: { intent: refund, because: answer } }',
      { classification: { intents: ['refund'], because: 'answer' } },
    ],
    ['{ classification: { intents: [refund, null] } }', { classification: { intents: ['refund', null] } }],
    [
      '{ slots: { order_id: ORD-1, refund.amount: 20, topic: null } }',
      { slots: { order_id: 'ORD-1', 'refund.amount': 20, topic: null } },
    ],
    ['{ plan: [respond, tool_call] }', { plan: ['respond', 'tool_call'] }],
    ['{ plan: none, policy: none, tool: none }', { plan: [], policy: [], tool: [] }],
    ['{ policy: { effect: deny, rules: [too-late] } }', { policy: [{ effect: 'deny', rules: ['too-late'] }] }],
    ['{ policy: [{ effect: allow }, { rules: [x] }] }', { policy: [{ effect: 'allow' }, { rules: ['x'] }] }],
    ['{ tool: { name: refund } }', { tool: [{ name: 'refund', times: 1 }] }],
    ['{ tool: [{ name: refund, ok: false, times: 0 }] }', { tool: [{ name: 'refund', ok: false, times: 0 }] }],
    [
      '{ reply: { status: blocked, asks: order_id, contains: a, not_contains: [b, c], matches: "\\\\d+", ends_with: "?" } }',
      {
        reply: {
          status: 'blocked',
          asks: 'order_id',
          contains: ['a'],
          notContains: ['b', 'c'],
          matches: '\\d+',
          endsWith: '?',
        },
      },
    ],
    ['{ log: { not_contains: ada@example.com } }', { log: { notContains: ['ada@example.com'] } }],
    ['{ judge: { criteria: It is kind., at_least: 7 } }', { judge: { criteria: 'It is kind.', atLeast: 7 } }],
  ])('reads %s', (written, expectation) => {
    expect(expectationOf(written)).toEqual(expectation);
  });

  it.each([
    ['{ clasification: refund, plan: none }', /^g\.yaml:8:19: .*Did you mean `classification`\?$/],
    ['{ classification: { because: answer } }', /Expected either `intent` or `intents`\.$/],
    ['{ classification: { intent: refund, because: reply } }', /Expected one of `answer`, `correction`/],
    ['{ classification: 7 }', /Expected the id of an intent, or `null`, got 7\.$/],
    ['{ slots: { order_id: [1] } }', /Expected a value, or `null` for none, got a list\.$/],
    ['{ plan: [tool] }', /expect\.plan\[0\]: Expected one of `respond`, `tool_call`, `ask_user`, got "tool"\./],
    ['{ plan: respond }', /Expected a list of steps, got "respond"\.$/],
    ['{ policy: { effect: alow } }', /Did you mean `allow`\?$/],
    ['{ tool: refund }', /Expected `none`, or a mapping with `name`, `ok` or `times`, got "refund"\.$/],
    ['{ tool: { name: refund, times: -1 } }', /Expected how often it is called: a whole number, got -1\.$/],
    ['{ reply: { status: denied } }', /Expected one of `answered`/],
    ['{ reply: { matches: "(a" } }', /"\(a" is no pattern that can be used: missing closing \)/],
    ['{ reply: {} }', /Nothing is expected here/],
    ['{ judge: { criteria: kind, at_least: 11 } }', /Expected a rating from 0 to 10, got 11\.$/],
    ['{}', /Nothing is expected here: leave `expect` out/],
  ])('refuses %s', (written, problem) => {
    const problems = problemsOf(fileWith(written));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('names everything that is wrong, in the order of the lines', () => {
    const text = `version: 2
suite: shop
conversations:
  - id: One
    about: It shows something.
    turns:
      - user: Hello
        approval: approved
  - id: two
    turns: []
`;
    expect(problemsOf(text)).toEqual([
      'g.yaml:1:10: version: Expected version 1, got 2.',
      'g.yaml:4:9: conversations[0].id: Expected an id such as `refund-too-late`, got "One".',
      'g.yaml:7:9: conversations[0].turns[0]: Expected either `user`, what the customer says, or `approval`, what a person decides.',
      'g.yaml:9:5: conversations[1]: `about` is missing.',
      'g.yaml:10:12: conversations[1].turns: Expected a list of turns, got an empty list.',
    ]);
  });

  it('refuses a conversation that could never fail', () => {
    const text = fileWith('{ plan: none }').replace(/ +expect.*\n/, '');
    expect(problemsOf(text)).toEqual([
      'g.yaml:4:5: conversations[0]: None of the turns has an `expect`: such a conversation could never fail.',
    ]);
  });

  it('refuses an id that stands twice', () => {
    const twice = `${fileWith('{ plan: none }')}  - id: one
    about: Again.
    turns: [{ user: Hi, expect: { plan: none } }]
`;
    expect(problemsOf(twice)).toEqual([
      'g.yaml:9:9: conversations[1].id: `one` is the id of another conversation already.',
    ]);
  });
});
