import { describe, expect, it } from 'vitest';

import { RefusedError } from '../data/api.ts';
import { fateOf } from './trip-fate.ts';

describe('fateOf', () => {
  it.each([
    [409, 'unreadable-trip', 'unreadable'],
    [409, 'broken-chain', 'unreadable'],
    [409, 'foreign-event', 'unreadable'],
    [410, 'erased-run', 'erased'],
    [404, 'unknown-trip', 'unknown'],
  ])('reads %i %s as %s', (status, code, fate) => {
    expect(fateOf(new RefusedError(status, { code, message: 'No.' }))).toBe(fate);
  });

  it('takes no other refusal, and no broken connection, for the end of a trip', () => {
    expect(fateOf(new RefusedError(404, { code: 'unknown-visit', message: 'No visit.' }))).toBeNull();
    expect(fateOf(new RefusedError(409, { code: 'nothing-to-undo', message: 'Nothing.' }))).toBeNull();
    expect(fateOf(new TypeError('Failed to fetch'))).toBeNull();
    expect(fateOf(null)).toBeNull();
  });
});
