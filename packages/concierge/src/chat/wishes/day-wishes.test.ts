import type { Frame, PlanWish } from '@wayfarer/language';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, type Town, TripStory, typesOf, yen } from '../../../test/trip-story.ts';

const [MONDAY, TUESDAY] = DATES;
const YES: Frame = { act: 'answer', answer: { kind: 'yes' } };
const id = (name: string): PlaceId => `place_kyoto-${name}` as PlaceId;
const wish = (of: PlanWish): Frame => ({ act: 'wish', wish: of });
/** Open day and night. */
const ALWAYS = { hours: Object.fromEntries(DATES.map((date) => [date, [{ open: minute(0), close: minute(1440) }]])) };

function planned(town: Partial<Town> = {}): TripStory {
  return new TripStory({
    days: [cityDay(MONDAY)],
    sights: [sight('Shrine', { ...ALWAYS, usualMinutes: 60, significance: 5 }), sight('Hall')],
    eateries: [eatery('Soba'), eatery('Grill')],
    ...town,
  }).plans({ budget: { money: yen(200_000), scope: 'total' } });
}

function visitOf(story: TripStory, name: string) {
  const visit = story.trip.days.flatMap((day) => day.visits).find((one) => one.name === name);
  if (!visit) throw new Error(`${name} is not planned.`);
  return { ...visit, id: visit.id as VisitId };
}

describe('a stop at the hour of the sun', () => {
  // On 5 April at 35° N, 135° E the sun is at its highest at 12:02 of Tokyo's clock, and the day is 12 h 44 min long by the almanac.
  it('is there half an hour before it sets, and says when that is', () => {
    const story = planned();
    const { id: visit } = visitOf(story, 'Shrine');
    story.means(wish({ kind: 'sun', sun: 'sunset', place: id('shrine'), visit }));
    expect(story.lastReply).toMatch(
      /^The sun sets at 18:2[2-6] on Monday 5 April\. Shrine is now on Monday 5 April, 17:5\d–/,
    );
    expect(visitOf(story, 'Shrine').arrive).toMatch(/^17:5[05]$/);
  });

  it('opens the day earlier for sunrise, which is proposed first', () => {
    const story = planned();
    const { id: visit } = visitOf(story, 'Shrine');
    const { hash } = story.trip;
    story.means(wish({ kind: 'sun', sun: 'sunrise', place: id('shrine'), visit }));
    expect(story.lastReply).toMatch(/^The sun rises at 05:3[7-9]|^The sun rises at 05:4[0-2]/);
    expect(story.lastReply).toContain('Shall I do this? ');
    expect(story.trip.hash).toBe(hash);
    story.means(YES);
    expect(visitOf(story, 'Shrine').arrive).toMatch(/^05:2[05]$/);
  });

  it('is refused where the place is shut, with the reason', () => {
    const story = planned();
    const { id: visit } = visitOf(story, 'Hall');
    const { hash } = story.trip;
    story.means(wish({ kind: 'sun', sun: 'sunrise', place: id('hall'), visit }));
    expect(story.lastReply).toMatch(/^The sun rises at .*That does not fit\. /);
    expect(story.trip.hash).toBe(hash);
  });
});

describe('a whole day', () => {
  it('is fixed stop by stop, and told once', () => {
    const story = planned();
    const events = story.means(wish({ kind: 'lock-days', dates: [MONDAY], isLocked: true }));
    const stops = story.trip.days[0]?.visits.filter(({ kind }) => kind === 'place' || kind === 'meal') ?? [];
    expect(typesOf(events).filter((type) => type === 'plan-edited')).toHaveLength(stops.length);
    expect(stops.every(({ locked }) => locked)).toBe(true);
    expect(story.lastReply).toMatch(/^Monday 5 April is fixed: .* and .*\. Nothing moves that without you\.$/);
  });

  it('is released only after a yes', () => {
    const story = planned();
    story.means(wish({ kind: 'lock-days', dates: [MONDAY], isLocked: true }));
    const events = story.means(wish({ kind: 'lock-days', dates: [MONDAY], isLocked: false }));
    expect(typesOf(events)).not.toContain('plan-edited');
    story.means(YES);
    expect(story.trip.days[0]?.visits.filter(({ kind, locked }) => kind === 'place' && locked)).toEqual([]);
  });

  it('that has nothing, or is so already, changes nothing', () => {
    const story = planned();
    story.means(wish({ kind: 'lock-days', dates: ['2027-05-01'], isLocked: true }));
    expect(story.lastReply).toBe('Nothing is planned on Saturday 1 May.');
    story.means(wish({ kind: 'lock-days', dates: [MONDAY], isLocked: false }));
    expect(story.lastReply).toBe('That is how it is already; nothing changes.');
  });
});

describe('a break', () => {
  const coffee = (at: number, isCafe = true): Frame =>
    wish({ kind: 'break', date: MONDAY, at: minute(at), minutes: 30, isCafe });

  it('keeps the time free, and names a café that is open then', () => {
    const story = planned({
      eateries: [eatery('Soba'), eatery('Grill'), eatery('Bean', { cuisine: 'café', meals: [] })],
    });
    story.means(coffee(960));
    expect(story.lastReply).toMatch(
      /^Done: free time 16:00–16:30, Monday 5 April\. .*Near there, open then: Bean\.$|^Done: free time 16:00–16:30, Monday 5 April\. Near there, open then: Bean\.$/,
    );
    expect(story.state.journey?.days[0]?.settings?.free).toEqual([{ start: 960, end: 990 }]);
  });

  it('says where no café is known, and nothing of it where one only rests', () => {
    const story = planned();
    story.means(coffee(960));
    expect(story.lastReply).toMatch(/No café near there is known to be open then; I only keep the time\.$/);
    const rested = planned();
    rested.means(coffee(960, false));
    expect(rested.lastReply).not.toContain('café');
  });
});

describe('breakfast', () => {
  it('is planned where a table serves it', () => {
    const story = planned({ eateries: [eatery('Soba'), eatery('Grill'), eatery('Bakery', { meals: ['breakfast'] })] });
    story.means(wish({ kind: 'breakfast', dates: [MONDAY] }));
    expect(story.lastReply).toMatch(/^Bakery is in: Monday 5 April, /);
  });

  it('says where no table is known for it', () => {
    const story = planned();
    story.means(wish({ kind: 'breakfast', dates: [MONDAY] }));
    expect(story.lastReply).toBe('I found no table for breakfast that fits: Monday 5 April.');
  });
});

describe('an evening out', () => {
  it('offers what is known to be open then, and says what is not known', () => {
    const story = planned({
      days: [cityDay(MONDAY), cityDay(TUESDAY)],
      sights: [
        sight('Hall'),
        sight('Shrine'),
        sight('Lights', {
          ...ALWAYS,
          categories: ['view'],
          hours: { [MONDAY]: [], [TUESDAY]: ALWAYS.hours[TUESDAY] ?? [] },
        }),
      ],
    });
    story.means(wish({ kind: 'evening', date: MONDAY }));
    expect(story.lastReply).toMatch(/^Nothing for the evening of Monday 5 April is known here/);
    const isPlanned = story.trip.days.some(({ visits }) => visits.some(({ name }) => name === 'Lights'));
    if (isPlanned) story.means({ act: 'edit', edit: { type: 'remove', visit: visitOf(story, 'Lights').id } });
    story.means(wish({ kind: 'evening', date: TUESDAY }));
    expect(story.lastReply.split('\n')).toEqual([
      'For the evening of Tuesday 6 April, known to be open:',
      'Lights',
      'Bars, shows and concerts are not in my data.',
    ]);
  });
});

describe('a meal near a place', () => {
  it('takes the nearest table that fits', () => {
    const story = planned({ eateries: [eatery('Soba'), eatery('Grill'), eatery('Stand', { meals: ['lunch'] })] });
    story.means(wish({ kind: 'meal-near', meal: 'lunch', place: id('hall') }));
    // All of them are at the door: of those that are as near, the first by name.
    expect(story.lastReply).toMatch(/^Grill instead of |^Your lunch is at the nearest table I know already: Grill\.$/);
  });

  it('says where none fits', () => {
    const story = planned();
    story.means(wish({ kind: 'meal-near', meal: 'breakfast', place: id('hall') }));
    expect(story.lastReply).toBe('No table near Hall fits on Monday 5 April.');
  });
});
