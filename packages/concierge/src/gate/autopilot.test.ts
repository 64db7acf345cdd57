import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { DATES, eatery, sight, type Town, TripStory, typesOf, yen } from '../../test/trip-story.ts';

const LATER = { hours: { [DATES[0]]: [{ open: minute(600), close: minute(1290) }] } };

/** Four places at a relaxed pace, the first of them from nine on, and a fifth that costs so much and lies so far away. */
function town(fee: number | null = 0, minutesOnFoot = 0): Town {
  return {
    sights: [
      sight('One'),
      ...['Two', 'Three', 'Four'].map((name) => sight(name, LATER)),
      sight('Spare', { significance: 2, fee: fee === null ? null : yen(fee), minutesOnFoot }),
    ],
  };
}

/** A plan of one day and one person that may cost ¥10,000, by somebody who allows small changes. */
function allowing(from: Town = town()): TripStory {
  const story = new TripStory(from).plans({ pace: 'relaxed' });
  story.does({ type: 'permit', autonomy: 'small-changes' });
  return story;
}

/** What comes of too full a place, after the question that it leads to. */
function alone(story: TripStory, visit?: string) {
  const before = story.events.length;
  const command = story.reports({ kind: 'crowd', value: 85, ...(visit !== undefined && { visit: visit }) });
  return story.events.slice(before + command.length);
}

describe('the program alone', () => {
  it('takes what is recommended, says so, and whose rule allowed it', () => {
    expect(alone(allowing())).toMatchObject([
      {
        type: 'decision-made',
        author: 'autopilot',
        content: { choice: 'replace', place: 'place_kyoto-spare', allowedBy: ['small-change'] },
      },
      {
        type: 'message-sent',
        version: 1,
        author: 'autopilot',
        content: {
          text: 'I replaced One by Spare because it was 85 % full. Nothing moves and costs nothing more. It is a small change, and you allowed those. "Undo" takes it back.',
        },
      },
    ]);
  });

  it('says by how much it moves the day, and what it costs', () => {
    // Ten minutes on foot; ¥800, and 7.5 % and 5 % of it.
    const [, said] = alone(allowing(town(800, 10)));
    expect(said?.content).toMatchObject({
      text: expect.stringContaining('That moves things by 10 min at most and costs ¥900 more.') as string,
    });
  });

  it('says what is saved', () => {
    const { sights = [] } = town();
    const dear = sights.map((place) => (place.name === 'One' ? { ...place, fee: yen(800) } : place));
    const [, said] = alone(allowing({ sights: dear }));
    expect(said?.content).toMatchObject({
      text: expect.stringContaining('Nothing moves and costs ¥900 less.') as string,
    });
  });

  it('does nothing for a traveller who did not allow it', () => {
    const story = new TripStory(town()).plans({ pace: 'relaxed' });
    expect(alone(story)).toEqual([]);
    expect(story.trip.pending?.choices.find(({ recommended }) => recommended)?.choice).toBe('replace');
  });

  it('does nothing about what was asked before the permission came', () => {
    const story = new TripStory(town()).plans({ pace: 'relaxed' });
    alone(story);
    const events = story.events.length;
    story.does({ type: 'permit', autonomy: 'small-changes' });
    expect(typesOf(story.events.slice(events))).toEqual(['fact-stated', 'message-sent']);
    expect(story.trip.pending).not.toBeNull();
  });

  it('ends when the permission is taken back', () => {
    const story = allowing();
    story.does({ type: 'permit', autonomy: 'ask' });
    expect(alone(story)).toEqual([]);
  });
});

describe('a change that is left to the traveller', () => {
  /** The rules for which it was left, and the reasons as they were said. */
  function withheld(story: TripStory, visit?: string) {
    const [event, said, ...more] = alone(story, visit);
    expect([event?.type, said?.type, more.length]).toEqual(['change-withheld', 'message-sent', 0]);
    return event?.content as {
      readonly effect: string;
      readonly rules: readonly string[];
      readonly reasons: readonly string[];
    };
  }

  it('costs more than a tenth of the day, the fixed shares counted', () => {
    // ¥889, 7.5 % of it (67) and 5 % (44) are ¥1,000 of ¥10,000: just a tenth.
    expect(typesOf(alone(allowing(town(889))))).toContain('decision-made');
    expect(withheld(allowing(town(890)))).toMatchObject({
      effect: 'escalate',
      reasons: ["It costs more than a tenth of the day's budget."],
    });
  });

  it('moves the day by more than half an hour', () => {
    const { sights = [] } = town();
    // Worth waiting for, so that an hour goes and nothing comes in its place.
    const worth = sights.map((place) => (place.name === 'One' ? { ...place, significance: 5 as const } : place));
    const story = allowing({ sights: worth });
    expect(withheld(story).reasons).toEqual(['It moves your day by more than 30 minutes.']);
    expect(story.trip.pending?.text).toBe(
      'One is 85 % full. Your limit is 70 % because you do not mind crowds. I ask you first: It moves your day by more than 30 minutes.',
    );
    expect(story.lastReply).toBe(
      'One is 85 % full. Your limit is 70 % because you do not mind crowds. I leave this to you. It moves your day by more than 30 minutes.',
    );
  });

  it('has a price that nobody knows', () => {
    expect(withheld(allowing(town(null))).reasons).toEqual(['What it would cost is not known.']);
  });

  it('is about what they took back before', () => {
    const story = allowing();
    alone(story);
    story.does({ type: 'undo' });
    expect(withheld(story).reasons).toEqual(['You took back what I did about this visit before.']);
  });

  it('is not about another visit than the one that was taken back', () => {
    const story = allowing();
    alone(story);
    story.does({ type: 'undo' });
    const other = story.trip.days[0]?.visits[2]?.id;
    expect(withheldOrMade(alone(story, other))).not.toContain('You took back what I did about this visit before.');
  });

  it('is about a fixed appointment', () => {
    const story = allowing();
    story.does({
      type: 'edit',
      edit: { type: 'lock', place: 'place_kyoto-one' as never, date: DATES[0], at: minute(540) },
    });
    expect(withheld(story).reasons).toEqual(['It is a fixed appointment, and those are never touched without you.']);
  });

  it('is left to them once, whatever is said afterwards', () => {
    const story = allowing(town(2000));
    withheld(story);
    const events = story.events.length;
    story.does({ type: 'note', text: 'Hm.', today: '2026-11-22', replies: ['Yes?'] });
    story.does({ type: 'permit', autonomy: 'ask' });
    story.does({ type: 'permit', autonomy: 'small-changes' });
    expect(typesOf(story.events.slice(events))).not.toContain('change-withheld');
    expect(typesOf(story.events.slice(events))).not.toContain('decision-made');
  });

  it('is theirs to make', () => {
    const story = allowing(town(2000));
    withheld(story);
    expect(story.does({ type: 'approve' })[0]).toMatchObject({ type: 'decision-made', author: 'traveller' });
    expect(story.trip.pending).toBeNull();
  });

  it('says what the policy was told', () => {
    const [event] = alone(allowing(town(2000, 10)));
    expect(event?.content).toMatchObject({
      facts: {
        data: {
          asked_by: 'autopilot',
          autonomy: 'small-changes',
          change: {
            ...{ kinds: [], minutes_moved: 10, taken_back: false },
            ...{ costs_more: { amount: 2250, currency: 'JPY' }, money_share: 0.225 },
          },
        },
      },
    });
  });
});

describe('another plan', () => {
  it('is never taken alone', () => {
    const story = allowing({ ...town(), eateries: [eatery('Noodles')] });
    const events = story.says({ pace: 'moderate' });
    expect(typesOf(events).slice(-2)).toEqual(['approval-requested', 'message-sent']);
    expect(typesOf(events)).not.toContain('option-selected');
  });

  it('forgets what was taken back of the plan before', () => {
    const story = allowing();
    alone(story);
    story.does({ type: 'undo' });
    story.says({ dietary: ['vegan'] });
    story.does({ type: 'approve' });
    expect(typesOf(alone(story))).toContain('decision-made');
  });
});

function withheldOrMade(events: readonly { readonly content: unknown }[]): string {
  return JSON.stringify(events.map(({ content }) => content));
}
