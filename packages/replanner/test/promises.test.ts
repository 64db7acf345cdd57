import { distanceKm, findVisit, getPlace, visitIdOf } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { checkDayFeasibility } from '@wayfarer/trip/feasibility';
import { WEATHER_CONDITIONS } from '@wayfarer/trip/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  canUndo,
  InvariantError,
  type Journey,
  type JourneyCommand,
  listAlternatives,
  ReplannerError,
  rulesOf,
  startJourney,
  VERBS,
} from '../src/index.ts';
import { MONDAY, PLACES, play, start, type Story, TUESDAY, undo, until, world } from './kyoto.ts';

const begin = start();
const ids = begin.days.flatMap((day) => day.visits.map((visit) => visit.id));
const newcomers = PLACES.map((place) => visitIdOf(MONDAY, place.id));
/** As JSON would give them. */
const plain = { noNullPrototype: true } as const;
const level = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const aVisit = fc.option(fc.constantFrom(...ids, ...newcomers), { nil: undefined, freq: 2 });

const aReading = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('crowd' as const, 'traffic' as const), level }, plain),
      fc.record({ kind: fc.constant('weather' as const), condition: fc.constantFrom(...WEATHER_CONDITIONS) }, plain),
      fc.record({ kind: fc.constantFrom('closed' as const, 'unwanted' as const) }, plain),
      fc.record({ kind: fc.constant('delay' as const), minutes: fc.integer({ min: 0, max: 300 }) }, plain),
    ),
    aVisit,
  )
  .map(([measure, visit]): JourneyCommand => ({ type: 'report', reading: { measure, ...(visit ? { visit } : {}) } }));
/** An answer that is offered, by its place among those that are. */
const anAnswer = fc.record({ answer: fc.nat(3), n: fc.integer({ min: 1, max: 3 }) });
/** Time goes by. */
const aPause = fc.record({ minutes: fc.constantFrom(10, 30, 30, 60, 60, 120, 600) });
const anyAnswer = fc
  .record({ choice: fc.constantFrom(...VERBS), n: fc.integer({ min: 1, max: 6 }) })
  .map((answer): JourneyCommand => ({ type: 'decide', ...answer }));
const anyVisit = fc.constantFrom(...ids).map((to): JourneyCommand => ({ type: 'advance', to }));
const aFix = fc
  .record({ place: fc.constantFrom(...PLACES.map(({ id }) => id)), at: fc.integer({ min: 18, max: 40 }) })
  .map(({ place, at }): JourneyCommand => ({
    type: 'edit',
    edit: { type: 'lock', place, date: MONDAY, at: minute(at * 30) },
  }));
const aRelease = fc
  .constantFrom(...ids)
  .map((visit): JourneyCommand => ({ type: 'edit', edit: { type: 'unlock', visit } }));
/** A command, or one that depends on how things stand. */
type Move = JourneyCommand | { readonly answer: number; readonly n: number } | { readonly minutes: number };
const someMoves = fc.array<Move>(
  fc.oneof(
    { weight: 8, arbitrary: aReading },
    { weight: 9, arbitrary: anAnswer },
    { weight: 4, arbitrary: aPause },
    { weight: 1, arbitrary: anyAnswer },
    { weight: 1, arbitrary: anyVisit },
    { weight: 1, arbitrary: aFix },
    { weight: 1, arbitrary: aRelease },
    { weight: 2, arbitrary: fc.constant(undo) },
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);

const standsStill = (move: Move): boolean => 'answer' in move || ('type' in move && move.type !== 'advance');

function toCommand(move: Move, { pending, cursor }: Journey): JourneyCommand {
  if ('type' in move) return move;
  if ('minutes' in move) {
    const time = cursor.time + move.minutes;
    return time < 1440 ? { type: 'advance', date: cursor.date, time: minute(time) } : until('09:00', TUESDAY);
  }
  const offered = pending?.choices.filter((choice) => choice.offered) ?? [];
  const choice = offered[move.answer % Math.max(1, offered.length)]?.choice ?? 'keep';
  return { type: 'decide', choice, n: 1 + ((move.n - 1) % Math.max(1, pending?.alternatives.length ?? 1)) };
}

const paces = fc.constantFrom('relaxed' as const, 'moderate' as const, 'packed' as const);
const someStart = fc
  .record({ avoidCrowds: fc.boolean(), pace: paces, heavyTravelPenalty: fc.boolean() })
  .map((preferences) => ({ preferences }));

type Each = (before: Journey, after: Journey, command: JourneyCommand) => Journey | void;

/** Plays what can be played; commands that are refused change nothing. `each` sees every step, and may swap the journey. */
function attempt(notes: Parameters<typeof start>[0], moves: readonly Move[], each: Each = () => {}): Story {
  const first: Story = { journey: startJourney(start(notes)), events: [], last: [] };
  return moves.reduce((story, move) => {
    const command = toCommand(move, story.journey);
    try {
      const next = play(story, [command], world());
      return { ...next, journey: each(story.journey, next.journey, command) ?? next.journey };
    } catch (error) {
      if (error instanceof InvariantError || !(error instanceof ReplannerError)) throw error;
      return story;
    }
  }, first);
}

/** The journey as another process would have it: equal, nothing shared, keys in another order. */
const readBack: Each = (_, journey) => {
  const sorted = (_key: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value;
  return JSON.parse(JSON.stringify(journey, sorted)) as Journey;
};

const checkEach = (each: Each, runs = 60): void =>
  fc.assert(
    fc.property(someStart, someMoves, (notes, moves) => void attempt(notes, moves, each)),
    { numRuns: runs },
  );

const planOf = ({ days, leftOut, skipped, waiting, learned }: Journey): unknown => ({
  days,
  leftOut,
  skipped,
  waiting,
  learned,
});

describe('whatever is reported and decided', () => {
  it('breaks no invariant', () => {
    checkEach(() => {}, 150);
  });

  it('moves nothing unless it was decided', () => {
    checkEach((before, after, { type }) => {
      if (type === 'report' || type === 'advance') expect(after.days).toBe(before.days);
    });
  });

  it('keeps every visit that is over', () => {
    checkEach((before, after) => {
      for (const id of before.visited)
        expect(findVisit(after.days, id)?.visit).toEqual(findVisit(before.days, id)?.visit);
    });
  });

  it('offers only alternatives that the judge accepts, within 5 km, of places that are free', () => {
    checkEach((_, journey) => {
      const { days, pending, start: given, skipped } = journey;
      const rules = rulesOf(given);
      const isSound = days.every((day) => checkDayFeasibility(day, rules).answer === 'ok');
      for (const { after, place } of listAlternatives(journey)) {
        if (isSound) expect(checkDayFeasibility(after, rules)).toEqual({ answer: 'ok' });
        expect(skipped).not.toContain(place);
        const instead = getPlace(
          rules.book,
          PLACES.find(({ id }) => pending?.visit.includes(id.slice(6)))?.id ?? place,
        );
        expect(distanceKm(instead.at, getPlace(rules.book, place).at)).toBeLessThanOrEqual(5);
      }
    });
  });

  it('recommends exactly one choice, one that is offered', () => {
    checkEach((_, { pending }) => {
      if (!pending) return;
      // To move it is among them where there is another time for it.
      const asked = pending.choices.some(({ choice }) => choice === 'move') ? VERBS : VERBS.slice(0, -1);
      expect(pending.choices.map(({ choice }) => choice)).toEqual(asked);
      expect(pending.choices.filter(({ recommended }) => recommended)).toMatchObject([
        { offered: true, why: expect.any(String) },
      ]);
      expect(pending.alternatives.length > 0).toBe(pending.noneBecause === null);
    });
  });

  it('loses nobody: a planned place is planned, or left out with a reason', () => {
    checkEach((_, { days, leftOut, start: given }) => {
      const planned = new Set(days.flatMap((day) => day.visits.map(({ place }) => place)));
      const out = leftOut.map(({ place }) => place);
      expect(new Set(out).size).toBe(out.length);
      for (const { place } of given.days.flatMap((day) => day.visits)) {
        expect([place, planned.has(place) !== out.includes(place)]).toEqual([place, true]);
      }
    });
  });

  it('asks one thing at a time, and queues only behind an open question', () => {
    checkEach((_, { pending, queue }) => {
      if (queue.length > 0) expect(pending).not.toBeNull();
    });
  });

  it('is taken back by undo, decision by decision', () => {
    checkEach((before, after, { type }) => {
      if (type !== 'decide') return;
      expect(canUndo(after)).toBe(true);
      const { journey } = play({ journey: after, events: [], last: [] }, [undo]);
      expect(planOf(journey)).toEqual(planOf(before));
    });
  });

  it('is taken back by undo, arrival by arrival: nothing is left of it', () => {
    checkEach((before, after, command) => {
      if (!('to' in command)) return;
      expect(canUndo(after)).toBe(true);
      const { journey } = play({ journey: after, events: [], last: [] }, [undo]);
      // What was put to the traveller was put, and they have read it: taking a step back does not unsay it, and the
      // disruptions that called for it stay reported. So it is not put again that day.
      const { put } = before.notes;
      const now = { ...journey, asked: 0, undone: [], notes: { ...journey.notes, put } };
      expect(now).toEqual({ ...before, asked: 0, undone: [] });
    });
  });

  it('can be undone back to the selection while time stands still', () => {
    const noSteps = someMoves.map((moves) => moves.filter(standsStill));
    fc.assert(
      fc.property(someStart, noSteps, (notes, moves) => {
        const story = attempt(notes, moves);
        const { journey } = play(
          story,
          story.journey.history.map(() => undo),
        );
        expect(planOf(journey)).toEqual(planOf(startJourney(start(notes))));
        expect(journey.history).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same events in a process that read everything back from a log, its keys sorted', () => {
    fc.assert(
      fc.property(someStart, someMoves, (notes, moves) => {
        const once = attempt(notes, moves);
        expect(attempt(notes, moves, readBack).events).toEqual(once.events);
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same events for the same commands, also when they have been through a log', () => {
    fc.assert(
      fc.property(someStart, someMoves, (notes, moves) => {
        const once = attempt(notes, moves);
        expect(attempt(notes, moves).events).toEqual(once.events);
        expect(JSON.parse(JSON.stringify(once.events))).toStrictEqual(once.events);
        expect(JSON.parse(JSON.stringify(once.journey))).toStrictEqual(once.journey);
      }),
      { numRuns: 20 },
    );
  });
});
