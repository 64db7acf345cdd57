import type { Edit, EditOutcome, Move } from '@wayfarer/edits';
import type { DayPlan, Place, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { type Language, LANGUAGES } from '../understand/frame.ts';
import { sayEdit } from './say-edit.ts';
import { sayOutcome } from './say-outcome.ts';
import { toSpeaker } from './speaker.ts';

const SATURDAY = '2027-06-12';
const SUNDAY = '2027-06-13';
const HALL = 'place_hall' as PlaceId;
const TOWER = 'place_tower' as PlaceId;
const HALL_VISIT = 'visit_hall' as VisitId;

function place(id: PlaceId, name: string, localName?: string): Place {
  const open = [{ open: minute(540), close: minute(1020) }];
  const hours = { [SATURDAY]: open, [SUNDAY]: [] };
  return { id, name, ...(localName && { localName }), kind: 'sight', hours } as unknown as Place;
}

const VISIT = { id: HALL_VISIT, place: HALL, kind: 'place', arrive: minute(600), depart: minute(690) } as Visit;
const PLAN = {
  days: [
    { date: SATURDAY, visits: [VISIT] },
    { date: SUNDAY, visits: [] },
  ] as unknown as readonly DayPlan[],
  facts: { places: [place(HALL, 'Hall', '会堂'), place(TOWER, 'Tower')], calendar: [], journeys: [], currency: 'EUR' },
};

const at = (date: string, arrive: number, depart: number) => ({
  visit: HALL_VISIT,
  date,
  arrive: minute(arrive),
  depart: minute(depart),
});
const move = (from: Move['from'], to: Move['to'], of = HALL): Move => ({ place: of, kind: 'place', from, to });
const done = (asked: readonly Move[], moved: readonly Move[] = []) =>
  ({ kind: 'done', asked, moved }) as unknown as EditOutcome;
const say = (outcome: EditOutcome, edit: Edit, language: Language = 'en') =>
  sayOutcome(outcome, edit, toSpeaker(PLAN, language));

const REMOVE: Edit = { type: 'remove', visit: HALL_VISIT };
const MOVE: Edit = { type: 'move', visit: HALL_VISIT, to: { date: SUNDAY } };

describe('what an edit has done', () => {
  it.each<[Language, string]>([
    ['en', 'Hall is now on Sunday 13 June, 14:00–15:30 (before: Saturday 12 June, 10:00–11:30).'],
    ['ja', '会堂は6月13日日曜日 14:00–15:30になりました（前は6月12日土曜日 10:00–11:30）。'],
    ['zh', '会堂改到6月13日星期日 14:00–15:30（原来是6月12日星期六 10:00–11:30）。'],
    ['fr', 'Hall : maintenant dimanche 13 juin, 14:00–15:30 (avant : samedi 12 juin, 10:00–11:30).'],
    ['de', 'Hall: jetzt Sonntag, 13. Juni, 14:00–15:30 (vorher Samstag, 12. Juni, 10:00–11:30).'],
    ['es', 'Hall: ahora domingo, 13 de junio, 14:00–15:30 (antes sábado, 12 de junio, 10:00–11:30).'],
  ])('is said in %s with weekday, date and time', (language, text) => {
    expect(say(done([move(at(SATURDAY, 600, 690), at(SUNDAY, 840, 930))]), MOVE, language)).toBe(text);
  });

  it('says what went, what lasts how long, and what is fixed', () => {
    expect(say(done([move(at(SATURDAY, 600, 690), null)]), REMOVE)).toBe(
      'Hall is out of the plan; you find it among the ideas.',
    );
    expect(
      say(done([move(at(SATURDAY, 600, 690), at(SATURDAY, 600, 750))]), { type: 'length', visit: HALL_VISIT, by: 60 }),
    ).toBe('Hall now takes 2 h 30 min: 10:00–12:30.');
    expect(say(done([]), { type: 'lock', visit: HALL_VISIT })).toBe(
      'Hall is fixed: Saturday 12 June, 10:00–11:30. Nothing moves it without you.',
    );
    expect(say(done([]), { type: 'pace', date: SATURDAY, pace: 'slower' })).toBe(
      'Done: a slower pace, Saturday 12 June.',
    );
  });

  it('says what had to move for it, the first four one by one', () => {
    const moved = Array.from({ length: 6 }, () => move(at(SATURDAY, 600, 660), at(SATURDAY, 720, 780), TOWER));
    const text = say(done([move(at(SATURDAY, 600, 690), null)], moved), REMOVE);
    expect(text).toMatch(/Also changed: (Tower now 12:00–13:00, ){3}Tower now 12:00–13:00 and 2 more\.$/);
  });
});

describe('an edit that does not fit', () => {
  const refused = (code: 'closed-that-day' | 'visit-locked', remedies: number): EditOutcome => ({
    kind: 'refused',
    reasons: [{ code, text: 'Not for people.', place: HALL, date: SUNDAY }],
    remedies: Array.from({ length: remedies }, () => ({ edit: REMOVE, moved: [] })),
  });

  it('says why with place and date, and what would fit', () => {
    expect(say(refused('closed-that-day', 1), MOVE)).toBe(
      'That does not fit. Hall is closed on Sunday 13 June. This would fit:',
    );
    expect(say(refused('closed-that-day', 0), MOVE, 'de')).toBe(
      'Das passt nicht. Hall ist geschlossen: Sonntag, 13. Juni. Ich habe nichts Ähnliches gefunden, das passt. Der Plan bleibt, wie er war.',
    );
  });

  it('does not speak of looking where nothing was looked for', () => {
    expect(say(refused('visit-locked', 0), MOVE)).toBe('Hall is fixed. Release it first.');
  });
});

describe('a chip', () => {
  const EDITS: readonly Edit[] = [
    REMOVE,
    MOVE,
    { type: 'add', place: TOWER, to: { date: SATURDAY, at: minute(600) } },
    { type: 'swap-days', dates: [SATURDAY, SUNDAY] },
    { type: 'replace', visit: HALL_VISIT, by: { wish: 'cheaper' } },
    { type: 'length', visit: HALL_VISIT, by: -30 },
    { type: 'hours', date: null, start: minute(600), end: minute(1080) },
    { type: 'meal', meal: 'lunch', date: SATURDAY, at: minute(780) },
    { type: 'free', date: SATURDAY, window: { start: minute(840), end: minute(960) } },
    { type: 'dates', start: SATURDAY, end: SUNDAY },
    { type: 'party', travelers: 3 },
    { type: 'budget', limit: null },
    { type: 'refill', date: null },
  ];

  it.each(LANGUAGES)('says in %s what an edit would do, without codes and dates of machines', (language) => {
    for (const edit of EDITS) {
      const text = sayEdit(edit, toSpeaker(PLAN, language));
      expect(text).not.toMatch(/\d{4}-\d\d-\d\d|undefined|null|visit_|place_/);
      expect(text.length).toBeGreaterThan(1);
    }
  });
});
