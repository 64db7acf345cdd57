import type { Frame, Question, StayWish } from '@wayfarer/language';
import type { Lodging, PlaceId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, INN, sight, TripStory, yen } from '../../../test/trip-story.ts';

const YES: Frame = { act: 'answer', answer: { kind: 'yes' } };
const id = (name: string): PlaceId => `place_kyoto-${name}` as PlaceId;

/** So many hundredths of a degree to the north: 1.11 km each. */
function house(name: string, north: number, over: Partial<Lodging> = {}): Lodging {
  return { ...INN, id: id(name.toLowerCase()), name, at: { lat: 35 + north / 100, lon: 135 }, ...over };
}

/** The inn at the foot of it all is where one sleeps; the tower stands 1.1 km to the north. */
function planned(): TripStory {
  return new TripStory({
    days: [cityDay(DATES[0]), cityDay(DATES[1])],
    sights: [sight('Hall'), { ...sight('Tower'), at: { lat: 35.01, lon: 135 } }],
    eateries: [eatery('Soba'), eatery('Grill')],
    lodgings: [
      INN,
      house('Nearby', 1.2, { style: 'hotel', nightly: yen(12_000) }),
      house('Farther', 3, { style: 'hostel', nightly: yen(3_000), terms: { room: 'shared' } }),
      house('Sunrise', 2, { style: 'hotel', nightly: yen(15_000), breakfast: true }),
    ],
  }).plans({ budget: { money: yen(400_000), scope: 'total' }, hotelStyle: 'inn' });
}

function sleepsAt(story: TripStory): string {
  const stay = story.state.journey?.days[0]?.stay;
  const found = story.state.journey?.start.facts.places.find((place) => place.id === stay);
  return found?.name ?? '';
}

function movedToInn(): TripStory {
  const story = planned();
  if (sleepsAt(story) !== 'Inn') story.means({ act: 'edit', edit: { type: 'stay', by: INN.id } });
  return story;
}

const wish = (by: StayWish): Frame => ({ act: 'wish', wish: { kind: 'stay', by } });

describe('another house', () => {
  it('near a place is proposed with how far it is, and taken by a yes', () => {
    const story = movedToInn();
    story.means(wish({ near: id('tower') }));
    // 0.2 hundredths of a degree are 0.22 km; one is 1.11 km.
    expect(story.lastReply).toMatch(
      /^Nearby is 0\.2 km from Tower as the crow flies; where you sleep now it is 1\.1 km\. Shall I do this\? You would stay at Nearby\./,
    );
    expect(sleepsAt(story)).toBe('Inn');
    story.means(YES);
    expect(sleepsAt(story)).toBe('Nearby');
  });

  it('is not looked for where none is nearer', () => {
    const story = movedToInn();
    story.means(wish({ near: id('hall') }));
    expect(story.lastReply).toBe('Of the hotels I know, none is nearer to Hall than Inn (0.0 km as the crow flies).');
  });

  it('in a part of the town that nobody knows is asked about', () => {
    const story = movedToInn();
    story.means(wish({ area: 'Gion' }));
    expect(story.lastReply).toBe('I do not know where "Gion" is. Name a place of the trip that lies there.');
    story.means(wish({ area: 'tower' }));
    expect(story.lastReply).toMatch(/^Nearby is 0\.2 km from Tower/);
  });

  it.each<[StayWish, string | RegExp]>([
    [{ house: 'hostel' }, /You would stay at Farther/],
    [{ house: 'inn' }, 'Inn is like that already.'],
    [{ house: 'hostel', isNot: true }, 'Inn is like that already.'],
    // ¥12,000 is nearer to the inn's ¥10,000 than ¥15,000 is.
    [{ house: 'hotel' }, /You would stay at Nearby/],
    [{ house: 'ryokan' }, 'Of the 4 houses I know here, none is known to be like that.'],
    [{ feature: 'breakfast' }, /You would stay at Sunrise/],
    [{ feature: 'whole-house' }, 'Of the 4 houses I know here, none is known to be like that.'],
    [{ unknown: 'pool' }, 'Which houses have "pool" is not in my data. Please ask the house itself.'],
  ])('%j', (by, said) => {
    const story = movedToInn();
    story.means(wish(by));
    if (typeof said === 'string') expect(story.lastReply).toBe(said);
    else expect(story.lastReply).toMatch(said);
    expect(sleepsAt(story)).toBe('Inn');
  });
});

describe('which other houses there are', () => {
  const ask = (question: Partial<Question>): Frame => ({
    act: 'question',
    question: { about: 'stays', ...question } as Question,
  });

  it('is told with prices, the cheapest first, and each can be taken', () => {
    const story = movedToInn();
    story.means(ask({}));
    expect(story.lastReply.split('\n')).toEqual([
      'Now you sleep at Inn. Others that I know:',
      'Farther: about ¥3,000 a night for a room for two (estimate)',
      'Nearby: about ¥12,000 a night for a room for two (estimate)',
      'Sunrise: about ¥15,000 a night for a room for two (estimate)',
    ]);
    expect(story.state.conversation.offered[0]).toEqual({
      text: 'Farther (¥3,000)',
      frame: { act: 'edit', edit: { type: 'stay', by: id('farther') } },
    });
  });

  it('may be of one kind', () => {
    const story = movedToInn();
    story.means(ask({ house: 'apartment' } as never));
    expect(story.lastReply).toBe('I know no other house of that kind here; you sleep at Inn.');
  });
});
