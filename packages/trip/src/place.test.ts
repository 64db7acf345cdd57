import { describe, expect, it } from 'vitest';

import { bookOf, DATE, INN, placeId, sight } from '../test/day.ts';
import { getPlace, hoursOn, UnknownPlaceError } from './place.ts';
import { CATEGORIES_OF_INTEREST, INTERESTS, matchesInterest } from './preferences.ts';

describe('a place', () => {
  it('is open at the hours of the date, closed, or nobody knows', () => {
    const open = [{ open: 540, close: 1020 }];
    const place = sight('museum', { hours: { ...(sight('x').hours as object), '2027-04-04': [] } });
    expect([DATE, '2027-04-04', '2027-04-05'].map((date) => hoursOn(place, date))).toEqual([open, [], 'unknown']);
    expect(hoursOn({ hours: 'unknown' }, DATE)).toBe('unknown');
  });

  it('is looked up by its id, or named in the refusal', () => {
    const book = bookOf(sight('museum'));
    expect(getPlace(book, INN.id)).toBe(INN);
    expect(() => getPlace(book, placeId('castle'))).toThrow(UnknownPlaceError);
    expect(() => getPlace(book, placeId('castle'))).toThrow(
      `No place is called "place_town-castle" in this trip's facts.`,
    );
  });
});

describe('interests', () => {
  it('are answered by categories', () => {
    expect(matchesInterest(['garden', 'temple'], ['science', 'temples'])).toBe(true);
    expect(matchesInterest(['garden'], ['science', 'temples'])).toBe(false);
    expect(matchesInterest(['garden'], [])).toBe(false);
    expect(INTERESTS.every((interest) => CATEGORIES_OF_INTEREST[interest].length > 0)).toBe(true);
  });
});
