import type { Trip } from '@wayfarer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ConciergeParts } from '../src/index.ts';
import { openGoldenTrip } from './golden-trip.ts';
import { planOf, ResearchDesk, stopsOf, without } from './research-desk.ts';

let desk: ResearchDesk;
let web: ResearchDesk['web'];
beforeAll(async () => {
  desk = await ResearchDesk.start();
  ({ web } = desk);
});
afterAll(() => desk.stop());

describe('a price', () => {
  const SHRINE = 'Heian Shrine';
  const FEES = `<title>Heian Shrine</title><p>Heian Shrine, Kyoto. Garden for adults 600 yen, or 4 EUR, or 90000 yen a year.</p>`;

  async function priced(answer: object) {
    web.pages = { '/fees': FEES };
    desk.script(
      { found: true, quote: FEES.slice(32, -4).replace('<p>', ''), url: web.urlOf('/fees'), ...answer },
      '/fees',
    );
    const { concierge, id } = await openGoldenTrip({
      model: await desk.modelOf(),
      research: { ...web.tools(), convert: openConvert() },
      alter: without(SHRINE, { fee: null }),
    });
    const before = await concierge.getTrip(id);
    return { before, after: await concierge.write(id, 'research', {}) };
  }
  const entries = ({ costs }: Trip) => costs.find(({ category }) => category === 'places')?.amount.amount ?? 0;
  const QUOTE_OF_FEES = 'Garden for adults 600 yen, or 4 EUR, or 90000 yen a year.';

  it('counts at once, with its page, and moves nothing', async () => {
    const { before, after } = await priced({ amount: 600, currency: 'JPY', quote: QUOTE_OF_FEES });
    expect(stopsOf(after)).toEqual(stopsOf(before));
    // For the one who travels.
    expect(entries(after)).toBe(entries(before) + 600);
    expect(before.warnings).toContain('Not included: Heian Shrine, whose price is not known.');
    expect(after.warnings).not.toContain('Not included: Heian Shrine, whose price is not known.');
    expect(after.messages.at(-1)?.text).toMatch(/^Heian Shrine: ¥600\. Found by .*\nThe prices count from now on: /);
  });

  it('in other money counts at the rate of a day, which is said', async () => {
    const { before, after } = await priced({ amount: 4, currency: 'EUR', quote: QUOTE_OF_FEES });
    // A euro is 160 yen here.
    expect(entries(after)).toBe(entries(before) + 640);
    expect(after.findings?.[0]?.text).toBe('Heian Shrine: about ¥640 (€4 at the rate of 2026-11-20).');
  });

  it('that is absurd stays out, though it stands there', async () => {
    const { before, after } = await priced({ amount: 90_000, currency: 'JPY', quote: QUOTE_OF_FEES });
    expect(after.findings).toMatchObject([{ status: 'left-out', source: null }]);
    expect(after.findings?.[0]?.text).toMatch(/^¥90,000 is not likely: others of its kind cost about ¥\d/);
    expect(planOf(after)).toEqual(planOf(before));
  });
});

/** A euro is 160 yen. */
function openConvert(): NonNullable<NonNullable<ConciergeParts['research']>['convert']> {
  return ({ amount, currency }, into) =>
    currency === 'EUR' && into === 'JPY'
      ? { money: { amount: Math.round(amount * 1.6), currency: into }, rateDate: '2026-11-20' }
      : undefined;
}
