import { minute } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { consultAll, type JourneyCommand, rulesOf, situationOf } from '../src/index.ts';
import { crowd, delay, keep, MONDAY, play, type Story, to, until, unwanted, visit, weather } from './kyoto.ts';

const tell = (note: Extract<JourneyCommand, { type: 'tell' }>['note']): JourneyCommand => ({ type: 'tell', note });
const consult = (event: Extract<JourneyCommand, { type: 'consult' }>['event']): JourneyCommand => ({
  type: 'consult',
  event,
});
const stateOf = ({ journey }: Story) =>
  situationOf({ journey, rules: rulesOf({ ...journey.start, days: journey.days }) });
const dispatched = ({ events }: Story) =>
  events.flatMap((event) => (event.type === 'agents-dispatched' ? [event.content] : []));
const spent = (amount: number, category: 'food' | 'places' = 'food') => tell({ kind: 'spent', amount, category });

describe("the traveller's state (A5, A8)", () => {
  it('follows from the day: hunger by the minute, fatigue by effort', () => {
    // From 09:00: half an hour of way, 90 minutes of castle at 1.8, half an hour of way: (30 + 162 + 30) / 420.
    expect(stateOf(play({}, [until('11:30')]))).toMatchObject({ hunger: 0.83, fatigue: 0.53, minutesOnFeet: 90 });
  });

  it('is fed by a meal and eased by a rest', () => {
    expect(stateOf(play({}, [until('13:10')]))).toMatchObject({ hunger: 0.06, minutesOnFeet: 0 });
    expect(stateOf(play({}, [until('11:30'), tell({ kind: 'rested' })]))).toMatchObject({
      fatigue: 0.13,
      minutesOnFeet: 0,
    });
    expect(stateOf(play({}, [until('11:30'), tell({ kind: 'ate' })]))).toMatchObject({ hunger: 0 });
  });

  it('takes the traveller at their word', () => {
    const early = play({}, [until('09:30'), tell({ kind: 'tired' }), tell({ kind: 'hungry' })]);
    expect(stateOf(early)).toMatchObject({ hunger: 0.72, fatigue: 0.78 });
    expect(stateOf(play(early, [until('09:00', '2027-04-06')]))).toMatchObject({ hunger: 0, fatigue: 0 });
  });

  it('knows where they are: as they said, else where they were last', () => {
    expect(stateOf(play({}, [])).position).toBeNull();
    const there = play({}, [to(visit('nijo-castle'))]);
    expect(stateOf(there).position).toEqual({ lat: 35.0142, lon: 135.7481 });
    const said = play(there, [tell({ kind: 'position', at: { lat: 35, lon: 135.7 } })]);
    expect(stateOf(said).position).toEqual({ lat: 35, lon: 135.7 });
    expect(stateOf(play(said, [until('11:10')])).position).toEqual({ lat: 35.0142, lon: 135.7481 });
  });

  it('forgets a crowd that lies behind', () => {
    const crowded = play({}, [until('09:30'), crowd(85), keep]);
    expect(stateOf(crowded)).toMatchObject({ crowd: 0.85, disruptionsToday: 1 });
    expect(stateOf(play(crowded, [until('11:30')]))).toMatchObject({ crowd: null, disruptionsToday: 1 });
  });

  it('knows weather by its hours', () => {
    const rain = { measure: { kind: 'weather', condition: 'rainy' }, at: minute(840), until: minute(1020) } as const;
    const story = play({}, [until('09:30'), { type: 'report', reading: rain }, keep, keep]);
    expect(stateOf(story).weather).toBeNull();
    expect(stateOf(play(story, [until('14:00')])).weather).toBe('rainy');
    expect(stateOf(play(story, [until('17:00')])).weather).toBeNull();
  });

  it('adds up what was spent, and lets a slip be corrected, not more', () => {
    const story = play({}, [spent(1200), spent(800), spent(600, 'places'), spent(-800)]);
    expect(story.journey.notes.spent).toEqual({ food: 1200, places: 600 });
    expect(story.journey.days).toBe(story.journey.start.days);
    expect(() => play(story, [spent(-1300)])).toThrow(/no more taken back/);
    expect(() => play(story, [spent(0)])).toThrow(/not zero/);
  });

  it('A11 m: counts disruptions of the environment, of this day alone', () => {
    const story = play({}, [until('09:30'), crowd(85), keep, unwanted(visit('kennin-ji')), keep, delay(45), keep]);
    expect(stateOf(story).disruptionsToday).toBe(1);
    expect(stateOf(play({}, [until('09:30'), crowd(20)])).disruptionsToday).toBe(0);
    expect(stateOf(play(story, [until('09:30', '2027-04-06')])).disruptionsToday).toBe(0);
  });
});

describe('the orchestrator', () => {
  it('asks by name, then by what the situation calls for, then nobody', () => {
    const asked = dispatched(play({}, [until('09:30'), consult('slower'), consult('explain'), spent(100)]));
    expect(asked.map(({ event, routing }) => [event, routing.agent])).toEqual([
      ['slower', 'PreferenceAgent'],
      ['explain', 'ExplanationAgent'],
      ['budget', 'BudgetAgent'],
    ]);
    expect(dispatched(play({}, [until('09:30')]))).toEqual([]);
  });

  it('rule 4: three disruptions of one day propose its rest anew, once, and change nothing', () => {
    const disrupted = [until('09:30'), crowd(85), keep, crowd(90), keep, crowd(95)];
    const open = play({}, disrupted);
    expect(dispatched(open)).toEqual([]);
    const answered = play(open, [keep]);
    expect(dispatched(answered)).toMatchObject([
      {
        event: null,
        routing: { agent: 'PlanningAgent' },
        action: { type: 'REOPTIMIZE_DAY', date: MONDAY, deprioritizeOutdoor: false },
        execution: { executed: false, edit: { type: 'refill', date: MONDAY } },
      },
    ]);
    expect(answered.journey.days).toBe(answered.journey.start.days);
    expect(dispatched(play(answered, [crowd(98), keep]))).toHaveLength(1);
  });

  it('rule 4: puts what lies indoors first in weather above 40 %', () => {
    const stormy = [until('09:30'), crowd(85), keep, crowd(90), keep, weather('stormy')];
    const asked = play({}, stormy);
    const last = Array.from({ length: 1 + asked.journey.queue.length }, () => keep);
    expect(dispatched(play(asked, last)).at(-1)?.action).toMatchObject({ deprioritizeOutdoor: true });
  });

  const LATE = `
    18:30-19:00 tofu-table dinner
    19:40-19:55 maruyama-park
    20:05-20:25 yasaka-shrine`;

  it('rule 5: an hour left for two stops proposes longer ways, 60 → 120, and not with more time', () => {
    expect(dispatched(play({ monday: LATE }, [until('19:29')]))).toEqual([]);
    const [proposed] = dispatched(play({ monday: LATE }, [until('19:30')]));
    expect(proposed).toMatchObject({
      routing: { agent: 'PlanningAgent' },
      action: { type: 'RELAX_CONSTRAINT', constraint: 'longest-way', from: 60, to: 120 },
      execution: { executed: false, edit: { type: 'longest-way', date: MONDAY, minutes: 120 } },
    });
    expect(dispatched(play({ monday: LATE }, [until('20:00')]))).toEqual([]);
  });

  it('A11 o: the relaxation is an edit that is really applied, and then not asked for again', () => {
    const story = play({ monday: LATE }, [
      until('19:30'),
      { type: 'edit', edit: { type: 'longest-way', date: MONDAY, minutes: 120 } },
    ]);
    expect(story.journey.days[0]?.settings?.longestWay).toBe(120);
    expect(dispatched(play(story, [until('19:31')]))).toHaveLength(1);
  });
});

describe('specialists', () => {
  const opinions = (story: Story) => {
    const all = consultAll({ situation: stateOf(story), event: null });
    return Object.fromEntries(all.map(({ specialist, action }) => [specialist, action]));
  };

  it('say one thing each, and nothing while all is well', () => {
    const said = opinions(play({}, [until('09:30')]));
    expect(Object.keys(said)).toEqual([
      'DisruptionAgent',
      'PlanningAgent',
      'BudgetAgent',
      'PreferenceAgent',
      'MemoryAgent',
      'ExplanationAgent',
    ]);
    expect(Object.values(said).filter(({ type }) => type !== 'NO_ACTION')).toEqual([]);
  });

  it('planning: one or two disruptions defer the next stop', () => {
    expect(opinions(play({}, [until('09:30'), crowd(85), keep]))['PlanningAgent']).toMatchObject({
      type: 'DEFER_POI',
      visit: visit('udon-house', 'lunch'),
    });
  });

  it.each([
    [899, 'OK'],
    [900, 'OVERRUN'],
  ])('budget: %d of 1000 is %s', (amount, status) => {
    const said = opinions(play({ budget: money(1000, 'JPY') }, [until('09:30'), spent(amount)]))['BudgetAgent'];
    expect(said).toMatchObject({ says: { status } });
    expect(said?.type).toBe(status === 'OK' ? 'NO_ACTION' : 'REPLACE_POI');
  });

  it('budget: hardly spent is only said after 60 % of the trip, and never where nothing was told', () => {
    const budget = money(1000, 'JPY');
    // Two days of 690 minutes: 60 % is 828 minutes, 11:18 of the second.
    const on = (at: string, notes: readonly JourneyCommand[]) =>
      opinions(play({ budget }, [until('09:30'), ...notes, until(at, '2027-04-06')]))['BudgetAgent'];
    expect(on('11:17', [spent(400)])).toMatchObject({ says: { status: 'OK' } });
    expect(on('11:18', [spent(400)])).toMatchObject({ says: { status: 'UNDERUTILIZED' } });
    expect(on('11:18', [spent(401)])).toMatchObject({ says: { status: 'OK' } });
    expect(on('11:18', [])).toMatchObject({ says: { status: 'UNKNOWN', spent: null } });
  });

  it('preference: a pace by word is a proposal about today', () => {
    const [said] = dispatched(play({}, [until('09:30'), consult('slower')]));
    expect(said).toMatchObject({
      action: { type: 'REOPTIMIZE_DAY', pace: 'slower' },
      execution: { edit: { type: 'pace', date: MONDAY, pace: 'slower' } },
    });
  });

  it('memory: keeps one for now and three for good', () => {
    const one = play({}, [until('09:30'), crowd(85), keep]);
    expect(opinions(one)['MemoryAgent']).toMatchObject({ says: { keep: 'short-term', disruptions: 1 } });
    const three = play(one, [crowd(90), keep, crowd(95), keep]);
    expect(opinions(three)['MemoryAgent']).toMatchObject({ says: { keep: 'long-term', disruptions: 3 } });
  });

  it('explanation: two to four sentences, every figure from the state', () => {
    const story = play({ budget: money(10_000, 'JPY') }, [until('09:30'), crowd(85), keep, spent(2500)]);
    expect(opinions(story)['ExplanationAgent']).toMatchObject({
      says: {
        text: 'It is 09:30; 660 minutes and 6 stops are left today. Next is Udon house, indoors, worth 40 % of the most. 1 disruption today; the crowd at 85 %. 25 % of the budget is spent, as far as you told me.',
      },
    });
  });
});

describe('the next stop', () => {
  it('that is disliked is the one after where the traveller stands, and it is asked', () => {
    const story = play({}, [to(visit('nijo-castle')), { type: 'dislike-next' }]);
    expect(story.journey.pending?.visit).toBe(visit('udon-house', 'lunch'));
    expect(story.journey.days).toBe(story.journey.start.days);
  });
});
