import { describe, expect, it } from 'vitest';

import { matchRoute, tripPath } from './match-route.ts';

describe('matchRoute', () => {
  it('finds the start page and the page of a trip', () => {
    expect(matchRoute('/')).toEqual({ name: 'start' });
    expect(matchRoute('/check')).toEqual({ name: 'check' });
    expect(matchRoute('/trips/trip_1')).toEqual({ name: 'trip', id: 'trip_1' });
  });

  it('reads back what tripPath wrote', () => {
    expect(matchRoute(tripPath('a b/c'))).toEqual({ name: 'trip', id: 'a b/c' });
  });

  it('says so where there is no page, and survives a broken escape', () => {
    expect(matchRoute('/nothing')).toEqual({ name: 'nowhere' });
    expect(matchRoute('/trips/%E0%A4%A')).toEqual({ name: 'trip', id: '%E0%A4%A' });
  });
});
