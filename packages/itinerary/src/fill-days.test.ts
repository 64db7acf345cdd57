import { minute } from '@wayfarer/trip/clock';
import { checkTripFeasibility, isAcceptable, type TripRules } from '@wayfarer/trip/feasibility';
import { bufferMinutes, LONGEST_LEG_MINUTES, VISITS_PER_DAY } from '@wayfarer/trip/limits';
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

const OPEN = [{ open: minute(540), close: minute(1080) }];

/** A town whose first sight lies so many degrees north of where it was. */
function moved(town: FillRequest, degrees: number): FillRequest {
  const [first, ...rest] = town.sights;
  if (!first) return town;
  const far = { ...first, at: { ...first.at, lat: first.at.lat + degrees } };
  return { ...town, sights: [far, ...rest], book: new Map([...town.book, [far.id, far]]) };
}

/** One day with one sight, open from 9 to 18 and so many degrees north of the bed. */
function withFar(degrees: number): FillRequest {
  const [town] = fc.sample(
    request.filter(({ sights }) => sights.length > 0),
    { seed: 3, numRuns: 1 },
  );
  const [sight] = town?.sights ?? [];
  const [day] = town?.days ?? [];
  const bed = day && town?.book.get(day.from.place);
  if (!town || !sight || !bed) throw new Error('No town was made.');
  const far = { ...sight, name: 'Far Temple', hours: { [day.date]: OPEN }, at: bed.at };
  const book = new Map([...town.book, [far.id, far]]);
  const party = { ...town.party, access: [] };
  const preferences = { ...town.preferences, avoid: [] };
  const alone = { ...town, days: [day], sights: [far], eateries: [], spendingLimit: null };
  return moved({ ...alone, book, party, preferences }, degrees);
}

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
        const verdict = checkTripFeasibility(days, rulesOf(town));
        expect(isAcceptable(verdict, insisted, town.preferences), JSON.stringify(verdict)).toBe(true);
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

  it('say how far a far place is by the way there, which no day has room for', () => {
    // One degree of latitude is 6371 km × π ÷ 180 = 111.195 km; × 1.3 at 20 km/h and 6 min of waiting, 439.7 min.
    const [far] = fillDays(withFar(1)).leftOut;
    expect(far?.reason).toBe('too-far');
    expect(far?.text).toBe(
      'Far Temple is too far: 440 min of travel from inn, and no way inside a day is longer than 60 min.',
    );
  });

  it('name no way that is longer than a day in minutes', () => {
    expect(fillDays(withFar(20)).leftOut[0]?.text).toBe(
      'Far Temple is too far: more than a day of travel, and no way inside a day is longer than 60 min.',
    );
  });

  it('hold in no sentence a figure of minutes that is more than a day has', () => {
    fc.assert(
      fc.property(request, fc.double({ min: 0.1, max: 40, noNaN: true }), (town, degrees) => {
        for (const { text } of fillDays(moved(town, degrees)).leftOut) {
          for (const [, minutes] of text.matchAll(/(-?\d+) min\b/g)) {
            expect(Number(minutes), text).toBeGreaterThan(0);
            expect(Number(minutes), text).toBeLessThanOrEqual(1440);
          }
        }
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
