import { findVisit } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { Choice, Decision, Verb } from '../src/index.ts';
import {
  crowd,
  keep,
  placeId,
  PLACES,
  play,
  replace,
  show,
  sight,
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
const choiceOf = (decision: Decision | null, verb: Verb): Choice | undefined =>
  decision?.choices.find(({ choice }) => choice === verb);

describe('waiting for a crowd to go', () => {
  const asked = play({}, [crowd(60, park)]);
  const waiting = play(asked, [wait]);
  const due = play(waiting, [until('17:00')]);

  it('says when the visit comes back: the first half hour that is usually calm and into which it fits', () => {
    expect(choiceOf(asked.journey.pending, 'wait')).toMatchObject({
      offered: true,
      until: time('17:00'),
      text: 'Keep the time free and ask again at 17:00, or when the crowd is under 35 %.',
    });
  });

  it('frees the slot meanwhile, moves nothing, and remembers', () => {
    expect(findVisit(waiting.journey.days, park)).toBeUndefined();
    expect(show(waiting.journey.days[0])).toBe(
      show(asked.journey.days[0])
        .split('\n')
        .filter((line) => !line.includes('maruyama'))
        .join('\n'),
    );
    expect(waiting.journey.waiting).toMatchObject([{ visit: { id: park }, until: time('17:00'), below: 0.35 }]);
    expect(waiting.journey.leftOut).toContainEqual({
      place: placeId('maruyama-park'),
      reason: 'too-crowded',
      text: 'Maruyama park waits until 17:00 because it was 60 % full.',
    });
  });

  it('keeps quiet until then', () => {
    expect(typesOf(play(waiting, [until('16:59')]).last)).toEqual(['cursor-advanced']);
  });

  it('comes back through a new decision, itself first', () => {
    expect(typesOf(due.last)).toEqual(['cursor-advanced', 'visit-returned', 'decision-requested']);
    const { pending } = due.journey;
    expect(pending?.text).toBe(
      'Maruyama park can come back at 17:00: it is usually 21 % full then, under your limit of 35 %.',
    );
    expect(pending?.alternatives[0]).toMatchObject({ n: 1, place: placeId('maruyama-park') });
    expect(pending?.choices.map(({ choice, recommended }) => `${choice} ${recommended}`)).toEqual([
      'wait false',
      'replace true',
      'skip false',
      'keep false',
    ]);
  });

  it('is put back by replace 1, whole and once', () => {
    const { journey } = play(due, [replace(1)]);
    expect(findVisit(journey.days, park)?.visit).toMatchObject({ arrive: time('17:00'), depart: time('17:30') });
    expect(journey.waiting).toEqual([]);
    expect(journey.leftOut.map(({ place }) => place)).not.toContain(placeId('maruyama-park'));
  });

  it('gives its time to another place', () => {
    const { journey } = play(due, [replace(placeId('palace-park'))]);
    expect(show(journey.days[0])).toContain('palace-park');
    expect(journey.leftOut.map(({ place }) => place)).toEqual([placeId('maruyama-park')]);
  });

  it('waits on, is given up, or leaves the time free', () => {
    expect(play(due, [wait]).journey.waiting).toMatchObject([{ until: time('17:30') }]);
    const given = play(due, [skip]).journey;
    expect([given.waiting, given.skipped]).toEqual([[], [placeId('maruyama-park')]]);
    const free = play(due, [keep]).journey;
    expect([free.waiting, free.skipped, free.days]).toEqual([[], [], waiting.journey.days]);
  });

  it('comes back earlier when a reading says so', () => {
    const { last, journey } = play(waiting, [crowd(20, park)]);
    expect(typesOf(last)).toEqual(['reading-reported', 'visit-returned', 'decision-requested']);
    expect(journey.pending?.text).toBe(
      'Maruyama park can come back at 15:00: crowd is at 20 %, under your limit of 35 %.',
    );
    expect(typesOf(play(waiting, [crowd(35, park)]).last)).toEqual(['reading-reported']);
  });

  it('is over when the day is', () => {
    const { journey } = play(waiting, [until('09:00', TUESDAY)]);
    expect([journey.waiting, journey.pending]).toEqual([[], null]);
    expect(journey.leftOut.at(-1)?.text).toBe('Maruyama park waited, and did not come back that day.');
  });

  it('waits behind an open question', () => {
    const { journey, last } = play(waiting, [crowd(90, visit('tofu-table', 'dinner')), until('17:00')]);
    expect(typesOf(last)).toContain('decision-queued');
    expect(journey.queue).toMatchObject([{ about: 'return', visit: park }]);
    expect(play({ journey, events: [], last: [] }, [keep]).journey.pending?.trigger).toMatchObject({
      about: 'return',
      visit: park,
    });
  });
});

describe('waiting for a level', () => {
  it('has no time, and ends with a reading under the limit of then', () => {
    const waiting = play({}, [traffic(50), wait]);
    expect(waiting.journey.waiting).toMatchObject([{ until: null, below: 0.44 }]);
    expect(typesOf(play(waiting, [traffic(44)]).last)).not.toContain('visit-returned');
    const back = play(waiting, [traffic(43)]);
    expect(typesOf(back.last)).toEqual(['reading-reported', 'visit-returned', 'decision-requested']);
    expect(findVisit(play(back, [replace(1)]).journey.days, visit('nijo-castle'))?.visit.arrive).toBe(time('09:30'));
  });

  it('keeps the level it was promised, also when the limit has changed since', () => {
    const waiting = play({}, [weather('rainy'), wait, keep, keep]);
    expect(waiting.journey.waiting).toMatchObject([{ below: 0.4 }]);
    expect(typesOf(play(waiting, [weather('drizzle')]).last)).not.toContain('visit-returned');
    expect(typesOf(play(waiting, [weather('hot')]).last)).toContain('visit-returned');
  });
});

describe('what waited too long', () => {
  const early = PLACES.map((place) =>
    place.id === placeId('nijo-castle')
      ? sight('nijo-castle', [place.at.lat, place.at.lon], { open: '09:00-11:00' })
      : place,
  );

  it('leaves the rest of its time to something else, if that is wanted', () => {
    const due = play({ places: early }, [traffic(50), wait, until('10:45'), traffic(43)]);
    expect(due.journey.pending?.text).toBe('Nijo castle waited, but no longer fits the rest of the day.');
    const { journey } = play(due, [replace(1)]);
    expect(show(journey.days[0])).toContain('10:45-11:05 manga-museum');
    expect(journey.waiting).toEqual([]);
  });
});

describe('wait is not offered', () => {
  it('when no half hour is left that day', () => {
    const { journey } = play({}, [crowd(85)]);
    expect(choiceOf(journey.pending, 'wait')).toMatchObject({
      offered: false,
      text: 'No half hour is left that day at which it is usually under 35 % full and into which it fits.',
    });
  });

  it('for an appointment, which is kept', () => {
    const { journey } = play({ monday: '09:30-11:00 nijo-castle fixed' }, [crowd(85)]);
    expect(choiceOf(journey.pending, 'wait')).toMatchObject({ offered: false, text: 'It is fixed at 09:30.' });
    expect(choiceOf(journey.pending, 'keep')).toMatchObject({ recommended: true });
  });
});

describe('undo of a wait', () => {
  it('puts the visit back where it was, and closes the question about its return', () => {
    const waiting = play({}, [crowd(60, park), wait]);
    const { journey, last } = play(waiting, [crowd(10, park), undo]);
    expect(typesOf(last)).toEqual(['undone', 'decision-lapsed']);
    expect([journey.days, journey.waiting, journey.pending]).toEqual([journey.start.days, [], null]);
  });

  it('comes too late when its time has passed', () => {
    expect(() => play({}, [crowd(60, park), wait, to(visit('tofu-table', 'dinner')), skip, undo, undo])).toThrow(
      'the time of visit_2027-04-05-maruyama-park, which would come back, has passed',
    );
  });
});
