import { describe, expect, it } from 'vitest';

import { evolveJourney, type JourneyCommand, nextVisit, ReplannerError, startJourney } from '../src/index.ts';
import {
  closed,
  crowd,
  keep,
  placeId,
  play,
  replace,
  skip,
  start,
  time,
  to,
  TUESDAY,
  typesOf,
  undo,
  until,
  visit,
  wait,
  weather,
} from './kyoto.ts';

function refusalOf(commands: readonly JourneyCommand[]): string {
  try {
    play({}, commands);
    return 'accepted';
  } catch (error) {
    return error instanceof ReplannerError ? `${error.code}: ${error.message}` : 'another error';
  }
}

describe('a command is refused with a reason', () => {
  it.each<[string, readonly JourneyCommand[], string]>([
    [
      'a decision about nothing',
      [wait],
      'no-pending-decision: Nothing is waiting for a decision. Report a reading first.',
    ],
    ['undo of nothing', [crowd(85), undo], 'nothing-to-undo: No decision has been made since the trip was chosen.'],
    [
      'an alternative that is not there',
      [closed, replace(9)],
      'no-such-alternative: There is no alternative 9; expected 1 to 5, or the id of one of those places.',
    ],
    [
      'an alternative 0',
      [closed, replace(0)],
      'no-such-alternative: There is no alternative 0; expected 1 to 5, or the id of one of those places.',
    ],
    [
      'a choice that is not offered',
      [closed, wait],
      'choice-not-offered: "wait" is not offered here: Nobody knows when it opens again. Offered: replace, skip, keep, move.',
    ],
    [
      'an unknown visit',
      [to(visit('atlantis'))],
      'unknown-visit: No visit of this trip is called "visit_2027-04-05-atlantis". Ids of visits are in `days`.',
    ],
    [
      'a reading of a bed',
      [crowd(85, visit('inn', 'start'))],
      'unknown-visit: No visit of this trip is called "visit_2027-04-05-inn-start". Ids of visits are in `days`.',
    ],
    [
      'a visit that is over',
      [to(visit('kennin-ji')), crowd(85, visit('nijo-castle'))],
      'visit-done: Nijo castle is already over.',
    ],
    [
      'going back to a visit',
      [to(visit('kennin-ji')), to(visit('nijo-castle'))],
      'visit-done: Nijo castle is already over.',
    ],
    [
      'going back in time',
      [until('12:00'), until('11:59')],
      'cursor-backwards: It is 2027-04-05 12:00 on this trip; time cannot go back to 2027-04-05 11:59.',
    ],
    [
      'a day of another trip',
      [until('12:00', '2027-05-01')],
      'unknown-day: Expected a date of this trip, 2027-04-05 to 2027-04-06, got "2027-05-01".',
    ],
    [
      'a level of 8500 %',
      [{ type: 'report', reading: { measure: { kind: 'crowd', level: 85 } } }],
      'bad-reading: At level: expected a number from 0 to 1, got 85.',
    ],
    [
      'a reading after the last visit',
      [until('20:00', TUESDAY), crowd(85)],
      'no-visit-left: No visit is left that this could be about; say which one with `visit`.',
    ],
  ])('%s', (_, commands, message) => {
    expect(refusalOf(commands)).toBe(message);
  });

  it('undo of what was lived', () => {
    expect(refusalOf([crowd(85), replace(1), until('12:00'), undo])).toBe(
      'nothing-to-undo: The last decision stands: visit_2027-04-05-shinsen-en, which it brought, is over.',
    );
    expect(refusalOf([crowd(85), skip, until('12:00'), undo])).toContain(
      'nothing-to-undo: The last decision stands: the time of',
    );
    expect(refusalOf([crowd(85), keep, until('12:00'), undo])).toBe('accepted');
  });
});

describe('the cursor', () => {
  it('begins at the first visit, though the day begins in bed', () => {
    const journey = startJourney(start());
    expect([journey.cursor.time, nextVisit(journey)?.id]).toEqual([time('09:30'), visit('nijo-castle')]);
  });

  it('stands at the arrival of the visit it is moved to; what lies before is over', () => {
    const { journey } = play({}, [to(visit('kennin-ji'))]);
    expect(journey).toMatchObject({ cursor: { time: time('13:30') }, at: visit('kennin-ji') });
    expect(journey.visited).toEqual([visit('nijo-castle'), visit('udon-house', 'lunch')]);
    expect(nextVisit(journey)?.id).toBe(visit('kennin-ji'));
  });

  it('counts a visit as over when its departure has come', () => {
    expect(play({}, [until('10:59')]).journey).toMatchObject({ visited: [], at: visit('nijo-castle') });
    expect(play({}, [until('11:00')]).journey).toMatchObject({ visited: [visit('nijo-castle')], at: null });
  });

  it('goes on to the next day, and past the last visit', () => {
    expect(nextVisit(play({}, [until('09:00', TUESDAY)]).journey)?.place).toBe(placeId('kinkaku-ji'));
    expect(nextVisit(play({}, [until('20:00', TUESDAY)]).journey)).toBeUndefined();
  });
});

describe('a reading', () => {
  it('is about the next visit, or the one at its time, or the one it names', () => {
    const at = { type: 'report', reading: { measure: { kind: 'crowd', level: 0.9 }, at: time('14:45') } } as const;
    expect(play({}, [crowd(90)]).journey.pending?.visit).toBe(visit('nijo-castle'));
    expect(play({}, [at]).journey.pending?.visit).toBe(visit('maruyama-park'));
    expect(play({}, [crowd(90, visit('kinkaku-ji', undefined, TUESDAY))]).journey.pending?.date).toBe(TUESDAY);
  });

  it('below the limit is noted and says so', () => {
    const { events, journey } = play({}, [crowd(34)]);
    expect(events).toMatchObject([{ type: 'reading-reported', content: { reached: false, affected: [] } }]);
    expect(journey.pending).toBeNull();
    expect(events[0]?.content).toMatchObject({
      text: 'Crowd 34 % at Nijo castle, 09:30: below your limit, 35 % because you avoid crowds.',
    });
  });

  it('at the limit asks', () => {
    expect(typesOf(play({}, [crowd(35)]).events)).toEqual(['reading-reported', 'decision-requested']);
  });

  it('that is newer changes the open question instead of queuing behind it', () => {
    const { journey } = play({}, [crowd(60), crowd(90)]);
    expect([journey.pending?.reading.level, journey.queue]).toEqual([0.9, []]);
    expect(journey.pending?.id).toBe(play({}, [crowd(60)]).journey.pending?.id);
  });

  it('about something else waits behind the open question', () => {
    const { journey } = play({}, [crowd(60), closed]);
    expect([journey.pending?.reading.kind, journey.queue.map(({ measure }) => measure.kind)]).toEqual([
      'crowd',
      ['closed'],
    ]);
    const answered = play({ journey, events: [], last: [] }, [skip]);
    expect(typesOf(answered.last)).toEqual(['decision-made', 'decision-lapsed']);
  });
});

describe('an event of another package', () => {
  it('leaves the journey as it is', () => {
    const { journey } = play({}, [weather('rainy')]);
    expect(evolveJourney(journey, { type: 'message-said', content: { text: 'hello' } })).toBe(journey);
  });
});
