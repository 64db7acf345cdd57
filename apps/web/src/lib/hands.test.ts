import type { PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it, vi } from 'vitest';

import type { Cargo, DropSlot } from './drop-slot.ts';
import { createHands } from './hands.ts';
import { firstSpot, stepSlot } from './step-slot.ts';

const CARGO: Cargo = {
  dragged: { visit: 'visit_temple' as VisitId },
  place: 'place_temple' as PlaceId,
  name: 'Temple',
  home: { date: 'sat', visit: 'visit_temple' as VisitId, before: 'visit_hotel' as VisitId },
};
const slot = (date: string, arrive: string, answer: DropSlot['answer'] = 'fits'): DropSlot => ({
  date,
  after: `visit_before_${arrive}` as VisitId,
  answer,
  arrive,
  depart: arrive,
  moved: [],
  tag: answer,
  text: answer,
});
const SLOTS: Readonly<Record<string, readonly DropSlot[]>> = {
  sat: [slot('sat', '09:00'), slot('sat', '10:00', 'home'), slot('sat', '15:00', 'refused')],
  sun: [slot('sun', '09:30'), slot('sun', '14:00', 'moves')],
};

/** Hands over two days, and what waits for the page to have time. */
function setUp() {
  const waiting: (() => void)[] = [];
  const judge = vi.fn((_: Cargo, date: string) => SLOTS[date]);
  const hands = createHands((call) => void waiting.push(call));
  hands.judgeBy(judge);
  return { hands, judge, spend: () => waiting.splice(0).forEach((call) => call()) };
}

describe('carrying', () => {
  it('judges the first day at once, the others when there is time, and each once', () => {
    const { hands, judge, spend } = setUp();
    hands.lift(CARGO, 'pointer', ['sat', 'sun']);
    expect([...(hands.get()?.slots.keys() ?? [])]).toEqual(['sat']);
    spend();
    hands.hover({ date: 'sun', index: 1 });
    hands.hover({ date: 'sat', index: 0 });
    expect(judge.mock.calls.map(([, date]) => date)).toEqual(['sat', 'sun']);
  });

  it('knows the slot it is over, and nothing beside the days', () => {
    const { hands } = setUp();
    hands.lift(CARGO, 'pointer', ['sat']);
    hands.hover({ date: 'sun', index: 1 });
    expect(hands.slot()?.answer).toBe('moves');
    hands.hover(null);
    expect(hands.slot()).toBeUndefined();
  });

  it('tells only of what has changed', () => {
    const { hands } = setUp();
    hands.lift(CARGO, 'pointer', ['sat']);
    const heard = vi.fn();
    hands.subscribe(heard);
    hands.hover({ date: 'sat', index: 2 });
    hands.hover({ date: 'sat', index: 2 });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stays where it was let go until it is cleared', () => {
    const { hands } = setUp();
    hands.lift(CARGO, 'pointer', ['sat']);
    hands.hover({ date: 'sat', index: 0 });
    hands.place();
    hands.hover({ date: 'sat', index: 2 });
    expect(hands.slot()?.arrive).toBe('09:00');
    hands.clear();
    expect(hands.get()).toBeNull();
  });

  it('judges as soon as the plan has come', () => {
    const { hands } = setUp();
    hands.judgeBy(() => undefined);
    hands.lift(CARGO, 'pointer', ['sat']);
    expect(hands.get()?.slots.size).toBe(0);
    hands.judgeBy((_, date) => SLOTS[date]);
    hands.hover({ date: 'sat', index: -1 });
    expect(hands.get()?.slots.has('sat')).toBe(true);
  });
});

describe('stepping', () => {
  const ground = { dates: ['sat', 'sun'], slotsOf: (date: string) => SLOTS[date] ?? [] };

  it('begins where it lies', () => {
    expect(firstSpot('sat', SLOTS['sat'] ?? [])).toEqual({ date: 'sat', index: 1 });
    expect(firstSpot('sun', SLOTS['sun'] ?? [])).toEqual({ date: 'sun', index: 0 });
  });

  it('goes from slot to slot, and from the last of a day to the first of the next', () => {
    expect(stepSlot(ground, { date: 'sat', index: 1 }, 'on')).toEqual({ date: 'sat', index: 2 });
    expect(stepSlot(ground, { date: 'sat', index: 2 }, 'on')).toEqual({ date: 'sun', index: 0 });
    expect(stepSlot(ground, { date: 'sun', index: 0 }, 'back')).toEqual({ date: 'sat', index: 2 });
  });

  it('stays at both ends', () => {
    expect(stepSlot(ground, { date: 'sat', index: 0 }, 'back')).toEqual({ date: 'sat', index: 0 });
    expect(stepSlot(ground, { date: 'sun', index: 1 }, 'on')).toEqual({ date: 'sun', index: 1 });
    expect(stepSlot(ground, { date: 'sun', index: 1 }, 'day-on')).toEqual({ date: 'sun', index: 1 });
  });

  it('changes the day at about the same hour', () => {
    expect(stepSlot(ground, { date: 'sat', index: 1 }, 'day-on')).toEqual({ date: 'sun', index: 1 });
    expect(stepSlot(ground, { date: 'sun', index: 1 }, 'day-back')).toEqual({ date: 'sat', index: 2 });
  });
});
