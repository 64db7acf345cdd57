import {
  bufferMinutes,
  isAcceptable,
  judgeTrip,
  LONGEST_LEG_MINUTES,
  type TripRules,
  VISITS_PER_DAY,
} from '@wayfarer/trip';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { request } from '../test/town.ts';
import { fillDays, type FillRequest } from './index.ts';

function rulesOf({ book, party, travel, preferences }: FillRequest): TripRules {
  return {
    book,
    party,
    travel,
    bufferMinutes: bufferMinutes(preferences.pace),
    longestLegMinutes: LONGEST_LEG_MINUTES,
    visitsPerDay: VISITS_PER_DAY[preferences.pace],
    budget: null,
  };
}

const RUNS = { numRuns: 60 };

describe('filled days', () => {
  it('are accepted by the feasibility function, whatever the town', () => {
    fc.assert(
      fc.property(request, (town) => {
        const { days } = fillDays(town);
        const insisted = new Set(
          days.flatMap((day) =>
            day.visits.filter((visit) => town.mustDo.includes(visit.place)).map((visit) => visit.id),
          ),
        );
        const verdict = judgeTrip(days, rulesOf(town));
        expect(isAcceptable(verdict, insisted), JSON.stringify(verdict)).toBe(true);
      }),
      RUNS,
    );
  });

  it('spend no more on entries and meals than they may', () => {
    fc.assert(
      fc.property(request, (town) => {
        const spent = fillDays(town)
          .days.flatMap((day) => day.visits)
          .reduce((sum, visit) => {
            const place = town.book.get(visit.place);
            const each = place?.kind === 'sight' ? place.fee : place?.kind === 'eatery' ? place.price : null;
            return sum + (each?.amount ?? 0) * town.party.travelers;
          }, 0);
        expect(spent).toBeLessThanOrEqual(town.spendingLimit?.amount ?? Infinity);
      }),
      RUNS,
    );
  });

  it('name every sight once: in the plan, or left out with a sentence', () => {
    fc.assert(
      fc.property(request, (town) => {
        const { days, leftOut } = fillDays(town);
        const planned = days.flatMap((day) =>
          day.visits.filter((visit) => visit.kind === 'place').map((visit) => visit.place),
        );
        const named = [...planned, ...leftOut.map((one) => one.place)];
        expect(named.toSorted()).toEqual(town.sights.map((place) => place.id).toSorted());
        for (const { text } of leftOut) expect(text).toMatch(/^\S.*\.$/);
      }),
      RUNS,
    );
  });

  it('are the same for the same request, and survive being written as JSON', () => {
    fc.assert(
      fc.property(request, (town) => {
        const once = fillDays(town);
        expect(fillDays(town)).toEqual(once);
        expect(JSON.parse(JSON.stringify(once.days))).toEqual(once.days);
      }),
      { numRuns: 15 },
    );
  });

  it('say why each visit is there', () => {
    fc.assert(
      fc.property(request, (town) => {
        for (const visit of fillDays(town).days.flatMap((day) => day.visits)) {
          if (visit.kind === 'place' || visit.kind === 'meal') expect(visit.why).toMatch(/^[A-Z].*\.$/);
        }
      }),
      { numRuns: 15 },
    );
  });
});
