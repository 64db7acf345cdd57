import { expect, it } from 'vitest';

import { placeOf, sceneOf, visitOf } from '../../../test/made-plan.ts';
import { DATES } from '../../../test/trip-story.ts';
import { answerDayOptions } from './about-day-options.ts';
import { answerDetail, answerLength } from './about-detail.ts';
import { answerTables } from './about-tables.ts';

const [MONDAY] = DATES;

it('tells how long one stays, from when to when', () => {
  // Hall is from 09:54 to 10:54.
  expect(answerLength({ place: placeOf('Hall') }, sceneOf()).text).toBe(
    'You stay 1 h at Hall: Monday 5 April, 09:54–10:54.',
  );
  expect(answerLength({ place: placeOf('Hall') }, sceneOf({}, { language: 'de' })).text).toBe(
    'Sie bleiben 1 Std. in Hall: Montag, 5. April, 09:54–10:54.',
  );
  expect(answerLength({ place: placeOf('Garden') }, sceneOf()).text).toContain('Garden is not in the plan.');
});

it('says what nobody knows of a place by its name, and what is known', () => {
  const { text, about, offered } = answerDetail({ about: 'detail', place: placeOf('Hall'), matter: 'card' }, sceneOf());
  const [first, second] = text.split('\n');
  expect(first).toBe("I don't know whether you can pay by card at Hall. What I do know:");
  expect(second).toBe('- Hall is in the plan on Monday 5 April, 09:54–10:54.');
  expect(about).toMatchObject({ place: placeOf('Hall'), visit: visitOf('Hall') });
  expect(offered?.map(({ frame }) => frame)).toEqual([
    { act: 'question', question: { about: 'way', to: placeOf('Hall') } },
  ]);
  expect(answerDetail({ about: 'detail', place: placeOf('Hall') }, sceneOf()).text).toMatch(
    /^This is all I know about Hall:/,
  );
});

it('tells a day in short, with what can be done about it', () => {
  const { text, offered } = answerDayOptions({ about: 'day-options', date: MONDAY, likely: [] }, sceneOf());
  expect(text).toBe('Monday 5 April, 09:54–19:30: Hall, Soba, Tower and Grill.\nWhat shall I change?');
  // Days start at nine; an hour later is minute 600.
  expect(offered?.map(({ frame }) => frame)).toEqual([
    { act: 'edit', edit: { type: 'pace', date: MONDAY, pace: 'slower' } },
    { act: 'edit', edit: { type: 'refill', date: MONDAY } },
    { act: 'edit', edit: { type: 'hours', date: MONDAY, start: 600 } },
  ]);
});

it('tells tables of a cuisine, or that none is known', () => {
  expect(answerTables({ about: 'tables', cuisine: 'udon' }, sceneOf()).text).toContain('- Udon, ');
  expect(answerTables({ about: 'tables', cuisine: 'pizza' }, sceneOf()).text).toBe(
    'I know no place for pizza on this trip.',
  );
});
