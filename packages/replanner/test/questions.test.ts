import { describe, expect, it } from 'vitest';

import { type JourneyCommand, listAlternatives } from '../src/index.ts';
import {
  closed,
  crowd,
  delay,
  keep,
  MONDAY_PLAN,
  play,
  traffic,
  TUESDAY,
  until,
  unwanted,
  visit,
  wait,
  weather,
  world,
} from './kyoto.ts';

const park = visit('maruyama-park');

/** The question with its choices, `*` before the recommended one, `-` before one that is not offered. */
function asked(commands: readonly JourneyCommand[], monday = MONDAY_PLAN): readonly string[] {
  const { pending } = play({ monday }, commands).journey;
  const choices = pending?.choices.map(
    ({ choice, offered, recommended, text }) => `${recommended ? '*' : offered ? ' ' : '-'}${choice}: ${text}`,
  );
  return [`${pending?.severity}: ${pending?.text}`, ...(choices ?? [])];
}

describe('the question about', () => {
  it('a crowd', () => {
    expect(asked([crowd(60, park)])).toEqual([
      'MEDIUM: Maruyama park is 60 % full. Your limit is 35 % because you avoid crowds.',
      ' wait: Keep the time free and ask again at 17:00, or when the crowd is under 35 %.',
      ' replace: Put Palace park, or one of 4 others, into its time.',
      ' skip: Leave Maruyama park out for good; the time is free.',
      ' keep: Go anyway; up to 60 % you are not asked again about this visit.',
      '*move: Maruyama park goes to Tue 2027-04-06, 17:30–18:00, where nothing else moves. Palace park takes its time, 15:00–15:30.',
    ]);
  });

  it('traffic', () => {
    expect(asked([traffic(50)])).toEqual([
      'MEDIUM: Traffic on the way to Nijo castle is at 50 %. Your limit is 44 % = 55 % for a moderate pace × 0.80 because long journeys are unwelcome.',
      '*wait: Keep the time free and ask again when traffic is under 44 %.',
      expect.stringMatching(/^ replace: Put .*, or one of \d others, into its time\.$/),
      ' skip: Leave Nijo castle out for good; the time is free.',
      ' keep: Go anyway; up to 50 % you are not asked again about this visit.',
      ' move: Nijo castle goes to Tue 2027-04-06, 14:30–16:00, where nothing else moves. Nishiki market takes its time, 09:30–10:30.',
    ]);
  });

  it('the weather', () => {
    expect(asked([weather('stormy')])).toEqual([
      'HIGH: Nijo castle is outdoors, and the weather is stormy: severity 100 %. Your limit is 40 % because most of the places left that day are outdoors (3 of 4).',
      ' wait: Keep the time free and ask again when the severity of the weather is under 40 %.',
      ' replace: Put Nishiki market, or one of 3 others, into its time.',
      ' skip: Leave Nijo castle out for good; the time is free.',
      ' keep: Go anyway; up to 100 % you are not asked again about this visit.',
      '*move: Nijo castle goes to Tue 2027-04-06, 14:30–16:00, where nothing else moves. Nishiki market takes its time, 09:30–10:30.',
    ]);
  });

  it('a closed door', () => {
    expect(asked([closed])).toEqual([
      'HIGH: Nijo castle is closed now.',
      '-wait: Nobody knows when it opens again.',
      ' replace: Put Nishiki market, or one of 4 others, into its time.',
      ' skip: Leave Nijo castle out for good; the time is free.',
      ' keep: Go anyway; you are not asked again about this door.',
      '*move: Nijo castle goes to Tue 2027-04-06, 14:30–16:00, where nothing else moves. Nishiki market takes its time, 09:30–10:30.',
    ]);
  });

  it('what is not wanted', () => {
    expect(asked([unwanted(park)])).toEqual([
      'MEDIUM: You would rather not go to Maruyama park.',
      '-wait: It is not a matter of the time.',
      expect.stringMatching(/^ replace: /),
      '*skip: Leave Maruyama park out for good; the time is free.',
      ' keep: Go anyway; nothing changes.',
    ]);
  });

  it('a delay', () => {
    expect(asked([delay(40)])).toEqual([
      'HIGH: You are 40 min late for Nijo castle. You can be there at 10:10, not at 09:30. Your limit is 20 minutes.',
      ' wait: Keep the time free and ask again at 10:30.',
      expect.stringMatching(/^ replace: /),
      ' skip: Leave Nijo castle out for good; the time is free.',
      '*keep: Keep everything, later: Nijo castle 10:10–11:40, Udon house 12:04–13:04, Kennin ji 13:31–14:31.',
      ' move: Nijo castle goes to Tue 2027-04-06, 14:30–16:00, where nothing else moves. Nishiki market takes its time, 10:03–11:00.',
    ]);
  });

  it('a delay, of an appointment', () => {
    const monday = MONDAY_PLAN.replace('nijo-castle', 'nijo-castle fixed');
    expect(asked([delay(39)], monday)).toEqual([
      'MEDIUM: You are 39 min late for Nijo castle. You can be there at 10:09, not at 09:30. Your limit is 20 minutes.',
      '-wait: It is fixed at 09:30.',
      expect.stringMatching(/^ replace: /),
      ' skip: Leave Nijo castle out for good; the time is free.',
      '*keep: Go anyway: it is fixed at 09:30, so tell them that you are late. Nothing is moved.',
    ]);
  });

  it('a return at its time', () => {
    expect(asked([crowd(60, park), wait, until('17:00')])).toEqual([
      'LOW: Maruyama park can come back at 17:00: it is usually 21 % full then, under your limit of 35 %.',
      ' wait: Wait on, and ask again at 17:30.',
      '*replace: Put Maruyama park back at 17:00, or another place into the free time.',
      ' skip: Give Maruyama park up for good.',
      ' keep: Keep the time free and stop waiting.',
    ]);
  });

  it('a return at a level', () => {
    expect(asked([traffic(50), wait, traffic(43)])).toEqual([
      'LOW: Nijo castle can come back at 09:30: traffic is at 43 %, under your limit of 44 %.',
      ' wait: Wait on, and ask again when traffic is under 44 %.',
      '*replace: Put Nijo castle back at 09:30, or another place into the free time.',
      ' skip: Give Nijo castle up for good.',
      ' keep: Keep the time free and stop waiting.',
    ]);
    expect(
      asked([
        weather('stormy'),
        wait,
        { type: 'decide', choice: 'skip' },
        { type: 'decide', choice: 'skip' },
        weather('clear'),
      ])[0],
    ).toBe('LOW: Nijo castle can come back at 09:30: the severity of the weather is at 0 %, under your limit of 65 %.');
  });

  it('a return for which there is no time any more', () => {
    expect(asked([crowd(60, park), wait, until('20:15')])).toEqual([
      'LOW: Maruyama park waited, but no longer fits the rest of the day.',
      '-wait: No later half hour is left that day into which it fits.',
      '-replace: No time is left into which Maruyama park fits.',
      ' skip: Give Maruyama park up for good.',
      ' keep: Keep the time free and stop waiting.',
      '*move: Maruyama park goes to Tue 2027-04-06, 17:30–18:00, where nothing else moves.',
    ]);
  });
});

describe('a return is recommended because', () => {
  const why = (commands: readonly JourneyCommand[], levels = {}): unknown =>
    play({}, commands, world(levels)).journey.pending?.choices.find(({ recommended }) => recommended)?.why;
  const park = visit('maruyama-park');

  it('it fits again, may fit later, or does not fit any more', () => {
    expect(why([crowd(60, park), wait, until('17:00')])).toBe(
      'Maruyama park fits again, and nothing else has to move.',
    );
    expect(why([crowd(60, park), wait, until('20:15')])).toBe(
      'Maruyama park does not fit today any more, and nothing is lost by it.',
    );
  });
});

describe('the question is about what it is about', () => {
  it('also for somebody who is late', () => {
    const monday = MONDAY_PLAN.replace('nijo-castle', 'nijo-castle fixed');
    const question = asked([delay(40), keep, crowd(60)], monday);
    expect(question[0]).toBe('MEDIUM: Nijo castle is 60 % full. Your limit is 35 % because you avoid crowds.');
    expect(question.at(-1)).toBe('*keep: Go anyway; up to 60 % you are not asked again about this visit.');
  });

  it('and its day, whatever hour it is today', () => {
    const kinkaku = visit('kinkaku-ji', undefined, TUESDAY);
    const { pending } = play({}, [until('20:00'), crowd(60, kinkaku)], world({ 'kinkaku-ji': 0.2 })).journey;
    expect(pending).toMatchObject({ date: TUESDAY, visit: kinkaku });
    expect(pending?.choices[0]).toMatchObject({ choice: 'wait', until: 630 });
    const today = play(
      {},
      [until('15:10'), crowd(60, visit('maruyama-park'))],
      world({ 'maruyama-park': 0.2 }),
    ).journey;
    expect(today.pending?.choices[0]).toMatchObject({ choice: 'wait', until: 1020 });
  });
});

describe('an alternative says', () => {
  const why = (commands: readonly JourneyCommand[]): readonly string[] =>
    play({}, commands).journey.pending?.alternatives.map(
      ({ n, name, km, minutes, why }) => `${n} ${name} ${km} km ${minutes} min: ${why}`,
    ) ?? [];

  it('how far it is, whether it has a roof, how full it usually is then, and until when it is open', () => {
    expect(why([closed])).toEqual([
      '1 Nishiki market 0.4 km 6 min: 0.4 km away, indoors, usually 48 % full at 09:30, open until 18:00.',
      '2 Manga museum 1.3 km 18 min: 1.3 km away, indoors, usually 40 % full at 10:00, open until 17:00.',
      '3 Shinsen en 2 km 13 min: 2 km away, outdoors, usually 28 % full at 09:30, open until 18:00.',
      '4 Palace park 2.8 km 15 min: 2.8 km away, outdoors, usually 28 % full at 09:30, always open.',
      '5 City gallery 2.8 km 15 min: 2.8 km away, indoors, usually 32 % full at 09:30, open until 18:00.',
    ]);
  });

  it('that it is calmer, where nothing is calm', () => {
    expect(why([crowd(60, park)])).toEqual([
      '1 Palace park 3.5 km 17 min: 3.5 km away, outdoors, usually 35 % full at 15:00, always open; over your 35 % limit, but calmer.',
      '2 City gallery 2.1 km 13 min: 2.1 km away, indoors, usually 40 % full at 15:00, open until 18:00; over your 35 % limit, but calmer.',
      '3 Shinsen en 3.4 km 17 min: 3.4 km away, outdoors, usually 35 % full at 15:00, open until 18:00; over your 35 % limit, but calmer.',
      '4 Manga museum 2.3 km 14 min: 2.3 km away, indoors, usually 50 % full at 15:00, open until 17:00; over your 35 % limit, but calmer.',
      '5 Raku gallery 3.8 km 18 min: 3.8 km away, indoors, usually 40 % full at 15:00, open until 18:00; over your 35 % limit, but calmer.',
    ]);
  });

  it('how good it is: the sum of its criteria by their weights', () => {
    const alternatives = play({}, [closed]).journey.pending?.alternatives ?? [];
    const scores = Object.fromEntries(alternatives.map(({ name, score }) => [name, score]));
    expect(scores).toMatchObject({
      // 0.25 × (1 − 2/5) + 0.2 × (1 − 0.28) + 0.15 × 0.2 (a garden for a castle) + 0.15 × 0.8 + 0.1 + 0.1.
      'Shinsen en': 0.644,
      // 0.25 × (1 − 2.8/5) + 0.2 × (1 − 0.32) + 0.15 × 0.2 + 0.15 × 0.8 + 0.1 + 0.1.
      'City gallery': 0.596,
    });
  });

  it('in numbers, and carries no day: that is computed when somebody looks', () => {
    const { journey, last } = play({}, [closed]);
    expect(JSON.stringify(last)).not.toContain('legs');
    expect(journey.pending?.alternatives[0]).toMatchObject({ arrive: 570, depart: 630 });
    expect(listAlternatives(journey)[0]?.after.visits[1]).toMatchObject({ arrive: 570, depart: 630 });
    expect(listAlternatives(play({}, []).journey)).toEqual([]);
  });
});
