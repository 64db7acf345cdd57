import type { PlaceId } from '@wayfarer/trip';
import type { MinuteOfDay } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { checkAnswer, type ConvertMoney, type ResearchAnswer } from './check-answer.ts';
import type { Gap } from './gap.ts';

const URL = 'https://soba.example/';
const page = (text: string) => [{ url: URL, text: `Soba Hana, Kyoto\n${text}`, at: '2027-01-01T00:00:00.000Z' }];
const BASE = { id: 'g', specialist: 'food', about: 'Soba Hana', city: 'Kyoto', question: '?' } as const;
const yen = (amount: number) => ({ amount, currency: 'JPY' });
const HANA = 'place_kyoto-soba-hana' as PlaceId;
const PRICE: Gap = { ...BASE, kind: 'price', of: HANA, currency: 'JPY', others: [yen(800), yen(1000), yen(3000)] };
const HOUSE: Gap = {
  ...BASE,
  about: 'Kyoto',
  kind: 'house',
  words: ['vegan'],
  diet: 'vegan',
  known: ['Known House', 'Plain Table'],
  tables: [{ id: HANA, name: 'Plain Table' }],
};
const HOURS: Gap = {
  ...BASE,
  kind: 'hours',
  place: HANA,
  // A Saturday.
  date: '2027-04-03',
  arrive: 750 as MinuteOfDay,
  depart: 810 as MinuteOfDay,
};
/** A euro is 160 yen, and no other rate is known. */
const convert: ConvertMoney = ({ amount, currency }, into) =>
  currency === 'EUR' && into === 'JPY'
    ? { money: yen(Math.round((amount / 100) * 160)), rateDate: '2027-01-02' }
    : undefined;

function checked(gap: Gap, text: string, answer: Partial<ResearchAnswer>) {
  return checkAnswer(gap, { found: true, quote: text, url: URL, ...answer }, { pages: page(text), convert });
}

/** The answer quotes all of the page's second line. */
function told(gap: Gap, text: string, answer: Partial<ResearchAnswer>): string {
  const verdict = checked(gap, text, answer);
  return verdict.holds ? verdict.say('en') : `no: ${verdict.why('en')}`;
}

function factOf(gap: Gap, text: string, answer: Partial<ResearchAnswer>): unknown {
  const verdict = checked(gap, text, answer);
  return verdict.holds ? verdict.fact : undefined;
}

describe('a price', () => {
  it.each([
    ['Lunch 1,200 yen', { amount: 1200 }, /^Soba Hana: ¥1,200\.$/],
    ['Lunch 1,200 yen', { amount: 1200, currency: 'jpy' }, /^Soba Hana: ¥1,200\.$/],
    // 9 euros are 1,440 yen.
    ['Lunch 9 EUR', { amount: 9, currency: 'EUR' }, /^Soba Hana: about ¥1,440 \(€9 at the rate of 2027-01-02\)\.$/],
    ['Lunch 9 CHF', { amount: 9, currency: 'CHF' }, /^no: The price is in CHF, and I know no rate from that to JPY/],
    ['Lunch 900 TWD', { amount: 900, currency: 'JPY' }, /^no: The words do not say that the price is in JPY/],
    ['Lunch 900', { amount: 900, currency: 'EUR' }, /^no: The words do not say that the price is in EUR/],
    ['Lunch ¥ 900', { amount: 900, currency: 'JPY' }, /^Soba Hana: ¥900\.$/],
    ['Lunch 900', { amount: 900, currency: 'yen' }, /^no: It gives no price|^no: The words/],
    ['Lunch 1,200 yen', { amount: 1300 }, /^no: The price does not stand in the words/],
    // The usual one is 1,000: ten times as much is the most, a tenth the least.
    ['Lunch 10,000 yen', { amount: 10_000 }, /^Soba Hana: /],
    ['Lunch 10,001 yen', { amount: 10_001 }, /^no: .* is not likely: others of its kind cost about ¥1,000/],
    ['Lunch 100 yen', { amount: 100 }, /^Soba Hana: /],
    ['Lunch 99 yen', { amount: 99 }, /^no: .* is not likely/],
    ['Entrance is free', { amount: 0 }, /^Soba Hana: free\.$/],
    ['Entrance 0 yen', { amount: -1 }, /^no: It gives no price/],
    ['Entrance', {}, /^no: It gives no price/],
  ])('%j as %j', (text, answer, expected) => {
    expect(told(PRICE, text, answer)).toMatch(expected);
  });

  it.each([
    // A sign that several countries share is not the currency that was answered unless it can be.
    ['Lunch $9', { amount: 9, currency: 'USD' }, /^no: The price is in USD, and I know no rate/],
    ['Lunch $9', { amount: 9, currency: 'SGD' }, /^no: The price is in SGD, and I know no rate/],
    ['Lunch $9', { amount: 9, currency: 'EUR' }, /^no: The words do not say that the price is in EUR/],
    ['Lunch ¥900', { amount: 900, currency: 'CNY' }, /^no: The price is in CNY, and I know no rate/],
    ['Lunch 900 yen', { amount: 900, currency: 'CNY' }, /^no: The words do not say that the price is in CNY/],
    // Of a range either end may be meant.
    ['Lunch 900-1,500 yen', { amount: 900 }, /^Soba Hana: ¥900\.$/],
    ['Lunch 900', { amount: 900 }, /^Soba Hana: ¥900\.$/],
    ['Entrance is free', { amount: 0, currency: 'USD' }, /^Soba Hana: free\.$/],
    ['Entrance 600 yen, children free', { amount: 0 }, /^Soba Hana: free\.$/],
    ['Entrance 0 yen', { amount: 0 }, /is not likely/],
    ['Lunch 1,200 yen', { amount: Number.POSITIVE_INFINITY }, /^no: It gives no price/],
  ])('%j as %j', (text, answer, expected) => {
    expect(told(PRICE, text, answer)).toMatch(expected);
  });

  it('is held against the middle one of those that cost anything', () => {
    const usual = (...amounts: readonly number[]) =>
      told({ ...PRICE, others: amounts.map(yen) }, 'Lunch 90 yen', { amount: 90 });
    // 90 is a tenth of 900.
    expect(usual(0, 0, 500, 900, 5000)).toBe('Soba Hana: ¥90.');
    expect(usual(500, 901, 5000)).toMatch(/others of its kind cost about ¥901/);
    expect(usual(5000, 901, 500)).toMatch(/others of its kind cost about ¥901/);
    // Of an even number the upper one.
    expect(usual(500, 901)).toMatch(/about ¥901/);
    expect(usual(0)).toMatch(/^no: No other price/);
  });

  it('is not believed where no other is known', () => {
    expect(told({ ...PRICE, others: [] }, 'Lunch 1,200 yen', { amount: 1200 })).toMatch(/^no: No other price/);
  });
});

describe('opening hours', () => {
  // One is there 12:30–13:30.
  it.each([
    [
      'Open 11:00-14:00',
      { opens: '11:00', closes: '14:00' },
      /is open 11:00–14:00 on Saturday 3 April, and you are there 12:30–13:30\.$/,
    ],
    [
      'Open 11:00-13:00',
      { opens: '11:00', closes: '13:00' },
      / open 11:00–13:00 on Saturday 3 April, but you are there 12:30–13:30\.$/,
    ],
    ['Open 12:00-2:00', { opens: '12:00', closes: '02:00' }, /, and you are there/],
    ['Open 11:00-14:00', { opens: '11:00', closes: '25:00' }, /^no: It gives no opening hours/],
    [
      'Closed on Saturdays',
      { closed: true },
      /^Soba Hana is closed on Saturday 3 April, and you are there 12:30–13:30\.$/,
    ],
    ['Closed on Mondays', { closed: true }, /^no: The words do not say that it is closed/],
    ['Closed Fri to Sun', { closed: true }, /^Soba Hana is closed/],
    ['Closed Sun-Tue', { closed: true }, /^no: The words do not say that it is closed/],
    ['Mon-Fri 11:00-14:00', { opens: '11:00', closes: '14:00' }, /^no: The words speak of other days of the week/],
    ['Mo-Sa 11:00-14:00', { opens: '11:00', closes: '14:00' }, /is open 11:00–14:00 on Saturday 3 April/],
    ['We do open 11:00-14:00', { opens: '11:00', closes: '14:00' }, /is open 11:00–14:00/],
    ['11:00-12:00, 12:30-20:00', { opens: '11:00', closes: '12:00' }, /^no: The hours do not stand/],
    [
      '11:00-12:00, 12:30-20:00',
      { opens: '11:00', closes: '12:00', opensAgain: '12:30', closesAgain: '20:00' },
      /is open 11:00–12:00, 12:30–20:00 on .*, and you are there/,
    ],
    ['11:00-12:00, 12:30-20:00', { opens: '11:00', closes: '12:00', opensAgain: '09:00' }, /^no: It gives no opening/],
    ['Open on Saturdays', { closed: true }, /^no: The words do not say that it is closed/],
  ])('%j as %j', (text, answer, expected) => {
    expect(told(HOURS, text, answer)).toMatch(expected);
  });
});

describe('hours that are told', () => {
  const open = (text: string, answer: Partial<ResearchAnswer>) => told(HOURS, text, answer);

  it('fit from the minute of coming to the minute of leaving', () => {
    // One is there 12:30–13:30.
    expect(open('Open 12:30-13:30', { opens: '12:30', closes: '13:30' })).toMatch(/, and you are there/);
    expect(open('Open 12:31-13:30', { opens: '12:31', closes: '13:30' })).toMatch(/, but you are there/);
    expect(open('Open 12:30-13:29', { opens: '12:30', closes: '13:29' })).toMatch(/, but you are there/);
    expect(open('Open 10:00-11:00, 12:30-13:30', { opens: '10:00', closes: '11:00' })).toMatch(
      /^no: The hours do not stand/,
    );
    expect(open('Open 10:00-11:00, 12:31-13:30', { opens: '10:00', closes: '11:00' })).toMatch(/, but you are there/);
    expect(open('Open 10:00-11:00, 12:30-13:29', { opens: '10:00', closes: '11:00' })).toMatch(/, but you are there/);
  });

  it('have a second half that does not begin before the first ends', () => {
    const second = (opensAgain: string, closesAgain?: string) =>
      open('11:00-12:00, 11:59-20:00, 12:00-20:00', {
        opens: '11:00',
        closes: '12:00',
        opensAgain,
        ...(closesAgain !== undefined && { closesAgain }),
      });
    expect(second('12:00', '20:00')).toMatch(/is open 11:00–12:00, 12:00–20:00/);
    expect(second('11:59', '20:00')).toMatch(/^no: It gives no opening/);
    expect(second('12:00')).toMatch(/^no: It gives no opening/);
    expect(open('11:00-12:00', { opens: '11:00', closes: '12:00', closesAgain: '20:00' })).toMatch(
      /^no: It gives no opening/,
    );
  });

  it('may end at midnight, and are none where a half is missing or is no time', () => {
    expect(factOf(HOURS, 'Open 12:00-0:00', { opens: '12:00', closes: '24:00' })).toMatchObject({
      hours: [{ open: 720, close: 1440 }],
    });
    expect(factOf(HOURS, 'Open 12:00-12:00', { opens: '12:00', closes: '12:00' })).toMatchObject({
      hours: [{ open: 720, close: 2160 }],
    });
    expect(open('Open 12:00', { opens: '12:00' })).toMatch(/^no: It gives no opening/);
    expect(open('until 14:00', { closes: '14:00' })).toMatch(/^no: It gives no opening/);
    expect(open('Open 12:00-14:60', { opens: '12:00', closes: '14:60' })).toMatch(/^no: It gives no opening/);
    expect(open('Open 12:00-14:00', { opens: '12:00', closes: '15:00' })).toMatch(/^no: The hours do not stand/);
    expect(open('Open 12:00-14:00', { opens: '11:00', closes: '14:00' })).toMatch(/^no: The hours do not stand/);
  });

  it('are of the days that the words name, alone or from one to another', () => {
    const on = (text: string) => open(text, { opens: '11:00', closes: '14:00' });
    for (const text of [
      'Sa 11:00-14:00',
      'Friday to Saturday 11:00-14:00',
      'Sat-Mon 11:00-14:00',
      'Sun, Sat 11:00-14:00',
      'Saturdays 11:00-14:00',
    ])
      expect(on(text)).toMatch(/is open 11:00–14:00/);
    for (const text of [
      'Su 11:00-14:00',
      'Sunday to Friday 11:00-14:00',
      'Mon, Fri 11:00-14:00',
      'Mon-Mon 11:00-14:00',
    ])
      expect([text, on(text)]).toEqual([text, expect.stringMatching(/^no: The words speak of other days/)]);
  });
});

describe('the words of an answer', () => {
  const lunch = (quote: string, text = quote, more: object = {}) => {
    const verdict = checkAnswer(
      PRICE,
      { found: true, amount: 900, quote, url: URL, ...more },
      { pages: page(text), convert },
    );
    return verdict.holds ? 'holds' : verdict.why('en');
  };

  it('stand on the page that was read, four letters at least and 400 at most', () => {
    expect(lunch('900 yen')).toBe('holds');
    expect(lunch('¥900')).toBe('holds');
    expect(lunch('900')).toMatch(/do(es)? not stand|not say|not on/);
    expect(lunch('900 YEN', 'a  900\nyen lunch')).toBe('holds');
    expect(lunch('900 yen', '800 yen')).not.toBe('holds');
    const long = `900 yen ${'x'.repeat(392)}`;
    expect(lunch(long)).toBe('holds');
    expect(lunch(`${long}x`)).not.toBe('holds');
    expect(lunch('900 yen', '900 yen', { url: 'https://other.example/' })).not.toBe('holds');
  });

  it('are of a page that speaks of the place and of its city', () => {
    const on = (text: string) => {
      const verdict = checkAnswer(
        PRICE,
        { found: true, amount: 900, quote: '900 yen', url: URL },
        { pages: [{ url: URL, text, at: '' }], convert },
      );
      return verdict.holds ? 'holds' : verdict.why('en');
    };
    expect(on('Soba Hana, Kyoto: 900 yen')).toBe('holds');
    expect(on('Udon House, Kyoto: 900 yen')).toContain('Soba Hana');
    expect(on('Soba Hana, Nara: 900 yen')).toContain('Kyoto');
  });
});

describe('the name of a house', () => {
  const named = (name: string, text = `${name} is vegan`) => told(HOUSE, text, { name });

  it('has sixty letters at most, and none that are no letters of a name', () => {
    expect(named('x'.repeat(60))).toMatch(/ is said to serve vegan meals/);
    expect(named('x'.repeat(61))).toMatch(/^no: It gives no name/);
    for (const name of ['<b>', '{a}', 'a]', 'http://a', 'a\u0007'])
      expect(named(name)).toMatch(/^no: It gives no name/);
    expect(named(' Green   Bowl ', 'Green Bowl is vegan')).toMatch(/^Green Bowl in Kyoto/);
  });

  it('is no table of the plan where somebody asks for a bed', () => {
    const { diet: _diet, tables: _tables, ...rest } = HOUSE;
    const bed = { ...rest, words: ['hotel', 'inn'] };
    expect(told(bed, 'Green Inn is an inn', { name: 'Green Inn' })).toMatch(/Green Inn/);
    expect(factOf(bed, 'Green Inn is an inn', { name: 'Green Inn' })).toBeUndefined();
    expect(told(bed, 'Known House is an inn', { name: 'Known House' })).toMatch(/is known already/);
  });
});

describe('a house', () => {
  it.each([
    [
      'Green Bowl is all vegan',
      { name: 'Green Bowl' },
      /^Green Bowl in Kyoto is said to serve vegan meals\. I do not know where .* not in the plan\./,
    ],
    ['Plain Table has vegan menus', { name: 'Plain Table' }, /^Plain Table in Kyoto is said to serve vegan meals\.$/],
    ['Plain Table is not vegan', { name: 'Plain Table' }, /^no: The words do not say vegan of it/],
    ['Green Bowl is good', { name: 'Green Bowl' }, /^no: The words do not say vegan of it/],
    ['Green Bowl is all vegan', { name: 'Blue Bowl' }, /^no: The name does not stand/],
    ['Known House is vegan', { name: 'known house' }, /^no: known house is known already/],
    ['vegan https://evil.example', { name: 'https://evil.example' }, /^no: It gives no name/],
    ['vegan', {}, /^no: It gives no name/],
  ])('%j as %j', (text, answer, expected) => {
    expect(told(HOUSE, text, answer)).toMatch(expected);
  });
});

describe('what a plan may count with', () => {
  it('is said of places and journeys that it knows', () => {
    expect(factOf(PRICE, 'Lunch 9 EUR', { amount: 9, currency: 'EUR' })).toEqual({
      kind: 'price',
      place: HANA,
      money: yen(1440),
    });
    const ride = { from: 'Osaka', to: 'Kyoto', mode: 'train' } as const;
    expect(factOf({ ...PRICE, of: ride }, 'Osaka 1,200 yen', { amount: 1200 })).toEqual({
      kind: 'fare',
      ...ride,
      money: yen(1200),
    });
    expect(factOf(HOURS, 'Open 11:00-2:00', { opens: '11:00', closes: '02:00' })).toEqual({
      kind: 'hours',
      place: HANA,
      date: '2027-04-03',
      hours: [{ open: 660, close: 1560 }],
    });
    expect(factOf(HOURS, 'Closed on Saturdays', { closed: true })).toMatchObject({ hours: [] });
  });

  it('is no house that nobody knows the place of, and nothing for whom a meal may make ill', () => {
    expect(factOf(HOUSE, 'Green Bowl is all vegan', { name: 'Green Bowl' })).toBeUndefined();
    expect(factOf(HOUSE, 'Plain Table has vegan menus', { name: 'Plain Table' })).toEqual({
      kind: 'diet',
      place: HANA,
      diet: 'vegan',
    });
    const allergy: Gap = { ...HOUSE, words: ['nut free'], diet: 'nut-free' };
    expect(told(allergy, 'Plain Table is nut free', { name: 'Plain Table' })).toMatch(
      /With an allergy no page is enough/,
    );
    expect(factOf(allergy, 'Plain Table is nut free', { name: 'Plain Table' })).toBeUndefined();
  });
});
