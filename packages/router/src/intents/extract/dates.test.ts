import { describe, expect, it } from 'vitest';

import { parseIsoDate } from '../../grammar/dates/calendar.ts';
import { findBareDate, findDates } from './dates.ts';

/** A Wednesday. */
const TODAY = '2027-05-05';
const today = parseIsoDate(TODAY) ?? 0;

/** What each date in the text most likely means; `?` where that cannot be told. */
function likeliest(text: string): (string | undefined)[] {
  return findDates(text, today).map(({ meanings }) => String(meanings[0] ?? '?'));
}

describe('findDates', () => {
  it.each([
    ['2027-05-03', '2027-05-03'],
    ['on 2026/12/01.', '2026-12-01'],
    ['3.5.2027', '2027-05-03'],
    ['am 03.05.27', '2027-05-03'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['7/7/2027', '2027-07-07'],
    ['3 May 2027', '2027-05-03'],
    ['3rd of May, 2027', '2027-05-03'],
    ['May 3rd, 2026', '2026-05-03'],
    ['Sept 5 2027', '2027-09-05'],
    ['3. Mai 2027', '2027-05-03'],
    ['le 1er août 2027', '2027-08-01'],
    ['el 3 de mayo de 2027', '2027-05-03'],
    ['il 3 maggio 2027', '2027-05-03'],
    ['2027年5月3日', '2027-05-03'],
    ['5月6日', '2027-05-06'],
    ['May 5', '2027-05-05'],
    ['May 4', '2028-05-04'],
    ['29 February', '2028-02-29'],
    ['today', '2027-05-05'],
    ['Tomorrow!', '2027-05-06'],
    ['the day after tomorrow', '2027-05-07'],
    ['day before yesterday', '2027-05-03'],
    ['morgen früh', '2027-05-06'],
    ['übermorgen', '2027-05-07'],
    ['demain', '2027-05-06'],
    ['aujourd’hui', '2027-05-05'],
    ['hier', '2027-05-04'],
    ['pasado mañana', '2027-05-07'],
    ['domani', '2027-05-06'],
    ['明日の朝', '2027-05-06'],
    ['明後日', '2027-05-07'],
    ['后天', '2027-05-07'],
    ['in 3 days', '2027-05-08'],
    ['in a week', '2027-05-12'],
    ['two weeks ago', '2027-04-21'],
    ['vor drei Tagen', '2027-05-02'],
    ['il y a 2 jours', '2027-05-03'],
    ['3日後', '2027-05-08'],
    ['Friday', '2027-05-07'],
    ['on Wednesday', '2027-05-12'],
    ['this Wednesday', '2027-05-05'],
    ['next Friday', '2027-05-14'],
    ['next Monday', '2027-05-10'],
    ['last Friday', '2027-04-30'],
    ['nächsten Montag', '2027-05-10'],
    ['vendredi prochain', '2027-05-07'],
    ['el viernes pasado', '2027-04-30'],
    ['3/5/2027', '?'],
    ['12/1/27', '?'],
  ])('reads %j', (text, date) => {
    expect(likeliest(text)).toEqual([date]);
  });

  it.each([
    'I may return it',
    '12 may be too many',
    '30 February 2027',
    '2027-13-01',
    'ORD-2027-05-03',
    '45/50/2027',
    '13/14/2027',
    '0/5/2027',
    'guten Morgen',
    'la mañana',
    'hier ist meine Bestellung',
    'one of the best days',
    'fridays',
    'version 1.2.3',
    'I need 3 of them in 2 sizes',
    'call 0203 555 123',
  ])('finds none in %j', (text) => {
    expect(likeliest(text)).toEqual([]);
  });

  it('finds several, in the order of the text', () => {
    expect(likeliest('from tomorrow to 9 May, not 2027-05-01')).toEqual(['2027-05-06', '2027-05-09', '2027-05-01']);
  });

  it('knows what else a day without year or week can mean', () => {
    const meanings = (text: string) => findDates(text, today)[0]?.meanings;
    expect(meanings('3 May')).toEqual(['2028-05-03', '2027-05-03']);
    expect(meanings('Friday')).toEqual(['2027-05-07', '2027-04-30']);
  });
});

describe('findBareDate', () => {
  it.each([
    ['6.5.', '2027-05-06'],
    ['am 24.12', '2027-12-24'],
    ['30.2.', undefined],
    ['it costs 3.5', undefined],
  ])('reads the reply %j', (reply, date) => {
    expect(findBareDate(reply, today)[0]?.meanings[0]).toBe(date);
  });
});
