import type { Refusal } from '@wayfarer/edits';
import type { DayPlan, Place, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { sayHours, sayLeftOut, sayReason, sayReasons } from './say-reason.ts';
import { toSpeaker } from './speaker.ts';

const SATURDAY = '2027-06-12';
const HALL = 'place_hall' as PlaceId;
const open = (...hours: readonly (readonly [number, number])[]) => ({
  hours: { [SATURDAY]: hours.map(([from, to]) => ({ open: minute(from), close: minute(to) })) },
});

describe('hours', () => {
  it('are said one after the other', () => {
    expect(sayHours(open([540, 720], [780, 1020]), SATURDAY)).toBe('09:00–12:00, 13:00–17:00');
  });

  it('end at 24:00 where they end with the day, and not a minute before', () => {
    expect(sayHours(open([0, 1440]), SATURDAY)).toBe('00:00–24:00');
    expect(sayHours(open([1080, 1439]), SATURDAY)).toBe('18:00–23:59');
  });

  it('are not said where it is closed, or nobody knows', () => {
    expect(sayHours(open(), SATURDAY)).toBe('');
    expect(sayHours({ hours: 'unknown' }, SATURDAY)).toBe('');
  });
});

describe('reasons', () => {
  const place = { id: HALL, name: 'Hall', kind: 'sight', ...open([540, 1020]) } as unknown as Place;
  const visit = { id: 'visit_hall' as VisitId, place: HALL, kind: 'place' } as Visit;
  const days = [{ date: SATURDAY, visits: [visit] }] as unknown as readonly DayPlan[];
  const facts = { places: [place], calendar: [], journeys: [], currency: 'EUR' } as never;
  const inLanguage = (language: 'en' | 'de' | 'ja') => toSpeaker({ days, facts }, language);
  const closed: Refusal = { code: 'closed-at-arrival', text: 'It closes on 2027-06-12 at 17:00.', place: HALL };
  const overlap: Refusal = { code: 'overlap', text: 'It overlaps.', place: HALL };

  it('with figures are said in English as the judge says them, and in other languages by ours', () => {
    expect(sayReason(closed, inLanguage('en'))).toBe('It closes on Saturday 12 June at 17:00.');
    expect(sayReason(closed, inLanguage('de'))).not.toContain('It closes');
    expect(sayLeftOut({ place: HALL, reason: 'overlap', text: 'Full on 2027-06-12.' }, inLanguage('en'))).toBe(
      'Full on Saturday 12 June.',
    );
    expect(sayLeftOut({ place: HALL, reason: 'overlap', text: 'Full.' }, inLanguage('de'))).not.toContain('Full');
  });

  it('name the place of the visit, and its hours of that day', () => {
    const without: Refusal = { code: 'closed-at-arrival', text: '', visit: visit.id };
    const said = sayReason(without, inLanguage('de'));
    expect(said).toContain('Hall');
    expect(said).toBe(sayReason({ ...closed, date: SATURDAY }, inLanguage('de')));
  });

  it('are told once each, three at most', () => {
    const reasons = ['One.', 'One.', 'Two.', 'Three.', 'Four.'].map((text) => ({ ...overlap, text }));
    expect(sayReasons(reasons, inLanguage('en'))).toBe('One. Two. Three.');
    expect(sayReasons([], inLanguage('en'))).toBe('');
  });
});
