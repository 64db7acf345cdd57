import { describe, expect, it } from 'vitest';

import { decidePlanning, evolvePlanning, type PlannerEvent, type PlanningState, stageOf } from '../src/index.ts';
import { Conversation, GAZETTEER, GOLDEN } from './conversation.ts';

const NOTHING = { sights: [], calendar: [], allowances: {}, budget: null, notes: [] };

describe('how far planning has come', () => {
  it('is said by stage and quarter, and stands in the log with the work', () => {
    const talk = new Conversation();
    expect(stageOf(talk.state)).toEqual({ stage: 'clarify', percent: 25 });
    talk.says({ facts: { ...GOLDEN, pace: 'moderate' } });
    expect(stageOf(talk.state)).toEqual({ stage: 'dispatch', percent: 75 });
    talk.completes('transport-1', { journeys: [], terminals: [], notIncluded: [] });
    expect(stageOf(talk.state)).toEqual({ stage: 'research', percent: 75 });
    talk.completes('stay-1', { lodgings: [] }).completes('food-1', { eateries: [] }).completes('compose-1', NOTHING);
    expect(stageOf(talk.state)).toEqual({ stage: 'finalize', percent: 75 });
    const asked = talk.events.filter(({ type }) => type === 'task-requested');
    const told = asked.map(({ content }) => content as { task: string; stage?: string; percent?: number });
    expect(told.map(({ task, stage, percent }) => [task, stage, percent])).toEqual([
      ['understand', undefined, undefined],
      ['transport', 'dispatch', 75],
      ['stay', 'dispatch', 75],
      ['food', 'dispatch', 75],
      ['compose', 'research', 75],
      ['arrange', 'finalize', 75],
    ]);
  });

  it('tells each specialist in words what to look for', () => {
    const talk = new Conversation().says({ facts: { ...GOLDEN, pace: 'moderate' } });
    const stay = talk.events.find((event) => (event.content as { id?: string }).id === 'stay-1');
    expect(stay?.content).toMatchObject({ taskName: 'Places to stay', specialist: 'stay' });
    const { instructions } = stay?.content as { instructions: string };
    expect(instructions).toMatch(/^List the houses of each city .* destinations: Kyoto; .*travelers: \d/);
  });

  it('goes back to the questions when none of the options will do, and the options stay', () => {
    const talk = new Conversation().says({ facts: { ...GOLDEN, pace: 'moderate' } });
    const shown: PlanningState = { ...talk.state, mode: 'FINALIZE', options: [{ id: 'option_1' }] as never };
    const events = decidePlanning(shown, { type: 'decline' }, GAZETTEER);
    const after = events.reduce((state, event: PlannerEvent) => evolvePlanning(state, { ...event, at: '' }), shown);
    expect(stageOf(after)).toEqual({ stage: 'clarify', percent: 25 });
    expect(after.options).toHaveLength(1);
    expect(decidePlanning(after, { type: 'decline' }, GAZETTEER)).toEqual([]);
  });
});
