import { findVisit } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { JourneyCommand } from '../src/index.ts';
import {
  closed,
  crowd,
  delay,
  keep,
  MONDAY,
  placeId,
  play,
  show,
  skip,
  time,
  to,
  TUESDAY,
  typesOf,
  undo,
  until,
  visit,
} from './kyoto.ts';

const fix = (name: string, at: string, rest: { date?: string; meal?: 'lunch' | 'dinner' } = {}): JourneyCommand => ({
  type: 'edit',
  edit: { type: 'lock', place: placeId(name), date: MONDAY, at: time(at), ...rest },
});
const release = (name: string, role?: string): JourneyCommand => ({
  type: 'edit',
  edit: { type: 'unlock', visit: visit(name, role) },
});

describe('an appointment at a place of the plan', () => {
  it('locks it where it stands', () => {
    const { journey, last } = play({}, [fix('kennin-ji', '13:30')]);
    expect(typesOf(last)).toEqual(['plan-edited']);
    expect(findVisit(journey.days, visit('kennin-ji'))?.visit).toMatchObject({ locked: true, arrive: time('13:30') });
    expect(last).toMatchObject([
      { content: { text: 'Kennin ji is fixed at 13:30 on Mon 2027-04-05; nothing moves it without you.' } },
    ]);
  });

  it('moves it there, and what follows no further than it must', () => {
    const { journey } = play({}, [fix('kennin-ji', '14:00')]);
    expect(show(journey.days[0])).toContain(
      '14:00-15:00 kennin-ji\n15:24-15:54 maruyama-park\n16:08-16:48 yasaka-shrine\n18:30-19:30 tofu-table',
    );
  });

  it('is moved by nobody: not by a delay, nor by what replaces it', () => {
    const at = [to(visit('kennin-ji')), delay(60)];
    const { journey } = play(play({}, [fix('yasaka-shrine', '16:00')]), at);
    expect(journey.pending?.choices.find(({ choice }) => choice === 'keep')?.offered).toBe(false);
    const asked = play(play({}, [fix('kennin-ji', '13:30')]), [crowd(85, visit('kennin-ji'))]);
    expect(asked.journey.pending?.choices.find(({ recommended }) => recommended)?.choice).toBe('keep');
  });

  it('keeps its time until it is released', () => {
    const story = play({}, [fix('kennin-ji', '13:30')]);
    expect(() => play(story, [fix('kennin-ji', '14:00')])).toThrow(/is fixed at 13:30/);
    const { journey } = play(story, [release('kennin-ji'), fix('kennin-ji', '14:00')]);
    expect(findVisit(journey.days, visit('kennin-ji'))?.visit.arrive).toBe(time('14:00'));
  });

  it('is as it was after undo', () => {
    const { journey } = play({}, [fix('kennin-ji', '14:00'), undo]);
    expect(journey.days).toEqual(journey.start.days);
    expect(() => play({}, [fix('kennin-ji', '14:00'), undo, undo])).toThrow(/No decision/);
  });
});

describe('an appointment elsewhere', () => {
  it('takes the place of the same meal of that day', () => {
    const { journey, last } = play({}, [fix('soba-corner', '19:00', { meal: 'dinner' })]);
    expect(show(journey.days[0])).toContain('19:00-20:00 soba-corner');
    expect(show(journey.days[0])).not.toContain('tofu-table');
    expect(journey.leftOut.at(-1)).toMatchObject({ place: placeId('tofu-table'), reason: 'overlap' });
    expect(last).toMatchObject([
      { content: { text: expect.stringContaining('For that: Tofu table goes to your ideas.') } },
    ]);
  });

  it('comes over from another day', () => {
    const { journey } = play({}, [fix('yasaka-shrine', '15:00', { date: TUESDAY })]);
    expect(show(journey.days[0])).not.toContain('yasaka-shrine');
    expect(show(journey.days[1])).toContain('15:00-16:00 yasaka-shrine');
  });

  it('may be where the hours are not known: the traveller knows them', () => {
    const { journey } = play({}, [fix('tea-garden', '17:00')]);
    expect(show(journey.days[0])).toContain('17:00-18:00 tea-garden');
    expect(play({ journey, events: [], last: [] }, [closed, skip]).journey.pending).toBeNull();
  });
});

describe('an appointment is refused', () => {
  it.each([
    [
      'where it clashes with what cannot yield',
      [fix('udon-house', '12:00'), fix('kennin-ji', '12:30')],
      /Kennin ji at 12:30 overlaps Udon house/,
    ],
    ['when the place is closed', [fix('silk-hall', '17:00')], /Silk hall is closed on Monday/],
    ['in the past', [until('12:00'), fix('kennin-ji', '11:00')], /11:00 on 2027-04-05 is past/],
    [
      'on a day that is not of the trip',
      [fix('kennin-ji', '11:00', { date: '2027-05-01' })],
      /The trip is from 2027-04-05 to/,
    ],
    ['about a visit that is over', [until('15:00'), fix('kennin-ji', '16:00')], /Kennin ji is over, or has begun/],
  ])('%s', (_, commands, reason) => {
    expect(() => play({}, commands)).toThrow(reason);
  });

  it('as a release of what is over; a release of what is not fixed does nothing', () => {
    expect(play({}, [release('kennin-ji')]).last).toEqual([]);
    expect(() => play({}, [fix('kennin-ji', '13:30'), until('16:00'), release('kennin-ji')])).toThrow(/over, or has/);
  });
});

it('answers no open question', () => {
  const { journey } = play({}, [closed, fix('kennin-ji', '13:30')]);
  expect(journey.pending?.visit).toBe(visit('nijo-castle'));
  expect(play({ journey, events: [], last: [] }, [keep]).journey.pending).toBeNull();
});
