import { findVisit } from '@wayfarer/trip';
import { checkDayFeasibility } from '@wayfarer/trip/feasibility';
import { describe, expect, it } from 'vitest';

import { minutesLate, parseReading, rulesOf } from '../src/index.ts';
import {
  delay,
  keep,
  MONDAY_PLAN,
  placeId,
  play,
  replace,
  show,
  skip,
  type Story,
  time,
  to,
  typesOf,
  undo,
  until,
  visit,
  wait,
} from './kyoto.ts';

const offered = ({ journey }: Story): readonly string[] =>
  journey.pending?.choices.filter((choice) => choice.offered).map(({ choice }) => choice) ?? [];
const recommended = ({ journey }: Story): unknown => journey.pending?.choices.find((choice) => choice.recommended);

describe('40 minutes late for the first stop', () => {
  const asked = play({}, [delay(40)]);

  it('freezes the plan, and asks about that stop alone', () => {
    expect(typesOf(asked.last)).toEqual(['reading-reported', 'decision-requested']);
    expect(asked.journey.days).toBe(asked.journey.start.days);
    expect(asked.journey.pending).toMatchObject({
      visit: visit('nijo-castle'),
      severity: 'HIGH',
      reading: { kind: 'delay', limitWhy: '20 minutes' },
      text: 'You are 40 min late for Nijo castle. You can be there at 10:10, not at 09:30. Your limit is 20 minutes.',
    });
  });

  it('recommends to keep everything: what follows moves no further than it must', () => {
    expect(recommended(asked)).toMatchObject({
      choice: 'keep',
      text: 'Keep everything, later: Nijo castle 10:10–11:40, Udon house 12:04–13:04, Kennin ji 13:31–14:31.',
    });
    const { journey, last } = play(asked, [keep]);
    expect(last).toMatchObject([{ type: 'decision-made', content: { choice: 'keep', strategy: 'move-later' } }]);
    expect(show(journey.days[0])).toBe(
      [
        '10:10-11:40 nijo-castle',
        '12:04-13:04 udon-house',
        '13:31-14:31 kennin-ji',
        '15:00-15:30 maruyama-park',
        '16:00-16:40 yasaka-shrine',
        '18:30-19:30 tofu-table',
      ].join('\n'),
    );
    for (const day of journey.days) expect(checkDayFeasibility(day, rulesOf(journey.start))).toEqual({ answer: 'ok' });
  });

  it('offers for its time only what one can reach from where one is', () => {
    const { journey } = play(asked, [replace(1)]);
    const nishiki = findVisit(journey.days, visit('nishiki-market'))?.visit;
    // Leaving the inn at 09:53, 40 minutes later than planned.
    expect(nishiki).toMatchObject({ arrive: time('10:03'), depart: time('11:00') });
    expect(journey.leftOut).toContainEqual({
      place: placeId('nijo-castle'),
      reason: 'no-time-left',
      text: 'You replaced Nijo castle by Nishiki market because you were 40 min late.',
    });
  });

  it('can put the stop off, and asks about it again', () => {
    const { journey } = play(asked, [wait, until('10:30')]);
    expect(journey.pending).toMatchObject({ visit: visit('nijo-castle'), trigger: { about: 'return' } });
  });

  it('is as it was after undo', () => {
    expect(play(asked, [keep, undo]).journey.days).toEqual(asked.journey.days);
  });

  it('asks about the longer delay when it grows, and nothing when it is made up for', () => {
    expect(play(asked, [delay(60)]).journey.pending?.text).toContain('You are 1 h late');
    const { journey, last } = play(asked, [delay(0)]);
    expect(last[0]).toMatchObject({ content: { text: expect.stringContaining('In time at Nijo castle') } });
    expect(journey.pending).toBeNull();
  });
});

describe('a delay', () => {
  it('under 20 minutes is only noted, but not when the day is nearly over', () => {
    expect(typesOf(play({}, [delay(19)]).last)).toEqual(['reading-reported']);
    expect(play({}, [delay(20)]).journey.pending).not.toBeNull();
    const monday = MONDAY_PLAN.replace('18:30-19:30', '19:00-20:00');
    expect(play({ monday }, [until('18:40'), delay(5)]).journey.pending?.reading.limitWhy).toBe(
      'any delay, as less than 120 minutes of the day are left',
    );
  });

  it('is about the stop after the one where one is', () => {
    expect(play({}, [to(visit('kennin-ji')), delay(30)]).journey.pending?.visit).toBe(visit('maruyama-park'));
  });

  it('that leaves a stop behind asks about each that cannot be reached, in turn, as things are then', () => {
    const asked = play({}, [delay(240)]);
    expect(asked.journey.queue.map((trigger) => trigger.visit)).toEqual([
      visit('udon-house', 'lunch'),
      visit('kennin-ji'),
    ]);
    expect(offered(asked)).toEqual(['skip', 'move']);
    expect(asked.journey.pending?.choices.find(({ choice }) => choice === 'keep')?.text).toContain(
      'Lunch is eaten between 12:00 and 14:30',
    );
    const next = play(asked, [skip]);
    expect(next.journey.pending?.text).toMatch(/^You are 1 h 23 min late for Udon house/);
    expect(typesOf(play(next, [keep]).last)).toEqual(['decision-made', 'decision-lapsed']);
  });

  it('is over when one has arrived', () => {
    const { journey } = play({}, [delay(40), to(visit('nijo-castle'))]);
    expect(journey.pending).toBeNull();
  });

  it('is made up for by a shorter stay where it must be', () => {
    const { journey } = play({ monday: MONDAY_PLAN.replace('maruyama-park', 'maruyama-park fixed') }, [
      to(visit('udon-house', 'lunch')),
      delay(35),
      keep,
    ]);
    expect(show(journey.days[0])).toContain('14:05-14:35 kennin-ji\n15:00-15:30 maruyama-park');
  });
});

describe('a fixed appointment', () => {
  const monday = MONDAY_PLAN.replace('yasaka-shrine', 'yasaka-shrine fixed');

  it('is not moved for what is late before it', () => {
    const asked = play({ monday }, [to(visit('kennin-ji')), delay(60)]);
    expect(offered(asked)).not.toContain('keep');
    expect(asked.journey.pending?.choices.find(({ choice }) => choice === 'keep')?.text).toContain(
      'Yasaka shrine at 16:00 overlaps Maruyama park',
    );
    expect(recommended(asked)).toMatchObject({ choice: 'move' });
  });

  it('is kept to, late as one is, and not asked about again for less', () => {
    const asked = play({ monday }, [to(visit('maruyama-park')), delay(40)]);
    expect(recommended(asked)).toMatchObject({ choice: 'keep', text: expect.stringContaining('fixed at 16:00') });
    const kept = play(asked, [keep]);
    expect(kept.journey.days).toEqual(asked.journey.days);
    expect(play(kept, [delay(30)]).journey.pending).toBeNull();
    expect(play(kept, [delay(50)]).journey.pending).not.toBeNull();
  });
});

it('follows from the clock: how late one is who leaves only now', () => {
  const { journey } = play({}, []);
  // 13 minutes on foot from the inn, planned for 09:30.
  expect(minutesLate(journey, time('11:00'))).toBe(103);
  expect(minutesLate(journey, time('09:00'))).toBe(0);
});

it.each([-1, 1.5, 1440, 'soon', undefined])('is not as long as %j', (value) => {
  expect(() => parseReading({ kind: 'delay', value })).toThrow(/At value: expected whole minutes, less than a day/);
});
