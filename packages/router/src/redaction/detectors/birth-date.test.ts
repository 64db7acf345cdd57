import { expect, it } from 'vitest';

import { findBirthDates } from './birth-date.ts';

function datesIn(text: string): readonly string[] {
  return findBirthDates(text).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['born on 3 May 1990', '3 May 1990'],
  ['I was born in Paris on the 3rd of May, 1990', '3rd of May, 1990'],
  ['born in May 1990', 'May 1990'],
  ['born 1990', '1990'],
  ['Date of birth: 1990-05-03', '1990-05-03'],
  ['"date_of_birth":"1990-05-03"', '1990-05-03'],
  ['DOB 03/05/1990', '03/05/1990'],
  ['D.O.B.: May 3rd, 1990', 'May 3rd, 1990'],
  ['my birthday is 3 May', '3 May'],
  ['geboren am 3. Mai 1990', '3. Mai 1990'],
  ['Geburtsdatum: 03.05.1990', '03.05.1990'],
  ['née le 3 mai 1990', '3 mai 1990'],
  ['date de naissance : 03/05/1990', '03/05/1990'],
  ['nací el 3 de mayo de 1990', '3 de mayo de 1990'],
  ['fecha de nacimiento: 3/5/90', '3/5/90'],
  ['nata a Roma il 3 maggio 1990', '3 maggio 1990'],
  ['data di nascita 03.05.1990', '03.05.1990'],
  ['生年月日は1990年5月3日です', '1990年5月3日'],
  ['1990年5月3日生まれです', '1990年5月3日'],
  ['出生日期:1990年5月3日', '1990年5月3日'],
  ['我的生日是5月3日', '5月3日'],
])('finds the date in %j', (text, date) => {
  expect(datesIn(text)).toEqual([date]);
});

it.each([
  'from 3 May 2027 to 9 May 2027',
  'my birthday, and we leave on 3 May 2027',
  'May 3, 2027; 2027-05-03; 03.05.2027; 2027年5月3日',
  'NATO 1999, a born leader, newborn 2027',
  '5月3日に出発',
])('leaves %j as it is', (text) => {
  expect(datesIn(text)).toEqual([]);
});
