import type { FoundFact, PlaceId, VisitId } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { cityDay, DATES, eatery, sight, type Town, TripStory, typesOf, yen } from '../../test/trip-story.ts';
import type { NotedFinding } from './noted-finding.ts';

const [MONDAY] = DATES;
const source = { name: 'A page (found by a model)', date: '2026-11-22', verify: true, url: 'https://page.example/' };

type Given = FoundFact extends infer Fact ? (Fact extends unknown ? Omit<Fact, 'source'> : never) : never;

const idOf = (name: string) => `place_kyoto-${name.toLowerCase().replaceAll(' ', '-')}` as PlaceId;

function found(fact: Given, text = 'Something was found.'): NotedFinding {
  return {
    id: `${fact.kind} ${'place' in fact ? fact.place : fact.from}`,
    specialist: 'places',
    about: 'It',
    question: '?',
    status: 'found',
    text,
    by: 'a model',
    source: { url: source.url, title: 'A page', at: '2026-11-22T10:00:00.000Z' },
    fact: { ...fact, source },
  };
}

const TOWN: Town = {
  days: [cityDay(MONDAY)],
  sights: [sight('One', { fee: null }), sight('Two', { fee: yen(1000) })],
};

/** What the whole plan comes to. */
function sumOf({ trip }: TripStory): number {
  return trip.costs.reduce((sum, { amount }) => sum + amount.amount, 0);
}

function stopsOf({ trip }: TripStory): readonly string[] {
  return trip.days.flatMap(({ visits }) => visits.map(({ name, arrive }) => `${arrive} ${name}`));
}

const price = (name: string, amount: number) => found({ kind: 'price', place: idOf(name), money: yen(amount) });

describe('a price', () => {
  it('counts at once, and changes no day', () => {
    const story = new TripStory(TOWN).plans();
    const before = stopsOf(story);
    // One entry for ¥1,000, and an eighth of it for small things and the reserve.
    expect(sumOf(story)).toBe(1125);
    expect(typesOf(story.does({ type: 'note-findings', findings: [price('One', 2000)] }))).toEqual([
      'findings-noted',
      'message-sent',
    ]);
    expect(sumOf(story)).toBe(3375);
    expect(stopsOf(story)).toEqual(before);
    expect(story.trip.warnings).not.toContainEqual('Not included: One, whose price is not known.');
    expect(story.lastReply).toContain('your plan comes to at least ¥3,375, until now at least ¥1,125.');
    expect(story.lastReply).toMatch(/\nYour days stay as they are\.$/);
    expect(story.trip.canUndo).toBe(true);
    story.does({ type: 'forget-findings' });
    expect(sumOf(story)).toBe(1125);
    expect(story.trip.findings).toBeUndefined();
  });

  it('gives way to the newest of the same gap', () => {
    const story = new TripStory(TOWN).plans();
    story.does({ type: 'note-findings', findings: [price('One', 2000)] });
    story.does({ type: 'note-findings', findings: [price('One', 3000)] });
    expect(sumOf(story)).toBe(4500);
  });

  it('goes on counting in another plan', () => {
    const story = new TripStory(TOWN).plans();
    story.does({ type: 'note-findings', findings: [price('One', 2000)] });
    story.offers({ pace: 'relaxed' });
    expect(story.trip.options[0]?.total.amount).toBe(3375);
    story.does({ type: 'select', option: 1 });
    expect(sumOf(story)).toBe(3375);
    story.does({ type: 'forget-findings' });
    expect(sumOf(story)).toBe(1125);
  });

  it('that breaks the budget leads to an offer, which is taken back like any edit', () => {
    const tables = [
      eatery('Soba', { price: null }),
      eatery('Ramen', { price: yen(500) }),
      eatery('Udon', { price: yen(900) }),
    ];
    const story = new TripStory({ ...TOWN, eateries: tables }).plans({ budget: { money: yen(9000), scope: 'total' } });
    const before = stopsOf(story);
    expect(before.map((stop) => stop.slice(6))).toEqual(['Station', 'One', 'Ramen', 'Two', 'Soba', 'Station']);
    // (1,000 + 500 + 8,500) × 1.125
    story.does({ type: 'note-findings', findings: [price('Soba', 8500)] });
    expect(sumOf(story)).toBe(11_250);
    expect(stopsOf(story)).toEqual(before);
    expect(story.lastReply).toContain('That is ¥2,250 more than your budget of ¥9,000.');
    expect(story.lastReply).toMatch(
      /Shall I do this\? Udon would come instead of Soba: Monday 5 April, 18:30–19:30\.$/,
    );
    expect(story.trip.approval).toMatchObject({
      edit: { type: 'replace' },
      changes: [expect.stringContaining('Udon')],
    });
    story.does({ type: 'approve' });
    // (1,000 + 500 + 900) × 1.125
    expect(sumOf(story)).toBe(2700);
    story.does({ type: 'undo' });
    expect(stopsOf(story)).toEqual(before);
    expect(sumOf(story)).toBe(11_250);
  });

  it('that breaks the budget where nothing is cheaper is said', () => {
    const story = new TripStory(TOWN).plans({ budget: { money: yen(2000), scope: 'total' } });
    story.does({ type: 'note-findings', findings: [price('One', 5000)] });
    expect(story.trip.approval).toBeNull();
    // (1,000 + 5,000) × 1.125 = 6,750
    expect(story.lastReply).toContain('That is ¥4,750 more than your budget of ¥2,000.\nI found nothing cheaper');
  });
});

describe('a table that suits', () => {
  const VEGAN = found({ kind: 'diet', place: idOf('Soba'), diet: 'vegan' });

  it('is offered for a meal that nobody has one for', () => {
    const story = new TripStory({ ...TOWN, eateries: [eatery('Soba')] }).plans({ dietary: ['vegan'] });
    const before = stopsOf(story);
    expect(before[3]).toBe('12:00 Lunch on your own near One');
    story.does({ type: 'note-findings', findings: [VEGAN] });
    expect(stopsOf(story)).toEqual(before);
    story.does({ type: 'approve' });
    expect(stopsOf(story)[3]).toBe('12:00 Soba');
    expect(story.trip.days[0]?.visits[3]?.factSources?.serves?.url).toBe('https://page.example/');
    story.does({ type: 'undo' });
    expect(stopsOf(story)).toEqual(before);
  });

  it('comes in with its place where the trip did not have it, and stays when the finding is forgotten', () => {
    const story = new TripStory(TOWN).plans({ dietary: ['vegan'] });
    const before = stopsOf(story);
    story.does({
      type: 'note-findings',
      findings: [found({ kind: 'diet', place: idOf('Green Bowl'), diet: 'vegan', bring: eatery('Green Bowl') })],
    });
    expect(stopsOf(story)).toEqual(before);
    story.does({ type: 'approve' });
    expect(stopsOf(story)[3]).toBe('12:00 Green Bowl');
    story.does({ type: 'undo' });
    expect(stopsOf(story)).toEqual(before);
    story.does({ type: 'redo' });
    story.does({ type: 'forget-findings' });
    expect(stopsOf(story)[3]).toBe('12:00 Green Bowl');
    expect(story.trip.days[0]?.visits[3]?.factSources).toBeUndefined();
    story.does({ type: 'undo' });
    expect(stopsOf(story)).toEqual(before);
    story.does({ type: 'redo' });
    expect(stopsOf(story)[3]).toBe('12:00 Green Bowl');
  });

  it('that cannot be reached stays out, and it is said why', () => {
    const far = eatery('Soba', { at: { lat: 36, lon: 135 } });
    const story = new TripStory({ ...TOWN, eateries: [far] }).plans({ dietary: ['vegan'] });
    story.does({ type: 'note-findings', findings: [VEGAN] });
    expect(story.trip.approval).toBeNull();
    expect(story.lastReply).toMatch(
      /\nSoba is 440 min from One; legs inside a day last 60 min at most\.\nYour days stay as they are\.$/,
    );
  });
});

describe('hours', () => {
  const at = (hours: number) => minute(hours * 60);
  const hours = (name: string, ...open: readonly (readonly [number, number])[]) =>
    found({
      kind: 'hours',
      place: idOf(name),
      date: MONDAY,
      hours: open.map(([from, until]) => ({ open: at(from), close: at(until) })),
    });
  const dark: Town = { ...TOWN, sights: [sight('One', { hours: 'unknown' }), sight('Two')] };

  it('that go with the plan are known from then on', () => {
    const story = new TripStory(dark).plans();
    const before = stopsOf(story);
    expect(before.slice(0, 3)).toEqual(['09:00 Station', '09:00 Two', '10:10 One']);
    expect(typesOf(story.does({ type: 'note-findings', findings: [hours('One', [10, 12])] }))).toEqual([
      'findings-noted',
      'message-sent',
    ]);
    expect(story.trip.days[0]?.visits[2]).toMatchObject({ hours: [{ open: '10:00', close: '12:00' }] });
    expect(stopsOf(story)).toEqual(before);
    // Nothing puts it where it is closed any more.
    const one = story.trip.days[0]?.visits[2]?.id as VisitId;
    expect(() =>
      story.does({ type: 'edit', edit: { type: 'move', visit: one, to: { date: MONDAY, at: at(15) } } }),
    ).toThrow('One closes at 12:00, before the arrival at 15:00.');
  });

  it('that do not are a question each, one after the other', () => {
    const both: Town = { ...TOWN, sights: [sight('One', { hours: 'unknown' }), sight('Two', { hours: 'unknown' })] };
    const story = new TripStory(both).plans();
    const before = stopsOf(story);
    story.does({ type: 'note-findings', findings: [hours('One'), hours('Two', [14, 16])] });
    expect(stopsOf(story)).toEqual(before);
    expect(story.trip.findings?.map(({ counts }) => counts)).toEqual([false, false]);
    expect(story.trip.pending?.text).toMatch(/^One is said to be closed that day\./);
    expect(story.trip.queue).toBe(1);
    story.does({ type: 'decide', choice: 'skip' });
    expect(story.trip.pending?.text).toMatch(
      /^Two is said to be open 14:00–16:00 that day\. You are there 11:10–12:10\.$/,
    );
    story.does({ type: 'decide', choice: 'move' });
    const two = story.trip.days[0]?.visits.find(({ name }) => name === 'Two');
    expect(two).toMatchObject({ arrive: '14:00', depart: '15:00', hours: [{ open: '14:00', close: '16:00' }] });
    expect(story.trip.findings?.map(({ counts }) => counts)).toEqual([true, true]);
    story.does({ type: 'undo' });
    story.does({ type: 'undo' });
    expect(stopsOf(story)).toEqual(before);
    expect(story.trip.findings?.map(({ counts }) => counts)).toEqual([false, false]);
  });

  it('are asked about though the traveller lets small changes be made', () => {
    const story = new TripStory(dark).plans();
    story.does({ type: 'permit', autonomy: 'small-changes' });
    const before = stopsOf(story);
    // Half an hour later would do.
    story.does({ type: 'note-findings', findings: [hours('One', [10.5, 13])] });
    expect(story.trip.pending?.choices.find(({ recommended }) => recommended)?.choice).toBe('move');
    expect(stopsOf(story)).toEqual(before);
  });

  it('keep the choice of the plan free to be taken back', () => {
    const story = new TripStory(dark).plans();
    story.does({ type: 'note-findings', findings: [hours('One')] });
    story.does({ type: 'undo' });
    expect(story.trip.selected).toBeNull();
  });
});

it('nothing is said of nothing that nobody asked for', () => {
  const story = new TripStory(TOWN).plans();
  expect(story.does({ type: 'note-findings', findings: [], unasked: true })).toEqual([]);
  expect(typesOf(story.does({ type: 'note-findings', findings: [] }))).toEqual(['message-sent']);
  expect(story.lastReply).toMatch(/^I can't look up anything else\. I still don't know the hours or prices of: /);
  story.does({ type: 'forget-findings' });
  expect(story.lastReply).toBe('Nothing was looked up for this plan.');
});

it('a finding of an earlier version is shown, and counts for nothing', () => {
  const story = new TripStory(TOWN).plans();
  const { fact: _fact, ...shown } = price('One', 2000);
  story.happens([{ type: 'findings-noted', version: 1, author: 'researcher', content: { findings: [shown] } }]);
  expect(story.trip.findings).toMatchObject([{ status: 'found', counts: false }]);
  expect(sumOf(story)).toBe(1125);
});
