import type { Edit } from '@wayfarer/edits';
import type { Frame } from '@wayfarer/language';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, said, sight, TripStory, typesOf, yen } from '../../test/trip-story.ts';

const [MONDAY, TUESDAY] = DATES;
const NAMES = ['One', 'Two', 'Three', 'Four'] as const;

function underWay(more: { readonly hasPerson?: boolean } = {}): TripStory {
  return new TripStory({
    days: [cityDay(MONDAY), cityDay(TUESDAY)],
    sights: NAMES.map((name) => sight(name)),
    eateries: [eatery('Soba'), eatery('Grill')],
    ...more,
  }).plans({ budget: { money: yen(200_000), scope: 'total' } });
}

function idOf(story: TripStory, name: string): VisitId {
  const found = story.trip.days.flatMap((day) => day.visits).find((visit) => visit.name === name);
  if (!found) throw new Error(`${name} is not planned.`);
  return found.id as VisitId;
}

/** The stop that comes first, whichever it is. */
function firstOf(story: TripStory) {
  const visit = story.trip.days[0]?.visits.find(({ kind }) => kind === 'place');
  if (!visit) throw new Error('Nothing is planned.');
  return { id: visit.id as VisitId, name: visit.name, times: `${visit.arrive}–${visit.depart}` };
}

const edit = (wished: Edit): Frame => ({ act: 'edit', edit: wished });
const NEXT: Frame = { act: 'question', question: { about: 'next' } };
const YES: Frame = { act: 'answer', answer: { kind: 'yes' } };
const NO: Frame = { act: 'answer', answer: { kind: 'no' } };
const UNDO: Frame = { act: 'command', command: { name: 'undo' } };

describe('the frames of a message', () => {
  it('are acted on in order, each on the plan as the one before has left it, and answered once', () => {
    const story = underWay();
    const before = story.trip.hash;
    const { id, name } = firstOf(story);
    const events = story.means(edit({ type: 'remove', visit: id }), NEXT);
    const now = firstOf(story);
    expect(typesOf(events)).toEqual(['message-received', 'plan-edited', 'message-sent']);
    expect(story.lastReply.split('\n')).toEqual([
      `${name} is out of the plan; you find it among the ideas.`,
      `Next: ${now.name}, Monday 5 April, ${now.times}.`,
    ]);
    story.means(UNDO);
    expect(story.trip.hash).toBe(before);
  });

  it('are taken back together, and done again together', () => {
    const story = underWay();
    const { hash } = story.trip;
    const [one, two] = ['One', 'Two'].map((name) => idOf(story, name)) as [VisitId, VisitId];
    story.does({ type: 'edit', edit: { type: 'lock', visit: idOf(story, 'Three') } });
    const locked = story.trip.hash;
    story.means(edit({ type: 'remove', visit: one }), edit({ type: 'remove', visit: two }));
    const done = story.trip.hash;
    story.means(UNDO);
    expect(story.trip.hash).toBe(locked);
    story.means({ act: 'command', command: { name: 'redo' } });
    expect(story.trip.hash).toBe(done);
    story.means(UNDO);
    story.means(UNDO);
    expect(story.trip.hash).toBe(hash);
  });

  it('are proposed, where the message was long or a part of it was not understood', () => {
    const story = underWay();
    const { hash } = story.trip;
    const [one, two] = ['One', 'Two'].map((name) => idOf(story, name)) as [VisitId, VisitId];
    const frames = [edit({ type: 'remove', visit: one }), edit({ type: 'remove', visit: two })] as const;
    story.types(`${'we have thought about it and '.repeat(3)} please leave One out, and Two as well`, { frames });
    expect(story.trip.hash).toBe(hash);
    expect(story.trip.chips).toEqual(['Do it', 'Take One out', 'Take Two out', 'Keep my plan']);
    story.means(YES);
    const names = story.trip.days.flatMap((day) => day.visits).map((visit) => visit.name);
    expect(names.filter((name) => name === 'One' || name === 'Two')).toEqual([]);
    const other = underWay();
    const before = other.trip.hash;
    other.types('One out', { frames: [edit({ type: 'remove', visit: idOf(other, 'One') })], unused: ['and the zoo'] });
    expect(other.trip.hash).toBe(before);
  });

  it('do not stop each other: what cannot be is said, and the next is done', () => {
    const story = underWay();
    const { id, name, times } = firstOf(story);
    const events = story.means(
      edit({ type: 'remove', visit: 'visit_nowhere' as VisitId }),
      edit({ type: 'lock', visit: id }),
    );
    expect(typesOf(events)).toEqual(['message-received', 'plan-edited', 'message-sent']);
    expect(story.lastReply.split('\n')).toEqual([
      'Which stop do you mean?',
      `${name} is fixed: Monday 5 April, ${times}. Nothing moves it without you.`,
    ]);
  });

  it('are told in the language that was written, which is kept for what is said by buttons', () => {
    const story = underWay();
    const { id, name, times } = firstOf(story);
    story.writes('de', NEXT);
    expect(story.lastReply).toBe(`Als Nächstes: ${name}, Montag, 5. April, ${times}.`);
    story.does({ type: 'edit', edit: { type: 'lock', visit: id } });
    expect(story.lastReply).toBe(
      `${name} steht fest: Montag, 5. April, ${times}. Ohne Sie wird daran nichts verschoben.`,
    );
  });

  it('leave facts to the planner, after all else was answered', () => {
    const story = underWay();
    const events = story.means(NEXT, { act: 'fact', text: 'we are three' });
    expect(typesOf(events)).toEqual(['message-received', 'message-sent', 'task-requested']);
    expect(events.at(-1)).toMatchObject({ content: { query: { message: 'we are three' } } });
  });
});

describe('an edit that does not fit', () => {
  it('says why, and offers to release what is fixed', () => {
    const story = underWay();
    const { id, name } = firstOf(story);
    story.means(edit({ type: 'lock', visit: id }));
    story.means(edit({ type: 'move', visit: id, to: { date: TUESDAY } }));
    expect(story.lastReply).toContain(`${name} is fixed. Release it first.`);
    expect(story.trip.chips).toEqual([`Release ${name}`]);
  });

  it('is offered again once a tap has made room for it', () => {
    const story = underWay();
    const { id, name } = firstOf(story);
    story.means(edit({ type: 'lock', visit: id }));
    story.means(edit({ type: 'move', visit: id, to: { date: TUESDAY } }));
    story.means(YES);
    expect(story.lastReply).toBe(`${name} is not fixed any more. Now your first wish can be tried again:`);
    expect(story.trip.chips).toEqual([`${name} on Tuesday 6 April`]);
    story.does(said(`${name} on Tuesday 6 April`));
    expect(story.trip.days[1]?.visits.map((visit) => visit.name)).toContain(name);
    expect(story.trip.chips).toEqual([]);
  });

  it('is left alone by a no', () => {
    const story = underWay();
    const { id } = firstOf(story);
    story.means(edit({ type: 'lock', visit: id }));
    const { hash } = story.trip;
    story.means(edit({ type: 'move', visit: id, to: { date: TUESDAY } }));
    story.means(NO);
    expect(story.lastReply).toBe('All right, nothing changes.');
    expect(story.trip).toMatchObject({ hash, chips: [] });
  });
});

describe('what is open', () => {
  it('is asked with chips, which mean its answers', () => {
    const story = underWay();
    story.means({ act: 'report', report: { kind: 'crowd', value: 85 } });
    expect(story.lastReply).toMatch(
      /^\w+ is 85 % full\. Your limit is 70 % because you do not mind crowds\. What shall we do\? I would say: /,
    );
    expect(story.trip.chips).toContain('Go all the same');
    story.does(said('Go all the same'));
    expect([story.trip.pending, story.trip.chips]).toEqual([null, []]);
  });

  it('may be put off, which changes nothing', () => {
    const story = underWay();
    story.reports({ kind: 'crowd', value: 85 });
    const { hash } = story.trip;
    story.means({ act: 'command', command: { name: 'stop' } });
    expect(story.trip).toMatchObject({ hash, pending: expect.anything() as unknown });
  });

  it('is not answered by "none of these", which leads to the other answers', () => {
    const story = underWay();
    story.reports({ kind: 'crowd', value: 85 });
    story.means(NO);
    expect(story.trip.pending).not.toBeNull();
    expect(story.trip.chips).toEqual(expect.arrayContaining(['Skip it', 'Go all the same']));
  });

  it('keeps no edit, question or undo from being heard, in the middle of the planner’s questions', () => {
    const story = underWay();
    const { hash } = story.trip;
    story.says({ origin: undefined });
    story.means(edit({ type: 'remove', visit: idOf(story, 'Two') }));
    expect(story.trip.hash).not.toBe(hash);
    story.means(UNDO);
    expect(story.trip.hash).toBe(hash);
  });

  it('of a changed wish is ended by "never mind"', () => {
    const story = underWay();
    story.says({ travelers: 2 });
    expect(story.trip.approval).not.toBeNull();
    story.means({ act: 'command', command: { name: 'stop' } });
    expect([story.trip.approval, story.lastReply]).toEqual([null, 'All right, nothing changes.']);
  });
});

describe('a question of ours', () => {
  const ASK: Frame = {
    act: 'ask',
    about: 'which-stop',
    choices: [{ text: 'One', frame: NEXT }],
    draft: { frame: { act: 'draft', type: 'remove' }, missing: 'visit' },
    words: 'the thing',
  };

  it('is put once, with what was understood kept for the answer, until the next answer', () => {
    const story = underWay();
    story.means(ASK);
    expect(story.lastReply).toBe('Which one do you mean by "the thing"?');
    expect(story.state.conversation).toMatchObject({ offered: ASK.choices, draft: { missing: 'visit' } });
    story.means(NEXT);
    expect(story.state.conversation).toMatchObject({ offered: [], draft: null });
  });

  it('keeps no words of the traveller in the chain', () => {
    const story = underWay();
    story.means({ ...ASK, choices: [{ text: 'That', frame: { act: 'fact', text: 'my secret' } }] });
    expect(JSON.stringify(story.state.conversation)).not.toContain('my secret');
    const [, asked] = story.does(said('That'));
    expect(asked).toMatchObject({ content: { query: { message: expect.stringMatching(/^⟦words:\d+⟧$/) as string } } });
  });

  it('is put before many stops are marked as done, and a tap is the yes', () => {
    const story = underWay();
    const last = story.trip.days.flatMap(({ visits }) => visits).findLast(({ kind }) => kind === 'place');
    story.means({ act: 'command', command: { name: 'here', visit: last?.id as VisitId } });
    expect(story.trip.chips).toEqual(['Yes, we are there', 'No, leave it']);
    expect(story.trip.days.flatMap(({ visits }) => visits).some(({ done }) => done)).toBe(false);
    story.does(said('Yes, we are there'));
    expect(story.trip.days.flatMap(({ visits }) => visits).some(({ done }) => done)).toBe(true);
  });
});

describe('talk', () => {
  it.each([
    ['tired', ['A slower day', '20 minutes of rest at 09:00', 'End the day an hour earlier']],
    ['hungry', ['Eat earlier, at 11:00', '45 minutes for a bite at 09:00']],
    ['complaint', expect.arrayContaining(['Less walking, every day']) as string[]],
    ['off-topic', expect.arrayContaining(['What is next?']) as string[]],
  ] as const)('of "%s" is answered, and leads on', (topic, chips) => {
    const story = underWay();
    const { hash } = story.trip;
    story.means({ act: 'talk', topic });
    expect(story.lastReply).not.toBe('');
    expect(story.trip).toMatchObject({ hash, chips });
  });

  it('of an emergency names the numbers of the country first, and offers to free the day', () => {
    const story = underWay();
    story.means({ act: 'talk', topic: 'emergency' });
    expect(story.lastReply.split('\n').slice(0, 4)).toEqual([
      'In an emergency call now:',
      'ambulance: 119',
      'police: 110',
      'fire: 119',
    ]);
    expect(story.trip.chips).toEqual(['Free the rest of today', 'Leave the plan as it is']);
  });

  it('to a person is told where somebody reads it, and promises nobody elsewhere', () => {
    const alone = underWay();
    alone.means({ act: 'talk', topic: 'person' });
    expect([alone.trip.handedOver, alone.lastReply]).toEqual([
      false,
      expect.stringMatching(/^There is no person behind this chat/) as string,
    ]);
    const story = underWay({ hasPerson: true });
    story.means({ act: 'talk', topic: 'person' });
    story.means(NEXT);
    expect([story.trip.handedOver, story.lastReply]).toEqual([true, expect.stringMatching(/^Next: /) as string]);
    story.does({ type: 'answer-in-person', text: 'Hello, this is Ada.', done: true });
    expect([story.trip.handedOver, story.lastReply]).toEqual([false, 'A person answers: Hello, this is Ada.']);
  });
});

describe('a door that will be closed', () => {
  /** A place of one of the days, with that day. */
  const plannedOn = (story: TripStory, date: string) => {
    const visit = story.trip.days.find((day) => day.date === date)?.visits.find(({ kind }) => kind === 'place');
    if (!visit) throw new Error(`Nothing is planned on ${date}.`);
    return { place: visit.placeId as PlaceId, id: visit.id, name: visit.name };
  };

  it('opens no decision, changes nothing by itself, and offers what would', () => {
    const story = underWay();
    const { place, id, name } = plannedOn(story, TUESDAY);
    const before = story.trip.hash;
    const events = story.means({ act: 'report', report: { kind: 'closed', place, date: TUESDAY } });
    expect(typesOf(events)).toEqual(['message-received', 'reading-reported', 'message-sent']);
    expect([story.trip.pending, story.trip.hash]).toEqual([null, before]);
    expect(story.lastReply).toContain(`${name} is closed on Tuesday 6 April, and your plan goes there that day.`);
    expect(story.state.conversation.offered.at(-1)?.frame).toEqual(edit({ type: 'remove', visit: id as VisitId }));
  });

  it('on a day without that place touches nothing, and keeps it off that day', () => {
    const story = underWay();
    const { place, id, name } = plannedOn(story, TUESDAY);
    story.means({ act: 'report', report: { kind: 'closed', place, date: MONDAY } });
    expect(story.trip.pending).toBeNull();
    expect(story.lastReply).toBe(
      `Good to know: ${name} is closed on Monday 5 April. Nothing in your plan is touched by that.`,
    );
    expect(story.state.conversation.offered).toEqual([]);
    story.means(edit({ type: 'move', visit: id as VisitId, to: { date: MONDAY } }));
    expect(story.lastReply).toMatch(/closed/);
  });
});
