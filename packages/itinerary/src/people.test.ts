import type { Fairness, Party } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { idOf, PREFERENCES, requestOf, sight, table } from '../test/small-town.ts';
import { toCandidates } from './candidates.ts';
import { contentmentWith, interestsOfAll, likingOf, likingsOf, whoLikes } from './people.ts';

const TEMPLE = sight('temple');
const MUSEUM = sight('museum', { categories: ['museum'] });
const OTHER = sight('other', { categories: ['museum'] });
const PARTY: Party = {
  ...{ travelers: 4, diets: [], access: [] },
  persons: [
    { label: 'Anna', count: 1, interests: ['temples'] },
    { label: 'Ben', count: 1, avoid: ['temple'], diets: ['vegan'] },
  ],
};
const people = { party: PARTY, preferences: PREFERENCES };
const thousandths = (places: Parameters<typeof likingsOf>[0], fairness?: Fairness) =>
  [...likingsOf(places, { ...people, preferences: { ...PREFERENCES, ...(fairness && { fairness }) } }).values()].map(
    (liking) => Math.round(liking * 1000),
  );

describe('the likings of several people', () => {
  // Significance 3 is 0.2, a roof 0.225. The temple is worth 0.775 to Anna, nothing to Ben and 0.6 to the two of whom nobody knows
  // what they like; the museum 0.425 to Anna, who likes temples, and 0.6 to the three others.
  it.each<[Fairness | undefined, readonly number[]]>([
    // (0.775 + 0 + 2 × 0.6) / 4 and (0.425 + 3 × 0.6) / 4.
    [undefined, [494, 556]],
    ['sum', [494, 556]],
    ['least-misery', [0, 425]],
    ['most-pleasure', [775, 600]],
    // The fourth root of 0.425 × 0.6³.
    ['multiplicative', [0, 550]],
  ])('are merged by %s', (fairness, expected) => {
    expect(thousandths([TEMPLE, MUSEUM], fairness)).toEqual(expected);
  });

  it('are the same to everybody of a table', () => {
    // As the museum to who has said nothing; merged, it would be 0.556.
    expect(likingOf(table('curry'), people)).toBeCloseTo(0.6, 9);
    expect(likingOf(MUSEUM, people)).toBeCloseTo(0.55625, 9);
  });

  it('are those of one where nobody is spoken of apart', () => {
    const party = { travelers: 4, diets: [], access: [] };
    expect([...likingsOf([TEMPLE], { party, preferences: PREFERENCES }).values()]).toEqual([0.6]);
  });

  it('name for whom a place is, unless everybody likes that', () => {
    expect(whoLikes(TEMPLE, people)).toEqual([{ label: 'Anna', isOne: true, interests: ['temples'] }]);
    expect(whoLikes(MUSEUM, people)).toEqual([]);
    expect(whoLikes(TEMPLE, { ...people, preferences: { ...PREFERENCES, interests: ['temples'] } })).toEqual([]);
    expect(interestsOfAll({ ...people, preferences: { ...PREFERENCES, interests: ['art'] } })).toEqual([
      'art',
      'temples',
    ]);
  });

  it('rule a place out that none of them wants to see, and no other', () => {
    const persons = [
      { label: 'Anna', count: 1, avoid: ['temple'] as const },
      { label: 'Ben', count: 1, avoid: ['temple'] as const },
    ];
    const out = (travelers: number) =>
      toCandidates(requestOf({ sights: [TEMPLE], party: { ...PARTY, travelers, persons } })).ruledOut.map(
        ({ text }) => text,
      );
    expect(out(2)).toEqual(['temple is a temple, which none of you wants to see.']);
    expect(out(3)).toEqual([]);
  });

  it('leave out what is described by its bars where children travel, unless it is asked for', () => {
    const alley = sight('alley', { categories: ['neighbourhood'], summary: 'Six alleys of tiny bars.' });
    const party: Party = { ...PARTY, persons: [{ label: 'the children', count: 2, ages: [9, 6] }] };
    const out = (changes: object) =>
      toCandidates(requestOf({ sights: [alley], party, ...changes })).ruledOut.map(({ text }) => text);
    expect(out({})).toEqual([
      'alley is described by its bars, which is nothing for children of 6 and 9. Ask for it by name to have it all the same.',
    ]);
    expect(out({ mustDo: [idOf('alley')] })).toEqual([]);
    expect(out({ party: { ...PARTY, persons: [] } })).toEqual([]);
    const one = { ...PARTY, persons: [{ label: 'the child', count: 1, ages: [7] }] };
    expect(out({ party: one })[0]).toMatch(/, which is nothing for a child of 7\. Ask/);
    // A temple is none, whatever stands beside it, and an alley without bars is one for all.
    expect(out({ sights: [{ ...alley, categories: ['temple'] }] })).toEqual([]);
    expect(out({ sights: [{ ...alley, summary: 'Six alleys of barbers.' }] })).toEqual([]);
    expect(out({ sights: [{ ...alley, summary: null, name: 'Casino Street' }] })[0]).toMatch(
      /described by its casino,/,
    );
  });
});

describe('how content each may be', () => {
  const visit = (name: string, kind: 'place' | 'meal' = 'place') =>
    ({ id: `visit_${name}`, place: idOf(name), kind, arrive: 600, depart: 660, locked: false, why: '' }) as never;
  const places = [TEMPLE, MUSEUM, OTHER, table('noodles'), table('beans', { serves: ['vegan'] })];
  const with_ = (...visits: readonly never[]) => contentmentWith([{ visits }], { ...people, places });

  it('is what the places give, as a share of the best as many', () => {
    const all = with_(visit('temple'), visit('museum'), visit('noodles', 'meal'), visit('beans', 'meal'));
    expect(
      all.map(({ member, score, liked, avoided, meals }) => [
        member.label,
        Math.round(score * 1000),
        liked,
        avoided,
        meals,
      ]),
    ).toEqual([
      // 0.775 + 0.425 are the best two.
      ['Anna', 1000, 1, 0, null],
      // 0 + 0.6 of 0.6 + 0.6.
      ['Ben', 500, null, 1, [1, 2]],
      ['you and 1 other', 1000, null, 0, null],
    ]);
  });

  it('knows who would rather not see something', () => {
    expect(with_().map(({ member, avoids }) => [member.label, avoids])).toEqual([
      ['Anna', false],
      ['Ben', true],
      ['you and 1 other', false],
    ]);
  });

  it('is nothing to judge by where no place is planned', () => {
    expect(with_().map(({ places: count }) => count)).toEqual([0, 0, 0]);
  });

  it('counts what was asked for by name, steps and quiet hours, for those who asked', () => {
    const party: Party = { ...PARTY, travelers: 1, persons: [], diets: ['vegan'], access: ['step-free'] };
    const plan = [
      { visits: [visit('temple'), { ...(visit('museum') as object), arrive: 720 } as never, visit('beans', 'meal')] },
    ];
    const known = places.map((place) =>
      place.id === idOf('museum') ? { ...place, stepFree: 'unknown' as const } : place,
    );
    const preferences = { ...people.preferences, avoidCrowds: true };
    const mustDo = [idOf('temple'), idOf('palace')];
    // At ten a temple is 44 % full; the museum at noon 0.5 × 1.15 = 57.5 %, busy from 60 % on.
    expect(contentmentWith(plan, { party, preferences, places: known, mustDo })).toMatchObject([
      { mustDos: [1, 2], steps: [2, 3], quiet: [2, 2], meals: [1, 1] },
    ]);
    const late = [{ visits: [{ ...(visit('temple') as object), arrive: 720 } as never] }];
    expect(contentmentWith(late, { party, preferences, places: known })[0]).toMatchObject({
      quiet: [0, 1],
      mustDos: null,
    });
    expect(with_(visit('temple'))[0]).toMatchObject({ mustDos: null, steps: null, quiet: null });
  });
});
