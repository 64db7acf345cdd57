import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { evolveJourney, type Journey, listAlternatives, type LoggedEvent, startJourney } from '../src/index.ts';
import { play, replace, start, undo, until, wait, weather } from './kyoto.ts';

type Logged = LoggedEvent & { readonly type: string; readonly content: { readonly decision?: Decided } };
interface Decided {
  readonly alternatives: readonly { readonly place: string; readonly after: unknown }[];
}

/** What the commands below led to while every event was of its first version. */
const events = readFileSync(new URL('./__fixtures__/first-versions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Logged);

/** Which number an event had depends on how many there were; how alternatives were rated, on how it was done then. */
const RATED = new Set(['seq', 'alternatives', 'choices']);
const withoutNumbers = (journey: Journey): unknown =>
  JSON.parse(JSON.stringify(journey, (key, value: unknown) => (RATED.has(key) ? undefined : value)));

describe('a log of first versions', () => {
  it('has whole days in its decisions, and the plan whole in every event', () => {
    expect(new Set(events.map(({ version }) => version))).toEqual(new Set([1]));
    expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual([
      'cursor-advanced',
      'decision-lapsed',
      'decision-made',
      'decision-queued',
      'decision-requested',
      'reading-reported',
      'step-undone',
      'undone',
      'visit-fixed',
      'visit-returned',
    ]);
  });

  it('is the same journey as its commands make of it today', () => {
    const before = play({}, [weather('stormy'), replace(1), wait, weather('clear'), replace(1), undo]);
    // Fixing is an edit today; as it was written down once it is read all the same.
    const fixed = events.filter(({ type }) => type === 'visit-fixed').reduce<Journey>(evolveJourney, before.journey);
    const { journey } = play({ journey: fixed, events: [], last: [] }, [weather('stormy'), until('12:30'), undo]);
    const folded = events.reduce<Journey>(evolveJourney, startJourney(start()));
    expect(withoutNumbers(folded)).toEqual(withoutNumbers(journey));
    expect(folded.pending?.alternatives.length).toBeGreaterThan(0);
  });

  it('offers the very days that it once wrote down', () => {
    events.reduce<Journey>((journey, event) => {
      const next = evolveJourney(journey, event);
      const once = event.type === 'decision-requested' ? event.content.decision?.alternatives : undefined;
      if (once)
        expect(listAlternatives(next).map(({ place, after }) => ({ place, after }))).toEqual(
          once.map(({ place, after }) => ({ place, after })),
        );
      return next;
    }, startJourney(start()));
  });

  it('is not read where an alternative is not in its day', () => {
    const broken = structuredClone(events.find(({ type }) => type === 'decision-requested')) as Logged;
    const [alternative] = broken.content.decision?.alternatives ?? [];
    Object.assign(alternative ?? {}, { place: 'place_elsewhere' });
    expect(() => evolveJourney(startJourney(start()), broken)).toThrow('place_elsewhere is not in the day');
  });
});
