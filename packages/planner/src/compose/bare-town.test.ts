import { describe, expect, it } from 'vitest';

import {
  briefOf,
  cityDay,
  DATES,
  eatery,
  LITTLE_EFFORT,
  lodging,
  onFoot,
  sight,
  type Town,
} from '../../test/tiny-town.ts';
import { composeOption } from './compose-option.ts';

const hours = 'unknown';
/** Of which nobody knows more than what there is and where it is. */
const BARE: Town = {
  days: DATES.slice(0, 2).map((date) => cityDay(date)),
  sights: ['A', 'B', 'C', 'D', 'E'].map((name, index) => sight(name, { hours, fee: null, at: onFoot(index + 1) })),
  eateries: ['One', 'Two', 'Three', 'Four'].map((name) =>
    eatery(name, { hours, level: null, price: null, cuisine: null }),
  ),
  lodgings: [lodging('House', null, { level: null, checkIn: null, checkOut: null })],
};

function optionOf(town: Town) {
  const profile = { pace: 'moderate', comfort: 'asked' } as const;
  const composed = composeOption(briefOf(town), profile, { version: 1, seed: 1, effort: LITTLE_EFFORT });
  if (!('option' in composed)) throw new Error(JSON.stringify(composed));
  return composed.option;
}

describe('a town of which nobody knows any hours, prices or levels', () => {
  it('has a plan, with a bed and with meals', () => {
    const { days } = optionOf(BARE);
    expect(days.map(({ stay }) => stay)).toEqual(['place_kyoto-house', null]);
    for (const { visits } of days) expect(visits.filter(({ kind }) => kind === 'meal')).toHaveLength(2);
    expect(days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place'))).toHaveLength(5);
  });

  it('counts nothing for what nobody knows, and says so of each kind of it', () => {
    const { total, description, warnings, tags, unpriced } = optionOf(BARE);
    expect(total.amount).toBe(0);
    expect(unpriced).toBe(10);
    expect(description).toContain(
      'what it costs is not known; not in it, as no price is known: 1 night, 4 meals and 5 entries.',
    );
    expect(warnings).toContain('Not included: the night at House, whose price is not known.');
    expect(warnings).toContain('Not included: 4 meals and what 5 places ask for entry, whose prices are not known.');
    expect(warnings).toContain(
      'The opening hours of 9 stops are not known: they are planned at hours usual for their kind. Check before you go.',
    );
    expect(tags.join()).not.toContain('null');
  });

  it('is visited within usual hours: museums from ten to five', () => {
    const places = optionOf(BARE).days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place'));
    for (const { arrive, depart } of places) expect([arrive >= 600, depart <= 1020]).toEqual([true, true]);
  });

  it('has days with meals on their own alone for those who want known hours only', () => {
    const { days, leftOut } = optionOf({ ...BARE, said: { openingHours: 'known' } });
    expect(days.map(({ visits }) => visits.map(({ kind, label }) => label ?? kind))).toEqual(
      days.map(() => ['stay', 'Lunch on your own near Station', 'Dinner on your own near Station', 'stay']),
    );
    expect(leftOut.map(({ reason }) => reason)).toEqual(BARE.sights?.map(() => 'hours-unknown'));
  });

  it('has days that begin and end where one arrives, where nobody knows a bed', () => {
    const { days, warnings } = optionOf({ ...BARE, lodgings: [] });
    expect(days.map(({ visits }) => visits[0]?.place)).toEqual(['place_kyoto-station', 'place_kyoto-station']);
    expect(warnings).toContain(
      'No place to stay that suits you is known in Kyoto: days there begin and end at Station.',
    );
  });

  it('lets those in who need no steps, and tells them to ask at a station of which nobody knows it', () => {
    const station = { ...briefOf({}).terminals[0], stepFree: 'unknown' } as NonNullable<Town['terminals']>[number];
    const { warnings } = optionOf({
      ...BARE,
      lodgings: [],
      terminals: [station],
      said: { accessibility: ['step-free'] },
    });
    expect(warnings).toContain('Whether Station can be entered without steps is not known. Ask before you travel.');
  });
});
