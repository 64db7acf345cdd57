import type { Edit } from '@wayfarer/edits';
import { addDays } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../test/trip-story.ts';

const [MONDAY, TUESDAY] = DATES;

function chosen(): TripStory {
  return new TripStory({
    days: [cityDay(MONDAY), cityDay(TUESDAY)],
    sights: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => sight(name, { fee: yen(100) })),
    eateries: [eatery('Soba'), eatery('Grill')],
  }).plans({ budget: { money: yen(300_000), scope: 'total' } });
}

const edit = (wished: Edit) => ({ type: 'edit', edit: wished }) as const;
const factOf = ({ trip }: TripStory, name: string) => trip.facts.find((fact) => fact.name === name)?.value;

describe('what an edit changes of the wishes', () => {
  it.each<[string, Edit, string, unknown, unknown]>([
    ['people', { type: 'party', travelers: 2 }, 'travelers', 1, 2],
    [
      'budget',
      { type: 'budget', limit: yen(250_000) },
      'budget',
      { money: yen(300_000), scope: 'total' },
      { money: yen(250_000), scope: 'total' },
    ],
    ['pace', { type: 'pace', date: null, pace: 'relaxed' }, 'pace', 'moderate', 'relaxed'],
    ['dates', { type: 'dates', start: MONDAY, end: MONDAY }, 'end', TUESDAY, MONDAY],
  ])('follows it, and is turned back with it: %s', (_, wished, name, before, after) => {
    const story = chosen();
    const { hash, days } = story.trip;
    story.does(edit(wished));
    expect([factOf(story, name), story.trip.approval, story.trip.hash === hash]).toEqual([after, null, false]);
    const edited = story.trip.hash;
    story.does({ type: 'undo' });
    expect([factOf(story, name), story.trip.hash, story.trip.days]).toEqual([before, hash, days]);
    story.does({ type: 'redo' });
    expect([factOf(story, name), story.trip.hash]).toEqual([after, edited]);
  });

  it('puts everything of a day that is no more among the ideas', () => {
    const story = chosen();
    const gone = story.trip.days[1]?.visits.filter(({ kind }) => kind === 'place').map(({ name }) => name) ?? [];
    story.does(edit({ type: 'dates', start: MONDAY, end: MONDAY }));
    expect(story.trip.days.map(({ date }) => date)).toEqual([MONDAY]);
    const ideas = [...story.trip.leftOut, ...story.trip.days.flatMap(({ visits }) => visits)].map(({ name }) => name);
    expect(gone.every((name) => ideas.includes(name))).toBe(true);
  });

  it('lets the cursor follow the first day before the trip', () => {
    const story = chosen();
    story.does(edit({ type: 'dates', start: TUESDAY, end: TUESDAY }));
    expect(story.trip.now?.date).toBe(TUESDAY);
    story.does({ type: 'undo' });
    expect(story.trip.now?.date).toBe(MONDAY);
    expect(() => story.does(edit({ type: 'dates', start: MONDAY, end: addDays(TUESDAY, 5) }))).not.toThrow(TypeError);
  });
});
