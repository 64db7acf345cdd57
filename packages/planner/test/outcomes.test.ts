import { describe, expect, it } from 'vitest';

import { Conversation, GOLDEN } from './conversation.ts';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
const option = (id: string, title: string, changes: object = {}) => ({
  ...{ id: `option_1-${id}`, title, pace: 'moderate', total: yen(1000), days: [], leftOut: [] },
  ...changes,
});
const notice = (text: string, changes: object = {}) => ({ about: 'budget', dates: [], text, ...changes });

/** What is said when all that was looked up could be arranged so. */
function outcome(arranged: object, facts: object = {}): Conversation {
  return new Conversation()
    .says({ facts: { ...GOLDEN, pace: 'moderate', ...facts } })
    .completes('transport-1', { journeys: [], terminals: [], notIncluded: [] })
    .completes('stay-1', { lodgings: [] })
    .completes('food-1', { eateries: [] })
    .completes('compose-1', { sights: [], calendar: [], allowances: {}, budget: null, notes: [] })
    .completes('arrange-1', arranged);
}

describe('options', () => {
  const say = (options: readonly object[], more: object = {}): readonly string[] =>
    outcome({ kind: 'options', options, budget: yen(9000), ...more }).lastReply.split('\n');

  it('say how many there would be if others did not show the same places', () => {
    expect(say([option('a', 'A')], { alike: 1 }).slice(0, 2)).toEqual([
      'Another pace or price would show you the same places, so there is one plan.',
      'Here it is:',
    ]);
    expect(say([option('a', 'A'), option('b', 'B')], { alike: 1 }).slice(0, 2)).toEqual([
      'A further one would show you much the same places, so there are 2.',
      'Here are your options:',
    ]);
  });

  it('cost nothing only where something is priced', () => {
    const lines = say([
      option('a', 'A', { total: yen(0) }),
      option('b', 'B', { total: yen(0), unpriced: 2 }),
      option('c', 'C', { total: yen(10), unpriced: 2 }),
    ]);
    expect(lines[1]).toMatch(/^1\. A \(¥0 in all\)$/);
    expect(lines[2]).toMatch(/^2\. B \(cost /);
    expect(lines[3]).toMatch(/^3\. C \(.* in all\)$/);
  });

  it('say once what is true of all, and of which it is true else: eight things, the weightiest first', () => {
    const lines = say([
      option('a', 'A', { notices: [notice('All.'), notice('First.'), notice('Day.', { onlyInDay: true })] }),
      option('b', 'B', { notices: [notice('Both.'), notice('All.')] }),
      option('c', 'C', { notices: [notice('All.'), notice('Late.'), notice('Both.')] }),
    ]);
    expect(lines.slice(4, -1)).toEqual(['All.', 'Options 2 and 3: Both.', 'Option 1: First.', 'Option 3: Late.']);
    const many = Array.from({ length: 9 }, (_, index) => notice(`${index}.`));
    expect(say([option('a', 'A', { notices: many })]).slice(3, -1)).toEqual(many.slice(0, 8).map(({ text }) => text));
  });
});

describe('a budget that nothing fits', () => {
  const over = { kind: 'over-budget', over: yen(700) };
  const costs = [
    { category: 'transport', amount: yen(1000) },
    { category: 'stay', amount: yen(2000) },
    { category: 'food', amount: yen(0) },
    { category: 'places', amount: yen(500) },
  ];
  const cheapest = { total: { amount: 130_001, currency: 'USD' }, costs, givesUp: ['No opera.'] };

  it('is asked for again, the level where a level was said', () => {
    const talk = outcome(over);
    expect(talk.lastReply).toBe(
      'Nothing fits the budget: the cheapest plan I found misses it by about ¥700. What may the trip cost?',
    );
    expect([talk.state.mode, talk.open]).toEqual(['CLARIFY', ['budgetLevel']]);
    expect(talk.state.facts.some(({ name }) => name === 'budgetLevel')).toBe(false);
  });

  it('is named with whose limit it is, and no fact is forgotten', () => {
    const talk = outcome({ ...over, binding: 'Ben can spend ¥500.' });
    expect(talk.lastReply).toBe('Nothing fits what each of you may spend. Ben can spend ¥500.');
    expect([talk.state.mode, talk.open]).toEqual(['CLARIFY', []]);
    expect(talk.state.facts.some(({ name }) => name === 'budgetLevel')).toBe(true);
  });

  it('is told what the cheapest plan costs, gives up and cannot do without; whole units and a day less are offered', () => {
    const talk = outcome({ ...over, cheapest });
    expect(talk.lastReply).toBe(
      [
        'Nothing fits the budget: the cheapest plan I find costs $1,300.01 in all.',
        'No opera.',
        'What no plan does without: journeys and rides ¥1,000 and beds ¥2,000 (¥3,000 together).',
        'What may be different: more money, or fewer days?',
      ].join('\n'),
    );
    const { question } = talk.state.ledger.at(-1) ?? {};
    expect(question?.chips).toEqual(['Budget 1301 USD in total', 'Until 2027-04-04']);
    expect([talk.state.mode, talk.open]).toEqual(['CLARIFY', ['budgetLevel']]);
    const one = outcome(
      { ...over, cheapest: { ...cheapest, total: yen(900), costs: [costs[1]] } },
      { end: '2027-04-04' },
    );
    expect(one.lastReply).toContain('What no plan does without: beds ¥2,000.\n');
    expect(one.state.ledger.at(-1)?.question.chips).toEqual(['Budget 900 JPY in total']);
  });

  it('may be met by another way', () => {
    const talk = outcome({ ...over, cheapest: { ...cheapest, costs: [], ways: ['From Osaka by bus'] } });
    expect(talk.lastReply).toBe(
      [
        'Nothing fits the budget the way you go; another way would: $1,300.01 in all.',
        'No opera.',
        'Shall it be that way, or may it cost more?',
      ].join('\n'),
    );
    expect(talk.state.ledger.at(-1)?.question.chips).toEqual(['From Osaka by bus', 'Until 2027-04-04']);
  });
});

describe('a trip that is impossible', () => {
  it('is said to be, and what is in the way is asked for again', () => {
    const talk = outcome({ kind: 'impossible', problem: 'No bed is free.', fact: 'accessibility' });
    expect(talk.lastReply).toBe('No plan fits what you asked for. No bed is free. Tell me what may be different.');
    expect([talk.state.mode, talk.open]).toEqual(['CLARIFY', ['accessibility']]);
    expect(outcome({ kind: 'impossible', problem: 'No bed is free.' }).open).toEqual([]);
  });
});

describe('answers to tap', () => {
  const remark = { code: 'which-city', text: 'There are two.', fact: 'destinations' } as const;
  const asked = (talk: Conversation) =>
    talk.state.ledger
      .filter(({ question }) => question.fact === 'destinations')
      .map(({ question: { id, number, text, chips } }) => [id, number, text, chips]);

  it('and the words of a question are those of the remark, the first if there are two; new words ask anew by the old number', () => {
    const talk = new Conversation().says({
      remarks: [
        { ...remark, question: 'Which of them?', chips: ['York', 'New York'] },
        { ...remark, question: 'Which else?', chips: ['Yorkton'] },
      ],
    });
    expect(asked(talk)).toEqual([['question_destinations-1', 1, 'Which of them?', ['York', 'New York']]]);
    talk.says({ remarks: [{ ...remark, chips: ['Yorkton'] }] });
    expect(asked(talk).at(-1)).toEqual(['question_destinations-2', 1, 'Which of them?', ['Yorkton']]);
    talk.says({ remarks: [{ ...remark, question: 'Where, then?' }] });
    expect(asked(talk).at(-1)).toEqual(['question_destinations-3', 1, 'Where, then?', ['Yorkton']]);
    // Said again it is the same question.
    talk.says({ remarks: [{ ...remark, question: 'Where, then?' }] });
    talk.says({ remarks: [remark] });
    expect(asked(talk)).toHaveLength(3);
    expect(talk.open).toEqual(['start', 'destinations']);
  });

  it('of a remark that leaves nothing open stand under what is said; else the options that may be chosen', () => {
    const offeredAfter = (talk: Conversation): unknown =>
      (talk.events.findLast(({ type }) => type === 'message-sent')?.content as { readonly offered?: unknown }).offered;
    const fact = (text: string) => ({ text, frame: { act: 'fact', text } });
    const outline = { code: 'city-outline', text: 'I know it in outline.', chips: ['Fetch it'] } as const;
    expect(offeredAfter(new Conversation().says({ remarks: [outline] }))).toEqual([fact('Fetch it')]);
    expect(offeredAfter(new Conversation().says({ remarks: [{ ...outline, fact: 'destinations' }] }))).toBeUndefined();
    const chosenFrom = outcome({ kind: 'options', options: [option('a', 'A'), option('b', 'B')], budget: yen(9000) });
    const nth = (number: number, title: string) => ({
      text: `${number}. ${title}`,
      frame: { act: 'answer', answer: { kind: 'option', option: number } },
    });
    expect(offeredAfter(chosenFrom.says({}))).toEqual([nth(1, 'A'), nth(2, 'B')]);
    expect(offeredAfter(chosenFrom.says({ remarks: [outline] }))).toEqual([fact('Fetch it')]);
  });
});
