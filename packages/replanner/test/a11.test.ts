import { applyEdit, listMoves } from '@wayfarer/edits';
import { findVisit, getPlace } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';
import { checkDayFeasibility } from '@wayfarer/trip/feasibility';
import { MEAL_WINDOWS } from '@wayfarer/trip/limits';
import { describe, expect, it } from 'vitest';

import { toContext } from '../src/context.ts';
import { listAlternatives, rulesOf, startJourney, toEditablePlan, tryEdit, whatIf } from '../src/index.ts';
import { limitOf, reaches } from '../src/limits.ts';
import { repairPlan } from '../src/repair/repair-plan.ts';
import { proposeAction } from '../src/rule-chain.ts';
import {
  closed,
  crowd,
  delay,
  keep,
  MONDAY,
  play,
  replace,
  start,
  TUESDAY,
  until,
  visit,
  wait,
  weather,
  world,
} from './kyoto.ts';

/** The 18 faults of an earlier program (SEED_DETAILS A11), each with what ours does instead. */
describe('the faults of A11', () => {
  it.each([true, false])('a11-a crowd 85 always asks, whether crowds are avoided (%s) or not', (avoidCrowds) => {
    const { pending } = play({ preferences: { avoidCrowds } }, [crowd(85)]).journey;
    expect(pending?.reading).toMatchObject({ level: 0.85, limit: avoidCrowds ? 0.35 : 0.7 });
  });

  it('a11-b one judge for alternatives, repairs and edits: nothing closed is offered, moved to or edited to', () => {
    const { journey } = play({}, [closed]);
    const rules = rulesOf(journey.start);
    for (const { after } of listAlternatives(journey))
      expect(checkDayFeasibility(after, rules)).toEqual({ answer: 'ok' });
    const early = { type: 'move', visit: visit('kennin-ji'), to: { at: parseTime('07:00') } } as const;
    expect(tryEdit(startJourney(start()), { edit: early }).kind).toBe('refused');
    const { plan } = repairPlan(toContext(startJourney(start()), world()), { measure: { kind: 'closed' } });
    for (const day of plan.days) expect(checkDayFeasibility(day, rules)).toEqual({ answer: 'ok' });
  });

  it('a11-c the same seed gives the same day', () => {
    const plan = toEditablePlan(startJourney(start()));
    const refill = () => applyEdit(plan, { type: 'refill', date: MONDAY }, { seed: 7, effort: 20 });
    expect(JSON.stringify(refill())).toBe(JSON.stringify(refill()));
  });

  it('a11-d a day filled anew in a storm has nothing outdoors that was not fixed', () => {
    const stormy = play({}, [weather('stormy')]).journey;
    const outcome = applyEdit(
      toEditablePlan({ ...stormy, pending: null }),
      { type: 'refill', date: MONDAY },
      { effort: 20 },
    );
    if (outcome.kind !== 'done') throw new Error('It can be filled.');
    const { book } = rulesOf(stormy.start);
    const places = outcome.plan.days[0]?.visits.filter(({ kind }) => kind === 'place') ?? [];
    expect(places.length).toBeGreaterThan(0);
    expect(places.map(({ place }) => getPlace(book, place).indoor)).not.toContain(false);
  });

  it('a11-e a choice is one verb for all doors, and alternatives count from 1', () => {
    const asked = play({}, [closed]);
    expect(asked.journey.pending?.alternatives[0]?.n).toBe(1);
    expect(() => play(asked, [replace(0)])).toThrow('There is no alternative 0');
    expect(play(asked, [replace(1)]).journey.days).toEqual(
      play(asked, [replace(asked.journey.pending?.alternatives[0]?.place ?? 1)]).journey.days,
    );
  });

  it('a11-f the limit itself reaches it, in the limit as in the rules', () => {
    expect(play({}, [crowd(35)]).journey.pending).not.toBeNull();
    expect(play({}, [crowd(34)]).journey.pending).toBeNull();
    const limit = { level: 0.65, why: '' };
    expect([reaches(0.65, limit), reaches(0.6499, limit)]).toEqual([true, false]);
    const seen = { visit: startJourney(start()).days[0]?.visits[1] as never, name: 'x', outdoors: true, value: 1 };
    const rain = { ...seen, measure: { kind: 'weather', condition: 'rainy' } as const, level: 0.65, limit };
    expect(proposeAction(rain).type).not.toBe('NO_ACTION');
  });

  it('a11-g paces are three words and no others', () => {
    const { preferences } = startJourney(start()).start;
    expect(
      (['relaxed', 'moderate', 'packed'] as const).map(
        (pace) => limitOf('traffic', { ...preferences, pace, heavyTravelPenalty: false }, []).level,
      ),
    ).toEqual([0.3, 0.55, 0.8]);
  });

  it('a11-h a shift is checked for the crowd at the new hour', () => {
    const context = (level: number) => toContext(startJourney(start()), world({ 'kennin-ji': level }));
    const trouble = { measure: { kind: 'crowd', level: 0.9 }, visit: visit('kennin-ji') } as const;
    expect(repairPlan(context(0.2), trouble).steps[0]?.by).toBe('shift');
    expect(repairPlan(context(0.8), trouble).steps[0]?.by).not.toBe('shift');
  });

  it('a11-i what is pushed pushes what follows: nothing overlaps', () => {
    const { journey } = play({}, [delay(60), keep]);
    const visits = journey.days[0]?.visits ?? [];
    visits.slice(1).forEach((one, index) => expect(one.arrive).toBeGreaterThanOrEqual(visits[index]?.depart ?? 0));
  });

  it('a11-j what waits comes back at its time', () => {
    const park = visit('maruyama-park');
    const waiting = play({}, [crowd(60, park), wait]);
    expect(waiting.journey.waiting).toMatchObject([{ until: parseTime('17:00') }]);
    expect(play(waiting, [until('17:00')]).journey.pending?.trigger).toMatchObject({ about: 'return', visit: park });
  });

  it('a11-k the alternative that was chosen is in, at the time it was offered for', () => {
    const asked = play({}, [closed]);
    const [, second] = asked.journey.pending?.alternatives ?? [];
    const { journey } = play(asked, [replace(2)]);
    expect(journey.days[0]?.visits.find(({ place }) => place === second?.place)).toMatchObject({
      arrive: second?.arrive,
    });
  });

  it('a11-l a changed pace is told before it is done', () => {
    const journey = startJourney(start());
    const wish = { edit: { type: 'pace', date: MONDAY, pace: 'relaxed' } } as const;
    const { before, after } = whatIf(journey, { wish }, world());
    expect(listMoves(before.days, after.days)).toEqual(listMoves(journey.days, after.days));
    expect(journey.days).toBe(before.days);
  });

  it('a11-m what was reported is kept by day, and what the traveller does himself is no report', () => {
    const { journey } = play({}, [
      crowd(85),
      keep,
      until('09:00', TUESDAY),
      { type: 'edit', edit: { type: 'lock', visit: visit('ryoan-ji', undefined, TUESDAY) } },
    ]);
    expect(journey.readings.map(({ date }) => date)).toEqual([MONDAY]);
  });

  it('a11-n windows of meals and of the day are one for all', () => {
    const before = { type: 'move', visit: visit('udon-house', 'lunch'), to: { at: MEAL_WINDOWS.lunch.start - 30 } };
    const outcome = tryEdit(startJourney(start()), { edit: before as never });
    expect(outcome.kind === 'refused' && outcome.reasons.map(({ code }) => code)).toContain('meal-clash');
  });

  it('a11-o nothing is proposed that nobody applies: each choice that is offered can be taken', () => {
    const asked = play({}, [crowd(85, visit('kennin-ji'))]);
    for (const { choice, offered } of asked.journey.pending?.choices ?? []) {
      const taken = (): unknown => play(asked, [{ type: 'decide', choice }]);
      if (offered) expect(taken).not.toThrow();
      else expect(taken).toThrow('not offered');
    }
  });

  it('a11-p bad weather is about every stop outdoors that is left, not about the next one alone', () => {
    const { pending, queue } = play({}, [weather('rainy')]).journey;
    expect([pending?.visit, ...queue.map((trigger) => trigger.visit)]).toEqual([
      visit('nijo-castle'),
      visit('maruyama-park'),
      visit('yasaka-shrine'),
    ]);
  });

  it('a11-q how full it usually is hangs on the hour and the kind of place', () => {
    const levels = ['10:00', '13:00', '18:00'].map((at) => {
      const place = getPlace(rulesOf(start()).book, findVisit(start().days, visit('kennin-ji'))?.visit.place as never);
      return world().crowd(place, { date: MONDAY, time: parseTime(at), busyDay: false }).level;
    });
    expect(new Set(levels).size).toBe(3);
  });

  it.each(['drizzle', 'rainy', 'stormy'] as const)(
    'a11-r in %s, over the limit, no alternative is outdoors',
    (condition) => {
      const { journey } = play({}, [weather(condition)]);
      const { book } = rulesOf(journey.start);
      expect(journey.pending).not.toBeNull();
      for (const { place } of journey.pending?.alternatives ?? []) expect(getPlace(book, place).indoor).toBe(true);
    },
  );
});
