import { describe, expect, it } from 'vitest';

import { at, hamlet } from '../test/hamlet.ts';
import { show, visit } from '../test/kyoto.ts';
import type { JourneyContext } from './context.ts';
import { listStops } from './journey.ts';
import { describeMoved, type Moved, moveLater } from './move-later.ts';

const result = (moved: Moved): string =>
  'day' in moved ? show(moved.day).replaceAll('\n', ', ') : `against: ${moved.against.code}`;

function later(context: JourneyContext, name: string, arrive: string): string {
  const stop = listStops(context.journey.days).find((one) => one.visit.id.startsWith(visit(name)));
  if (!stop) throw new Error(`${name} is no stop.`);
  return result(moveLater(context, stop, at(arrive)));
}

// Kennin-ji needs 30 minutes, the park and the shrine 20.
const CLOSE = `
  10:00-11:00 kennin-ji
  11:15-12:00 maruyama-park
  14:00-14:40 yasaka-shrine`;
const FIXED = CLOSE.replace('14:00-14:40 yasaka-shrine', '12:15-13:00 yasaka-shrine fixed');

describe('later', () => {
  it.each([
    // The way of ten minutes and the margin of five lie between; after the park there is time enough.
    ['10:30', '10:30-11:30 kennin-ji, 11:45-12:30 maruyama-park, 14:00-14:40 yasaka-shrine'],
    ['10:01', '10:01-11:01 kennin-ji, 11:16-12:01 maruyama-park, 14:00-14:40 yasaka-shrine'],
    ['12:00', '12:00-13:00 kennin-ji, 13:15-14:00 maruyama-park, 14:15-14:55 yasaka-shrine'],
    // To 11:45 later there is no need to touch the shrine, one minute more there is.
    ['11:45', '11:45-12:45 kennin-ji, 13:00-13:45 maruyama-park, 14:00-14:40 yasaka-shrine'],
    ['11:46', '11:46-12:46 kennin-ji, 13:01-13:46 maruyama-park, 14:01-14:41 yasaka-shrine'],
  ])('at %s everything happens at full length', (arrive, expected) => {
    expect(later(hamlet(CLOSE), 'kennin-ji', arrive)).toBe(expected);
  });

  it('is only what follows', () => {
    expect(later(hamlet(CLOSE), 'maruyama-park', '11:30')).toBe(
      '10:00-11:00 kennin-ji, 11:30-12:15 maruyama-park, 14:00-14:40 yasaka-shrine',
    );
  });

  it.each([
    // Everything moved ends as planned, and keeps the 30 and 20 minutes that it needs.
    ['10:20', '10:20-11:00 kennin-ji, 11:15-12:00 maruyama-park, 12:15-13:00 yasaka-shrine'],
    ['10:45', '10:45-11:15 kennin-ji, 11:30-12:00 maruyama-park, 12:15-13:00 yasaka-shrine'],
    ['10:55', '10:55-11:25 kennin-ji, 11:40-12:00 maruyama-park, 12:15-13:00 yasaka-shrine'],
    ['10:56', 'against: travel-does-not-fit'],
  ])('at %s before an appointment things are shorter, as far as they may be', (arrive, expected) => {
    expect(later(hamlet(FIXED), 'kennin-ji', arrive)).toBe(expected);
  });

  it('a meal keeps its hour', () => {
    const day = `
      12:00-13:00 udon-house lunch
      13:15-14:00 maruyama-park fixed`;
    expect(later(hamlet(day), 'udon-house', '12:05')).toBe('against: travel-does-not-fit');
    expect(later(hamlet(day.replace('13:15-14:00', '13:20-14:05')), 'udon-house', '12:05')).toBe(
      '12:05-13:05 udon-house, 13:20-14:05 maruyama-park',
    );
  });

  it('a long meal may be an hour', () => {
    const day = `
      12:00-13:30 udon-house lunch
      13:45-14:30 maruyama-park fixed`;
    expect(later(hamlet(day), 'udon-house', '12:30')).toBe('12:30-13:30 udon-house, 13:45-14:30 maruyama-park');
    expect(later(hamlet(day), 'udon-house', '12:31')).toBe('against: travel-does-not-fit');
  });

  it('leaves alone what is over, and journeys', () => {
    const over = hamlet(CLOSE, { visited: [visit('maruyama-park')] });
    expect(later(over, 'kennin-ji', '12:30')).toBe('against: overlap');
    const context = hamlet(CLOSE);
    const days = context.journey.days.map((day) => ({
      ...day,
      visits: day.visits.map((one) =>
        one.id === visit('maruyama-park') ? { ...one, kind: 'transport' as const } : one,
      ),
    }));
    expect(later({ ...context, journey: { ...context.journey, days } }, 'kennin-ji', '10:30')).toBe(
      '10:30-11:00 kennin-ji, 14:00-14:40 yasaka-shrine',
    );
  });

  it('says what has other times', () => {
    const context = hamlet(CLOSE);
    const [stop] = listStops(context.journey.days);
    const moved = stop && moveLater(context, stop, at('10:30'));
    expect(moved && 'day' in moved && describeMoved(context, moved.day)).toBe(
      'Kennin ji 10:30–11:30, Maruyama park 11:45–12:30',
    );
    const [day] = context.journey.days;
    expect(day && describeMoved(context, day)).toBe('');
  });
});
