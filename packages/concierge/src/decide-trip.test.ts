import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { asked, changed, codeOf, FIVE, underWay } from '../test/stories.ts';
import { DATES, said, TODAY, TripStory, typesOf, yen } from '../test/trip-story.ts';
import type { TripCommand } from './trip-command.ts';

const namesIn = (days: TripStory['trip']['days']) => days.flatMap(({ visits }) => visits.map(({ name }) => name));

const ADVANCE: TripCommand = { type: 'advance', date: DATES[0], time: minute(570) };
const VISIT = 'visit_2027-04-05-kyoto-one' as never;
const PLACE = 'place_kyoto-one' as never;

describe('a trip', () => {
  it('is created once, with a greeting if nothing was said yet', () => {
    const story = new TripStory();
    expect(story.events).toEqual([{ type: 'trip-created', version: 1, author: 'traveller', content: { seed: null } }]);
    expect(story.does({ type: 'create', seed: 7, greet: true })).toEqual([]);
    const { state, world } = new TripStory();
    expect(state.seq).toBe(1);
    expect(
      world.policy().validate({ tool: 'create_trip', params: {} }, { data: { asked_by: 'autopilot' } }).allowed,
    ).toBe(false);
  });

  it.each<[TripCommand, string]>([
    [{ type: 'report', reading: { measure: { kind: 'crowd', level: 0.85 } } as never }, 'no-plan-chosen'],
    [{ type: 'decide', choice: 'keep' }, 'no-plan-chosen'],
    [ADVANCE, 'no-plan-chosen'],
    [{ type: 'edit', edit: { type: 'lock', place: PLACE, date: DATES[0], at: 720 as never } }, 'no-plan-chosen'],
    [{ type: 'edit', edit: { type: 'unlock', visit: VISIT } }, 'no-plan-chosen'],
    [{ type: 'undo' }, 'no-plan-chosen'],
    [{ type: 'approve' }, 'nothing-to-approve'],
    [{ type: 'approve', about: 'plan' }, 'nothing-to-approve'],
    [{ type: 'reject' }, 'nothing-to-approve'],
    [{ type: 'reject', about: 'decision' }, 'nothing-to-approve'],
    [{ type: 'select', option: 1 }, 'option-gone'],
  ])('without a plan has nothing to do for %j: %s', (command, code) => {
    expect(codeOf(new TripStory(), command)).toBe(code);
  });

  it('with a plan and no question has nothing to answer, to approve or to do again', () => {
    const story = underWay();
    expect(codeOf(story, { type: 'decide', choice: 'keep' })).toBe('no-pending-decision');
    expect(codeOf(story, { type: 'approve' })).toBe('nothing-to-approve');
    expect(codeOf(story, { type: 'reject' })).toBe('nothing-to-approve');
    expect(codeOf(story, { type: 'redo' })).toBe('nothing-to-redo');
    expect(codeOf(story, { type: 'select', option: 4 })).toBe('option-gone');
  });
});

describe('a command', () => {
  it('takes an option for the plan, by number or id', () => {
    const story = new TripStory(FIVE).offers({ pace: 'relaxed' });
    const [first] = story.state.planning.options;
    expect(typesOf(story.does({ type: 'select', option: first?.id ?? '' }))).toEqual([
      'option-selected',
      'message-sent',
    ]);
    expect(story.trip).toMatchObject({ selected: first?.id, mode: 'FINALIZE', now: { date: DATES[0], time: '09:00' } });
  });

  it('gives a permission once, and takes it back', () => {
    const story = new TripStory();
    expect(story.does({ type: 'permit', autonomy: 'small-changes' })).toMatchObject([
      { type: 'fact-stated', author: 'traveller', content: { fact: { name: 'autonomy', value: 'small-changes' } } },
      { type: 'message-sent', author: 'planner' },
    ]);
    expect(story.does({ type: 'permit', autonomy: 'small-changes' })).toEqual([]);
    expect(story.does({ type: 'permit', autonomy: 'ask' })).toMatchObject([
      {},
      { content: { text: 'From now on I ask you before every change.' } },
    ]);
  });

  it('is answered with the sentences of its events, and only once with each', () => {
    const story = underWay();
    expect(story.reports({ kind: 'crowd', value: 69 })).toMatchObject([
      { type: 'reading-reported' },
      {
        type: 'message-sent',
        author: 'planner',
        content: { text: 'Crowd 69 % at One, 09:00: below your limit, 70 % because you do not mind crowds.' },
      },
    ]);
    expect(story.reports({ kind: 'crowd', value: 70 })).toMatchObject([
      { type: 'reading-reported' },
      { type: 'decision-requested', author: 'replanner' },
      {
        content: {
          text: [
            'Crowd 70 % at One, 09:00: at or above your limit, 70 % because you do not mind crowds; 1 visit disrupted.',
            'One is 70 % full. Your limit is 70 % because you do not mind crowds.',
          ].join('\n'),
        },
      },
    ]);
  });

  it('answers the open question, and is taken back', () => {
    const story = asked();
    const before = underWay().trip.days;
    expect(story.does({ type: 'decide', choice: 'replace', n: 1 })).toMatchObject([
      { type: 'decision-made', author: 'traveller', content: { choice: 'replace', place: 'place_kyoto-spare' } },
      { type: 'message-sent', content: { text: expect.stringMatching(/^You replaced One by Spare/) as string } },
    ]);
    expect(namesIn(story.trip.days)).toEqual(namesIn(before).map((name) => (name === 'One' ? 'Spare' : name)));
    expect(story.trip).toMatchObject({ pending: null, canUndo: true });
    expect(typesOf(story.does({ type: 'undo' }))).toEqual(['undone', 'message-sent']);
    expect(story.trip.days).toEqual(before);
    expect(codeOf(story, { type: 'undo' })).toBe('nothing-to-undo');
  });

  it('fixes a visit and releases it', () => {
    const story = underWay();
    expect(
      typesOf(story.does({ type: 'edit', edit: { type: 'lock', place: PLACE, date: DATES[0], at: 540 as never } })),
    ).toEqual(['plan-edited', 'message-sent']);
    expect(story.trip.days[0]?.visits[1]).toMatchObject({ name: 'One', arrive: '09:00', locked: true });
    expect(typesOf(story.does({ type: 'edit', edit: { type: 'unlock', visit: VISIT } }))).toEqual([
      'plan-edited',
      'message-sent',
    ]);
    expect(story.trip.days[0]?.visits[1]).toMatchObject({ locked: false });
  });
});

describe('approving and rejecting', () => {
  it('answer the open decision: what is recommended, or everything as it is', () => {
    expect(asked().does({ type: 'approve' })).toMatchObject([{ content: { choice: 'replace' } }, {}]);
    expect(asked().does({ type: 'reject' })).toMatchObject([
      { type: 'decision-made', content: { choice: 'keep' } },
      {},
    ]);
  });

  it('answer the changed wish: the first option becomes the plan, or nothing changes', () => {
    const yes = changed();
    expect(yes.state.approval).toMatchObject({ changes: ['Travellers: 1 person → 2 people'] });
    expect(typesOf(yes.does({ type: 'approve' }))).toEqual(['option-selected', 'message-sent']);
    expect(yes.trip).toMatchObject({ approval: null });
    expect(yes.trip.facts.find(({ name }) => name === 'travelers')?.value).toBe(2);

    const no = changed();
    expect(no.does({ type: 'reject' })).toMatchObject([
      { type: 'change-rejected', author: 'traveller', content: { facts: ['travelers'] } },
      { content: { text: 'Your plan stays as it is, and so does what it was made for.' } },
    ]);
    expect(no.trip.facts.find(({ name }) => name === 'travelers')?.value).toBe(1);
    expect(no.trip).toMatchObject({ approval: null, hash: underWay().trip.hash });
    expect(codeOf(no, { type: 'reject' })).toBe('nothing-to-approve');
  });

  it('mean the newer of two questions, unless one is named', () => {
    const wishLast = () => {
      const story = asked();
      story.says({ travelers: 2 });
      return story;
    };
    const decisionLast = () => {
      const story = changed();
      story.reports({ kind: 'crowd', value: 85 });
      return story;
    };
    const first = (story: TripStory, command: TripCommand) => story.does(command)[0]?.type;
    expect(first(wishLast(), { type: 'approve' })).toBe('option-selected');
    expect(first(wishLast(), { type: 'reject' })).toBe('change-rejected');
    expect(first(decisionLast(), { type: 'approve' })).toBe('decision-made');
    expect(first(decisionLast(), { type: 'reject' })).toBe('decision-made');
    expect(first(wishLast(), { type: 'approve', about: 'decision' })).toBe('decision-made');
    expect(first(wishLast(), { type: 'reject', about: 'decision' })).toBe('decision-made');
    expect(first(decisionLast(), { type: 'approve', about: 'plan' })).toBe('option-selected');
    expect(first(decisionLast(), { type: 'reject', about: 'plan' })).toBe('change-rejected');
  });

  it('have nothing to do with the question that is not open', () => {
    expect(codeOf(asked(), { type: 'approve', about: 'plan' })).toBe('nothing-to-approve');
    expect(codeOf(asked(), { type: 'reject', about: 'plan' })).toBe('nothing-to-approve');
    expect(codeOf(changed(), { type: 'reject', about: 'decision' })).toBe('nothing-to-approve');
    expect(codeOf(changed(), { type: 'approve', about: 'decision' })).toBe('nothing-to-approve');
  });
});

describe('what is said', () => {
  it('is carried out where it is a command, and answered', () => {
    expect(underWay().does(said('crowd 85'))).toMatchObject([
      { type: 'message-received', author: 'traveller', content: { text: 'crowd 85', today: TODAY } },
      { type: 'reading-reported' },
      { type: 'decision-requested' },
      { type: 'message-sent', author: 'planner' },
    ]);
    expect(typesOf(asked().does(said('replace 1')))).toEqual(['message-received', 'decision-made', 'message-sent']);
    expect(typesOf(asked().does(said('undo')))).toEqual(['message-received', 'message-sent']);
  });

  it('is answered with the reason where it cannot be carried out', () => {
    const [heard, answered, ...more] = asked().does(said('replace 9'));
    expect([heard?.type, answered?.type, more]).toEqual(['message-received', 'message-sent', []]);
    expect(answered?.content).toMatchObject({ text: expect.stringContaining('9') as string });
  });

  it('is read by the planner’s brain where it is none', () => {
    expect(underWay().does(said('We are three'))).toMatchObject([
      { type: 'message-received' },
      { type: 'task-requested', content: { task: 'understand' } },
    ]);
  });

  it('is heard once, and may mean several things', () => {
    const story = underWay();
    const again = { interaction: 'interaction_1', personal: { '⟦email:1⟧': 'a@b.c' } };
    expect(story.does(said('crowd 85', again))[0]).toMatchObject({
      type: 'message-received',
      content: { interaction: 'interaction_1' },
      personal: { '⟦email:1⟧': 'a@b.c' },
    });
    expect(story.state.heard).toEqual([{ interaction: 'interaction_1', number: story.trip.messages.length - 1 }]);
    const replaced = story.means(
      { act: 'answer', answer: { kind: 'choice', choice: 'replace', n: 1 } },
      { act: 'question', question: { about: 'next' } },
    );
    expect(typesOf(replaced)).toEqual(['message-received', 'decision-made', 'message-sent']);
    expect(story.lastReply.split('\n')).toEqual([
      expect.stringMatching(/^You replaced One by Spare/),
      'Next: Spare, Monday 5 April, 09:00–10:00.',
    ]);
    expect(story.does(said('We are three', again))).toEqual([]);
  });

  it('is noted where it changes nothing, and answered by others', () => {
    const note = {
      type: 'note',
      text: 'Hello',
      today: TODAY,
      replies: ['Hello!', 'Again!'],
      interaction: 'i1',
    } as const;
    const story = underWay();
    expect(story.does(note)).toMatchObject([
      { type: 'message-received', content: { text: 'Hello', interaction: 'i1' } },
      { type: 'message-sent', author: 'router', content: { text: 'Hello!' } },
      { type: 'message-sent', author: 'router', content: { text: 'Again!' } },
    ]);
    expect(typesOf(story.does({ ...note, replies: [] }))).toEqual([]);
    expect(typesOf(story.does({ ...note, text: null, replies: ['Yes.'] }))).toEqual(['message-sent']);
  });

  it('goes to a person and comes back once', () => {
    const story = new TripStory({ ...FIVE, hasPerson: true }).plans({ pace: 'relaxed' });
    const call = () => typesOf(story.means({ act: 'talk', topic: 'person' }));
    expect(call()).toEqual(['message-received', 'chat-handed-over', 'message-sent']);
    expect(story.trip.handedOver).toBe(true);
    expect(call()).toEqual(['message-received', 'message-sent']);
    const answer = (done: boolean) => typesOf(story.does({ type: 'answer-in-person', text: 'Hello!', done }));
    expect(answer(false)).toEqual(['message-sent']);
    expect(story.trip.handedOver).toBe(true);
    expect(answer(true)).toEqual(['message-sent', 'chat-handed-back']);
    expect(story.trip.handedOver).toBe(false);
  });
});

describe('being forgotten', () => {
  it('begins another chat, and leaves the plan', () => {
    const story = underWay();
    const { hash } = story.trip;
    expect(story.does({ type: 'forget' })).toMatchObject([
      { type: 'person-forgotten', author: 'traveller', content: { chat: 1 } },
      { type: 'task-requested', content: { id: 'forget-1', task: 'forget', query: { chat: 1 } } },
    ]);
    expect(story.state.chat).toBe(2);
    expect(story.trip.hash).toBe(hash);
    expect(story.does({ type: 'forget' })[0]).toMatchObject({ content: { chat: 2 } });
  });

  it('ends what a person had taken over', () => {
    const story = new TripStory({ ...FIVE, hasPerson: true }).plans({ pace: 'relaxed' });
    story.means({ act: 'talk', topic: 'person' });
    expect(story.trip.handedOver).toBe(true);
    story.does({ type: 'forget' });
    expect(story.trip.handedOver).toBe(false);
  });

  it('lets nothing in that was said before', () => {
    const story = underWay();
    story.does({ type: 'forget' });
    expect(codeOf(story, said('crowd 85', { chat: 1 }))).toBe('erased-run');
    expect(codeOf(story, { type: 'note', text: 'Hello', replies: [], today: TODAY, chat: 1 })).toBe('erased-run');
    expect(codeOf(story, said('crowd 85', { chat: 2 }))).toBe('done');
    expect(codeOf(story, said('keep'))).toBe('done');
  });
});

it('costs nothing to say what is known', () => {
  const story = new TripStory(FIVE).plans({ pace: 'relaxed', budget: { money: yen(10_000), scope: 'total' } });
  const { hash } = story.trip;
  story.says({ travelers: 1 });
  expect(story.trip).toMatchObject({ hash, approval: null, mode: 'FINALIZE' });
});
