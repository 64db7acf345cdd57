import { expect, it } from 'vitest';

import { calendarToLines } from './read-calendar.ts';
import { readPastedPlan } from './read-pasted.ts';

const EVENT = (lines: string): string => `BEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\n`;
const CALENDAR = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${[
  'DTSTART;TZID=Europe/Paris:20270404T140000\r\nDTEND;TZID=Europe/Paris:20270404T153000\r\nSUMMARY:Sainte-Chapelle',
  'DTSTART:20270403T100000\r\nDTEND:20270403T120000\r\nSUMMARY:Lou\r\n vre\\, Paris',
  'DTSTART:20270403T080000Z\r\nSUMMARY:Orsay',
  'DTSTART;VALUE=DATE:20270404\r\nSUMMARY:Montmartre',
  'SUMMARY:Never',
]
  .map(EVENT)
  .join('')}END:VCALENDAR`;

it('is a plan a day after the other; a time of another zone is left out', () => {
  expect(calendarToLines(CALENDAR)).toBe(
    '2027-04-03\n- Orsay\n- 10:00-12:00 Louvre, Paris\n2027-04-04\n- Montmartre\n- 14:00-15:30 Sainte-Chapelle',
  );
});

it('is read as a pasted plan', () => {
  const { days } = readPastedPlan(CALENDAR);
  expect(days.map(({ entries }) => entries.map(({ name }) => name))).toEqual([
    // Which city it is in is known later.
    ['Orsay', 'Louvre', 'Paris'],
    ['Montmartre', 'Sainte-Chapelle'],
  ]);
});

it('is no other text, and may be empty', () => {
  expect(calendarToLines('Day 1\nBEGIN:VCALENDAR')).toBeUndefined();
  expect(calendarToLines('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:x')).toBe('');
});
