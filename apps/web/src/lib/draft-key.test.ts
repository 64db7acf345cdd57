import { describe, expect, it } from 'vitest';

import { draftKey, isDraftKey } from './draft-key.ts';

describe('draftKey', () => {
  it('gives each trip a key of its own, and the trip to come another', () => {
    expect(draftKey()).toBe('wayfarer:draft');
    expect(draftKey('trip_1')).toBe('wayfarer:draft:trip_1');
  });

  it('knows its own keys from those of panes and colours', () => {
    expect([draftKey(), draftKey('trip_1'), 'wayfarer:drafts', 'wayfarer:panes'].map(isDraftKey)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
