import type { TalkTopic } from '@wayfarer/language';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, TripStory, yen } from '../../../test/trip-story.ts';

const [MONDAY] = DATES;
const TOWN = {
  days: DATES.map((date) => cityDay(date)),
  sights: ['One', 'Two', 'Three'].map((name) => sight(name)),
  eateries: ['Soba', 'Grill', 'Udon'].map((name) => eatery(name)),
};
const planned = () => new TripStory(TOWN).plans({ budget: { money: yen(200_000), scope: 'total' } });

/** What is answered on Monday at that time, and what is offered: One until ten, lunch at noon, dinner from half past six on. */
function saidAt(time: string | null, topic: TalkTopic): readonly [string, readonly string[]] {
  const story = planned();
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  if (time !== null) story.does({ type: 'advance', date: MONDAY, time: minute(hours * 60 + minutes) });
  const events = story.means({ act: 'talk', topic });
  const offered = events.flatMap(({ content }) => (content as { offered?: { text: string }[] }).offered ?? []);
  return [story.lastReply, offered.map(({ text }) => text)];
}

describe('who is tired', () => {
  const TEXT = 'Then let us take it easy. What would help?';

  it('is offered a slower day, twenty minutes of rest from now, and an end an hour earlier', () => {
    const offers = (rest: string) => ['A slower day', `20 minutes of rest at ${rest}`, 'End the day an hour earlier'];
    expect(saidAt(null, 'tired')).toEqual([TEXT, offers('09:00')]);
    expect(saidAt('10:15', 'tired')).toEqual([TEXT, offers('10:15')]);
  });

  it('is offered no end of the day that is past, and rests after the table they are at', () => {
    // Dinner ends at half past seven.
    expect(saidAt('18:29', 'tired')[1]).toContain('End the day an hour earlier');
    expect(saidAt('18:30', 'tired')[1]).not.toContain('End the day an hour earlier');
    expect(saidAt('19:10', 'tired')[1]).toEqual(['A slower day', '20 minutes of rest at 19:30']);
  });

  it('is heard before there is a plan', () => {
    const story = new TripStory(TOWN);
    story.means({ act: 'talk', topic: 'tired' });
    expect(story.lastReply).toBe(TEXT);
  });
});

describe('who is hungry', () => {
  const LUNCH = 'Your next table: Udon, Monday 5 April, 12:00–13:00.';

  it('is told of their table, and offered to eat up to an hour earlier, or a bite before', () => {
    expect(saidAt(null, 'hungry')).toEqual([LUNCH, ['Eat earlier, at 11:00', '45 minutes for a bite at 09:00']]);
    expect(saidAt('10:15', 'hungry')).toEqual([
      `${LUNCH} Open near you then: Soba, Grill, Udon.`,
      ['Eat earlier, at 11:00', '45 minutes for a bite at 10:15'],
    ]);
  });

  it('is offered no bite where the table comes within it, and no earlier table but at a quarter of an hour that is ahead', () => {
    expect(saidAt('11:15', 'hungry')).toEqual([LUNCH, ['Eat earlier, at 11:15']]);
    expect(saidAt('11:16', 'hungry')).toEqual([LUNCH, ['Eat earlier, at 11:30']]);
    expect(saidAt('11:50', 'hungry')).toEqual([LUNCH, []]);
  });

  it('is told when no table is left', () => {
    expect(saidAt('21:20', 'hungry')).toEqual([
      'No table is planned any more today.',
      ['45 minutes for a bite at 21:20'],
    ]);
  });
});

describe('who is not well', () => {
  it('is offered less walking first where something hurts', () => {
    expect(saidAt(null, 'sore')).toEqual([
      'Sorry to hear that. What would help?',
      ['Less walking that day', 'A slower day', '20 minutes of rest at 09:00', 'End the day an hour earlier'],
    ]);
  });

  it('is told whom to call where somebody is ill, who knows a doctor, and offered the rest of the day', () => {
    const [text, offers] = saidAt('10:15', 'ill');
    expect(text).toMatch(
      /^I am sorry to hear that\. If it gets worse, call: 119\nPharmacies and doctors are not in my data\./,
    );
    expect(offers[0]).toBe('Free the rest of today');
    expect(offers.at(-1)).toBe('A slower day');
  });
});

describe('in an emergency', () => {
  const NUMBERS = 'In an emergency call now:\nambulance: 119\npolice: 110\nfire: 119';

  it('the numbers of the country come first, and then what may become of the day', () => {
    const text = `${NUMBERS}\nYour plan can wait. Shall I free the rest of today?`;
    const offers = ['Free the rest of today', 'Leave the plan as it is'];
    expect(saidAt(null, 'emergency')).toEqual([text, offers]);
    expect(saidAt('20:29', 'emergency')).toEqual([text, offers]);
    expect(saidAt('20:30', 'emergency')).toEqual([NUMBERS, []]);
  });

  it('of a country that is not known yet the number is told that works in many', () => {
    const story = new TripStory(TOWN);
    story.means({ act: 'talk', topic: 'emergency' });
    expect(story.lastReply).toBe(
      'I have no checked numbers for this country; 112 works in many, and from most mobile phones.',
    );
  });
});
