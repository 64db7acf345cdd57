import { describe, expect, it } from 'vitest';

import { decidePlanning } from '../src/index.ts';
import { Conversation, FUSHIMI, GAZETTEER, GOLDEN } from './conversation.ts';

const EVERYTHING = { ...GOLDEN, pace: 'moderate' };
const tasks = (conversation: Conversation) =>
  conversation.state.tasks.filter(({ task }) => task !== 'understand').map(({ id }) => id);

describe('clarify', () => {
  it('plans as soon as it knows where and when, and assumes the rest in plain sight', () => {
    const { destinations, start, end } = GOLDEN;
    const talk = new Conversation().says({ facts: { destinations, start, end } });
    expect(talk.state.mode).toBe('DISPATCH');
    expect(talk.lastReply).toContain(
      'I assumed 2 people, no journey from home, mid-range budget, moderate pace and sights of every kind.',
    );
    const assumed = ['travelers', 'origin', 'budgetLevel', 'pace', 'interests'].map((name) =>
      talk.state.facts.find((fact) => fact.name === name),
    );
    expect(assumed.map((fact) => [fact?.value, fact?.status])).toEqual([
      [2, 'assumed'],
      [null, 'waived'],
      ['mid', 'assumed'],
      ['moderate', 'assumed'],
      [[], 'assumed'],
    ]);
  });

  it('asks where and when, in one round: what is not answered then is assumed', () => {
    const talk = new Conversation().says({});
    expect(talk.lastReply).toMatch(
      /^1\. Where would you like to go\?\n2\. When would you like to go, and for how many days\?\n/,
    );
    talk.says({ facts: { destinations: ['kyoto'] } });
    expect(talk.open).toEqual([]);
    // Said on Saturday 21 November 2026: the first Friday a week ahead is the 4th of December.
    expect(talk.lastReply).toContain('I assumed Friday 4 December to Sunday 6 December, 2 people,');
  });

  it('goes on asking for where and when while nothing is answered', () => {
    const talk = new Conversation().says({ facts: { destinations: ['kyoto'] } }).says({});
    expect(talk.open).toEqual(['start']);
    expect(talk.says({ hints: { days: 5 } }).state.mode).toBe('DISPATCH');
  });

  it('asks when alone where the length is known', () => {
    const talk = new Conversation().says({ facts: { destinations: ['kyoto'] }, hints: { days: 2 } });
    expect(talk.lastReply).toContain('On which date does the trip start?');
  });

  it('takes a month for a time: its first weekend', () => {
    const talk = new Conversation().says({ facts: { destinations: ['kyoto'] }, hints: { month: '2027-06' } });
    // 1 June 2027 is a Tuesday.
    expect(talk.lastReply).toContain('I assumed Friday 4 June to Sunday 6 June, 2 people,');
    // Where to go is asked alone where the month is known.
    expect(new Conversation().says({ hints: { month: '2027-06', days: 3 } }).open).toEqual(['destinations']);
  });

  it('takes dates that one reader could not read and the other did', () => {
    const remarks = [{ code: 'not-a-date', text: '10/04 can be 10 April or 4 October.', fact: 'start' }] as const;
    const { destinations, start, end } = GOLDEN;
    const talk = new Conversation().says({ facts: { destinations, start, end }, remarks });
    expect(talk.state.mode).toBe('DISPATCH');
    expect(talk.lastReply).not.toContain('10/04');
  });

  it('asks for heads that one reader could not take, whatever the other took for granted', () => {
    const remarks = [{ code: 'travelers-out-of-range', text: 'Not for 0. How many?', fact: 'travelers' }] as const;
    const talk = new Conversation().says({ facts: GOLDEN });
    talk.says({ assumed: { travelers: 7 }, note: 'I counted 7 of you.', remarks });
    expect(talk.lastReply).toContain('Not for 0. How many?');
    expect(talk.lastReply).not.toContain('I counted 7');
    expect(talk.state.facts.find(({ name }) => name === 'travelers')?.value).toBe(2);
  });

  it('asks in the language that was written', () => {
    const talk = new Conversation().says({ facts: { destinations: ['kyoto'] }, hints: { language: 'ja' } });
    expect(talk.state.ledger[0]?.question.text).toBe('いつ、何日間の旅行にしますか。');
  });

  it('never asks twice: a partial answer leaves the others open', () => {
    const talk = new Conversation().says({}).says({ facts: { travelers: 2 } });
    expect(talk.open).toEqual(['destinations', 'start']);
    expect(talk.lastReply).toMatch(/^So far I have: 2 people\.\n1\. Where/);
    const asked = talk.events.filter(({ type }) => type === 'question-asked');
    expect(asked).toHaveLength(2);
  });

  it('takes answers out of order', () => {
    const talk = new Conversation()
      .says({})
      .says({ facts: { pace: 'relaxed' } })
      .says({ facts: { destinations: ['kyoto'] } });
    expect(talk.open).not.toContain('pace');
    expect(talk.open).not.toContain('destinations');
  });

  it('takes "none" for an answer about food, and "you decide" about the pace', () => {
    const talk = new Conversation().says({ facts: { ...GOLDEN, dietary: 'waived', pace: 'waived' } });
    expect(talk.state.facts.find((fact) => fact.name === 'dietary')).toMatchObject({ status: 'waived', value: [] });
    expect(talk.state.facts.find((fact) => fact.name === 'pace')).toMatchObject({
      status: 'waived',
      value: 'moderate',
    });
    expect(talk.state.mode).toBe('DISPATCH');
  });

  it('lets everything be left to us but where to go', () => {
    const talk = new Conversation().says({ facts: { ...EVERYTHING, travelers: 'waived' } });
    expect(talk.state.facts.find(({ name }) => name === 'travelers')).toMatchObject({ value: 2, status: 'assumed' });
    const anywhere = new Conversation().says({ facts: { ...EVERYTHING, destinations: 'waived' } });
    expect(anywhere.open).toEqual(['destinations']);
    expect(anywhere.lastReply).toContain('Where to go is yours to say');
  });

  it('reopens exactly one question when the trip would end before it starts', () => {
    const talk = new Conversation().says({ facts: { ...EVERYTHING, end: '2027-04-01' } });
    expect(talk.open).toEqual(['end']);
    expect(talk.lastReply).toContain('before it starts on 2027-04-03');
    talk.says({ facts: { end: '2027-04-05' } });
    expect(talk.state.mode).toBe('DISPATCH');
  });

  it.each([0, 200, 2.5])('refuses %s travellers with the range it plans for', (travelers) => {
    const talk = new Conversation().says({ facts: { ...EVERYTHING, travelers } });
    expect(talk.open).toEqual(['travelers']);
    expect(talk.lastReply).toContain('I plan for 1 to 20 people');
  });

  it('refuses a date that has passed, a trip that is too long, and a must-do that lies elsewhere', () => {
    expect(new Conversation().says({ facts: { ...EVERYTHING, start: '2026-11-20' } }).lastReply).toContain(
      'is in the past',
    );
    expect(new Conversation().says({ facts: { ...EVERYTHING, end: '2027-04-30' } }).lastReply).toContain(
      'up to 15 days',
    );
    expect(
      new Conversation().says({ facts: { ...EVERYTHING, destinations: ['tokyo'], mustDo: [FUSHIMI] } }).lastReply,
    ).toContain('is not in Tokyo');
  });

  it('asks one thing for the money, whichever way it is answered', () => {
    const talk = new Conversation().says({
      facts: {
        ...EVERYTHING,
        budgetLevel: undefined,
        budget: { money: { amount: 5000, currency: 'JPY' }, scope: 'total' },
      },
    });
    talk
      .completes('transport-1', { journeys: [], terminals: [], notIncluded: [] })
      .completes('stay-1', { lodgings: [] })
      .completes('food-1', { eateries: [] })
      .completes('compose-1', { sights: [], calendar: [], allowances: {}, budget: null, notes: [] })
      .completes('arrange-1', { kind: 'over-budget', over: { amount: 700, currency: 'JPY' } });
    expect(talk.open).toEqual(['budget']);
    talk.says({ facts: { travelers: 3 } });
    expect(talk.open).toEqual(['budget']);
    expect(talk.lastReply).toBe('So far I have: 3 people.\nWhich amount may it cost, in which currency, and for whom?');
    expect(talk.says({ facts: { budgetLevel: 'high' } }).open).toEqual([]);
  });

  it('counts how often it asked for a fact', () => {
    const talk = new Conversation().says({ facts: { ...EVERYTHING, end: '2027-04-01' } });
    talk.says({ facts: { end: '2027-04-05' } });
    talk.says({ facts: { end: '2027-03-01' } });
    expect(talk.state.ledger.map(({ question }) => question.id)).toEqual(['question_end-1', 'question_end-2']);
    expect(talk.state.mode).toBe('CLARIFY');
  });

  it('passes on what the brain could not take', () => {
    const talk = new Conversation().says({
      remarks: [{ code: 'unknown-city', text: 'I do not know Kyotto.', fact: 'destinations' }],
    });
    expect(talk.lastReply).toContain('I do not know Kyotto.');
    expect(talk.open).toContain('destinations');
  });
});

describe('"just plan it"', () => {
  const valuesOf = (talk: Conversation) =>
    Object.fromEntries(talk.state.facts.map(({ name, value, status }) => [name, [value, status]]));

  it('plans at once, with whatever was not said assumed in plain sight', () => {
    const talk = new Conversation().says({ facts: { destinations: ['kyoto'] }, hints: { rest: 'assume' } });
    expect(talk.state.mode).toBe('DISPATCH');
    // Said on Saturday 21 November 2026: the first Friday a week ahead is the 4th of December.
    expect(valuesOf(talk)).toMatchObject({
      start: ['2026-12-04', 'assumed'],
      end: ['2026-12-06', 'assumed'],
      travelers: [2, 'assumed'],
      origin: [null, 'waived'],
      budgetLevel: ['mid', 'assumed'],
      pace: ['moderate', 'assumed'],
      interests: [[], 'assumed'],
      dietary: [[], 'assumed'],
    });
    expect(talk.lastReply).toContain('I assumed Friday 4 December to Sunday 6 December, 2 people');
  });

  it('keeps what was said: month and length', () => {
    const hints = { rest: 'assume', days: 2, month: '2027-06' } as const;
    const talk = new Conversation().says({ facts: { destinations: ['kyoto'], travelers: 4 }, hints });
    expect(valuesOf(talk)).toMatchObject({
      start: ['2027-06-05', 'assumed'],
      end: ['2027-06-06', 'assumed'],
      travelers: [4, 'stated'],
    });
  });

  it('asks for where to go alone, and then asks no more', () => {
    const talk = new Conversation().says({ hints: { rest: 'assume' } });
    expect(talk.open).toEqual(['destinations']);
    expect(talk.says({ facts: { destinations: ['kyoto'] } }).state.mode).toBe('DISPATCH');
    expect(talk.state.hints).not.toHaveProperty('rest');
  });
});

describe('confirm', () => {
  const guessedCity = () =>
    new Conversation().says({
      facts: { ...EVERYTHING, destinations: undefined },
      assumed: { destinations: ['kyoto'] },
    });

  it('shows what was assumed where the city was, and asks one question', () => {
    const talk = guessedCity();
    expect(talk.state.mode).toBe('CONFIRM');
    expect(talk.open).toHaveLength(1);
    expect(talk.lastReply).toContain('Destination: Kyoto (assumed)');
  });

  it('is not asked for where it was said how the city was read', () => {
    const talk = new Conversation().says({
      facts: { ...EVERYTHING, destinations: undefined },
      assumed: { destinations: ['kyoto'] },
      note: 'I read Kyotto as Kyoto.',
    });
    expect(talk.state.mode).toBe('DISPATCH');
    expect(talk.says({ facts: { pace: 'relaxed' } }).state.mode).toBe('DISPATCH');
  });

  it('is needed for nothing else: a year that was assumed is quickly changed', () => {
    const assumed = { start: '2027-04-03', end: '2027-04-05' };
    const talk = new Conversation().says({ facts: { ...EVERYTHING, start: undefined, end: undefined }, assumed });
    expect(talk.state.mode).toBe('DISPATCH');
  });

  it('goes on at yes, and waits at no', () => {
    expect(guessedCity().says({ assent: 'yes' }).state.mode).toBe('DISPATCH');
    const refused = guessedCity().says({ assent: 'no' });
    expect(refused.state.mode).toBe('CONFIRM');
    expect(refused.lastReply).toContain('What shall I change?');
    expect(refused.open).toHaveLength(1);
  });

  it('plans changed wishes anew at yes', () => {
    const talk = offering();
    talk.takes(decidePlanning(talk.state, { type: 'select', option: 1 }, GAZETTEER));
    talk.says({ assumed: { destinations: ['tokyo'] } });
    expect(talk.state.mode).toBe('CONFIRM');
    expect(tasks(talk.says({ assent: 'yes' }))).toContain('transport-2');
  });

  it('needs no confirmation once the traveller says it themselves', () => {
    expect(guessedCity().says({ facts: { destinations: ['tokyo'] } }).state.mode).toBe('DISPATCH');
  });
});

describe('dispatch', () => {
  it('sends three specialists out at once, and shows the defaults as assumptions', () => {
    const talk = new Conversation().says({ facts: EVERYTHING });
    expect(tasks(talk)).toEqual(['transport-1', 'stay-1', 'food-1']);
    const assumed = talk.state.facts
      .filter((fact) => fact.status === 'assumed')
      .map((fact) => `${fact.name}: ${fact.text}`);
    expect(assumed).toEqual(['hotelStyle: any', 'currency: JPY', 'accessibility: no needs stated', 'avoid: nothing']);
  });

  it('looks for what there is to see when all three have answered, one of them in vain', () => {
    const talk = new Conversation().says({ facts: EVERYTHING });
    talk.completes('transport-1', { journeys: [], terminals: [], notIncluded: [] }).fails('stay-1', 'down');
    expect(tasks(talk)).not.toContain('compose-1');
    talk.completes('food-1', { eateries: [] });
    expect(tasks(talk)).toContain('compose-1');
  });

  it('offers to try again when nothing could be looked up, and does', () => {
    const talk = new Conversation().says({ facts: EVERYTHING });
    talk
      .completes('transport-1', { journeys: [], terminals: [], notIncluded: [] })
      .completes('stay-1', { lodgings: [] })
      .completes('food-1', { eateries: [] });
    talk.fails('compose-1', 'the source was down.');
    expect(talk.lastReply).toContain('the source was down');
    expect(tasks(talk.says({ assent: 'yes' }))).toContain('transport-2');
  });

  it('asks each specialist about its own', () => {
    const said = {
      ...EVERYTHING,
      destinations: ['kyoto', 'tokyo'],
      end: '2027-04-07',
      hotelStyle: 'ryokan',
      accessibility: ['step-free'],
      budgetLevel: undefined,
      budget: { money: { amount: 700, currency: 'USD' }, scope: 'total' },
    };
    const talk = new Conversation().says({ facts: said });
    expect(talk.lastReply).toBe(
      'That is all I need. I am looking at journeys, places to stay and places to eat in Kyoto and Tokyo.',
    );
    talk.completes('transport-1', {}).completes('stay-1', {}).completes('food-1', {});
    const segments = [
      { city: 'kyoto', dates: ['2027-04-03', '2027-04-04', '2027-04-05'] },
      { city: 'tokyo', dates: ['2027-04-06', '2027-04-07'] },
    ];
    const shared = { segments, currency: 'USD' };
    const queries = talk.state.tasks.slice(1).map(({ id, query }) => [id, query]);
    expect(queries).toEqual([
      ['transport-1', { ...shared, origin: 'Osaka' }],
      ['stay-1', { ...shared, style: 'ryokan', access: ['step-free'] }],
      ['food-1', { ...shared, diets: ['vegetarian'], keep: [] }],
      ['compose-1', { ...shared, budget: { amount: 700, currency: 'USD' }, interests: ['temples', 'food'], keep: [] }],
    ]);
  });

  it('researches again when a fact changes, not when it is said again', () => {
    const talk = new Conversation().says({ facts: EVERYTHING });
    expect(tasks(talk.says({ facts: { travelers: 2 } }))).toEqual(['transport-1', 'stay-1', 'food-1']);
    expect(tasks(talk.says({ facts: { travelers: 4 } }))).toContain('transport-2');
  });
});

describe('what changes nothing', () => {
  it('is said as what it is: while a plan is made, is chosen from, or is under way', () => {
    const making = new Conversation().says({ facts: EVERYTHING });
    expect(making.says({}).lastReply).toBe(
      'Your plan is being made; what you asked for has not changed. It takes a moment.',
    );
    const offered = offering();
    expect(offered.says({}).lastReply).toBe(
      'Choose option 1, 2, or tell me what should be different: dates, people, pace, budget, what you like.',
    );
    offered.takes(decidePlanning(offered.state, { type: 'select', option: 2 }, GAZETTEER));
    expect(offered.says({}).lastReply).toBe(
      'Nothing about your plan changes by that. Tell me what should be different: dates, people, pace, budget, what you like.',
    );
    const remark = { code: 'unknown-city', text: 'I do not know Kyotto.' } as const;
    expect(offered.says({ remarks: [remark] }).lastReply).toBe('I do not know Kyotto.');
  });
});

describe('options', () => {
  it('are shown with their prices, and one alone as the only one', () => {
    expect(offering().lastReply).toBe(
      'Here are your options:\n1. Balanced (¥1,000 in all)\n2. Full (¥2,000 in all)\nWhich one shall it be?',
    );
    expect(offering(OPTIONS.slice(0, 1)).lastReply).toBe(
      'Only one plan fits what you asked for.\nHere it is:\n1. Balanced (¥1,000 in all)\nWhich one shall it be?',
    );
  });

  it('are chosen by number or id, and no other is', () => {
    const chosen = offering();
    const [selected, said] = decidePlanning(chosen.state, { type: 'select', option: 'option_1-b' }, GAZETTEER);
    expect(selected).toMatchObject({ type: 'option-selected', author: 'traveller', content: { option: 'option_1-b' } });
    expect(said?.content).toEqual({ text: '"Full" is your plan. Nothing in it changes without asking you.' });
    for (const option of [0, 3, -1, 'option_1-c'])
      expect(() => decidePlanning(chosen.state, { type: 'select', option }, GAZETTEER)).toThrow(
        `No option ${JSON.stringify(option)} can be chosen now. There are: 1 (option_1-a), 2 (option_1-b).`,
      );
    expect(() => decidePlanning(new Conversation().state, { type: 'select', option: 1 }, GAZETTEER)).toThrow(
      'No option 1 can be chosen now. There are no options yet.',
    );
  });

  it('promise what was allowed', () => {
    const talk = offering();
    talk.takes(decidePlanning(talk.state, { type: 'permit', autonomy: 'small-changes' }, GAZETTEER));
    talk.takes(decidePlanning(talk.state, { type: 'select', option: 1 }, GAZETTEER));
    expect(talk.lastReply).toBe(
      '"Balanced" is your plan. Beyond small changes, nothing in it changes without asking you.',
    );
  });

  it('for a changed wish are what the plan could become, and are gone when it is rejected', () => {
    const talk = offering();
    talk.takes(decidePlanning(talk.state, { type: 'select', option: 1 }, GAZETTEER));
    finish(talk.says({ facts: { travelers: 4 } }), 2, OPTIONS);
    // Whoever guards the plan says the rest.
    expect(talk.lastReply).toBe('That calls for another plan: Travellers: 2 people → 4 people.');
    expect(talk.says({}).lastReply).toBe(
      'Your plan waits for your approval of what you changed. "Approve" or "reject"?',
    );
    talk.takes(decidePlanning(talk.state, { type: 'reject' }, GAZETTEER));
    expect(talk.state.facts.find(({ name }) => name === 'travelers')?.value).toBe(2);
    expect(decidePlanning(talk.state, { type: 'reject' }, GAZETTEER)).toEqual([]);
  });
});

const OPTIONS = [
  {
    id: 'option_1-a',
    title: 'Balanced',
    pace: 'moderate',
    total: { amount: 1000, currency: 'JPY' },
    days: [],
    leftOut: [],
  },
  { id: 'option_1-b', title: 'Full', pace: 'packed', total: { amount: 2000, currency: 'JPY' }, days: [], leftOut: [] },
];

function finish(talk: Conversation, version: number, options: readonly unknown[]): Conversation {
  return talk
    .completes(`transport-${version}`, { journeys: [], terminals: [], notIncluded: [] })
    .completes(`stay-${version}`, { lodgings: [] })
    .completes(`food-${version}`, { eateries: [] })
    .completes(`compose-${version}`, { sights: [], calendar: [], allowances: {}, budget: null, notes: [] })
    .completes(`arrange-${version}`, { kind: 'options', options, budget: { amount: 9000, currency: 'JPY' } });
}

function offering(options: readonly unknown[] = OPTIONS): Conversation {
  return finish(new Conversation().says({ facts: EVERYTHING }), 1, options);
}
