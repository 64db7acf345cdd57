import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import type { Told } from '../test/say.ts';
import { asked, changed, codeOf, FIVE, underWay } from '../test/stories.ts';
import { DATES, said, TODAY, TRAVEL_POLICY, TripStory, typesOf } from '../test/trip-story.ts';

const ADVANCE: Told = { type: 'advance', date: DATES[0], time: minute(570) };
const PLACE = 'place_kyoto-one' as never;

describe('the policy', () => {
  /** A policy that lets nobody do that. */
  const without = (tool: string) => TRAVEL_POLICY.replace(`        ${tool},\n`, '');

  it.each<[string, Told, string]>([
    ['set_autonomy', { type: 'permit', autonomy: 'small-changes' }, 'Only you can allow changes without asking.'],
    ['tell_planner', said('Kyoto'), 'Only you speak for yourself.'],
    ['tell_planner', { type: 'note', text: 'Hello', today: TODAY, replies: [] }, 'Only you speak for yourself.'],
  ])('has the last word: without %s', (tool, command, reason) => {
    const story = new TripStory(FIVE).goesBy(without(tool));
    expect(codeOf(story, command)).toBe('policy-denied');
    expect(() => story.does(command)).toThrow(reason);
  });

  it.each<[string, Told, string]>([
    [
      'report_reading',
      { type: 'report', reading: { measure: { kind: 'crowd', level: 0.85 } } as never },
      'Only you can report what you see.',
    ],
    [
      'edit_plan',
      { type: 'edit', edit: { type: 'lock', place: PLACE, date: DATES[0], at: 540 as never } },
      'Only you can change your plan.',
    ],
    ['advance', ADVANCE, 'Only you can say where you are.'],
  ])('has the last word on the way: without %s', (tool, command, reason) => {
    const story = underWay().goesBy(without(tool));
    expect(() => story.does(command)).toThrow(reason);
  });

  it('has the last word about what is chosen, decided, undone and rejected', () => {
    const offered = new TripStory(FIVE).offers().goesBy(without('select_option'));
    expect(() => offered.does({ type: 'select', option: 1 })).toThrow('Only you can choose your plan.');
    const undecided = asked().goesBy(without('decide'));
    for (const type of ['approve', 'reject'] as const)
      expect(() => undecided.does({ type })).toThrow('Only you can answer what you were asked.');
    const undone = asked();
    undone.does({ type: 'decide', choice: 'keep' });
    expect(() => undone.goesBy(without('undo')).does({ type: 'undo' })).toThrow('Only you can take a decision back.');
    const insisting = changed().goesBy(without('reject_change'));
    expect(() => insisting.does({ type: 'reject' })).toThrow('Only you can take your words back.');
  });

  it('does not stand between a person and being forgotten', () => {
    expect(typesOf(underWay().goesBy(without('tell_planner')).does({ type: 'forget' }))).toEqual([
      'person-forgotten',
      'task-requested',
    ]);
  });

  it('may forbid what a choice would do to the plan', () => {
    const rule = [
      'rules:',
      '  - id: no-hour-moves',
      '    tools: [select_option, decide]',
      '    effect: deny',
      '    when:',
      '      data.change.minutes_moved: { gt: 59 }',
      '    reason: Too much would move.',
    ];
    const strict = TRAVEL_POLICY.replace('rules:', rule.join('\n'));
    // An hour goes without anything in its place; Spare takes it as it is.
    expect(() => asked().goesBy(strict).does({ type: 'decide', choice: 'skip' })).toThrow('Too much would move.');
    expect(typesOf(asked().goesBy(strict).does({ type: 'decide', choice: 'replace' }))).toContain('decision-made');
    // At a moderate pace a fifth place comes in.
    const fuller = underWay();
    fuller.says({ pace: 'moderate' });
    expect(() => fuller.goesBy(strict).does({ type: 'approve' })).toThrow('Too much would move.');
  });
});
