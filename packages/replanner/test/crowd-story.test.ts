import { findVisit } from '@wayfarer/trip';
import { checkDayFeasibility } from '@wayfarer/trip/feasibility';
import { describe, expect, it } from 'vitest';

import { nextVisit, rulesOf } from '../src/index.ts';
import { crowd, placeId, play, replace, show, start, typesOf, undo, visit } from './kyoto.ts';

describe('the days all stories begin with', () => {
  it('pass the judge', () => {
    const begin = start();
    for (const day of begin.days) expect(checkDayFeasibility(day, rulesOf(begin))).toEqual({ answer: 'ok' });
  });
});

describe('crowd 85 at the next stop, for somebody who avoids crowds', () => {
  const asked = play({}, [crowd(85)]);
  const { pending } = asked.journey;

  it('freezes the plan and asks', () => {
    expect(typesOf(asked.events)).toEqual(['reading-reported', 'decision-requested']);
    expect(asked.journey.days).toBe(asked.journey.start.days);
    expect(nextVisit(asked.journey)?.id).toBe(visit('nijo-castle'));
    expect(pending).toMatchObject({
      visit: visit('nijo-castle'),
      reading: { kind: 'crowd', level: 0.85, limit: 0.35, limitWhy: '35 % because you avoid crowds' },
      severity: 'HIGH',
      noneBecause: null,
    });
  });

  it('offers only what is open, near, calm, known, and planned nowhere', () => {
    expect(pending?.alternatives.map(({ n, name }) => `${n} ${name}`)).toEqual([
      '1 Shinsen en',
      '2 Palace park',
      '3 City gallery',
      '4 Raku gallery',
    ]);
    expect(pending?.alternatives[0]).toMatchObject({
      km: 2,
      minutes: 13,
      crowd: 0.28,
      why: '2 km away, outdoors, usually 28 % full at 09:30, open until 18:00.',
    });
  });

  it('recommends exactly one choice, and says why', () => {
    const recommended = pending?.choices.filter((choice) => choice.recommended);
    expect(recommended).toMatchObject([{ choice: 'replace', offered: true }]);
    expect(recommended?.[0]?.why).toBe('It cannot wait today, and this fits, 13 min away.');
  });

  it('puts exactly the first alternative into the plan, and nothing else moves', () => {
    const { journey, last } = play(asked, [replace(1)]);
    expect(typesOf(last)).toEqual(['decision-made']);
    expect(journey.days[0]).toEqual(pending?.alternatives[0]?.after);
    expect(show(journey.days[0])).toBe(
      [
        '09:30-10:00 shinsen-en',
        '12:00-13:00 udon-house',
        '13:30-14:30 kennin-ji',
        '15:00-15:30 maruyama-park',
        '16:00-16:40 yasaka-shrine',
        '18:30-19:30 tofu-table',
      ].join('\n'),
    );
    expect(findVisit(journey.days, visit('shinsen-en'))?.visit.why).toBe(
      'You replaced Nijo castle by this because it was 85 % full.',
    );
    expect(journey.leftOut).toContainEqual({
      place: placeId('nijo-castle'),
      reason: 'too-crowded',
      text: 'You replaced Nijo castle by Shinsen en because it was 85 % full.',
    });
    expect(journey.learned).toMatchObject([{ type: 'missed', place: placeId('nijo-castle') }]);
  });

  it('takes a place that comes in off the list of what is left out', () => {
    const { journey } = play(asked, [replace(placeId('palace-park'))]);
    expect(journey.leftOut.map(({ place }) => place)).toEqual([placeId('nijo-castle')]);
  });

  it('is as it was after undo', () => {
    const { journey, last } = play(asked, [replace(1), undo]);
    expect(last).toMatchObject([{ type: 'undone', content: { seq: 3 } }]);
    const { days, leftOut, skipped, waiting, learned, visited, cursor } = asked.journey;
    expect(journey).toMatchObject({ days, leftOut, skipped, waiting, learned, visited, cursor, pending: null });
  });
});
