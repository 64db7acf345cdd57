import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, typesOf, yen } from '../../test/trip-story.ts';

const TOWN = {
  days: DATES.map((date) => cityDay(date)),
  sights: [sight('One'), sight('Two')],
  eateries: [eatery('Noodles')],
};
const BUDGET = { money: yen(50_000), scope: 'total' };
const underWay = () => new TripStory(TOWN).plans({ budget: BUDGET });

describe('a changed wish', () => {
  it('asks for approval once there are options for it, and once for each', () => {
    // More than any plan holds, so that others show other places.
    const sights = Array.from({ length: 40 }, (_, index) => sight(`Sight ${index}`));
    const story = new TripStory({ ...TOWN, sights }).plans({ budget: BUDGET });
    const events = story.says({ travelers: 2 });
    expect(events.slice(-2)).toMatchObject([
      {
        type: 'approval-requested',
        author: 'autopilot',
        content: {
          changes: ['Travellers: 1 person → 2 people'],
          reasons: ['What you said calls for another plan, and the plan you chose stays until you approve.'],
          rules: ['another-plan-needs-approval'],
        },
      },
      { type: 'message-sent', author: 'autopilot' },
    ]);
    expect(story.lastReply).toMatch(/\nShall your plan change\?$/);
    expect(story.lastReply).not.toMatch(/option|That calls for/);
    expect(events.at(-1)?.content).toMatchObject({ offered: [{ text: 'Approve' }, { text: 'Keep my plan' }] });
    story.does({ type: 'permit', autonomy: 'small-changes' });
    expect(typesOf(story.events).filter((type) => type === 'approval-requested')).toHaveLength(1);
    story.says({ pace: 'relaxed' });
    expect(typesOf(story.events).filter((type) => type === 'approval-requested')).toHaveLength(2);
    expect(story.state.approval?.changes).toEqual(['Travellers: 1 person → 2 people', 'Pace: moderate → relaxed']);
  });

  it('names what is the traveller’s alone to change', () => {
    const story = underWay();
    story.says({ budget: { money: yen(60_000), scope: 'total' } });
    expect(story.state.approval).toMatchObject({
      changes: ['Budget: ¥50,000 in all → ¥60,000 in all'],
      reasons: [
        'What the trip may cost is never changed without you.',
        'What you said calls for another plan, and the plan you chose stays until you approve.',
      ],
    });
  });

  it('is a question like any other, with an option that a yes takes', () => {
    const story = underWay();
    story.says({ travelers: 2 });
    const { trip } = story;
    expect(trip.questions).toMatchObject([
      {
        id: 'question_approval-2',
        text: 'Shall your plan change? Travellers: 1 person → 2 people',
        fact: 'travelers',
        chips: ['Approve', 'Keep my plan'],
      },
    ]);
    expect(trip.approval).toMatchObject({ id: 'question_approval-2', option: trip.options[0]?.id });
    story.does({ type: 'approve' });
    expect(story.trip).toMatchObject({ questions: [], approval: null });
  });

  it('is asked in the language of the conversation', () => {
    const story = underWay();
    story.writes('de', { act: 'talk', topic: 'thanks' });
    story.says({ travelers: 2 });
    expect(story.lastReply).toMatch(/^Kosten insgesamt: .*\nSoll sich Ihr Plan ändern\?$/s);
    expect(story.lastReply).not.toMatch(/ (?:is|are|the|would) /);
    expect(story.trip.questions[0]).toMatchObject({
      text: 'Soll sich Ihr Plan ändern? Reisende: 1 Person → 2 Personen',
      chips: ['Zustimmen', 'Plan behalten'],
    });
  });

  it('leaves the plan as it is until then', () => {
    const story = underWay();
    const { hash, days, costs } = story.trip;
    story.says({ travelers: 2 });
    expect(story.trip).toMatchObject({ hash, days, costs });
  });
});

describe('before a plan is chosen', () => {
  it('there is nothing to approve, however often wishes change', () => {
    const story = new TripStory(TOWN).offers({ budget: BUDGET });
    expect(typesOf(story.says({ travelers: 2 }))).not.toContain('approval-requested');
    expect(story.trip).toMatchObject({ approval: null, questions: [] });
  });
});
