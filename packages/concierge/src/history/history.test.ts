import type { Edit } from '@wayfarer/edits';
import type { VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, typesOf, yen } from '../../test/trip-story.ts';

const [MONDAY, TUESDAY] = DATES;

function offered(): TripStory {
  return new TripStory({
    days: [cityDay(MONDAY), cityDay(TUESDAY)],
    sights: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => sight(name)),
    eateries: [eatery('Soba'), eatery('Grill')],
  }).offers({ budget: { money: yen(200_000), scope: 'total' } });
}

function chosen(): TripStory {
  const story = offered();
  story.does({ type: 'select', option: 1 });
  return story;
}

function idOf(story: TripStory, name: string): VisitId {
  const visits = story.trip.days.flatMap((day) => day.visits);
  return visits.find((visit) => visit.name === name)?.id as VisitId;
}

const edit = (wished: Edit) => ({ type: 'edit', edit: wished }) as const;
const done = ({ trip }: TripStory) => trip.history.map(({ text, undone }) => `${undone ? '– ' : ''}${text}`);

describe('undo and redo', () => {
  it('turn every edit back and forth, the hash included', () => {
    const story = chosen();
    const hashes = [story.trip.hash];
    const wished: readonly Edit[] = [
      { type: 'remove', visit: idOf(story, 'One') },
      { type: 'move', visit: idOf(story, 'Two'), to: { at: minute(900) } },
      { type: 'lock', visit: idOf(story, 'Three') },
    ];
    for (const one of wished) {
      story.does(edit(one));
      hashes.push(story.trip.hash);
    }
    expect(new Set(hashes).size).toBe(4);
    for (const hash of hashes.slice(0, -1).toReversed()) {
      expect(typesOf(story.does({ type: 'undo' }))).toEqual(['undone', 'message-sent']);
      expect(story.lastReply).toMatch(/^Taken back: "/);
      expect(story.trip.hash).toBe(hash);
    }
    for (const hash of hashes.slice(1)) {
      story.does({ type: 'redo' });
      expect(story.lastReply).toMatch(/^Done again: "/);
      expect(story.trip.hash).toBe(hash);
    }
    expect([story.trip.canUndo, story.trip.canRedo]).toEqual([true, false]);
  });

  it('turn the choice of the plan: back to the options, and forth with all that was done by it', () => {
    const before = offered();
    const story = chosen();
    story.does(edit({ type: 'remove', visit: idOf(story, 'One') }));
    const { hash } = story.trip;
    story.does({ type: 'undo' });
    expect(typesOf(story.does({ type: 'undo' }))).toEqual(['selection-undone', 'message-sent']);
    expect(story.trip).toMatchObject({
      hash: before.trip.hash,
      selected: null,
      days: [],
      options: before.trip.options,
      canUndo: false,
      canRedo: true,
    });
    story.does({ type: 'redo' });
    story.does({ type: 'redo' });
    expect([story.trip.hash, story.trip.canRedo]).toEqual([hash, false]);
  });

  it('turn an approved plan: the one before it comes back with everything, and waits for approval as it did', () => {
    const story = chosen();
    story.does(edit({ type: 'lock', visit: idOf(story, 'Three') }));
    const { hash } = story.trip;
    story.says({ travelers: 2 });
    const { approval } = story.trip;
    story.does({ type: 'approve' });
    const approved = story.trip.hash;
    expect(approved).not.toBe(hash);
    story.does({ type: 'undo' });
    expect([story.trip.hash, story.trip.approval]).toEqual([hash, approval]);
    story.does({ type: 'redo' });
    expect([story.trip.hash, story.trip.approval]).toEqual([approved, null]);
    story.does({ type: 'undo' });
    story.does({ type: 'undo' });
    expect(story.trip.days.flatMap(({ visits }) => visits).some(({ locked }) => locked)).toBe(false);
  });

  it('turn "I am here"', () => {
    const story = chosen();
    const { hash } = story.trip;
    const [first, second] = story.trip.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
    story.does({ type: 'advance', to: second?.id as VisitId });
    const there = story.trip;
    expect(there.days[0]?.visits.find(({ id }) => id === first?.id)?.done).toBe(true);
    story.does({ type: 'undo' });
    expect(story.trip.hash).toBe(hash);
    story.does({ type: 'redo' });
    expect([story.trip.hash, story.trip.now]).toEqual([there.hash, there.now]);
  });

  it('have nothing more to do again once something new was done', () => {
    const story = chosen();
    story.does(edit({ type: 'remove', visit: idOf(story, 'One') }));
    story.does({ type: 'undo' });
    expect(story.trip.canRedo).toBe(true);
    story.does(edit({ type: 'remove', visit: idOf(story, 'Two') }));
    expect(story.trip.canRedo).toBe(false);
    expect(() => story.does({ type: 'redo' })).toThrow(expect.objectContaining({ code: 'nothing-to-redo' }) as Error);
  });

  it('leave a permission alone, and a plan by which something was visited', () => {
    const story = chosen();
    story.does({ type: 'permit', autonomy: 'small-changes' });
    const last = story.trip.days[0]?.visits.findLast(({ kind }) => kind === 'place');
    story.does({ type: 'advance', to: last?.id as VisitId, confirmed: true });
    story.does({ type: 'undo' });
    story.does({ type: 'undo' });
    expect(story.trip.facts.find(({ name }) => name === 'autonomy')?.value).toBe('small-changes');
    expect(story.trip.selected).toBeNull();
  });
});

describe('the history', () => {
  it('says what was done, by whom, and what was taken back', () => {
    const story = chosen();
    story.does(edit({ type: 'remove', visit: idOf(story, 'One') }));
    story.does(edit({ type: 'remove', visit: idOf(story, 'Two') }));
    story.does({ type: 'undo' });
    expect(done(story)).toEqual([
      expect.stringMatching(/^You chose ".*"\.$/),
      'One goes to your ideas.',
      '– Two goes to your ideas.',
    ]);
    expect(story.trip.history.map(({ by }) => by)).toEqual(['you', 'you', 'you']);
    story.does({ type: 'redo' });
    expect(story.trip.history.map(({ undone }) => undone)).toEqual([false, false, false]);
  });
});

describe('"I am here"', () => {
  it('asks before it marks stops of earlier days, or more than two, as done', () => {
    const story = chosen();
    const tuesday = story.trip.days[1]?.visits.find(({ kind }) => kind === 'place');
    const before = story.trip;
    const command = { type: 'advance', to: tuesday?.id as VisitId } as const;
    const monday = before.days[0]?.visits.filter(({ kind }) => kind === 'place' || kind === 'meal') ?? [];
    expect(() => story.does(command)).toThrow(
      expect.objectContaining({
        code: 'needs-confirmation',
        message: expect.stringMatching(
          new RegExp(`^That marks ${monday.length} stops of Monday as done: ${monday[0]?.name}, `),
        ) as string,
      }) as Error,
    );
    expect(story.trip).toEqual(before);
    story.does({ ...command, confirmed: true });
    expect(story.trip.days[0]?.visits.filter(({ done: isDone }) => isDone)).toHaveLength(monday.length);
    story.does({ type: 'undo' });
    expect(story.trip.hash).toBe(before.hash);
  });
});
