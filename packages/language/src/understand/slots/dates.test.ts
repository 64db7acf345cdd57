import { describe, expect, it } from 'vitest';

import { fakeGazetteer } from '../../../test/fake-gazetteer.ts';
import { framesFor } from '../../../test/hand-clause.ts';
import { PARIS } from '../../../test/paris-context.ts';
import { createRuleBrain } from '../../read/rule-brain.ts';
import type { ActName } from '../act-name.ts';
import type { Language } from '../frame.ts';
import { addMonths } from './date-range.ts';
import { sayFamily } from './families.ts';

/** The trip is from 10 to 13 June 2027, and it is 21 November 2026. */
function datesFor(act: ActName, words: string, language: Language = 'en', slots = {}): unknown {
  const [frame] = framesFor(act, words, { language, slots });
  return frame?.act === 'edit' && frame.edit.type === 'dates' ? `${frame.edit.start} ${frame.edit.end}` : frame;
}

describe('the whole trip', () => {
  it.each<[ActName, Language, string, string]>([
    ['dates-later', 'en', 'two weeks later please', '2027-06-24 2027-06-27'],
    ['dates-later', 'en', 'a fortnight later', '2027-06-24 2027-06-27'],
    ['dates-later', 'en', 'a month later', '2027-07-10 2027-07-13'],
    ['dates-later', 'en', 'move it all to start on 20 June', '2027-06-20 2027-06-23'],
    ['dates-later', 'zh', '推迟两周', '2027-06-24 2027-06-27'],
    ['dates-later', 'ja', '2週間後にずらして', '2027-06-24 2027-06-27'],
    ['dates-later', 'fr', 'trois jours plus tard', '2027-06-13 2027-06-16'],
    ['dates-later', 'de', 'eine Woche später', '2027-06-17 2027-06-20'],
    ['dates-later', 'es', 'dos semanas más tarde', '2027-06-24 2027-06-27'],
    ['dates-earlier', 'en', 'a week earlier', '2027-06-03 2027-06-06'],
    ['dates-earlier', 'zh', '提前三天', '2027-06-07 2027-06-10'],
  ])('%s in %s: %s', (act, language, words, dates) => {
    expect(datesFor(act, words, language)).toBe(dates);
  });

  it.each<[Language, string, string]>([
    ['en', 'change the dates to 26 to 29 April', '2027-04-26 2027-04-29'],
    ['en', 'Dec 20 - Jan 3', '2026-12-20 2027-01-03'],
    ['en', 'Sat-Sun Dec 5-6', '2026-12-05 2026-12-06'],
    ['en', 'from 28 April to 2 May', '2027-04-28 2027-05-02'],
    ['en', 'July 10 to 14', '2027-07-10 2027-07-14'],
    ['de', 'vom 3. bis 6. Juli', '2027-07-03 2027-07-06'],
    ['fr', 'du 3 au 6 juillet', '2027-07-03 2027-07-06'],
    ['es', 'del 3 al 6 de julio', '2027-07-03 2027-07-06'],
    ['ja', '7月3日から6日まで', '2027-07-03 2027-07-06'],
    ['zh', '改到7月3号到6号', '2027-07-03 2027-07-06'],
    ['en', 'start on 3 May', '2027-05-03 2027-05-06'],
    ['en', 'on 29 Feb', '2028-02-29 2028-03-03'],
  ])('on other dates in %s: %s', (language, words, dates) => {
    expect(datesFor('dates', words, language)).toBe(dates);
  });

  it('on the days that were marked, which stand apart', () => {
    expect(
      datesFor('dates', 'the 26th please, back home on the 29th of April', 'en', { day: '26', 'to-day': '29 April' }),
    ).toBe('2027-04-26 2027-04-29');
  });

  it.each<[ActName, Language, string, string]>([
    ['length', 'en', 'make it five days', '2027-06-10 2027-06-14'],
    ['length', 'en', '3 nights', '2027-06-10 2027-06-13'],
    ['length', 'ja', '5日間', '2027-06-10 2027-06-14'],
    ['length', 'zh', '玩五天', '2027-06-10 2027-06-14'],
    ['length', 'de', 'eine Woche', '2027-06-10 2027-06-16'],
    ['dates-longer', 'en', 'two more days', '2027-06-10 2027-06-15'],
    ['dates-shorter', 'fr', 'un jour de moins', '2027-06-10 2027-06-12'],
  ])('as long as is said: %s in %s: %s', (act, language, words, dates) => {
    expect(datesFor(act, words, language)).toBe(dates);
  });
});

it('of a length that is named beside the old one, the named one holds', () => {
  expect(datesFor('dates-shorter', 'three days instead of four', 'en', { duration: 'three days' })).toBe(
    '2027-06-10 2027-06-12',
  );
  expect(datesFor('dates-shorter', 'nur noch drei Tage', 'de', { duration: 'drei Tage' })).toBe(
    '2027-06-10 2027-06-12',
  );
});

it('a month that is named has the trip at about the same place', () => {
  // The 10th of June is a Thursday; the Thursday next to the 10th of September is the 9th.
  expect(datesFor('dates-later', 'shift it to September', 'en', { day: 'September' })).toBe('2027-09-09 2027-09-12');
});

it('a day before the start is no end, and what may be one is asked', () => {
  const before = datesFor('dates-end-earlier', 'come home on 1 June', 'en', { day: '1 June' });
  expect(before).toMatchObject({ act: 'ask', about: 'end-before-start', words: 'Thu 10 June' });
  expect(before).toMatchObject({
    choices: [{ text: 'Sat 12 June' }, { text: 'Fri 11 June' }, { text: 'Thu 10 June' }],
  });
  expect(datesFor('dates-start-later', 'start on 20 June', 'en', { day: '20 June' })).toMatchObject({
    about: 'start-after-end',
    words: 'Sun 13 June',
  });
});

it('days that are over, and more of them than are planned, are none', () => {
  expect(datesFor('dates-earlier', 'a year earlier')).toEqual({ act: 'ask', about: 'dates-past', choices: [] });
  // Fifteen days from the 10th end on the 24th.
  expect(datesFor('dates-end-later', 'three more weeks')).toMatchObject({
    about: 'trip-too-long',
    words: '15',
    choices: [{ text: 'Thu 24 June' }],
  });
});

it('a date that is written holds, whichever way its act points', () => {
  expect(datesFor('dates-end-later', 'home on 12 June', 'en', { day: '12 June' })).toBe('2027-06-10 2027-06-12');
});

describe('one end of the trip', () => {
  it.each<[ActName, Language, string, string]>([
    ['dates-start-earlier', 'en', 'add a day at the beginning', '2027-06-09 2027-06-13'],
    ['dates-start-earlier', 'en', 'start on 8 June', '2027-06-08 2027-06-13'],
    ['dates-start-later', 'en', 'drop the first day', '2027-06-11 2027-06-13'],
    ['dates-start-later', 'en', 'start on Friday', '2027-06-11 2027-06-13'],
    ['dates-end-later', 'en', 'stay two more nights', '2027-06-10 2027-06-15'],
    ['dates-end-earlier', 'en', 'go home on Saturday', '2027-06-10 2027-06-12'],
    ['dates-end-earlier', 'es', 'quitar el último día', '2027-06-10 2027-06-12'],
    ['dates-start-earlier', 'de', 'zwei Tage früher anreisen', '2027-06-08 2027-06-13'],
  ])('%s in %s: %s', (act, language, words, dates) => {
    expect(datesFor(act, words, language)).toBe(dates);
  });

  it('asks where no day would be left', () => {
    expect(datesFor('dates-shorter', 'a week less')).toMatchObject({ act: 'ask', about: 'end-before-start' });
  });
});

it('a month from the 31st ends with the shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-12-15', 1)).toBe('2028-01-15');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
});

describe('who travels', () => {
  it.each<[Language, string, object, string]>([
    ['en', 'we bring our two kids, 5 and 8', {}, '2 adults and 2 children aged 5 and 8'],
    ['en', 'with our daughter', {}, '2 adults and 1 child'],
    ['en', '3 adults and a 10 year old', {}, '3 adults and 1 child aged 10'],
    ['en', 'the kids come too', { age: '5, 8 and 11' }, '2 adults and 3 children aged 5, 8 and 11'],
    ['ja', '大人2人と子供1人', {}, '2 adults and 1 child'],
    ['zh', '2大1小', {}, '2 adults and 1 child'],
    ['zh', '带两个孩子，5岁和8岁', {}, '2 adults and 2 children aged 5 and 8'],
    ['fr', 'avec nos deux enfants de 5 et 8 ans', {}, '2 adults and 2 children aged 5 and 8'],
    ['de', 'mit zwei Kindern, 5 und 8 Jahre alt', {}, '2 adults and 2 children aged 5 and 8'],
    ['es', 'con nuestros dos hijos de 5 y 8 años', {}, '2 adults and 2 children aged 5 and 8'],
  ])('with children is for the planner in %s: %s', (language, words, slots, text) => {
    expect(framesFor('party', words, { language, slots: slots as Record<string, string> })).toEqual([
      { act: 'fact', text },
    ]);
  });

  it.each<[Language, string, object, number]>([
    ['en', 'we are now a group of six', {}, 6],
    ['en', 'just me', {}, 1],
    ['en', 'family of four', {}, 4],
    ['zh', '一家三口', { count: '三' }, 3],
  ])('without is a number in %s: %s', (language, words, slots, travelers) => {
    expect(framesFor('party', words, { language, slots: slots as Record<string, string> })).toEqual([
      { act: 'edit', edit: { type: 'party', travelers } },
    ]);
  });

  it('a child that joins is beside those who travel', () => {
    expect(framesFor('party-more', 'our son Ben, 7, comes along', { context: { ...PARIS, travelers: 3 } })).toEqual([
      { act: 'fact', text: '3 adults and 1 child aged 7' },
    ]);
  });
});

it('an hour of the first day is that of the arrival', () => {
  expect(framesFor('dates-start-later', 'we will be there at 16:00 on the first day')).toEqual([
    { act: 'edit', edit: { type: 'arrival', at: 960 } },
  ]);
});

it('an arrival that is denied is proposed', () => {
  expect(framesFor('arrival', 'do not expect us before 15:30 on the first day')).toEqual([
    { act: 'wish', wish: { kind: 'propose', edits: [{ type: 'arrival', at: 930 }] } },
  ]);
});

describe('a number of heads', () => {
  const travelers = (act: ActName, words: string, language: Language = 'en'): unknown => {
    const [frame] = framesFor(act, words, { language, context: { ...PARIS, travelers: 4 } });
    return frame?.act === 'edit' && frame.edit.type === 'party' ? frame.edit.travelers : frame;
  };

  it.each<[ActName, Language, string, number]>([
    ['party-more', 'fr', 'Finalement nous serons trois', 3],
    ['party-more', 'es', 'al final seremos cinco', 5],
    ['party-more', 'de', 'am Ende sind wir zu sechst', 6],
    ['party-less', 'en', 'we will only be three', 3],
    ['party-less', 'zh', '只剩我们三个人了', 3],
  ])('of all is set, whatever the act: %s in %s: %s', (act, language, words, count) => {
    expect(travelers(act, words, language)).toBe(count);
  });

  it.each<[ActName, Language, string, number]>([
    ['party-more', 'en', 'two more friends join us', 6],
    ['party-more', 'en', 'we bring two friends', 6],
    ['party-more', 'fr', 'deux amis en plus', 6],
    ['party-less', 'en', 'my sister cannot come', 3],
  ])('that join or stay away is counted from those who travel: %s in %s: %s', (act, language, words, count) => {
    expect(travelers(act, words, language)).toBe(count);
  });

  it('with children and their ages is a family', () => {
    expect(framesFor('party', 'we are 5 now, two of them children aged 4 and 7')).toEqual([
      { act: 'fact', text: '3 adults and 2 children aged 4 and 7' },
    ]);
  });
});

describe('what somebody eats', () => {
  it('stands beside how many they are', () => {
    expect(framesFor('party', 'we are 3 and one of us is vegan')).toEqual([
      { act: 'edit', edit: { type: 'party', travelers: 3 } },
      { act: 'edit', edit: { type: 'party', diets: ['vegan'] } },
    ]);
  });

  it('is added to what the others eat by', () => {
    expect(framesFor('party-diet', 'one of us is vegan', { context: { ...PARIS, diets: ['halal'] } })).toEqual([
      { act: 'edit', edit: { type: 'party', diets: ['halal', 'vegan'] } },
    ]);
  });
});

it('the planner reads a family as it is told', async () => {
  const brain = createRuleBrain({ gazetteer: fakeGazetteer });
  const message = sayFamily({ adults: 2, children: 3, ages: [5, 8, 11] });
  const known = { index: 3, mode: 'FINALIZE', facts: [], hints: {}, open: [], today: PARIS.today };
  const { learned } = await brain.understand({ message, ...known } as never, new AbortController().signal);
  expect(learned.map(({ name, value }) => [name, value])).toEqual([
    ['persons', [{ label: 'the children', count: 3, ages: [5, 8, 11] }]],
    ['travelers', 5],
  ]);
});

it.each<ActName>(['plan-trip', 'destination', 'origin', 'access', 'transport', 'occasion', 'scene-walk'])(
  '%s is for the planner',
  (act) => {
    expect(framesFor(act, 'in so many words')).toMatchObject([{ act: 'fact', text: 'in so many words' }]);
  },
);
