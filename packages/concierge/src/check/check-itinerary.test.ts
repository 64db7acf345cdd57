import type { CheckReport, CheckRequest, CheckVisit } from '@wayfarer/contract';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { STREET_PARTS } from '../../test/street-town.ts';
import { checkItinerary } from './check-itinerary.ts';

/** A Saturday. */
const START = '2027-04-03';
const check = (text: string, more: Partial<CheckRequest> = {}): Promise<CheckReport> =>
  checkItinerary(STREET_PARTS, { text, city: 'Streetham', start: START, ...more });

/** `fits 09:00-10:00~ Clock Tower`; of what does not fit the codes, and what helps. */
function linesOf({ days, undated }: Pick<CheckReport, 'days' | 'undated'>): readonly string[] {
  return [...days.flatMap(({ visits }) => visits), ...undated].map(lineOf);
}
function lineOf({ verdict, arrive, depart, assumed, name, reasons, fix }: CheckVisit): string {
  const times = arrive === null ? '-' : `${arrive}-${depart ?? ''}${assumed ? '~' : ''}`;
  const helps = fix === null ? [] : ['→', fix.date, fix.arrive, fix.kind === 'move' ? `moves ${fix.moves}` : fix.kind];
  return [verdict, times, name, ...reasons.map(({ code }) => code), ...helps].filter((word) => word !== null).join(' ');
}

describe('times that are missing', () => {
  it('follow each other with usual lengths, ways and margins, in the order written', async () => {
    // Ten minutes of way and five of margin; lunch from noon; from the lunch beside the museum ten and five again.
    const report = await check('Day 1\n- Clock Tower\n- Harbour Museum\n- Lunch\n- Rose Garden');
    expect(linesOf(report)).toEqual([
      'fits 09:00-10:00~ Clock Tower',
      'fits 10:15-11:15~ Harbour Museum',
      'fits 12:00-13:00~ Lunch',
      'fits 13:15-14:15~ Rose Garden',
    ]);
    expect(report.assumptions.map(({ code }) => code)).toEqual(['times']);
  });

  it('end before the next time that is written, but not below what a place needs', async () => {
    // Until 09:45, as from there ten and five minutes lead to ten o'clock; half an hour is the least.
    expect(linesOf(await check('Day 1\n- 09:00 Clock Tower\n- 10:00 Harbour Museum'))).toEqual([
      'fits 09:00-09:45~ Clock Tower',
      'fits 10:00-11:00~ Harbour Museum',
    ]);
    expect(linesOf(await check('Day 1\n- 09:00 Clock Tower\n- 09:40 Harbour Museum'))).toEqual([
      'fits 09:00-09:30~ Clock Tower',
      'does-not-fit 09:40-10:40~ Harbour Museum travel-does-not-fit → 2027-04-03 09:45 moves 0',
    ]);
  });
});

describe('a stop that does not fit', () => {
  it('moves as little as helps on its own day', async () => {
    const report = await check('Day 1\n10:00-11:00 Clock Tower\n11:05-12:05 Harbour Museum');
    expect(linesOf(report)).toEqual([
      'fits 10:00-11:00 Clock Tower',
      'does-not-fit 11:05-12:05 Harbour Museum travel-does-not-fit → 2027-04-03 11:15 moves 0',
    ]);
    expect(report.summary).toEqual([
      'I checked 2 stops on 1 day in Streetham: 1 fits and 1 doesn’t.',
      'From Clock Tower to Harbour Museum takes 15 min with a margin; 5 min are free; Saturday 3 April, 11:15–12:15 works.',
    ]);
  });

  it('goes to the nearest day on which the place is open', async () => {
    const text = 'Day 1\n10:00-11:00 Clock Tower\nDay 3\n10:00-11:00 Harbour Museum\nDay 4\n10:00-11:00 Rose Garden';
    const [, wrong] = linesOf(await check(text));
    // Day 3 is a Monday; on the Tuesday there is room after the garden, ten minutes and the margin later.
    expect(wrong).toBe('does-not-fit 10:00-11:00 Harbour Museum closed-that-day → 2027-04-06 11:15 moves 0');
  });

  it.each([
    ['10:00-11:00 Clock Tower\n10:30-11:30 Harbour Museum', 'overlap'],
    ['10:00-11:00 Clock Tower\n16:00-17:00 Moor Abbey', 'too-far'],
    ['17:30-18:30 Clock Tower', 'closes-during-visit'],
    ['10:00-10:15 Clock Tower', 'visit-too-short'],
    ['12:00-13:00 lunch at Old Oven', 'diet-not-served'],
  ])('says why: %s', async (lines, code) => {
    const { days } = await check(`Day 1\n${lines}`, { diets: ['vegan'] });
    expect(days[0]?.visits.at(-1)?.reasons.map((reason) => reason.code)).toEqual([code]);
  });

  it('may be a place that stands twice', async () => {
    const report = await check('Day 1\n10:00-11:00 Clock Tower\nDay 2\n10:00-11:00 the clock tower');
    expect(linesOf(report)[1]).toBe('does-not-fit 10:00-11:00 clock tower visited-twice → 2027-04-04 leave-out');
    expect(report.duplicates).toEqual([
      { name: 'Clock Tower', lines: [2, 4], text: 'Clock Tower stands in this plan twice (lines 2, 4).' },
    ]);
  });
});

describe('what nobody knows', () => {
  it('is offered with near matches, never taken for them', async () => {
    const report = await check('Day 1\n10:00-11:00 Harbor Museum\n12:00-13:00 Brass Whale Arcade');
    expect(linesOf(report)).toEqual(['unknown 10:00-11:00 Harbor Museum', 'unknown 12:00-13:00 Brass Whale Arcade']);
    expect(report.notFound.map(({ name, near }) => [name, near.map((one) => one.name)])).toEqual([
      ['Harbor Museum', ['Harbour Museum']],
      ['Brass Whale Arcade', []],
    ]);
    expect(report.counts).toEqual({ visits: 2, fits: 0, doesNotFit: 0, unknown: 2, notFound: 2 });
  });

  it('is the date: a day of rest then is to be looked up', async () => {
    // Two weeks after a Monday is one.
    const text = 'Streetham\nDay 1\n10:00-11:00 Harbour Museum';
    const report = await checkItinerary(STREET_PARTS, { text });
    const [visit] = report.days[0]?.visits ?? [];
    expect([report.days[0]?.date, visit?.verdict, visit?.reasons]).toEqual(['2026-12-14', 'unknown', []]);
    expect(visit?.check).toEqual([
      'Harbour Museum is closed on Monday 14 December. That depends on your date, which the text doesn’t say.',
    ]);
    expect(report.assumptions.map(({ code }) => code)).toEqual(['dates']);
  });

  it('is a whole city', async () => {
    const report = await check('Day 1\n10:00-11:00 Clock Tower', { city: 'Atlantis' });
    expect(linesOf(report)).toEqual(['unknown 10:00-11:00 Clock Tower']);
    expect(report.assumptions).toEqual([
      {
        code: 'city-unknown',
        text: 'I have no data about Atlantis, so I can’t check opening hours or ways there.',
      },
      expect.objectContaining({ code: 'not-counted' }),
    ]);
  });
});

it('lists what has to be booked, by the house or by the text', async () => {
  const report = await check('Day 1\n12:00-13:00 lunch at Old Oven\n14:00-15:00 Rose Garden — book ahead');
  expect(report.bookings.map(({ name, because }) => [name, because])).toEqual([
    ['Old Oven', 'needed'],
    ['Rose Garden', 'said'],
  ]);
});

it('counts what is known of the costs against the limit', async () => {
  // £10 for each of two.
  const text = 'Day 1\n10:00-11:00 Clock Tower';
  const within = await check(text, { budget: { amount: 1_000_000, currency: 'GBP' } });
  const over = await check(text, { budget: { amount: 1_000, currency: 'GBP' } });
  expect([within.money?.over, over.money?.over]).toEqual([false, true]);
  expect(within.money?.total.amount).toBeGreaterThanOrEqual(2_000);
  expect(over.summary[1]).toBe(over.money?.text);
});

it('notes a holiday and a meal that is missing', async () => {
  const stops = '10:00-11:00 Clock Tower\n11:30-12:30 Rose Garden\n18:30-19:30 dinner at Old Oven';
  const { days } = await check(`Day 1\n${stops}`, { start: '2027-04-05' });
  expect(days[0]?.notes).toEqual(['Monday 5 April is Street Day: opening hours may differ.', 'No lunch is planned.']);
});

it('says of a list without days when its places are open', async () => {
  const report = await checkItinerary(STREET_PARTS, {
    text: 'Streetham\n- Clock Tower\n- that bar by the pier',
    city: 'Streetham',
  });
  expect(report.undated.map(({ name, check: [first] }) => [name, first])).toEqual([
    ['Clock Tower', 'No day is written for Clock Tower. Its opening hours: Mo-Su 09:00-18:00.'],
    ['that bar by the pier', '“that bar by the pier” names no place I can look up. Which one do you mean?'],
  ]);
});

it('finds the city by its places where no city is written, and says so', async () => {
  const report = await checkItinerary(STREET_PARTS, { text: 'Day 1\n- Clock Tower\n- Rose Garden', start: START });
  expect(report.cities.map(({ name }) => name)).toEqual(['Streetham']);
  expect(report.assumptions[0]).toEqual({
    code: 'city',
    text: 'The text names no city; most of its places are in Streetham.',
  });
});

it('answers the longest text that is taken in time, whatever it holds', async () => {
  for (const piece of ['A A ', '9:00 ', 'Day 1 ', '1 ']) {
    const started = performance.now();
    await checkItinerary(STREET_PARTS, { text: piece.repeat(20_000 / piece.length) });
    expect(performance.now() - started).toBeLessThan(3_000);
  }
});

it('takes data for a text', async () => {
  const itinerary = { days: [{ visits: [{ name: 'Clock Tower', arrive: '10:00', depart: '11:00' }] }] };
  const report = await checkItinerary(STREET_PARTS, { itinerary, city: 'Streetham', start: START });
  expect(linesOf(report)).toEqual(['fits 10:00-11:00 Clock Tower']);
  expect(report.summary[1]).toBe('Nothing I know of speaks against it.');
});

it.each([
  ['en', 'The plan says that Rose Garden has to be booked.'],
  ['de', 'Der Plan sagt, dass man Rose Garden buchen muss.'],
  ['fr', 'Le programme dit qu’il faut réserver : Rose Garden.'],
  ['es', 'El plan dice que hay que reservar: Rose Garden.'],
  ['ja', 'Rose Gardenは予約が必要だと、予定に書かれています。'],
  ['zh', '行程里说Rose Garden需要预订。'],
] as const)('speaks %s where it is asked to', async (language, booked) => {
  const text = 'Day 1\n09:00-10:00 Clock Tower\n09:30-10:30 Rose Garden — book ahead\n12:00 Brass Whale Arcade';
  const [said, english] = await Promise.all([check(text, { language }), check(text)]);
  const textsOf = (report: CheckReport): readonly string[] => [
    ...report.summary,
    ...report.days.flatMap(({ visits }) =>
      visits.flatMap(({ reasons, check: asked }) => [...reasons.map((one) => one.text), ...asked]),
    ),
    ...[...report.notFound, ...report.bookings, ...report.assumptions].map((one) => one.text),
  ];
  expect(textsOf(said)).toHaveLength(textsOf(english).length);
  if (language !== 'en') expect(textsOf(said).filter((one) => textsOf(english).includes(one))).toEqual([]);
  expect(said.bookings.map((one) => one.text)).toEqual([booked]);
});

describe('a change', () => {
  it('is the fix of the report, after which the stop fits', async () => {
    const text = 'Day 1\n- 09:00 Clock Tower\n- 09:40 Harbour Museum\n- Rose Garden';
    // The garden is ten minutes and the margin further on, until 11:55; as much later there is room for the museum.
    const { days } = await check(text);
    const { changes } = days[0]?.visits[1]?.fix ?? {};
    expect(changes).toEqual([
      { kind: 'move', line: 3, name: 'Harbour Museum', date: START, arrive: '12:10', depart: '13:10' },
    ]);
    expect(linesOf(await check(text, { changes }))).toEqual([
      'fits 09:00-09:30 Clock Tower',
      'fits 10:55-11:55 Rose Garden',
      'fits 12:10-13:10 Harbour Museum',
    ]);
  });

  it('moves to another day, leaves out, and takes a name for a place', async () => {
    const text = 'Day 1\n10:00-11:00 Clock Tower\n12:00-13:00 Harbor Museum\nDay 2\n10:00-11:00 Rose Garden';
    const report = await check(text, {
      changes: [
        { kind: 'take', line: 3, name: 'Harbor Museum', placeId: 'place_town-harbour-museum' },
        { kind: 'move', line: 2, name: 'Clock Tower', date: '2027-04-04', arrive: '15:00', depart: '16:00' },
        { kind: 'leave-out', line: 5, name: 'Rose Garden' },
      ],
    });
    expect(linesOf(report)).toEqual(['fits 12:00-13:00 Harbor Museum', 'fits 15:00-16:00 Clock Tower']);
  });
});

it('says which change could not be made, and makes the others', async () => {
  const report = await check('Day 1\n10:00-11:00 Clock Tower\n14:00-15:00 Harbor Museum', {
    changes: [
      { kind: 'leave-out', line: 99, name: 'Nobody' },
      { kind: 'take', line: 3, name: 'Harbor Museum', placeId: 'place_nowhere' },
      { kind: 'move', line: 2, name: 'Clock Tower', date: '2027-05-01', arrive: '10:00', depart: '11:00' },
      { kind: 'move', line: 2, name: 'Clock Tower', date: START, arrive: '12:00', depart: '13:00' },
    ],
  });
  expect(report.unapplied.map(({ line, text }) => [line, text])).toEqual([
    [99, '“Nobody” (line 99) isn’t in this plan, so that change wasn’t made.'],
    [3, 'I know no place “place_nowhere” here, so “Harbor Museum” stays as written.'],
    [2, 'Saturday 1 May isn’t in this plan, so “Clock Tower” stays where it was.'],
  ]);
  expect(linesOf(report)[0]).toBe('fits 12:00-13:00 Clock Tower');
});

it('speaks the language of the text', async () => {
  const { summary } = await check('Tag 1\n10:00-11:00 Clock Tower');
  expect(summary[0]).toBe('Ich habe 1 Ziel an 1 Tag in Streetham geprüft: 1 passt und 0 passen nicht.');
});

it('asks for more where the text holds nothing', async () => {
  const report = await check('Hello! Any ideas?');
  expect(report.summary[0]).toBe('I found no stops in this text.');
  expect(minute(0) + report.counts.visits).toBe(0);
});
