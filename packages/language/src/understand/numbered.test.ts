import type { PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import type { Choice, Draft } from './frame.ts';
import { readNumbered } from './numbered.ts';

const NOTHING = { offered: [], draft: null, decision: null, options: 0, selected: false, proposal: false };
const choice = (text: string): Choice => ({ text, frame: { act: 'fact', text } });
const OFFERED = [choice('a'), choice('b'), choice('c')];
const DECISION = {
  visit: 'visit_1' as VisitId,
  offered: ['replace', 'skip'] as const,
  alternatives: [1, 2, 3, 4].map((n) => ({ n, place: `place_${n}` as PlaceId })),
};
const replaceBy = (n: number) => ({ act: 'answer', answer: { kind: 'choice', choice: 'replace', n } }) as const;

describe('a number', () => {
  it('means the answer of that number of the newest question', () => {
    expect(readNumbered('the second', { ...NOTHING, offered: OFFERED })).toEqual(OFFERED[1]?.frame);
    expect(readNumbered('4', { ...NOTHING, offered: OFFERED })).toBeUndefined();
    expect(readNumbered('the last one', { ...NOTHING, offered: OFFERED })).toEqual(OFFERED[2]?.frame);
  });

  it('means one of the options where they are what is open', () => {
    const option = (n: number) => ({ act: 'answer', answer: { kind: 'option', option: n } });
    expect(readNumbered('第二个', { ...NOTHING, options: 3 })).toEqual(option(2));
    expect(readNumbered('la dernière', { ...NOTHING, options: 3 })).toEqual(option(3));
    expect(readNumbered('2', { ...NOTHING, options: 3, selected: true })).toBeUndefined();
  });

  it('means an alternative of the open decision, with a chip or without', () => {
    const offered = [
      { text: '1. X', frame: replaceBy(1) },
      { text: 'Skip it', frame: { act: 'answer', answer: { kind: 'choice', choice: 'skip' } } } as const,
    ];
    expect(readNumbered('die dritte', { ...NOTHING, decision: DECISION })).toEqual(replaceBy(3));
    expect(readNumbered('2', { ...NOTHING, decision: DECISION, offered })).toEqual(replaceBy(2));
  });

  it('means what was asked since then rather than the decision', () => {
    expect(readNumbered('2', { ...NOTHING, decision: DECISION, offered: OFFERED })).toEqual(OFFERED[1]?.frame);
  });

  it('approves or rejects a change that waits', () => {
    expect(readNumbered('1', { ...NOTHING, proposal: true })).toEqual({ act: 'answer', answer: { kind: 'yes' } });
    expect(readNumbered('number two', { ...NOTHING, proposal: true })).toEqual({
      act: 'answer',
      answer: { kind: 'no' },
    });
  });

  it.each(['time', 'length', 'level', 'delay'] as const)('alone is the amount where a %s is asked for', (missing) => {
    const draft: Draft = { frame: { act: 'draft', type: 'move' }, missing };
    expect(readNumbered('2', { ...NOTHING, offered: OFFERED, draft })).toBeUndefined();
    expect(readNumbered('the second', { ...NOTHING, offered: OFFERED, draft })).toEqual(OFFERED[1]?.frame);
  });

  it('that is also the date of another day offered is left to be read as a date', () => {
    const on = (date: '2027-04-03' | '2027-04-02'): Choice => ({
      text: date,
      frame: { act: 'edit', edit: { type: 'move', visit: DECISION.visit, to: { date } } },
    });
    const draft: Draft = { frame: { act: 'draft', type: 'move' }, missing: 'date' };
    const offered = [on('2027-04-02'), on('2027-04-03')];
    expect(readNumbered('2', { ...NOTHING, offered, draft })).toBeUndefined();
    expect(readNumbered('1', { ...NOTHING, offered, draft })).toEqual(offered[0]?.frame);
  });

  it('means nothing where nothing is open', () => {
    expect(readNumbered('2', NOTHING)).toBeUndefined();
  });
});
