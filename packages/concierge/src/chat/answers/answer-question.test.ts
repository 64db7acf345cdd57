import type { Question } from '@wayfarer/language';
import type { PlaceId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../../test/trip-story.ts';

const [MONDAY, TUESDAY] = DATES;
const id = (name: string) => `place_kyoto-${name}` as PlaceId;
const SOURCE = 'Source: test, Saturday 21 November 2026. Please check it before you rely on it.';

/** One sight a day is planned, since the other is shut; what a soup costs nobody knows. */
function underWay(): TripStory {
  const shutOn = (date: string) => ({
    hours: Object.fromEntries(
      DATES.map((each) => [each, each === date ? [] : [{ open: minute(540), close: minute(1290) }]]),
    ),
  });
  return new TripStory({
    days: [
      cityDay(MONDAY, { weather: { condition: 'unknown', highC: 15, lowC: 8, rain: 0.4, typical: true } }),
      cityDay(TUESDAY, { weather: { condition: 'clear', highC: 20, lowC: 10, rain: 0.1, typical: false } }),
    ],
    sights: [
      sight('Hall', { ...shutOn(TUESDAY), fee: yen(600) }),
      sight('Tower', { ...shutOn(MONDAY), stepFree: 'no', fee: null }),
      sight('Shut', { hours: { [MONDAY]: [], [TUESDAY]: [] } }),
    ],
    eateries: [eatery('Soba'), eatery('Grill', { price: null })],
  }).plans({ budget: { money: yen(200_000), scope: 'total' } });
}

const story = underWay();
function answer(question: Question): string {
  story.means({ act: 'question', question });
  return story.lastReply;
}

describe('a question', () => {
  it.each<[Question, string | RegExp]>([
    [{ about: 'price', place: id('hall') }, `Hall costs ¥600 a person. ${SOURCE}`],
    [{ about: 'price', place: id('tower') }, `The price of Tower is not known. ${SOURCE}`],
    [{ about: 'hours', place: id('hall') }, `Hall is open on Monday 5 April: 09:00–21:30. ${SOURCE}`],
    [{ about: 'hours', place: id('hall'), date: TUESDAY }, `Hall is closed on Tuesday 6 April. ${SOURCE}`],
    [{ about: 'hours', place: id('hall'), date: '2027-05-01' }, /^The hours of Hall on Saturday 1 May are not known\./],
    [{ about: 'access', place: id('tower') }, `Tower cannot be entered without steps. ${SOURCE}`],
    [{ about: 'booking', place: id('hall') }, /^Whether Hall has to be booked is not known\./],
    [{ about: 'place', place: id('hall') }, /^What Hall is\. 1 h\. Hall costs ¥600 a person\. .*Source: test/],
    [{ about: 'why', place: id('hall') }, /^Hall is in the plan on Monday 5 April, \d\d:\d\d–\d\d:\d\d\. \w/],
    [{ about: 'why', place: id('shut') }, /^Shut is not in the plan\. .*does not fit/],
    [{ about: 'when', place: id('tower') }, /^Tower, Tuesday 6 April, \d\d:\d\d–\d\d:\d\d\.$/],
    [
      { about: 'weather', date: MONDAY },
      'Monday 5 April: usually 8–15 °C, rain on 12 of 30 days. That is what is typical for the month, not a forecast.',
    ],
    [{ about: 'weather', date: TUESDAY }, 'Tuesday 6 April: clear, 10–20 °C, 10 % chance of rain (forecast).'],
    [{ about: 'next' }, /^Next: Hall, Monday 5 April, /],
    // Nobody is anywhere yet.
    [{ about: 'where' }, /^Next: Hall, Monday 5 April, /],
    [{ about: 'day', date: TUESDAY }, /^Tuesday 6 April, Kyoto:\n(.*\n)*.*Tower/],
    [{ about: 'day', date: '2027-05-01' }, 'That day is not part of the trip. Which one do you mean?'],
    [{ about: 'dates' }, 'The trip is from Monday 5 April to Tuesday 6 April, 2 days.'],
    [{ about: 'party' }, 'The plan is for one person.'],
    [{ about: 'locked' }, /^Nothing is fixed\./],
    [{ about: 'stay' }, `You sleep at Inn, 1 night. ${SOURCE}`],
    [{ about: 'cost' }, /^In all about ¥[\d,]+ \(estimate\)\.\ntransport: /],
    [{ about: 'cost', category: 'places' }, 'entries: ¥600.'],
    // The traveller is alone: everything is theirs.
    [{ about: 'split' }, /^you ¥[\d,]+, of ¥[\d,]+|^you ¥[\d,]+\.\n(.*\n)*A night at Inn: ¥[\d,]+; one room at/],
    [{ about: 'satisfaction' }, 'you: nothing was asked for that a plan could be measured by.'],
    [{ about: 'meal', meal: 'breakfast', date: MONDAY }, 'No breakfast is planned on Monday 5 April.'],
    [{ about: 'way', to: id('hall') }, /^From Inn to Hall: about \d+ min on foot\. That is an estimate/],
    [{ about: 'setting-out', date: MONDAY }, /^You leave Inn: Monday 5 April, \d\d:\d\d\.$/],
    // Nobody goes from the hotel to the hotel.
    [{ about: 'way', to: id('inn') }, /^This is all I know about Inn:/],
    [{ about: 'free-time', date: MONDAY }, /^Free on Monday 5 April: \d\d:\d\d–\d\d:\d\d/],
    [{ about: 'walking', date: MONDAY }, /^On Monday 5 April you walk about 0\.\d km/],
    [{ about: 'arrival' }, /^How you get there is not in the plan/],
    [{ about: 'choices' }, 'No question is open.'],
    [{ about: 'ideas' }, /^Not in the plan, and worth a thought:\nShut: What Shut is\./],
    [{ about: 'cities' }, 'I can plan Kyoto.'],
    [{ about: 'autonomy' }, 'I change nothing without asking you.'],
    [{ about: 'help' }, /^You can ask, tell and order/],
  ])('%j is answered from the data, and nothing changes', (question, text) => {
    const { hash } = story.trip;
    if (typeof text === 'string') expect(answer(question)).toBe(text);
    else expect(answer(question)).toMatch(text);
    expect(story.trip.hash).toBe(hash);
  });

  it('about a place speaks of a table, a house and a station, too, and of none that the trip does not know', () => {
    const place = (name: string): string => answer({ about: 'place', place: id(name) });
    expect(place('soba')).toMatch(
      /^What Soba is\. A meal at Soba costs about ¥1,000 a person \(estimate\)\. Soba is open on .*: 09:00–21:30\. Source: test, /,
    );
    expect(answer({ about: 'price', place: id('grill') })).toBe(`The price of Grill is not known. ${SOURCE}`);
    expect(answer({ about: 'price', place: id('inn') })).toMatch(/^A night at Inn costs .*¥10,000/);
    expect(answer({ about: 'price', place: id('station') })).toBe(`The price of Station is not known. ${SOURCE}`);
    for (const about of ['place', 'price', 'hours', 'access'] as const)
      expect(answer({ about, place: id('nowhere') })).toBe('I do not know that place. Do you mean one of these?');
    // The hours of what is planned on Tuesday are those of Tuesday.
    expect(answer({ about: 'hours', place: id('tower') })).toContain('Tower is open on Tuesday 6 April: 09:00–21:30.');
    expect(answer({ about: 'when', place: id('shut') })).toBe('Shut is not in the plan.');
  });

  it('about a day tells its stops, marked where they are over or fixed; about all days one after the other', () => {
    const other = underWay();
    const [first, second] = other.state.journey?.days ?? [];
    const [hall, tower] = [first, second].map((day) => day?.visits.find(({ kind }) => kind === 'place')?.id);
    if (hall === undefined || tower === undefined) throw new Error('Something is planned on both days.');
    other.does({ type: 'edit', edit: { type: 'lock', visit: tower } });
    other.does({ type: 'advance', to: hall, confirmed: true } as never);
    other.means({ act: 'question', question: { about: 'plan' } });
    const [monday = '', tuesday = ''] = other.lastReply.split('\n\n');
    expect(monday).toMatch(/^Monday 5 April, Kyoto:\n\d\d:\d\d.* Inn/);
    expect(tuesday).toMatch(/^Tuesday 6 April, Kyoto:\n(?:.*\n)*.* Tower \(fixed\)/);
    other.means({ act: 'question', question: { about: 'locked' } });
    expect(other.lastReply).toMatch(/Tower/);
  });

  it('about what was done tells it, and what was taken back is marked', () => {
    const other = underWay();
    const visit = other.state.journey?.days[0]?.visits.find(({ kind }) => kind === 'place')?.id;
    if (visit === undefined) throw new Error('Nothing is planned.');
    other.does({ type: 'edit', edit: { type: 'lock', visit } });
    other.does({ type: 'undo' });
    other.means({ act: 'question', question: { about: 'history' } });
    expect(other.lastReply).toMatch(/^What was done, the newest last:\nYou chose .*\nHall is fixed.* \(taken back\)$/);
  });

  it('why a place is left out offers what would let it in', () => {
    const other = underWay();
    const visit = other.state.journey?.days[1]?.visits.find(({ kind }) => kind === 'place')?.id;
    if (visit === undefined) throw new Error('Nothing is planned.');
    other.does({ type: 'edit', edit: { type: 'remove', visit } });
    other.means({ act: 'question', question: { about: 'why', place: id('tower') } });
    expect(other.lastReply).toMatch(/^Tower is not in the plan\..* It could come in; tap to add it:$/);
    expect(other.trip.chips).toEqual([expect.stringMatching(/^Add Tower, Tuesday 6 April, \d\d:\d\d$/)]);
  });
});
