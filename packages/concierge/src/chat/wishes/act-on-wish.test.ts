import type { Frame, PlanWish } from '@wayfarer/language';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, typesOf, yen } from '../../../test/trip-story.ts';

const [MONDAY] = DATES;
const YES: Frame = { act: 'answer', answer: { kind: 'yes' } };
const NO: Frame = { act: 'answer', answer: { kind: 'no' } };
const id = (name: string): PlaceId => `place_kyoto-${name}` as PlaceId;

/** Three temples and a hall fill the one day of the plan; two gardens are left out. */
function underWay(): TripStory {
  const story = new TripStory({
    days: [cityDay(MONDAY)],
    sights: [
      ...['Temple One', 'Temple Two', 'Temple Three'].map((name) => sight(name, { categories: ['temple'] })),
      sight('Hall', { significance: 5 }),
      sight('Rose Garden', { categories: ['garden'], significance: 2 }),
      sight('Old Garden', { categories: ['garden'], significance: 1 }),
    ],
    eateries: [eatery('Soba'), eatery('Grill')],
  }).plans({ budget: { money: yen(200_000), scope: 'total' } });
  for (const name of ['Rose Garden', 'Old Garden'])
    if (namesOf(story).includes(name)) story.means({ act: 'edit', edit: { type: 'remove', visit: idOf(story, name) } });
  return story;
}

function namesOf(story: TripStory): readonly string[] {
  return story.trip.days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'place').map(({ name }) => name));
}

function idOf(story: TripStory, name: string): VisitId {
  const found = story.trip.days.flatMap((day) => day.visits).find((visit) => visit.name === name);
  if (!found) throw new Error(`${name} is not planned.`);
  return found.id as VisitId;
}

const wish = (of: PlanWish): Frame => ({ act: 'wish', wish: of });
const fewer = (change: 'fewer' | 'more' | 'none', ...categories: readonly ('temple' | 'garden' | 'zoo')[]): Frame =>
  wish({ kind: 'sights', change, categories });

describe('fewer of a kind', () => {
  it('proposes what leaves and what comes instead, and changes nothing', () => {
    const story = underWay();
    const { hash } = story.trip;
    const events = story.means(fewer('fewer', 'temple'));
    expect(typesOf(events)).toEqual(['message-received', 'message-sent']);
    expect(story.trip.hash).toBe(hash);
    expect(story.lastReply).toMatch(/^Of that kind the plan has 3: .*\. Shall I do this\? /);
    // Half of three is one, and the garden that is missed more comes for it.
    expect(story.lastReply.match(/Rose Garden would come instead of Temple \w+/g)).toHaveLength(1);
  });

  it('is done by a yes: half of them left, and none came', () => {
    const story = underWay();
    story.means(fewer('fewer', 'temple'));
    story.means(YES);
    const after = namesOf(story);
    expect(after.filter((name) => name.startsWith('Temple'))).toHaveLength(2);
    expect(after).toContain('Rose Garden');
  });

  it('none at all takes out each of them, but what is fixed stays and is said', () => {
    const story = underWay();
    const [first = ''] = namesOf(story).filter((name) => name.startsWith('Temple'));
    story.means({ act: 'edit', edit: { type: 'lock', visit: idOf(story, first) } });
    story.means(fewer('none', 'temple'));
    expect(story.lastReply).toContain(`${first}: fixed, or asked for by you. That stays.`);
    const events = story.means(YES);
    expect(typesOf(events)).not.toContain('edit-withheld');
    expect(namesOf(story).filter((name) => name.startsWith('Temple'))).toEqual([first]);
  });

  it('is left by a no', () => {
    const story = underWay();
    const { hash } = story.trip;
    story.means(fewer('fewer', 'temple'));
    story.means(NO);
    expect(story.trip.hash).toBe(hash);
  });

  it.each([
    [[], /^I know no kind of place called/],
    [['zoo'] as const, 'There is none of that kind in the plan.'],
  ])('of %j says so', (categories, said) => {
    const story = underWay();
    story.means(fewer('fewer', ...categories));
    if (typeof said === 'string') expect(story.lastReply).toBe(said);
    else expect(story.lastReply).toMatch(said);
  });

  it('is told in the language of the message', () => {
    const story = underWay();
    story.writes('de', fewer('fewer', 'temple'));
    expect(story.lastReply).toMatch(/^Davon hat der Plan \d: .* Soll ich das so machen\? /);
  });
});

describe('more of a kind', () => {
  it('proposes the best that is left out', () => {
    const story = underWay();
    const { hash } = story.trip;
    story.means(fewer('more', 'garden'));
    expect(story.lastReply).toMatch(/^Shall I do this\? Rose Garden/);
    expect(story.trip.hash).toBe(hash);
    story.means(YES);
    expect(namesOf(story)).toContain('Rose Garden');
  });

  it('says where there is none', () => {
    const story = underWay();
    story.means(fewer('more', 'zoo'));
    expect(story.lastReply).toBe('No other place of that kind is known here.');
  });
});

describe('a proposal', () => {
  it('tells what would be, offers to do it, and does nothing', () => {
    const story = underWay();
    const hall = idOf(story, 'Hall');
    const edit = { type: 'replace', visit: hall, by: id('rose-garden') } as const;
    story.means(wish({ kind: 'propose', edits: [edit] }));
    expect(story.lastReply).toMatch(/^Shall I do this\? Rose Garden would come instead of Hall: Monday 5 April, /);
    expect(story.state.conversation.offered).toEqual([
      { text: 'Do it', frame: { act: 'edit', edit } },
      { text: 'Keep my plan', frame: { act: 'command', command: { name: 'stop' } } },
    ]);
    expect(namesOf(story)).toContain('Hall');
  });

  it('asks once for two changes, names each, and does both at a yes', () => {
    const story = underWay();
    const [hall, first] = [idOf(story, 'Hall'), idOf(story, 'Temple One')];
    const edits = [
      { type: 'remove', visit: hall },
      { type: 'remove', visit: first },
    ] as const;
    story.means(wish({ kind: 'propose', edits }));
    expect(story.lastReply).toBe(
      'Shall I do this? Hall would leave the plan and go among the ideas. Temple One would leave the plan and go among the ideas.',
    );
    story.means(YES);
    expect(namesOf(story)).not.toContain('Hall');
    expect(namesOf(story)).not.toContain('Temple One');
  });

  it('loses no word about the one of two that does not fit', () => {
    const story = underWay();
    const edits = [
      { type: 'add', place: id('hall') },
      { type: 'remove', visit: idOf(story, 'Temple One') },
    ] as const;
    story.means(wish({ kind: 'propose', edits }));
    expect(story.lastReply).toBe(
      'That does not fit. Hall is in the plan already. Shall I do this? Temple One would leave the plan and go among the ideas.',
    );
  });

  it('says why it would not fit, and what would', () => {
    const story = underWay();
    story.means(wish({ kind: 'propose', edits: [{ type: 'add', place: id('hall') }] }));
    expect(story.lastReply).toMatch(/Hall is in the plan already/);
  });
});
