import type { Edit } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../test/trip-story.ts';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const TOWN = {
  days: DATES.map((date) => cityDay(date)),
  sights: NAMES.map((name, index) => sight(name, { minutesOnFoot: 5 * index, fee: yen(100 * index) })),
  eateries: [eatery('Soba'), eatery('Grill')],
};

const aDate = fc.constantFrom(...DATES);
const aTime = fc.integer({ min: 18, max: 40 }).map((half) => minute(half * 30));
const aName = fc.constantFrom(...NAMES);
/** Edits by name: what stands where is known when their turn comes. */
const aWish = fc.oneof(
  fc.record(
    { type: fc.constantFrom('remove', 'lock', 'unlock', 'add'), name: aName },
    { requiredKeys: ['type', 'name'] },
  ),
  fc.record({ type: fc.constant('move'), name: aName, to: fc.record({ date: aDate, at: aTime }) }),
  fc.record({ type: fc.constant('length'), name: aName, by: fc.constantFrom(-30, 15, 60) }),
  fc.record({ type: fc.constant('hours'), date: aDate, start: aTime }),
  fc.record({ type: fc.constant('pace'), date: fc.option(aDate), pace: fc.constantFrom('relaxed', 'packed') }),
  fc.record({ type: fc.constant('party'), travelers: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('budget'), limit: fc.integer({ min: 5, max: 50 }).map((sum) => yen(sum * 10_000)) }),
  fc.record({ type: fc.constant('swap-days'), dates: fc.constant(DATES) }),
);

function toEdit(story: TripStory, { name, ...wish }: { readonly type: string; readonly name?: string }): Edit {
  const visits = story.trip.days.flatMap((day) => day.visits);
  const visit = (visits.find((one) => one.name === name)?.id ?? 'visit_none') as VisitId;
  const place = `place_kyoto-${name?.toLowerCase()}` as PlaceId;
  return { ...wish, ...(name === undefined ? {} : wish.type === 'add' ? { place } : { visit }) } as unknown as Edit;
}

/** True when it was done; whatever is refused, or withheld, changes nothing. */
function attempt(story: TripStory, edit: Edit): boolean {
  const before = story.trip;
  try {
    story.does({ type: 'edit', edit });
  } catch {
    expect(story.trip).toEqual(before);
    return false;
  }
  return story.trip.history.length > before.history.length;
}

it('whatever is edited is taken back to the very hash, and done again to the very hash', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(aWish, { minLength: 1, maxLength: 8 }), (wishes) => {
      const story = new TripStory(TOWN).plans({ budget: { money: yen(300_000), scope: 'total' } });
      const hashes = [story.trip.hash];
      for (const wish of wishes) if (attempt(story, toEdit(story, wish))) hashes.push(story.trip.hash);
      for (const hash of hashes.slice(0, -1).toReversed()) {
        story.does({ type: 'undo' });
        expect(story.trip.hash).toBe(hash);
      }
      for (const hash of hashes.slice(1)) {
        story.does({ type: 'redo' });
        expect(story.trip.hash).toBe(hash);
      }
      expect(story.trip.canRedo).toBe(false);
    }),
    { numRuns: 40 },
  );
});
