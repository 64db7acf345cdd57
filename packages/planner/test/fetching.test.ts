import { describe, expect, it } from 'vitest';

import { Conversation, GOLDEN, type Meaning } from './conversation.ts';

const LISBON = {
  name: 'Lisbon',
  country: 'PT',
  at: { lat: 38.72, lon: -9.14 },
  nearest: ['Kyoto', 'Tokyo'],
} as unknown as NonNullable<Meaning['fetch']>;
const FETCHED = { id: 'tokyo', sights: 27, eateries: 4, lodgings: 3 };
const FETCHING = 'I am getting Lisbon from OpenStreetMap. It takes a moment; whatever you have said stays.';

const fetches = ({ state }: Conversation) => state.tasks.filter(({ task }) => task === 'fetch');
const asking = (): Conversation => new Conversation().says({ facts: { travelers: 2 } }).says({ fetch: LISBON });

describe('a city that is fetched', () => {
  it('is asked for once, however often it is said, and where to go is not asked meanwhile', () => {
    const talk = asking();
    expect(talk.lastReply).toBe(FETCHING);
    expect(fetches(talk).map(({ id, query }) => [id, query])).toEqual([['fetch-1', LISBON]]);
    expect(talk.open).toEqual(['start']);
    expect(talk.says({ fetch: LISBON }).lastReply).toBe(FETCHING);
    expect(fetches(talk)).toHaveLength(1);
    // Another city is fetched besides.
    talk.says({ fetch: { ...LISBON, name: 'Porto' } });
    expect(fetches(talk).map(({ id }) => id)).toEqual(['fetch-1', 'fetch-2']);
    // None is about where to go.
    expect(talk.says({ facts: { pace: 'relaxed' } }).open).toEqual(['start']);
  });

  it('is all that is spoken of where nothing else is missing', () => {
    const talk = new Conversation().says({ facts: { ...GOLDEN, pace: 'moderate', destinations: undefined } });
    expect(talk.open).toEqual(['destinations']);
    expect(talk.says({ fetch: LISBON }).open).toEqual([]);
    expect(talk.says({}).lastReply).toBe(FETCHING);
  });

  it('comes in as where one goes, with how much is known of it, and the conversation goes on', () => {
    const talk = asking().completes('fetch-1', FETCHED);
    expect(talk.state.facts.find(({ name }) => name === 'destinations')).toMatchObject({
      value: ['tokyo'],
      status: 'stated',
    });
    expect(talk.lastReply).toMatch(/^Lisbon is here: 27 sights, 4 places to eat, 3 places to stay\.\n/);
    // Nobody has answered that: no dates are assumed because of a city that came in.
    expect(talk.open).toEqual(['start']);
  });

  it('is one more where one goes already, unless it is that city itself', () => {
    const valueAfter = (cities: readonly string[]): unknown =>
      new Conversation()
        .says({ facts: { destinations: cities } })
        .says({ fetch: LISBON })
        .completes('fetch-1', FETCHED)
        .state.facts.find(({ name }) => name === 'destinations')?.value;
    expect(valueAfter(['kyoto'])).toEqual(['kyoto', 'tokyo']);
    expect(valueAfter(['tokyo', 'kyoto'])).toEqual(['tokyo', 'kyoto']);
  });

  it('cannot be had: it is offered again beside the cities that are near', () => {
    const talk = asking().fails('fetch-1', 'The map is out of reach.');
    expect(talk.lastReply).toContain('The map is out of reach.');
    const asked = talk.state.ledger.findLast(({ question }) => question.fact === 'destinations')?.question;
    expect(asked).toMatchObject({
      text: 'Shall I get it, or would you like another city?',
      chips: ['Get Lisbon from OpenStreetMap', 'Kyoto', 'Tokyo', 'Another city'],
    });
    expect(talk.events.findLast(({ type }) => type === 'city-offered')?.content).toEqual({ city: LISBON });
    expect(fetches(talk.says({ fetch: LISBON })).map(({ id }) => id)).toEqual(['fetch-1', 'fetch-2']);
  });

  it('of which only details are missing is planned all the same where they cannot be had', () => {
    const outline = { ...LISBON, outline: true } as const;
    const talk = new Conversation()
      .says({ facts: { ...GOLDEN, start: undefined, end: undefined } })
      .says({ fetch: outline })
      .fails('fetch-1', 'The map is out of reach.');
    expect(talk.open).toEqual(['start']);
    expect(talk.lastReply).toMatch(/^The map is out of reach\.\n/);
  });

  it('is spoken of by who read the message before it', () => {
    const talk = asking().completes('fetch-1', FETCHED);
    expect(talk.events.findLast(({ type }) => type === 'message-understood')?.content).toMatchObject({ brain: 'told' });
  });
});
