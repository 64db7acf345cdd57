import type { StoredEvent } from '@wayfarer/archon';
import { describe, expect, it } from 'vitest';

import { DATES, sight, TripStory } from '../test/trip-story.ts';
import { evolveTrip } from './evolve-trip.ts';
import { NOTHING_YET } from './trip-state.ts';

const TOWN = { sights: [sight('One'), sight('Two')] };
const NEW = { id: 'trip_1', ...NOTHING_YET };

function event(type: string, content: unknown = {}, over: Partial<StoredEvent> = {}): StoredEvent {
  const place = { runId: 'trip_1', seq: 1, at: '2026-11-22T09:00:00.000Z', prevHash: '', hash: '' };
  return { type, version: 1, author: 'test', content, ...place, ...over };
}

describe('the state of a trip', () => {
  it('knows when it began, and when something happened last', () => {
    const first = evolveTrip(NEW, event('trip-created', { seed: 7 }));
    expect(first).toMatchObject({
      seq: 1,
      createdAt: '2026-11-22T09:00:00.000Z',
      updatedAt: '2026-11-22T09:00:00.000Z',
    });
    const later = evolveTrip(first, event('never-heard-of', {}, { seq: 2, at: '2026-11-23T09:00:00.000Z' }));
    expect(later).toEqual({ ...first, seq: 2, updatedAt: '2026-11-23T09:00:00.000Z' });
  });

  it.each([
    ['trip-created', 2, 1],
    ['never-heard-of', 2, 1],
  ])('is not guessed from an event of a later program: %s of version %i', (type, version, known) => {
    expect(() => evolveTrip(NEW, event(type, {}, { version }))).toThrow(
      expect.objectContaining({
        code: 'later-version',
        message: `This program knows versions up to ${known}. Use the program that wrote it, or a later one.`,
      }) as Error,
    );
  });

  it('says which brain read the newest message', () => {
    expect(new TripStory(TOWN).state.brain).toBeNull();
    expect(new TripStory(TOWN).offers().state.brain).toBe('told');
  });

  it('keeps the approval that is asked for until the plan is chosen anew, or the change rejected', () => {
    const story = new TripStory(TOWN).plans();
    story.says({ pace: 'relaxed' });
    const asked = story.events.findIndex(({ type }) => type === 'approval-requested') + 1;
    expect(story.state.approval).toMatchObject({ seq: asked, composed: 2, changes: ['Pace: moderate → relaxed'] });
    story.does({ type: 'note', text: 'Hm.', today: DATES[0], replies: [] });
    expect(story.state.approval).not.toBeNull();
    story.does({ type: 'reject' });
    expect(story.state.approval).toBeNull();
  });

  it('knows when the newest question was put', () => {
    const story = new TripStory(TOWN).plans();
    expect(story.state.askedAt).toBe(0);
    story.reports({ kind: 'crowd', value: 85 });
    expect(story.state.askedAt).toBe(story.events.findIndex(({ type }) => type === 'decision-requested') + 1);
  });

  it('begins a journey with the chosen plan, and another one with another plan', () => {
    const story = new TripStory(TOWN).offers();
    expect(story.state.journey).toBeNull();
    story.does({ type: 'select', option: 1 });
    story.reports({ kind: 'crowd', value: 85 });
    story.does({ type: 'decide', choice: 'skip' });
    expect(story.state.journey?.skipped).toHaveLength(1);
    story.does({ type: 'select', option: 1 });
    expect(story.state.journey?.skipped).toEqual([]);
  });
});

it('is the same for the same events', () => {
  const story = new TripStory(TOWN).plans();
  story.reports({ kind: 'crowd', value: 85 });
  story.does({ type: 'decide', choice: 'skip' });
  const replayed = story.events.reduce(
    (state, one, index) =>
      evolveTrip(state, {
        ...event(one.type, JSON.parse(JSON.stringify(one.content)), { version: one.version, author: one.author }),
        seq: index + 1,
        at: new Date(Date.UTC(2026, 10, 22, 9, 0, index + 1)).toISOString(),
      }),
    NEW as TripStory['state'],
  );
  expect(JSON.stringify(replayed)).toBe(JSON.stringify(story.state));
});
