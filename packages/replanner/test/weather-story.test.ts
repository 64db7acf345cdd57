import type { DayPlan } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import {
  keep,
  PLACES,
  play,
  replace,
  show,
  sight,
  skip,
  start,
  time,
  typesOf,
  undo,
  until,
  visit,
  wait,
  weather,
} from './kyoto.ts';

describe('rain over a day with three stops outdoors', () => {
  const asked = play({}, [weather('rainy')]);

  it('asks about the first, and queues the others', () => {
    expect(typesOf(asked.last)).toEqual([
      'reading-reported',
      'decision-requested',
      'decision-queued',
      'decision-queued',
    ]);
    expect(asked.journey.pending?.visit).toBe(visit('nijo-castle'));
    expect(asked.journey.queue.map((trigger) => trigger.visit)).toEqual([
      visit('maruyama-park'),
      visit('yasaka-shrine'),
    ]);
  });

  it('offers only what has a roof', () => {
    expect(asked.journey.pending?.alternatives.map(({ why }) => why.includes('indoors'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('asks about the next when one is answered, with the plan as it is then', () => {
    const { journey, last } = play(asked, [replace(1)]);
    expect(typesOf(last)).toEqual(['decision-made', 'decision-requested']);
    expect(journey.pending?.visit).toBe(visit('maruyama-park'));
    expect(journey.pending?.alternatives.map(({ name }) => name)).not.toContain('Nishiki market');
    expect(journey.queue).toHaveLength(1);
  });

  it('lets the questions lapse when the weather clears', () => {
    const { journey, last } = play(asked, [weather('clear')]);
    expect(typesOf(last)).toEqual(['reading-reported', 'decision-lapsed', 'decision-lapsed', 'decision-lapsed']);
    expect([journey.pending, journey.queue]).toEqual([null, []]);
  });

  it('lets a question lapse that time has answered', () => {
    const { journey } = play(asked, [until('11:30')]);
    expect(journey.pending?.visit).toBe(visit('maruyama-park'));
  });

  it('touches only the hours it lasts', () => {
    const reading = {
      measure: { kind: 'weather', condition: 'rainy' },
      at: time('15:00'),
      until: time('16:00'),
    } as const;
    const { journey } = play({}, [{ type: 'report', reading }]);
    expect([journey.pending?.visit, journey.queue]).toEqual([visit('maruyama-park'), []]);
  });

  it('does not ask again about what was kept, unless it gets worse', () => {
    const kept = play(asked, [keep, keep, keep]);
    expect(kept.journey.pending).toBeNull();
    expect(typesOf(play(kept, [weather('rainy')]).last)).toEqual(['reading-reported']);
    const worse = play(kept, [weather('stormy')]);
    expect(worse.journey.pending).toMatchObject({ visit: visit('nijo-castle'), severity: 'HIGH' });
    expect(typesOf(play(kept, [undo, weather('rainy')]).last)).toContain('decision-requested');
  });

  it('has two limits, and fires at the limit itself', () => {
    // Most of what is left is outdoors: 40 %. Once only the shrine is: 65 %.
    expect(asked.journey.pending?.reading.limit).toBe(0.4);
    const later = play(asked, [wait, skip, until('14:30')]);
    expect(later.journey.pending?.reading.limit).toBe(0.4);
    expect(play({}, [weather('hot')]).journey.pending).toBeNull();
  });
});

describe('a storm', () => {
  it('recommends another day for what is outdoors, and puts something with a roof into its time; with no other day, that alone', () => {
    const { journey } = play({}, [weather('stormy')]);
    expect(journey.pending?.choices.find(({ recommended }) => recommended)?.choice).toBe('move');
    const moved = play({ journey, events: [], last: [] }, [{ type: 'decide', choice: 'move' }]).journey;
    expect(show(moved.days[0])).toContain('09:30-10:30 nishiki-market');
    expect(show(moved.days[1])).toContain('14:30-16:00 nijo-castle');
    const alone = play({ days: [start({}).days[0] as DayPlan] }, [weather('stormy')]).journey;
    expect(alone.pending?.choices.find(({ recommended }) => recommended)?.choice).toBe('replace');
  });

  it('keeps everyone indoors, whatever the question is about', () => {
    const { journey } = play({}, [
      weather('stormy'),
      keep,
      keep,
      keep,
      { type: 'report', reading: { measure: { kind: 'closed' } } },
    ]);
    expect(journey.pending?.alternatives.every(({ why }) => why.includes('indoors'))).toBe(true);
  });

  it('moves the stop to another day where there is no roof near, and waits for a clear sky where no day has room', () => {
    const roofless = PLACES.filter((place) => place.kind !== 'sight' || !place.indoor || place.id.includes('kennin'));
    const { journey } = play({ places: [...roofless, sight('far-museum', [35.1, 135.8])] }, [weather('stormy')]);
    expect(journey.pending).toMatchObject({ alternatives: [], noneBecause: 'unsafe-weather' });
    expect(journey.pending?.choices.map(({ choice, offered, recommended }) => [choice, offered, recommended])).toEqual([
      ['wait', true, false],
      ['replace', false, false],
      ['skip', true, false],
      ['keep', true, false],
      ['move', true, true],
    ]);
    const { journey: moved } = play({ journey, events: [], last: [] }, [{ type: 'decide', choice: 'move' }]);
    expect(show(moved.days[0])).not.toContain('nijo-castle');
    expect(show(moved.days[1])).toContain('14:30-16:00 nijo-castle');
    const alone = play({ places: [...roofless], days: [start({ places: roofless }).days[0] as DayPlan] }, [
      weather('stormy'),
    ]);
    expect(alone.journey.pending?.choices.map(({ choice, recommended }) => [choice, recommended])).toEqual([
      ['wait', true],
      ['replace', false],
      ['skip', false],
      ['keep', false],
    ]);
    const { journey: free } = play({ journey, events: [], last: [] }, [skip]);
    expect(show(free.days[0])).not.toContain('nijo-castle');
  });
});
