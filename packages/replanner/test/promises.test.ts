import { distanceKm, findVisit, getPlace, judgeDay, visitIdOf, WEATHER_CONDITIONS } from '@wayfarer/trip';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  canUndo,
  InvariantError,
  type Journey,
  type JourneyCommand,
  ReplannerError,
  rulesOf,
  startJourney,
  VERBS,
} from '../src/index.ts';
import { MONDAY, PLACES, play, start, type Story, TUESDAY, undo, world } from './kyoto.ts';

const begin = start();
const ids = begin.days.flatMap((day) => day.visits.map((visit) => visit.id));
const newcomers = PLACES.map((place) => visitIdOf(MONDAY, place.id));
const level = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const aVisit = fc.option(fc.constantFrom(...ids, ...newcomers), { nil: undefined, freq: 2 });

const aReading = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('crowd' as const, 'traffic' as const), level }),
      fc.record({ kind: fc.constant('weather' as const), condition: fc.constantFrom(...WEATHER_CONDITIONS) }),
      fc.record({ kind: fc.constant('closed' as const) }),
    ),
    aVisit,
  )
  .map(([measure, visit]): JourneyCommand => ({ type: 'report', reading: { measure, ...(visit ? { visit } : {}) } }));
const anAnswer = fc
  .record({ choice: fc.constantFrom(...VERBS), n: fc.integer({ min: 1, max: 3 }) })
  .map((answer): JourneyCommand => ({ type: 'decide', ...answer }));
const aStep = fc.oneof(
  fc.constantFrom(...ids).map((to): JourneyCommand => ({ type: 'advance', to })),
  fc
    .record({ date: fc.constantFrom(MONDAY, MONDAY, MONDAY, TUESDAY), time: fc.integer({ min: 540, max: 1290 }) })
    .map((at) => ({ type: 'advance', ...at }) as JourneyCommand),
);
export const someCommands = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: aReading },
    { weight: 6, arbitrary: anAnswer },
    { weight: 1, arbitrary: aStep },
    { weight: 1, arbitrary: fc.constant(undo) },
  ),
  { minLength: 1, maxLength: 20 },
);

const paces = fc.constantFrom('relaxed' as const, 'moderate' as const, 'packed' as const);
export const someStart = fc
  .record({ avoidCrowds: fc.boolean(), pace: paces, heavyTravelPenalty: fc.boolean() })
  .map((preferences) => ({ preferences }));

/** Plays what can be played; commands that are refused change nothing. `each` sees every step. */
export function attempt(
  notes: Parameters<typeof start>[0],
  commands: readonly JourneyCommand[],
  each: (before: Journey, after: Journey, command: JourneyCommand) => void = () => {},
): Story {
  const first: Story = { journey: startJourney(start(notes)), events: [], last: [] };
  return commands.reduce((story, command) => {
    try {
      const next = play(story, [command], world());
      each(story.journey, next.journey, command);
      return next;
    } catch (error) {
      if (error instanceof InvariantError || !(error instanceof ReplannerError)) throw error;
      return story;
    }
  }, first);
}

const checkEach = (each: (before: Journey, after: Journey, command: JourneyCommand) => void, runs = 150): void =>
  fc.assert(
    fc.property(someStart, someCommands, (notes, commands) => void attempt(notes, commands, each)),
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
    checkEach(() => {}, 300);
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
    checkEach(({ days }, { pending, start: given, skipped }) => {
      const rules = rulesOf(given);
      const isSound = days.every((day) => judgeDay(day, rules).answer === 'ok');
      for (const { after, place } of pending?.alternatives ?? []) {
        if (isSound) expect(judgeDay(after, rules)).toEqual({ answer: 'ok' });
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
      expect(pending.choices.map(({ choice }) => choice)).toEqual(VERBS);
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

  it('can be undone back to the selection while time stands still', () => {
    const noSteps = someCommands.map((commands) =>
      commands.filter(({ type }) => type === 'report' || type === 'decide'),
    );
    fc.assert(
      fc.property(someStart, noSteps, (notes, commands) => {
        const story = attempt(notes, commands);
        const { journey } = play(
          story,
          story.journey.history.map(() => undo),
        );
        expect(planOf(journey)).toEqual(planOf(startJourney(start(notes))));
        expect(journey.history).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('gives the same events for the same commands, also when they have been through a log', () => {
    fc.assert(
      fc.property(someStart, someCommands, (notes, commands) => {
        const once = attempt(notes, commands);
        expect(attempt(notes, commands).events).toEqual(once.events);
        expect(JSON.parse(JSON.stringify(once.journey))).toEqual(once.journey);
      }),
      { numRuns: 50 },
    );
  });
});
