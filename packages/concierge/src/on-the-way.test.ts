import type { JourneyCommand } from '@wayfarer/replanner';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, sight, type Town, TripStory } from '../test/trip-story.ts';

const FIVE: Town = {
  days: [cityDay(DATES[0])],
  sights: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => sight(name)),
};
const at = (time: number): JourneyCommand => ({ type: 'advance', date: DATES[0], time: minute(time) });

function underWay(): TripStory {
  const story = new TripStory(FIVE).plans({ pace: 'moderate' });
  const [first] = story.trip.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
  story.does({ type: 'advance', to: first?.id as never });
  return story;
}

describe('a wish on the way', () => {
  it('A11 l: a pace by word is a preview that changes nothing until it is approved', () => {
    const story = underWay();
    const before = story.trip;
    story.does({ type: 'edit', edit: { type: 'pace', date: null, pace: 'slower' } });
    expect(story.trip).toMatchObject({
      hash: before.hash,
      approval: { edit: { type: 'pace', date: DATES[0], pace: 'slower' }, option: null },
    });
    expect(story.lastReply).toContain('Nothing changes without your yes.');
    story.does({ type: 'approve' });
    expect(story.trip.approval).toBeNull();
    expect(story.trip.traveller?.pace).toBe('relaxed');
    story.does({ type: 'undo' });
    expect(story.trip.days).toEqual(before.days);
  });

  it('a pace by word before the trip, and one by name, are done at once', () => {
    const before = new TripStory(FIVE).plans({ pace: 'moderate' });
    before.does({ type: 'edit', edit: { type: 'pace', date: null, pace: 'slower' } });
    expect(before.trip.approval).toBeNull();
    const named = underWay();
    named.does({ type: 'edit', edit: { type: 'pace', date: DATES[0], pace: 'relaxed' } });
    expect(named.trip.approval).toBeNull();
    expect(named.trip.traveller?.pace).toBe('relaxed');
  });

  it('rejected, leaves everything as it is', () => {
    const story = underWay();
    const { days } = story.trip;
    story.does({ type: 'consult', event: 'end' });
    expect(story.trip.approval?.edit).toMatchObject({ type: 'hours' });
    story.does({ type: 'reject' });
    expect(story.trip).toMatchObject({ approval: null, days });
  });
});

describe('rule 4, at every door', () => {
  it('puts the rest of the day anew to the traveller after three disruptions, and once', () => {
    const story = underWay();
    const { days } = story.trip;
    for (const value of [85, 90, 95]) {
      expect(story.trip.approval).toBeNull();
      story.reports({ kind: 'crowd', value });
      story.does({ type: 'decide', choice: 'keep' });
    }
    const put = story.events.filter(({ type }) => type === 'agents-dispatched');
    expect(put).toMatchObject([{ content: { event: null, action: { type: 'REOPTIMIZE_DAY' } } }]);
    expect(story.trip.traveller?.disruptionsToday).toBe(3);
    expect(story.trip.days).toEqual(days);
  });
});

describe('how the traveller is', () => {
  it('is shown once the trip is under way, and never before', () => {
    expect(new TripStory(FIVE).plans().trip.traveller).toBeNull();
    expect(underWay().trip.traveller).toMatchObject({ hunger: expect.any(Number), spent: [], disruptionsToday: 0 });
  });

  it('is answered with what helps, and changes no plan', () => {
    const story = underWay();
    const { hash } = story.trip;
    story.does({ type: 'tell', note: { kind: 'tired' } });
    expect(story.trip).toMatchObject({ hash, traveller: { fatigue: 78 } });
    expect(story.trip.chips.length).toBeGreaterThan(1);
  });

  it('adds up what was spent, in minor units of the trip', () => {
    const story = underWay();
    const { hash } = story.trip;
    story.does({ type: 'tell', note: { kind: 'spent', amount: 1200, category: 'food' } });
    story.means({ act: 'command', command: { name: 'spend', amount: 300, category: 'food' } });
    expect(story.trip).toMatchObject({
      hash,
      traveller: { spent: [{ category: 'food', amount: { amount: 1500, currency: 'JPY' } }] },
    });
    expect(story.lastReply).toContain('1,500');
    story.means({ act: 'question', question: { about: 'cost' } });
    expect(story.lastReply).toMatch(
      /^As far as you told me, ¥1,500 are spent so far\.\nNo price of this trip is known\./,
    );
  });

  it('survives a plan made anew, and an advance forgets only where they are', () => {
    const story = underWay();
    story.does({ type: 'tell', note: { kind: 'spent', amount: 1200, category: 'food' } });
    story.does({ type: 'tell', note: { kind: 'position', at: { lat: 1, lon: 2 } } });
    expect(story.trip.traveller?.position).toEqual({ lat: 1, lon: 2, said: true });
    story.does(at(1000));
    expect(story.trip.traveller?.position?.said).toBe(false);
    expect(story.trip.traveller?.spent).toHaveLength(1);
  });
});

describe('"continue"', () => {
  it('keeps what is asked about, and else tells where things stand', () => {
    const story = underWay();
    story.reports({ kind: 'closed' });
    expect(story.trip.pending).not.toBeNull();
    story.does({ type: 'continue' });
    expect(story.trip.pending).toBeNull();
    expect(story.lastReply).toMatch(/kept/);
    story.does({ type: 'continue' });
    expect(story.lastReply).toMatch(/stops? (?:is|are) left today/);
  });
});

it('a forbidden key in the chat is refused by its name', () => {
  const story = underWay();
  const { hash } = story.trip;
  story.means({ act: 'command', command: { name: 'forbidden', key: 'change_hotel' } });
  expect(story.lastReply).toContain('"change_hotel"');
  expect(story.trip.hash).toBe(hash);
});
