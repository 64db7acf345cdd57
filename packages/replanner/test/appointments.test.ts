import { describe, expect, it } from 'vitest';

import type { JourneyCommand, JourneyEvent } from '../src/index.ts';
import {
  closed,
  crowd,
  MONDAY,
  placeId,
  play,
  replace,
  show,
  skip,
  time,
  to,
  traffic,
  TUESDAY,
  typesOf,
  undo,
  until,
  visit,
  wait,
} from './kyoto.ts';

const fix = (
  name: string,
  at: string,
  rest: { readonly date?: string; readonly meal?: 'lunch' | 'dinner' } = {},
): JourneyCommand => ({
  type: 'edit',
  edit: { type: 'lock', place: placeId(name), date: MONDAY, at: time(at), ...rest },
});
const release = (name: string, role?: string): JourneyCommand => ({
  type: 'edit',
  edit: { type: 'unlock', visit: visit(name, role) },
});
const textOf = (events: readonly JourneyEvent[]): unknown =>
  events.map(({ content }) => (content as { readonly text?: string }).text).join(' | ');

describe('an appointment says', () => {
  it.each<[string, readonly JourneyCommand[]]>([
    ['Kennin ji is fixed at 13:30 on Mon 2027-04-05; nothing moves it without you.', [fix('kennin-ji', '13:30')]],
    [
      'Kennin ji is fixed at 14:00 on Mon 2027-04-05; nothing moves it without you. For that: Maruyama park is on Mon 2027-04-05 15:24–15:54 (was 15:00–15:30) and Yasaka shrine is on Mon 2027-04-05 16:08–16:48 (was 16:00–16:40).',
      [fix('kennin-ji', '14:00')],
    ],
    [
      'Soba corner is fixed at 19:00 on Mon 2027-04-05; nothing moves it without you. For that: Tofu table goes to your ideas.',
      [fix('soba-corner', '19:00', { meal: 'dinner' })],
    ],
    [
      'Kennin ji is not fixed any more; it stays where it is until you change it.',
      [fix('kennin-ji', '13:30'), release('kennin-ji')],
    ],
  ])('%s', (expected, commands) => {
    expect(textOf(play({}, commands).last)).toBe(expected);
  });
});

describe('an appointment is', () => {
  const fixed = (commands: readonly JourneyCommand[], place: string) =>
    play({}, commands)
      .journey.days.flatMap((day) => day.visits)
      .find((one) => one.place === placeId(place));

  it('as long as it was planned, else as is usual, at a table an hour', () => {
    expect(fixed([fix('maruyama-park', '15:10')], 'maruyama-park')).toMatchObject({
      id: visit('maruyama-park'),
      arrive: time('15:10'),
      depart: time('15:40'),
      kind: 'place',
      locked: true,
      why: 'You have an appointment.',
    });
    expect(fixed([fix('shinsen-en', '17:00')], 'shinsen-en')).toMatchObject({ depart: time('17:30'), kind: 'place' });
    expect(fixed([fix('soba-corner', '19:00', { meal: 'dinner' })], 'soba-corner')).toMatchObject({
      id: visit('soba-corner', 'dinner'),
      depart: time('20:00'),
      kind: 'meal',
      meal: 'dinner',
    });
    expect(fixed([fix('tofu-table', '18:45')], 'tofu-table')).toMatchObject({
      meal: 'dinner',
      id: visit('tofu-table', 'dinner'),
    });
    expect(fixed([fix('kinkaku-ji', '10:30', { date: TUESDAY })], 'kinkaku-ji')).toMatchObject({
      id: visit('kinkaku-ji', undefined, TUESDAY),
      arrive: time('10:30'),
      depart: time('11:30'),
    });
  });

  it('no longer waited for, given up, or left out; what gives way to it is left out', () => {
    const waited = play({}, [crowd(60, visit('maruyama-park')), wait, fix('maruyama-park', '17:00')]).journey;
    expect([waited.waiting, waited.leftOut.map(({ place }) => place)]).toEqual([[], [placeId('palace-park')]]);
    const other = play({}, [crowd(60, visit('maruyama-park')), wait, fix('shinsen-en', '17:15')]).journey;
    expect(other.waiting).toHaveLength(1);
    expect(play({}, [closed, skip, fix('shinsen-en', '17:15')]).journey.skipped).toEqual([placeId('nijo-castle')]);
    expect(play({}, [fix('soba-corner', '19:00', { meal: 'dinner' })]).journey.leftOut.at(-1)).toEqual({
      place: placeId('tofu-table'),
      reason: 'overlap',
      text: 'You have an appointment at Soba corner on 2027-04-05 at 19:00.',
    });
  });

  it('made now at the earliest', () => {
    expect(() => play({}, [until('12:00'), fix('shinsen-en', '11:59')])).toThrow('11:59 on 2027-04-05 is past');
    expect(show(play({}, [until('17:10'), fix('shinsen-en', '17:10')]).journey.days[0])).toContain(
      '17:10-17:40 shinsen-en',
    );
    expect(() => play({}, [fix('shinsen-en', '12:00', { date: '2027-04-08' })])).toThrow('2027-04-08');
  });

  it('fixed to its time until it is released, and only by who has it', () => {
    expect(() => play({}, [fix('kennin-ji', '13:30'), fix('kennin-ji', '14:00')])).toThrow('Kennin ji');
    expect(
      play({}, [fix('kennin-ji', '13:30'), fix('kennin-ji', '13:30')]).journey.days[0]?.visits.filter(
        ({ locked }) => locked,
      ),
    ).toHaveLength(1);
    expect(() => play({}, [to(visit('maruyama-park')), release('kennin-ji')])).toThrow();
    expect(() => play({}, [fix('kennin-ji', '13:30'), to(visit('maruyama-park')), release('kennin-ji')])).toThrow(
      'over, or has begun',
    );
    expect(() => play({}, [to(visit('maruyama-park')), fix('kennin-ji', '16:45')])).toThrow('over, or has begun');
    const released = play({}, [fix('kennin-ji', '13:30'), fix('yasaka-shrine', '16:00'), release('kennin-ji')]).journey;
    expect(released.days[0]?.visits.filter(({ locked }) => locked).map(({ id }) => id)).toEqual([
      visit('yasaka-shrine'),
    ]);
  });

  it('taken back by undo', () => {
    const { journey } = play({}, [fix('soba-corner', '19:00', { meal: 'dinner' }), undo]);
    expect([journey.days, journey.leftOut]).toEqual([journey.start.days, journey.start.leftOut]);
  });
});

describe('what waits for a level', () => {
  it('does not come back by itself', () => {
    expect(typesOf(play({}, [traffic(50), wait, until('12:00')]).last)).toEqual(['cursor-advanced']);
  });
});

describe('a decision', () => {
  it('of the traveller names no rules', () => {
    const { last } = play({}, [closed, replace(1)]);
    expect(Object.keys(last[0]?.content ?? {})).not.toContain('allowedBy');
  });

  it('picks an alternative by number or place, and no other', () => {
    expect(() => play({}, [closed, replace(6)])).toThrow('6');
    expect(() => play({}, [closed, replace(placeId('kennin-ji'))])).toThrow('kennin-ji');
    expect(show(play({}, [closed, { type: 'decide', choice: 'replace' }]).journey.days[0])).toContain('nishiki-market');
    expect(show(play({}, [closed, replace(placeId('shinsen-en'))]).journey.days[0])).toContain(
      '09:30-10:00 shinsen-en',
    );
  });

  it('takes what comes into the plan off the list of what is left out', () => {
    const { journey } = play({}, [closed, replace(placeId('palace-park'))]);
    expect(journey.leftOut.map(({ place, reason }) => [place, reason])).toEqual([
      [placeId('nijo-castle'), 'closed-that-day'],
    ]);
  });

  it('moves what follows later, and says so', () => {
    const late: JourneyCommand = { type: 'report', reading: { measure: { kind: 'delay', minutes: 40 } } };
    expect(textOf(play({}, [late, { type: 'decide', choice: 'keep' }]).last)).toBe(
      'You moved what follows later because you were 40 min late: Nijo castle 10:10–11:40, Udon house 12:04–13:04, Kennin ji 13:31–14:31.',
    );
  });
});
