import type { StoredEvent } from '@wayfarer/archon';
import { describe, expect, it } from 'vitest';

import { AUTONOMY_UNUSED, evolveAutonomy } from '../gate/autonomy-state.ts';
import { type Choice, NOTHING_YET, type TripState } from '../trip-state.ts';
import { evolveChoices, findRestored, withChoiceState } from './choices.ts';
import { describeChoice, evolveDeeds, findTurned } from './deeds.ts';
import { canRedo, canUndo, redo, undo } from './take-back.ts';

const stored = (type: string, content: object = {}, more: object = {}) =>
  ({
    type,
    content,
    seq: 9,
    at: '2026-11-22T09:00:00.000Z',
    author: 'traveller',
    version: 1,
    ...more,
  }) as unknown as StoredEvent;
const stateOf = (changes: Partial<TripState> = {}): TripState => ({ id: 'trip_1', ...NOTHING_YET, ...changes });
const instead = (selected: string | null) =>
  ({
    ...{ journey: null, approval: null, autonomy: AUTONOMY_UNUSED, withheld: null },
    planning: { selected, chosen: null },
  }) as Choice['instead'];
const choice = (seq: number, selected: string | null = null): Choice => ({
  seq,
  text: `Choice ${seq}.`,
  instead: instead(selected),
});
const WORLD = { crowd: () => ({ level: 0, typical: true }) } as never;

describe('choices of a plan', () => {
  const state = stateOf({ choices: { made: [choice(1), choice(2)], undone: [choice(3)] } });

  it('are remembered with what there was instead, and what was taken back is forgotten by a new one', () => {
    const { made, undone } = evolveChoices(state, stored('option-selected'), 'You chose.');
    expect(made.map(({ seq, text }) => [seq, text])).toEqual([
      [1, 'Choice 1.'],
      [2, 'Choice 2.'],
      [9, 'You chose.'],
    ]);
    expect(undone).toEqual([]);
    expect(made[2]?.instead.planning.selected).toBeNull();
  });

  it('change sides when they are taken back or made again', () => {
    const back = evolveChoices(state, stored('selection-undone'), '');
    expect([back.made.map(({ seq }) => seq), back.undone.map(({ seq }) => seq)]).toEqual([[1], [3, 2]]);
    const again = evolveChoices(state, stored('selection-redone'), '');
    expect([again.made.map(({ seq }) => seq), again.undone.map(({ seq }) => seq)]).toEqual([[1, 2, 3], []]);
    const none = stateOf();
    expect(evolveChoices(none, stored('selection-undone'), '')).toEqual({ made: [], undone: [] });
  });

  it('cannot be made again once something was done since', () => {
    for (const type of [
      'decision-made',
      'plan-edited',
      'plan-repaired',
      'visit-fixed',
      'cursor-advanced',
      'reading-reported',
      'options-composed',
      'change-rejected',
    ])
      expect(evolveChoices(state, stored(type), '')).toEqual({ made: state.choices.made, undone: [] });
    expect(evolveChoices(state, stored('message-sent'), '')).toBe(state.choices);
    expect(evolveChoices(stateOf(), stored('plan-edited'), '').undone).toEqual([]);
  });

  it('bring back what there was', () => {
    const between = stateOf({ choices: { made: [choice(1, 'a')], undone: [choice(2, 'b')] } });
    expect(findRestored(between, stored('selection-undone'))?.planning.selected).toBe('a');
    expect(findRestored(between, stored('selection-redone'))?.planning.selected).toBe('b');
    expect(findRestored(between, stored('undone'))).toBeUndefined();
    const restored = withChoiceState(stateOf({ seq: 7 }), instead('a'));
    expect([restored.seq, restored.planning.selected, restored.planning.mode]).toEqual([
      7,
      'a',
      NOTHING_YET.planning.mode,
    ]);
  });
});

describe('what was done', () => {
  const { planning } = NOTHING_YET;

  it('is told by whom, and marked when it is taken back', () => {
    const edited = evolveDeeds([], stored('plan-edited', { text: 'Hall is out.' }), planning);
    const acted = evolveDeeds(edited, stored('decision-made', {}, { seq: 10, author: 'autopilot' }), planning);
    expect(acted).toEqual([
      {
        seq: 9,
        at: '2026-11-22T09:00:00.000Z',
        by: 'you',
        text: 'Hall is out.',
        undone: false,
        facts: [],
        isChoice: false,
      },
      {
        seq: 10,
        at: '2026-11-22T09:00:00.000Z',
        by: 'wayfarer',
        text: 'You moved on.',
        undone: false,
        facts: [],
        isChoice: false,
      },
    ]);
    const back = evolveDeeds(acted, stored('undone', { seq: 9 }), planning);
    expect(back.map(({ undone }) => undone)).toEqual([true, false]);
    expect(evolveDeeds(back, stored('redone', { seq: 9 }), planning).map(({ undone }) => undone)).toEqual([
      false,
      false,
    ]);
    expect(evolveDeeds(acted, stored('message-sent', { seq: 9 }), planning)).toBe(acted);
    expect(findTurned(acted, stored('step-undone', { seq: 10 }))).toEqual({ deed: acted[1], to: 'before' });
    expect(findTurned(acted, stored('redone', { seq: 9 }))).toEqual({ deed: acted[0], to: 'after' });
    expect(findTurned(acted, stored('undone', { seq: 99 }))).toBeUndefined();
    expect(findTurned(acted, stored('plan-edited', { seq: 9 }))).toBeUndefined();
  });

  it('names a plan by its title', () => {
    const options = [{ id: 'option_1', title: 'Calm' }] as never;
    expect(describeChoice({ ...planning, options }, { option: 'option_1' })).toBe('You chose "Calm".');
    expect(describeChoice(planning, { option: 'option_1' })).toBe('You chose "option_1".');
    const [deed] = evolveDeeds([], stored('option-selected', { option: 'option_1' }), { ...planning, options });
    expect(deed).toMatchObject({ text: 'You chose "Calm".', isChoice: true });
  });
});

describe('taking back a choice', () => {
  const journey = (more: object = {}) => ({ history: [], undone: [], visited: [], readings: [], ...more }) as never;
  const made = (more: object = {}, before: object | null = null) =>
    stateOf({
      journey: journey(more),
      choices: { made: [{ ...choice(4), instead: { ...instead(null), journey: before as never } }], undone: [] },
    });

  it('says what there is instead', () => {
    const text = (state: TripState) => (undo(state, WORLD)[0]?.content as { text: string }).text;
    expect(text(made())).toBe('Taken back: "Choice 4." Your options are there to choose from.');
    expect(text(made({}, { visited: [], readings: [] }))).toBe(
      'Taken back: "Choice 4." The plan before it is yours again.',
    );
    expect(canUndo(made())).toBe(true);
  });

  it('is refused once something was visited or reported by it', () => {
    const refused = (state: TripState) => {
      try {
        undo(state, WORLD);
        return 'done';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refused(made({ visited: ['visit_a'] }))).toContain(
      'The choice of the plan stands: visit_a, which is in it, is over.',
    );
    expect(refused(made({ readings: [{}] }))).toContain('you have reported what you saw on the way');
    expect(canUndo(made({ visited: ['visit_a'] }))).toBe(false);
    // What was lived before it stays.
    expect(refused(made({ visited: ['visit_a'], readings: [{}] }, { visited: ['visit_a'], readings: [{}] }))).toBe(
      'done',
    );
    expect(refused(made({ readings: [{}, {}] }, { visited: [], readings: [{}] }))).toContain('you have reported');
    expect(refused(stateOf({ journey: journey() }))).not.toBe('done');
    expect(refused(stateOf())).not.toBe('done');
    expect([canUndo(stateOf()), canUndo(stateOf({ journey: journey() }))]).toEqual([false, false]);
  });

  it('can be done again', () => {
    const taken = stateOf({ journey: journey(), choices: { made: [], undone: [choice(5)] } });
    expect(canRedo(taken)).toBe(true);
    expect(redo(taken, WORLD)).toMatchObject([
      { type: 'selection-redone', content: { seq: 5, text: 'Done again: "Choice 5."' } },
    ]);
    expect([
      canRedo(stateOf()),
      canRedo(stateOf({ journey: journey({ undone: [{}] }) })),
      canRedo(stateOf({ journey: journey() })),
    ]).toEqual([false, true, false]);
    expect(() => redo(stateOf(), WORLD)).toThrow();
  });
});

describe('what the program has done by itself', () => {
  const used = {
    judged: 'decision_1',
    reasons: ['No.'],
    acts: [{ decision: 'decision_0', visit: 'visit_a' as never }],
    takenBack: [],
  };
  const after = (
    type: string,
    content: object = {},
    more: object = {},
    pending: string | null = 'decision_2',
    state = used,
  ) => evolveAutonomy(state, stored(type, content, more), pending);

  it('is made up its mind about once, and asked anew for each decision', () => {
    expect(after('option-selected')).toBe(AUTONOMY_UNUSED);
    expect(after('decision-requested')).toEqual({ ...used, judged: null, reasons: [] });
    expect(after('change-withheld', { decision: 'decision_2', reasons: ['Dear.'] })).toEqual({
      ...used,
      judged: 'decision_2',
      reasons: ['Dear.'],
    });
    const fresh = { ...used, judged: null as never };
    expect(after('fact-stated', {}, {}, 'decision_2', fresh).judged).toBe('decision_2');
    expect(after('message-understood', {}, {}, null, fresh).judged).toBeNull();
    expect(after('fact-stated')).toBe(used);
    expect(after('anything')).toBe(used);
  });

  it('is kept, with what of it was taken back', () => {
    const acted = after('decision-made', { decision: 'decision_2', visit: 'visit_b' }, { author: 'autopilot' });
    expect(acted).toEqual({
      ...used,
      judged: null,
      reasons: [],
      acts: [...used.acts, { decision: 'decision_2', visit: 'visit_b' }],
    });
    expect(after('decision-made', { decision: 'decision_2', visit: 'visit_b' })).toEqual({
      ...used,
      judged: null,
      reasons: [],
    });
    expect(after('undone', { decision: 'decision_0' }).takenBack).toEqual(['visit_a']);
    expect(after('undone', { decision: 'decision_9' }).takenBack).toEqual([]);
  });
});
