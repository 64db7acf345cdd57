import type { Edit } from '@wayfarer/edits';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TRAVEL_POLICY, TripStory, typesOf, yen } from '../../test/trip-story.ts';

const [MONDAY, TUESDAY] = DATES;
const NAMES = ['One', 'Two', 'Three', 'Four'] as const;

function underWay(): TripStory {
  return new TripStory({
    days: [cityDay(MONDAY), cityDay(TUESDAY)],
    sights: [...NAMES, 'Spare'].map((name) => sight(name)),
    eateries: [eatery('Soba'), eatery('Grill')],
  }).plans({ budget: { money: yen(200_000), scope: 'total' } });
}

/** The visit of that name, wherever it stands. */
function find(story: TripStory, name: string) {
  const found = story.trip.days
    .flatMap((day) => day.visits.map((visit) => ({ date: day.date, visit })))
    .find(({ visit }) => visit.name === name);
  if (!found) throw new Error(`${name} is not planned.`);
  return { ...found, id: found.visit.id as VisitId };
}

const edit = (wished: Edit) => ({ type: 'edit', edit: wished }) as const;
const plan = (story: TripStory) =>
  story.trip.days.map((day) => day.visits.map(({ name, arrive }) => `${arrive} ${name}`));

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('an edit', () => {
  it('is the traveller’s yes: done at once, said in a sentence, and the rest stays', () => {
    const story = underWay();
    const [monday = []] = plan(story);
    const events = story.does(edit({ type: 'remove', visit: find(story, 'Two').id }));
    expect(events).toMatchObject([
      {
        type: 'plan-edited',
        author: 'traveller',
        content: { edit: { type: 'remove' }, text: 'Two goes to your ideas.' },
      },
      { type: 'message-sent', content: { text: 'Two is out of the plan; you find it among the ideas.' } },
    ]);
    expect(plan(story)[0]).toEqual(monday);
    expect(story.trip.leftOut.map(({ name }) => name)).toContain('Two');
  });

  it('keeps of the days only those that changed', () => {
    const story = underWay();
    const [event] = story.does(edit({ type: 'remove', visit: find(story, 'Two').id }));
    const { change } = event?.content as { readonly change: { readonly days: readonly { readonly date: string }[] } };
    expect(change.days.map(({ date }) => date)).toEqual([find(story, 'Four').date]);
  });

  it('that changes nothing says so, and leaves no trace', () => {
    const story = underWay();
    story.does(edit({ type: 'lock', visit: find(story, 'Two').id }));
    const before = story.trip;
    expect(typesOf(story.does(edit({ type: 'lock', visit: find(story, 'Two').id })))).toEqual(['message-sent']);
    expect(story.lastReply).toBe('It is so already: nothing changes.');
    expect([story.trip.hash, story.trip.history]).toEqual([before.hash, before.history]);
  });

  it('that does not fit is refused with the reasons and what would fit, and changes nothing', () => {
    const story = underWay();
    const before = story.trip;
    const visit = find(story, 'Two').id;
    const refused = errorOf(() => story.does(edit({ type: 'move', visit, to: { date: MONDAY, at: minute(1380) } })));
    expect(refused).toMatchObject({
      code: 'edit-does-not-fit',
      outcome: { kind: 'refused' },
      details: { outcome: 'refused', text: expect.any(String) as string },
    });
    expect(story.trip).toEqual(before);
  });

  it.each<[string, Edit, string, RegExp]>([
    [
      'visit',
      { type: 'remove', visit: 'visit_2027-04-05-kyoto-sparre' as VisitId },
      'unknown-visit',
      /Near to it: visit_\S+-kyoto-spare \(Spare, /,
    ],
    [
      'place',
      { type: 'add', place: 'place_kyoto-fuor' as PlaceId },
      'unknown-place',
      /Near to it: place_kyoto-four \(Four\)/,
    ],
    ['day', { type: 'refill', date: '2027-05-01' }, 'unknown-day', /Its days: Mon 2027-04-05, Tue 2027-04-06\./],
  ])('of an unknown %s names what is near', (_, wished, code, message) => {
    const story = underWay();
    expect(errorOf(() => story.does(edit(wished)))).toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it('needs a plan', () => {
    const nothing = new TripStory();
    expect(errorOf(() => nothing.does(edit({ type: 'refill', date: null })))).toMatchObject({ code: 'no-plan-chosen' });
  });
});

describe('an edit while a question is open', () => {
  const asked = (): TripStory => {
    const story = underWay();
    story.does({ type: 'report', reading: { measure: { kind: 'crowd', level: 0.85 } } });
    return story;
  };

  it('is refused where it touches the visit in question', () => {
    const story = asked();
    const visit = story.state.journey?.pending?.visit;
    if (!visit) throw new Error('Nothing is asked.');
    expect(errorOf(() => story.does(edit({ type: 'remove', visit })))).toMatchObject({
      code: 'edit-does-not-fit',
      message: expect.stringMatching(/^You are being asked about \w+: answer that first/) as string,
    });
  });

  it('is done elsewhere, and the question is asked anew of the plan as it then is', () => {
    const story = asked();
    const pending = story.trip.pending;
    const other = NAMES.map((name) => find(story, name)).find(({ id }) => id !== pending?.visitId);
    if (!other) throw new Error('There is no other.');
    story.does(edit({ type: 'remove', visit: other.id }));
    expect(story.trip.pending).toMatchObject({ id: pending?.id, visitId: pending?.visitId });
    expect(story.trip.pending?.alternatives.map(({ name }) => name)).toContain(other.visit.name);
  });
});

describe('what an edit does besides what it says', () => {
  /** As if every removal touched an appointment. */
  const STRICT = TRAVEL_POLICY.replace(
    `data.change.kinds: { contains: appointment }
    unless:
      data.change.named: { contains: appointment }`,
    `data.change.minutes_moved: { gt: 0 }`,
  );
  const withheld = (): TripStory => {
    const story = underWay().goesBy(STRICT);
    expect(typesOf(story.does(edit({ type: 'remove', visit: find(story, 'Two').id })))).toEqual([
      'edit-withheld',
      'message-sent',
    ]);
    return story;
  };

  it('waits for approval: nothing changes until then', () => {
    const before = underWay();
    const story = withheld();
    expect(plan(story)).toEqual(plan(before));
    expect(story.trip.hash).toBe(before.trip.hash);
    expect(story.trip.approval).toMatchObject({
      changes: ['Two goes to your ideas.'],
      reasons: ['It would touch a fixed appointment.'],
      option: null,
      edit: { type: 'remove' },
    });
    expect(story.trip.questions.at(-1)).toMatchObject({ chips: ['Approve', 'Keep my plan'] });
  });

  it('is done with a yes', () => {
    const story = withheld();
    expect(typesOf(story.does({ type: 'approve' }))).toEqual(['plan-edited', 'message-sent']);
    expect([
      story.trip.approval,
      plan(story)
        .flat()
        .some((line) => line.endsWith('Two')),
    ]).toEqual([null, false]);
  });

  it('is forgotten with a no', () => {
    const story = withheld();
    const days = plan(story);
    expect(typesOf(story.does({ type: 'reject' }))).toEqual(['edit-rejected', 'message-sent']);
    expect([story.trip.approval, plan(story)]).toEqual([null, days]);
    expect(errorOf(() => story.does({ type: 'approve' }))).toMatchObject({ code: 'nothing-to-approve' });
  });
});
