import '../testing/english.ts';

import { describe, expect, it } from 'vitest';

import { erasureWords } from './erasure-words.ts';

const trip = { id: 'trip_1', title: 'Osaka to Kyoto' };

describe('erasureWords', () => {
  it('names the trip that is meant, before and after', () => {
    const { question, done } = erasureWords({ kind: 'erase', trip });
    expect([question, done]).toEqual(['Erase “Osaka to Kyoto”?', '“Osaka to Kyoto” is erased.']);
    expect(erasureWords({ kind: 'forget', trip }).question).toContain('“Osaka to Kyoto”');
  });

  it('says of a plan that it goes with its trip, and that it stays when words are forgotten', () => {
    expect(erasureWords({ kind: 'erase', trip }).goes.join(' ')).toContain('plan');
    const { goes, stays } = erasureWords({ kind: 'forget', trip });
    expect(goes.join(' ')).not.toContain('plan');
    expect(stays.join(' ')).toContain('The plan: days');
  });

  it('does not hide that diet and access needs stay with the plan', () => {
    for (const kind of ['forget', 'forget-all'] as const)
      expect(erasureWords({ kind, trip }).stays.join(' ')).toContain('diet and access needs');
  });

  it('says what is out of reach: copies outside', () => {
    for (const kind of ['erase', 'forget', 'forget-all'] as const)
      expect(erasureWords({ kind, trip }).stays.at(-1)).toMatch(/^Copies you have made/);
  });
});
