import type { CityId, Lodging, PlaceId, Sight, Terminal } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import {
  type Arrangement,
  arrangeOptions,
  type ArrangeQuery,
  decidePlanning,
  evolvePlanning,
  hasProposal,
  listOutstanding,
} from '../src/index.ts';
import type { PlacesFindings } from '../src/ports/index.ts';
import { Conversation, GAZETTEER, GOLDEN } from './conversation.ts';

const DATE = '2027-04-03';
const JPY = 'JPY';
const AT_THE_STATION = {
  city: 'kyoto' as CityId,
  at: { lat: 34.98, lon: 135.76 },
  hoursText: '',
  indoor: null,
  stepFree: 'yes',
  significance: 3,
  source: { name: 'test', date: '2026-11-21', verify: true },
} as const;
const STATION: Terminal = {
  ...AT_THE_STATION,
  id: 'place_kyoto-station' as PlaceId,
  kind: 'terminal',
  name: 'Kyoto Station',
  categories: ['station'],
  hours: 'unknown',
  summary: 'The main station.',
};
/** ¥500 a head, an hour and a half, open from nine to five. */
const MUSEUM: Sight = {
  ...AT_THE_STATION,
  id: 'place_kyoto-railway-museum' as PlaceId,
  kind: 'sight',
  name: 'Railway Museum',
  categories: ['museum'],
  hours: { [DATE]: [{ open: minute(540), close: minute(1020) }] },
  summary: 'Trains under a roof.',
  fee: money(500, JPY),
  usualMinutes: 90,
  minimumMinutes: 60,
};
const INN: Lodging = {
  ...AT_THE_STATION,
  id: 'place_kyoto-inn' as PlaceId,
  kind: 'lodging',
  name: 'Inn',
  categories: ['stay'],
  hours: 'unknown',
  summary: 'Beds.',
  level: 'mid',
  style: 'inn',
  nightly: money(10_000, JPY),
  checkIn: minute(900),
  checkOut: minute(600),
};

const day = (date: string) => ({
  date,
  city: 'kyoto' as CityId,
  cityName: 'Kyoto',
  zone: 'Asia/Tokyo',
  weather: null,
  busy: false,
  holiday: null,
  transitFare: null,
});
const LEVELS = { low: money(12_000, JPY), mid: money(24_000, JPY), high: money(60_000, JPY) };

function places(dates: readonly string[], over: Partial<PlacesFindings> = {}): PlacesFindings {
  return {
    sights: [MUSEUM],
    calendar: dates.map(day),
    allowances: Object.fromEntries(dates.map((date) => [date, LEVELS])),
    budget: null,
    notes: [],
    ...over,
  };
}

/** One day for two, with everything looked up. */
function researched(): Conversation {
  const talk = new Conversation().says({ facts: { ...GOLDEN, pace: 'moderate', end: DATE, dietary: [] } });
  return research(talk, 1);
}

function research(talk: Conversation, version: number): Conversation {
  return talk
    .completes(`transport-${version}`, { journeys: [], terminals: [STATION], notIncluded: [] })
    .completes(`stay-${version}`, { lodgings: [] })
    .completes(`food-${version}`, { eateries: [] })
    .completes(`compose-${version}`, places([DATE]));
}

function waitedFor(talk: Conversation): readonly string[] {
  return listOutstanding(talk.state).map(({ id }) => id);
}

function queryOf(talk: Conversation): ArrangeQuery {
  return listOutstanding(talk.state)[0]?.query as ArrangeQuery;
}

/** Does what a thread would do: through JSON and back. */
function arrange(query: ArrangeQuery): Arrangement {
  return JSON.parse(JSON.stringify(arrangeOptions(JSON.parse(JSON.stringify(query)) as ArrangeQuery))) as Arrangement;
}

it('asks for what there is to see with where the others are, which the log of the request leaves out', () => {
  const talk = new Conversation().says({ facts: { ...GOLDEN, pace: 'moderate', end: DATE, dietary: [] } });
  talk
    .completes('transport-1', { journeys: [], terminals: [STATION], notIncluded: [] })
    .completes('stay-1', { lodgings: [] })
    .fails('food-1', 'Nobody there.');
  const { id, city, at, kind } = STATION;
  expect(listOutstanding(talk.state)).toMatchObject([{ id: 'compose-1', query: { others: [{ id, city, at, kind }] } }]);
  expect(talk.state.tasks.find((task) => task.id === 'compose-1')?.query).not.toHaveProperty('others');
});

describe('arranging', () => {
  it('makes a whole trip of what was found, and counts what it costs', () => {
    const arranged = arrange(queryOf(researched()));
    if (arranged.kind !== 'options') throw new Error(arranged.kind);
    // ¥24,000 a head for the one day.
    expect(arranged.budget).toEqual(money(48_000, JPY));
    const [first] = arranged.options;
    expect(first.id).toBe('option_1-moderate-asked');
    // Nobody knows a table there, so one eats on one's own beside what there is.
    expect(first.days.map(({ visits }) => visits.map(({ place }) => place))).toEqual([
      [STATION.id, MUSEUM.id, `${MUSEUM.id}-meal-break`, `${MUSEUM.id}-meal-break`, STATION.id],
    ]);
    // Two tickets, and 7.5 % and 5 % of them on top.
    expect(Object.fromEntries(first.costs.map(({ category, amount }) => [category, amount.amount]))).toEqual({
      transport: 0,
      stay: 0,
      food: 0,
      places: 1000,
      other: 75,
      reserve: 50,
    });
    expect([first.total.amount, first.perPerson.amount]).toEqual([1125, 563]);
  });

  it('makes the same of the same', () => {
    const query = queryOf(researched());
    expect(arrange(query)).toEqual(arrange(query));
  });

  it('says by how much money is short', () => {
    const facts = [
      { name: 'destinations', value: ['kyoto'] },
      { name: 'start', value: DATE },
      { name: 'end', value: '2027-04-04' },
      { name: 'travelers', value: 2 },
      { name: 'currency', value: JPY },
      { name: 'budget', value: { money: money(5000, JPY), scope: 'total' } },
    ].map((fact) => ({ ...fact, text: '', status: 'stated' })) as unknown as ArrangeQuery['facts'];
    const arranged = arrange({
      version: 1,
      seed: null,
      facts,
      findings: {
        transport: { journeys: [], terminals: [STATION], notIncluded: [] },
        stay: { lodgings: [INN] },
        food: { eateries: [] },
        places: places([DATE, '2027-04-04'], { budget: money(5000, JPY) }),
      },
    });
    // The night costs ¥10,000, the fixed shares 12.5 % of it: ¥11,250.
    expect(arranged).toMatchObject({
      kind: 'over-budget',
      over: money(6250, JPY),
      cheapest: { total: money(11_250, JPY) },
    });
  });

  it('says what stands in the way where no day can begin', () => {
    const { findings, ...query } = queryOf(researched());
    const arranged = arrange({ ...query, findings: { ...findings, transport: null } });
    expect(arranged).toMatchObject({
      kind: 'impossible',
      problem: expect.stringContaining('point of arrival') as string,
    });
  });
});

describe('a trip that is being arranged', () => {
  it('waits for one task, whose query names the plan alone', () => {
    const talk = researched();
    expect(talk.events.at(-1)).toMatchObject({
      type: 'task-requested',
      content: { id: 'arrange-1', task: 'arrange', query: { version: 1 } },
    });
    expect(waitedFor(talk)).toEqual(['arrange-1']);
    expect(talk.state.mode).toBe('DISPATCH');
    expect(queryOf(talk).findings.places.sights).toEqual([MUSEUM]);
  });

  it('shows the options, which stand in the log once', () => {
    const talk = researched();
    const arranged = arrange(queryOf(talk));
    talk.completes('arrange-1', arranged);
    expect(talk.state.mode).toBe('FINALIZE');
    expect(talk.state.options).toEqual(arranged.kind === 'options' && arranged.options);
    expect(talk.state.gathered?.places.map(({ id }) => id)).toEqual([
      ...[MUSEUM.id, STATION.id],
      ...[`${MUSEUM.id}-meal-break`, `${STATION.id}-meal-break`],
    ]);
    expect(talk.state.budget).toEqual(money(48_000, JPY));
    expect(talk.events.find(({ type }) => type === 'options-composed')).toMatchObject({
      version: 2,
      content: { version: 1, task: 'arrange-1' },
    });
    expect(waitedFor(talk)).toEqual([]);
  });

  it('asks for more money, or for what stands in the way, where there is none to show', () => {
    const short = researched().completes('arrange-1', { kind: 'over-budget', over: money(5556, JPY) });
    expect(short.lastReply).toContain('misses it by about ¥5,556');
    expect(short.open).toEqual(['budgetLevel']);
    const told = researched().completes('arrange-1', {
      kind: 'over-budget',
      over: money(6250, JPY),
      cheapest: {
        total: money(11_250, JPY),
        costs: [
          { category: 'transport', amount: money(0, JPY), estimate: true },
          { category: 'stay', amount: money(10_000, JPY), estimate: true },
          { category: 'other', amount: money(750, JPY), estimate: true },
        ],
        givesUp: ['It does without all 3 places that charge for entry.'],
      },
    });
    expect(told.lastReply).toBe(
      [
        'Nothing fits the budget: the cheapest plan I find costs ¥11,250 in all.',
        'It does without all 3 places that charge for entry.',
        'What no plan does without: beds ¥10,000.',
        'What may be different: more money, or fewer days?',
      ].join('\n'),
    );
    expect(told.state.facts.find(({ name }) => name === 'budgetLevel')).toBeDefined();
    expect(told.state.ledger.at(-1)?.question.chips[0]).toBe('Budget 11250 JPY in total');
    expect(told.says({}).lastReply).toContain('Nothing fits your budget as it stands');
    const other = researched().completes('arrange-1', {
      kind: 'over-budget',
      over: money(0, JPY),
      cheapest: {
        ...{ total: money(3375, JPY), costs: [], givesUp: ['It goes by bus.'] },
        ways: ['Take the bus from Osaka to Kyoto'],
      },
    });
    expect(other.lastReply).toBe(
      [
        'Nothing fits the budget the way you go; another way would: ¥3,375 in all.',
        'It goes by bus.',
        'Shall it be that way, or may it cost more?',
      ].join('\n'),
    );
    expect(other.state.ledger.at(-1)?.question.chips[0]).toBe('Take the bus from Osaka to Kyoto');
    const stuck = researched().completes('arrange-1', { kind: 'impossible', problem: 'Add a day.', fact: 'end' });
    expect(stuck.lastReply).toBe('No plan fits what you asked for. Add a day. Tell me what may be different.');
    expect(stuck.open).toEqual(['end']);
    expect(waitedFor(stuck)).toEqual([]);
  });

  it('is arranged anew, and no longer as it was, once the wishes have changed', () => {
    const talk = researched().says({ facts: { travelers: 4 } });
    expect(waitedFor(talk)).toEqual(['transport-2', 'stay-2', 'food-2']);
    expect(waitedFor(research(talk, 2))).toEqual(['arrange-2']);
  });

  it('goes on when something is said that changes nothing, and says so', () => {
    const talk = researched().says({});
    expect(talk.lastReply).toContain('Your plan is being made');
    expect(waitedFor(talk)).toEqual(['arrange-1']);
  });

  it('is not arranged any more when the change it is for is rejected', () => {
    const talk = researched();
    talk.completes('arrange-1', arrange(queryOf(talk)));
    talk.takes(decidePlanning(talk.state, { type: 'select', option: 1 }, GAZETTEER));
    research(talk.says({ facts: { travelers: 4 } }), 2);
    expect(waitedFor(talk)).toEqual(['arrange-2']);
    talk.takes(decidePlanning(talk.state, { type: 'reject' }, GAZETTEER));
    expect(waitedFor(talk)).toEqual([]);
    expect(hasProposal(talk.state)).toBe(false);
  });

  it('says why it failed, and is tried again at yes', () => {
    const talk = researched().fails('arrange-1', 'The thread ended.');
    expect(talk.lastReply).toBe(
      'The days of your trip could not be put together (plan 1): The thread ended. Say "yes" and I will try again.',
    );
    expect(waitedFor(talk.says({ assent: 'yes' }))).toEqual(['transport-2', 'stay-2', 'food-2']);
  });
});

describe('options of a log from before arranging was a task', () => {
  it('are those of the event', () => {
    const { state } = researched();
    const content = { version: 1, options: [{ id: 'option_1' }], facts: { places: [] }, budget: money(1, JPY) };
    const next = evolvePlanning(state, { type: 'options-composed', at: '2026-11-21T09:00:00.000Z', content });
    expect(next).toMatchObject({
      composed: 1,
      options: content.options,
      gathered: content.facts,
      budget: content.budget,
    });
  });
});
