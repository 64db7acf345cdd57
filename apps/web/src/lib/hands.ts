import type { IsoDate } from '@wayfarer/trip/clock';

import type { Cargo, DropSlot } from './drop-slot.ts';

/** Something of the plan in the traveller's hand. */
export interface Carry {
  readonly cargo: Cargo;
  readonly by: 'pointer' | 'keyboard';
  /** The day it is over, and the slot there; `null` over nothing that takes it. */
  readonly over: { readonly date: IsoDate; readonly index: number } | null;
  /** The slots of each day that was judged so far. */
  readonly slots: ReadonlyMap<IsoDate, readonly DropSlot[]>;
  /** It was let go, and the server has it. */
  readonly placing: boolean;
}

/** The slots of one day for that cargo; `undefined` while the plan is not at hand yet. */
export type JudgeDay = (cargo: Cargo, date: IsoDate) => readonly DropSlot[] | undefined;

/**
 * What is carried, and what each place for it would do. Each day is judged once a carry, when it is entered or when there
 * is time; outside React, so that a move of the pointer draws two slots anew and nothing else.
 *
 * @param later - Calls back when there is time.
 */
export function createHands(later: (call: () => void) => void) {
  let judge: JudgeDay = () => undefined;
  let carry: Carry | null = null;
  let waiting: readonly IsoDate[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Carry | null): void => {
    carry = next;
    for (const listener of listeners) listener();
  };
  const judgeDay = (date: IsoDate): void => {
    if (!carry || carry.slots.has(date)) return;
    const slots = judge(carry.cargo, date);
    if (slots && carry) set({ ...carry, slots: new Map(carry.slots).set(date, slots) });
  };
  const judgeWaiting = (): void => {
    const [date, ...rest] = waiting;
    if (!carry || date === undefined) return;
    waiting = rest;
    judgeDay(date);
    if (rest.length > 0) later(judgeWaiting);
  };
  return {
    /** From now on by that judge. */
    judgeBy: (next: JudgeDay): void => {
      judge = next;
    },
    get: (): Carry | null => carry,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes it up. @param dates - Days on the screen: the first is judged at once, the others when there is time. */
    lift: (cargo: Cargo, by: Carry['by'], dates: readonly IsoDate[]): void => {
      set({ cargo, by, over: null, slots: new Map(), placing: false });
      const [first, ...rest] = dates;
      if (first !== undefined) judgeDay(first);
      waiting = rest;
      if (rest.length > 0) later(judgeWaiting);
    },
    /** Carries it over a day, and over one of its slots. */
    hover: (over: Carry['over']): void => {
      if (!carry || carry.placing) return;
      if (over) judgeDay(over.date);
      const { over: last } = carry;
      if (last?.date !== over?.date || last?.index !== over?.index) set({ ...carry, over });
    },
    slotsOf: (date: IsoDate): readonly DropSlot[] => {
      judgeDay(date);
      return carry?.slots.get(date) ?? [];
    },
    /** The slot under it. */
    slot: (): DropSlot | undefined => (carry?.over ? carry.slots.get(carry.over.date)?.[carry.over.index] : undefined),
    /** Lets it go there; it stays to be seen until {@link clear}. */
    place: (): void => {
      if (carry) set({ ...carry, placing: true });
    },
    clear: (): void => {
      waiting = [];
      if (carry) set(null);
    },
  };
}

export type Hands = ReturnType<typeof createHands>;
