import { describe, expect, it } from 'vitest';

import type { JourneyCommand } from '../src/index.ts';
import {
  closed,
  crowd,
  keep,
  MONDAY,
  placeId,
  play,
  replace,
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
  weather,
} from './kyoto.ts';

const park = visit('maruyama-park');
const shrine = visit('yasaka-shrine');
const dinner = visit('tofu-table', 'dinner');

const textOf = (commands: readonly JourneyCommand[], type: string): unknown =>
  play({}, commands)
    .last.filter((event) => event.type === type)
    .map(({ content }) => (content as { readonly text: string }).text)
    .join(' | ');

describe('where one is', () => {
  it.each([
    ['09:29', null],
    ['09:30', visit('nijo-castle')],
    ['10:59', visit('nijo-castle')],
    ['11:00', null],
    ['15:00', park],
    ['15:29', park],
  ])('at %s follows from the plan', (now, expected) => {
    expect(
      play({ monday: '09:00-09:10 kennin-ji\n09:30-11:00 nijo-castle\n15:00-15:30 maruyama-park' }, [until(now)])
        .journey.at,
    ).toBe(expected);
  });

  it('is not where one is at that hour of another day', () => {
    expect(play({}, [until('10:30', TUESDAY)]).journey.at).toBe(visit('kinkaku-ji', undefined, TUESDAY));
    expect(play({}, [until('13:30')]).journey.at).toBe(visit('kennin-ji'));
  });
});

describe('what is behind one', () => {
  it.each([
    ['It is 09:40 on 2027-04-05.', [until('09:40')]],
    ['It is 11:00 on 2027-04-05. Behind you: Nijo castle.', [until('11:00')]],
    ['You are at Kennin ji, 13:30 on 2027-04-05. Behind you: Nijo castle and Udon house.', [to(visit('kennin-ji'))]],
    ['You are at Maruyama park, 15:00 on 2027-04-05. Behind you: Nijo castle, Udon house and Kennin ji.', [to(park)]],
    ['You are at Yasaka shrine, 16:00 on 2027-04-05. Behind you: 4 stops.', [to(shrine)]],
    ['It is 16:00 on 2027-04-05. Behind you: Maruyama park.', [to(park), until('16:00')]],
  ])('%s', (expected, commands) => {
    expect(textOf(commands, 'cursor-advanced')).toBe(expected);
  });

  it('is not what lies at the same time as where one is', () => {
    expect(play({}, [to(park)]).journey.visited).toEqual([
      visit('nijo-castle'),
      visit('udon-house', 'lunch'),
      visit('kennin-ji'),
    ]);
    expect(play({}, [until('15:30')]).journey.visited).toContain(park);
    expect(play({}, [until('15:29')]).journey.visited).not.toContain(park);
  });

  it('may not be gone back to', () => {
    expect(() => play({}, [until('12:00'), until('11:59')])).toThrow(
      'It is 2027-04-05 12:00 on this trip; time cannot go back to 2027-04-05 11:59.',
    );
    expect(typesOf(play({}, [until('12:00'), until('12:00')]).last)).toEqual(['cursor-advanced']);
  });
});

describe('what waited', () => {
  const waiting = [crowd(60, park), wait] as const;

  it('comes back once, and not while it is asked about', () => {
    expect(textOf([...waiting, until('17:00')], 'visit-returned')).toBe('Maruyama park waited until now.');
    expect(typesOf(play({}, [...waiting, until('17:00'), until('17:05')]).last)).not.toContain('visit-returned');
    const queued = play({}, [...waiting, crowd(90, dinner), until('17:00'), until('17:10')]);
    expect(typesOf(queued.last)).not.toContain('visit-returned');
    expect(queued.journey.queue).toHaveLength(1);
  });

  it('comes back beside another question about it', () => {
    const both = play({}, [...waiting, crowd(70, shrine), until('17:00')]);
    expect(typesOf(both.last)).toContain('visit-returned');
  });

  it('says what brought it back', () => {
    expect(textOf([...waiting, crowd(20, park)], 'visit-returned')).toBe('Maruyama park waited for this: Crowd 20 %.');
    expect(typesOf(play({}, [...waiting, crowd(20, dinner)]).last)).toEqual(['reading-reported']);
    expect(typesOf(play({}, [...waiting, traffic(20)]).last)).toEqual(['reading-reported']);
  });

  it('is told of in the list of what is left out, when its day is over', () => {
    const { journey, last } = play({}, [...waiting, until('09:00', TUESDAY)]);
    expect(last[0]).toMatchObject({ content: { change: { waiting: [] } } });
    expect(journey.leftOut.at(-1)).toEqual({
      place: placeId('maruyama-park'),
      reason: 'too-crowded',
      text: 'Maruyama park waited, and did not come back that day.',
    });
    expect(textOf([...waiting, until('09:00', TUESDAY)], 'cursor-advanced')).toContain(
      'Maruyama park waited, and did not come back that day.',
    );
  });

  it('waits on alone, where another waits as well', () => {
    const two = play({}, [...waiting, crowd(70, shrine), wait]);
    expect(two.journey.waiting.map(({ visit: one, until }) => [one.id, until])).toEqual([
      [park, time('17:00')],
      [shrine, time('17:00')],
    ]);
    const [first, second] = play(two, [until('17:00'), wait]).journey.waiting;
    expect([first?.until, second?.until]).toEqual([time('17:30'), time('17:00')]);
  });
});

describe('a decision says', () => {
  it.each<[string, readonly JourneyCommand[]]>([
    ['Maruyama park waits until 17:00 because it was 60 % full.', [crowd(60, park), wait]],
    ['Nijo castle waits until traffic is under 44 % because traffic on the way was at 50 %.', [traffic(50), wait]],
    ['You replaced Nijo castle by Nishiki market because it was closed.', [closed, replace(1)]],
    ['You skipped Nijo castle because it was closed.', [closed, skip]],
    ['You kept Nijo castle although it was 60 % full.', [crowd(60), keep]],
    ['Maruyama park waits on until 17:30.', [crowd(60, park), wait, until('17:00'), wait]],
    ['You put Maruyama park back.', [crowd(60, park), wait, until('17:00'), replace(1)]],
    ['You gave Maruyama park up.', [crowd(60, park), wait, until('17:00'), skip]],
    ['You kept the time free that Maruyama park had.', [crowd(60, park), wait, until('17:00'), keep]],
    [
      'You put Palace park into the time kept free for Maruyama park.',
      [crowd(60, park), wait, until('17:00'), replace(placeId('palace-park'))],
    ],
    [
      'I replaced Nijo castle by Nishiki market because it was closed.',
      [closed, { type: 'decide', choice: 'replace', allowedBy: ['small'] }],
    ],
  ])('%s', (expected, commands) => {
    expect(textOf(commands, 'decision-made')).toBe(expected);
  });

  it('why the newcomer stands in the plan, and who put it there', () => {
    const why = (commands: readonly JourneyCommand[], name: string): string | undefined =>
      play({}, commands).journey.days[0]?.visits.find((one) => one.place === placeId(name))?.why;
    expect(why([closed, replace(1)], 'nishiki-market')).toBe('You replaced Nijo castle by this because it was closed.');
    expect(why([closed, { type: 'decide', choice: 'replace', allowedBy: ['small'] }], 'nishiki-market')).toBe(
      'I replaced Nijo castle by this because it was closed.',
    );
    const back = [crowd(60, park), wait, until('17:00')];
    expect(why([...back, replace(placeId('palace-park'))], 'palace-park')).toBe(
      'You put this into the time kept free for Maruyama park.',
    );
    expect(why([...back, replace(1)], 'maruyama-park')).toBe('Chosen for you.');
  });

  it('what it was about, and who allowed it', () => {
    expect(play({}, [closed, replace(2)]).last[0]).toMatchObject({
      author: 'traveller',
      content: {
        decision: 'decision_1-closed-2027-04-05-nijo-castle',
        choice: 'replace',
        strategy: 'replace',
        place: placeId('manga-museum'),
      },
    });
    expect(play({}, [closed, { type: 'decide', choice: 'skip', allowedBy: ['small'] }]).last[0]).toMatchObject({
      author: 'autopilot',
      content: { allowedBy: ['small'], strategy: 'free-the-slot', place: null },
    });
  });
});

describe('undo', () => {
  it('takes back the newest of several decisions first', () => {
    const two = play({}, [closed, replace(1), crowd(60, park), skip]);
    expect(two.journey.history).toHaveLength(2);
    const one = play(two, [undo]);
    expect(one.last).toMatchObject([
      { type: 'undone', content: { decision: 'decision_2-crowd-2027-04-05-maruyama-park' } },
    ]);
    expect(one.journey.skipped).toEqual([]);
    expect(one.journey.days).toEqual(play({}, [closed, replace(1)]).journey.days);
    expect(play(one, [undo]).journey.days).toEqual(two.journey.start.days);
    expect(() => play(one, [undo, undo])).toThrow();
  });
});

describe('questions', () => {
  it('are numbered in the order in which they are asked', () => {
    const ids = play({}, [weather('stormy'), skip, skip, closed]).events.flatMap((event) =>
      event.type === 'decision-requested' ? [event.content.decision.id] : [],
    );
    expect(ids).toEqual([
      'decision_1-weather-2027-04-05-nijo-castle',
      'decision_2-weather-2027-04-05-maruyama-park',
      'decision_3-weather-2027-04-05-yasaka-shrine',
    ]);
  });

  it('are asked anew by a newer reading, the same one included, and keep their number', () => {
    const again = play({}, [crowd(60), crowd(60)]);
    expect(typesOf(again.last)).toEqual(['reading-reported', 'decision-requested']);
    expect(again.journey).toMatchObject({ asked: 1, pending: { id: 'decision_1-crowd-2027-04-05-nijo-castle' } });
  });

  it('that queue are brought up to date as well', () => {
    const { journey } = play({}, [closed, crowd(60, park), crowd(80, park)]);
    expect(journey.queue).toEqual([{ about: 'disruption', visit: park, measure: { kind: 'crowd', level: 0.8 } }]);
    expect(play({ journey, events: [], last: [] }, [skip]).journey.pending?.reading.level).toBe(0.8);
  });

  it('lapse with a word', () => {
    expect(textOf([closed, crowd(60, park), until('16:00')], 'decision-lapsed')).toBe(
      'The visit is not disrupted any more. | The visit is not disrupted any more.',
    );
    expect(textOf([crowd(60, park), wait, crowd(10, park), undo], 'decision-lapsed')).toBe(
      'The visit does not wait any more.',
    );
  });

  it('are not about what is over', () => {
    expect(play({}, [crowd(60), to(visit('kennin-ji'))]).journey.pending).toBeNull();
    expect(play({}, [crowd(60), until('10:00', MONDAY)]).journey.pending).not.toBeNull();
  });
});
