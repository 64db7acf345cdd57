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

it('steps over the two gaps around where it lies as one place', () => {
  const slots = {
    sat: [slot('sat', '09:00'), slot('sat', '10:00', 'home'), slot('sat', '11:00', 'home'), slot('sat', '12:00')],
  };
  const ground = { dates: ['sat'], slotsOf: () => slots.sat };
  expect(stepSlot(ground, { date: 'sat', index: 1 }, 'on')).toEqual({ date: 'sat', index: 3 });
  expect(stepSlot(ground, { date: 'sat', index: 2 }, 'back')).toEqual({ date: 'sat', index: 0 });
  expect(stepSlot(ground, { date: 'sat', index: 0 }, 'on')).toEqual({ date: 'sat', index: 1 });
});

it('steps past no day without slots, and to the last slot where all are earlier', () => {
  const slots: Readonly<Record<string, readonly DropSlot[]>> = {
    sat: [slot('sat', '09:00'), slot('sat', '20:00')],
    sun: [],
    mon: [slot('mon', '08:00'), slot('mon', '20:00'), slot('mon', '20:30')],
  };
  const over = (...dates: readonly string[]) => ({ dates, slotsOf: (date: string) => slots[date] ?? [] });
  expect(stepSlot(over('sat', 'sun'), { date: 'sat', index: 1 }, 'on')).toEqual({ date: 'sat', index: 1 });
  expect(stepSlot(over('sat', 'sun'), { date: 'sat', index: 1 }, 'day-on')).toEqual({ date: 'sat', index: 1 });
  expect(stepSlot(over('sat', 'mon'), { date: 'sat', index: 1 }, 'day-on')).toEqual({ date: 'mon', index: 1 });
  expect(stepSlot(over('sat', 'mon'), { date: 'mon', index: 2 }, 'day-back')).toEqual({ date: 'sat', index: 1 });
  expect(stepSlot(over('mon', 'sat'), { date: 'mon', index: 0 }, 'day-on')).toEqual({ date: 'sat', index: 0 });
});

describe('a carry', () => {
  it('is heard of by those who still listen', () => {
    const { hands } = setUp();
    const heard = vi.fn();
    const unsubscribe = hands.subscribe(heard);
    hands.lift(CARGO, 'keyboard', ['sat']);
    // Once that it is up, once that the day is judged.
    expect(heard).toHaveBeenCalledTimes(2);
    unsubscribe();
    hands.clear();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('that is over is judged no more, and put down nowhere', () => {
    const { hands, judge, spend } = setUp();
    hands.lift(CARGO, 'pointer', ['sat', 'sun', 'mon']);
    hands.clear();
    spend();
    expect(judge).toHaveBeenCalledTimes(1);
    hands.place();
    hands.hover({ date: 'sun', index: 0 });
    expect(hands.get()).toBeNull();
    expect(hands.slotsOf('sat')).toEqual([]);
    const heard = vi.fn();
    hands.subscribe(heard);
    hands.clear();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is judged day by day, as there is time', () => {
    const { hands, judge, spend } = setUp();
    hands.lift(CARGO, 'pointer', ['sat', 'sun', 'mon']);
    const judged = () => judge.mock.calls.map(([, date]) => date);
    expect(judged()).toEqual(['sat']);
    spend();
    expect(judged()).toEqual(['sat', 'sun']);
    spend();
    expect(judged()).toEqual(['sat', 'sun', 'mon']);
    expect(hands.slotsOf('sun')).toHaveLength(2);
    expect(hands.get()?.placing).toBe(false);
    hands.place();
    expect(hands.get()?.placing).toBe(true);
  });
});
