import type { Frame, PlanWish, Question } from '@wayfarer/language';
import type { DayWeather, PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, type Town, TripStory, typesOf, yen } from '../../../test/trip-story.ts';
import { listThings } from './about-packing.ts';

const [MONDAY] = DATES;
const YES: Frame = { act: 'answer', answer: { kind: 'yes' } };
const id = (name: string): PlaceId => `place_kyoto-${name}` as PlaceId;
const ask = (question: Question): Frame => ({ act: 'question', question });
const wish = (of: PlanWish): Frame => ({ act: 'wish', wish: of });

function planned(town: Partial<Town> = {}): TripStory {
  return new TripStory({
    days: [cityDay(MONDAY)],
    sights: [
      sight('Hall', { localName: '会館', significance: 5 }),
      sight('Shut', { hours: { [MONDAY]: [] } }),
      { ...sight('Bazaar', { categories: ['market'] }), at: { lat: 35.02, lon: 135 } },
    ],
    eateries: [eatery('Soba'), eatery('Grill')],
    ...town,
  }).plans({ budget: { money: yen(200_000), scope: 'total' } });
}

function visitOf(story: TripStory, name: string) {
  const visit = story.trip.days.flatMap((day) => day.visits).find((one) => one.name === name);
  if (!visit) throw new Error(`${name} is not planned.`);
  return { ...visit, id: visit.id as VisitId };
}

function reply(story: TripStory, frame: Frame): string {
  const { hash } = story.trip;
  story.means(frame);
  expect(story.trip.hash).toBe(hash);
  return story.lastReply;
}

describe('what was left out', () => {
  it('is told with its reason, and may be added', () => {
    const story = planned();
    const [head, ...lines] = reply(story, ask({ about: 'left-out' })).split('\n');
    expect(head).toBe('1 place is not in the plan, the best known first:');
    expect(lines[0]).toBe('Shut is not open long enough on any day of this trip spent in its city.');
    expect(story.state.conversation.offered[0]?.frame).toEqual({
      act: 'edit',
      edit: { type: 'add', place: id('shut') },
    });
  });

  it('may be nothing', () => {
    expect(reply(planned({ sights: [sight('Hall')] }), ask({ about: 'left-out' }))).toBe(
      'Nothing that I know of was left out.',
    );
  });
});

describe('what to pack', () => {
  const weather = (lowC: number, highC: number, rain: number): DayWeather => ({
    condition: 'unknown',
    lowC,
    highC,
    rain,
    typical: true,
  });

  it.each([
    [[weather(8, 15, 0.25)], [], 0, ['warm', 'rain']],
    [[weather(9, 26, 0.24)], [], 4, ['layer', 'shoes']],
    [[weather(16, 27, 0)], ['temple', 'beach'], 3.9, ['light', 'covered', 'swim']],
    [[weather(20, 24, 0.1), weather(7, 12, 0.1)], [], 0, ['warm']],
    [[], [], 0, []],
  ] as const)('follows the figures: %j %j %d', (days, categories, km, things) => {
    expect(listThings(days, categories, km)).toEqual(things);
  });

  it('says what it goes by', () => {
    const story = planned({ days: [cityDay(MONDAY, { weather: weather(7, 15, 0.4) })] });
    expect(reply(story, ask({ about: 'packing' })).split('\n')).toEqual([
      'Your days have 7–15 °C, and up to 40 % chance of rain. That is typical for the month, not a forecast. From that and the plan, I would pack:',
      '• a warm jacket, and something for head and hands',
      '• a rain jacket or an umbrella',
      'Papers, medicine and chargers nobody but you knows about.',
    ]);
  });

  it('says that the weather is not known', () => {
    expect(reply(planned(), ask({ about: 'packing' }))).toMatch(
      /^What the weather will be on your days is not known\./,
    );
  });
});

describe('what is near', () => {
  it('is told as far as it is in the data', () => {
    const story = planned();
    // Two hundredths of a degree are 2.22 km.
    expect(reply(story, ask({ about: 'nearby', what: 'market', categories: ['market'] }))).toMatch(
      /^Nearest to \w+, as the crow flies:\nBazaar: 2\.2 km$/,
    );
  });

  it('is told of tables near a place, the nearest first, and keeps the plan', () => {
    const story = planned();
    const [head, ...lines] = reply(story, ask({ about: 'nearby', what: '', near: id('hall'), isTable: true })).split(
      '\n',
    );
    expect(head).toBe('Nearest to Hall, as the crow flies:');
    expect(lines.map((line) => line.replace(/: [\d.]+ km$/, '')).toSorted()).toEqual(['Grill', 'Soba']);
  });

  it.each([
    ['pharmacy', '"pharmacy" is not in my data. A map app or your hotel will know.'],
    ['', 'Pharmacies, toilets, cash machines and supermarkets are not in my data. A map app or your hotel will know.'],
  ])('%j is not', (what, said) => {
    expect(reply(planned(), ask({ about: 'nearby', what }))).toBe(said);
  });
});

describe('who is lost', () => {
  it('is told what to show, where the plan goes, and where the bed is', () => {
    const story = planned({ sights: [sight('Hall', { localName: '会館' })], eateries: [] });
    expect(reply(story, ask({ about: 'lost' }))).toMatch(
      /^By the plan you go to Hall \(会館\) next\. .*Show one of these names to somebody there\. Where you are I cannot see\.$/,
    );
    expect(story.state.conversation.offered).toEqual([
      { text: 'The way to Hall', frame: ask({ about: 'way', to: id('hall') }) },
    ]);
  });

  it('and has lost papers is told whom to call', () => {
    expect(reply(planned(), { act: 'talk', topic: 'lost-document' })).toMatch(
      /^Report it to the police .*\npolice: 110\nAddresses of embassies are not in my data\.$/,
    );
  });
});

describe('without a part of the costs', () => {
  it('the shares that come on top are of the rest', () => {
    const story = planned({ days: [cityDay(DATES[0]), cityDay(DATES[1])] });
    // Two soups at ¥1,000 and a night at ¥10,000 are ¥12,000; 7.5 % and 5 % come on top. Of the soups alone they are ¥250.
    expect(reply(story, ask({ about: 'cost' }))).toMatch(/^In all about ¥13,500 /);
    expect(reply(story, ask({ about: 'without', part: 'stay' }))).toBe(
      'Without stay it would be about ¥2,250 instead of ¥13,500: ¥11,250 less (estimate).',
    );
  });

  it('is not known where nothing of it is', () => {
    expect(reply(planned(), ask({ about: 'without', part: 'places' }))).toBe('entries: price not known');
  });
});

describe('who is early', () => {
  it('and not on the way is asked where they are', () => {
    expect(reply(planned(), wish({ kind: 'early', minutes: 30 }))).toBe(
      'You are not on the way yet: tell me where you are first.',
    );
  });

  it('comes earlier to the next stop, which is proposed', () => {
    const story = planned({ sights: ['Hall', 'Annex', 'Wing'].map((name) => sight(name)), eateries: [] });
    const [first, second] = story.trip.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
    if (!first || !second) throw new Error('Two stops are needed.');
    story.does({ type: 'advance', to: first.id as VisitId });
    const events = story.means(wish({ kind: 'early', minutes: 15 }));
    expect(typesOf(events)).not.toContain('plan-edited');
    // The first ends a quarter of an hour sooner, and the second begins so much sooner than 10:10.
    expect(second.arrive).toBe('10:10');
    expect(story.lastReply).toMatch(
      /^That gives you 15 min\. Shall I do this\? \w+ would be on Monday 5 April, 09:55–10:55 /,
    );
    story.means(YES);
    expect(visitOf(story, second.name).arrive).toBe('09:55');
  });

  it('and cannot be earlier there is told so', () => {
    const story = planned();
    const [first] = story.trip.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
    story.does({ type: 'advance', to: first?.id as VisitId });
    // Lunch begins at noon.
    expect(reply(story, wish({ kind: 'early', minutes: 15 }))).toBe(
      'That gives you 15 min. Grill stays at 12:00: earlier does not fit.',
    );
  });
});

describe('commands', () => {
  it('give the trip a name, which stands beside the chain', () => {
    const story = planned();
    const events = story.means({ act: 'command', command: { name: 'rename', title: 'Spring at last' } });
    expect(typesOf(events)).toEqual(['message-received', 'trip-renamed', 'message-sent']);
    expect(JSON.stringify(events.map(({ content }) => content))).not.toContain('Spring');
    expect(story.lastReply).toBe('The trip has its new name.');
  });

  it.each([
    ['export', /^That is under "Export" above the plan/],
    ['research', /^Write "look up what is missing" and nothing else/],
    ['forget', /^That cannot be undone, so I do not do it by a word/],
    ['rename', /^What shall the trip be called\?$/],
  ] as const)('%s: the way is told, and nothing is done', (topic, said) => {
    const story = planned();
    const events = story.means({ act: 'talk', topic });
    expect(typesOf(events)).toEqual(['message-received', 'message-sent']);
    expect(story.lastReply).toMatch(said);
  });
});
