import { expect, it } from 'vitest';

import { day, HOSTILE_NAMES, OSM, plan, TWO_STOPS, visit } from '../../test/make-plan.ts';
import { toMarkdown } from './to-markdown.ts';

it('is a page to read: days, times, why, ways, costs, what was left out, whose data', () => {
  const days = [
    day({
      ...TWO_STOPS,
      stay: { placeId: 'bed', name: 'Bed' },
      weather: { text: '9–18 °C', typical: true },
    }),
    day({ date: '2027-04-04', visits: [] }),
  ];
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  const page = toMarkdown(
    plan({
      days,
      costs: [
        { category: 'food', amount: yen(12_000), estimate: true },
        { category: 'places', amount: yen(1500), estimate: false },
      ],
      warnings: ['Not included: the bus.'],
      leftOut: [{ placeId: 'p', name: 'Castle', reason: 'closed-that-day', text: 'It is closed.' }],
      attributions: [OSM],
    }),
  );
  expect(page).toBe(`# Osaka to Kyoto

Sat 3 April 2027 to Sun 4 April 2027 · Kyoto

## Day 1 · Sat 3 April 2027 · Kyoto

9–18 °C · Night at Bed

- 09:16–10:46 **Temple** (temple, ¥500 each, open 08:00–17:00)\\
  You like temples.\\
  _Source: sample, 2026-08-01. Verify hours and prices before you go._
- ↓ 12 min on foot, 0.8 km (estimate)
- 11:00–12:00 **Noodles** (meal, ¥500 each, open 08:00–17:00)\\
  You like temples.\\
  _Source: sample, 2026-08-01. Verify hours and prices before you go._

## Day 2 · Sun 4 April 2027 · Kyoto

Nothing is planned on this day.

## Costs, for all travellers together

| For | Amount | |
| --- | ---: | --- |
| food | ¥12,000 | estimate |
| places | ¥1,500 |  |
| **in all** | **¥13,500** | |

## Good to know

- Not included: the bus.

## Left out

- **Castle:** It is closed.

## Whose data this is

- © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright
`);
});

it('counts nothing as free of which nobody knows the price', () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  const days = [day({ visits: [visit({ kind: 'meal', fee: null })], stay: { placeId: 'bed', name: 'Bed' } })];
  const costs = [
    { category: 'stay', amount: yen(0), estimate: true },
    { category: 'food', amount: yen(0), estimate: true },
    { category: 'places', amount: yen(1500), estimate: false },
  ] as const;
  const page = toMarkdown(plan({ days, costs: [...costs] }));
  expect(page).toContain('| stay | not known | estimate |\n| food | not known | estimate |\n| places | ¥1,500 |  |');
  expect(page).toContain('| **in all** | **at least ¥1,500** | |');
});

it('says of an option that it was not chosen', () => {
  expect(toMarkdown(plan({ option: 'Temples' }))).toContain('option “Temples”, not chosen');
});

it('leads to the page of a place, if that is one of the web', () => {
  const linked = (url: string): string => {
    const source = { name: 'OSM', date: '2026-08-01', verify: false, url };
    return toMarkdown(plan({ days: [day({ visits: [visit({ source })] })] }));
  };
  expect(linked('https://example.org/a?b=1')).toContain('[**Temple**](<https://example.org/a?b=1>)');
  expect(linked('javascript:alert(1)')).not.toContain('javascript');
});

it.each(HOSTILE_NAMES.map((name) => [name]))('lets %j mean nothing', (name) => {
  const days = [day({ visits: [visit({ name, why: name })] })];
  const page = toMarkdown(plan({ title: name, days, warnings: [name] }));
  const plain = toMarkdown(
    plan({ title: 'x', days: [day({ visits: [visit({ name: 'x', why: 'x' })] })], warnings: ['x'] }),
  );
  expect(page.split('\n')).toHaveLength(plain.split('\n').length);
  expect(page.replace(/\\./g, '')).not.toMatch(/[<>`[\]]/);
  expect(page.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u2028]/u);
});

it('says who pays what of each line, and why', () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  const page = toMarkdown(
    plan({
      persons: [
        {
          ...{ label: 'Anna', count: 1, cost: { total: yen(500), each: yen(500), limit: yen(600) } },
          satisfaction: { score: 88, text: 'The one place gives 88 % of what the best one could.' },
        },
        { label: 'you and 1 other', count: 2, cost: { total: yen(1001), each: yen(501) } },
      ],
      split: [
        {
          ...{ category: 'places', text: 'Entry: Temple', date: '2027-04-03', amount: yen(1501), why: '¥500 each' },
          shares: [
            { label: 'Anna', amount: yen(500) },
            { label: 'you and 1 other', amount: yen(1001) },
          ],
        },
      ],
    }),
  );
  expect(page).toContain(`## Who pays what

- **Anna:** ¥500, of ¥600; 88 of 100. The one place gives 88 % of what the best one could.
- **you and 1 other:** ¥501 each

| For | Anna | you and 1 other | Why |
| --- | ---: | ---: | --- |
| Entry: Temple, Sat 3 April 2027 | ¥500 | ¥1,001 | ¥500 each |
| **in all** | **¥500** | **¥1,001** | |`);
});
