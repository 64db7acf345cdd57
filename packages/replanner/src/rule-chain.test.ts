import { describe, expect, it } from 'vitest';

import { placeId, sight, type SightNotes } from '../test/kyoto.ts';
import { dispatch } from './dispatch.ts';
import { classify } from './dispatch.ts';
import { type Observation, observe } from './observation.ts';
import type { Measure } from './reading.ts';
import { proposeAction } from './rule-chain.ts';

/** A visit to a park of high value, limit 0.5 for everything. */
function observation(measure: Measure, notes: SightNotes = {}, limit: number | null = 0.5): Observation {
  const place = sight('park', [35, 135], { indoor: false, significance: 4, ...notes });
  const visit = {
    id: 'visit_2027-04-05-park' as Observation['visit']['id'],
    place: placeId('park'),
    kind: 'place' as const,
  };
  const times = { arrive: 600 as Observation['visit']['arrive'], depart: 660 as Observation['visit']['depart'] };
  return observe({ ...visit, ...times, locked: false, why: '' }, place, {
    measure,
    limit: { level: limit, why: 'a test' },
  });
}

const crowd = (level: number): Measure => ({ kind: 'crowd', level });
const traffic = (level: number): Measure => ({ kind: 'traffic', level });

describe('the rule chain', () => {
  it('replaces an outdoor stop in unsafe weather by something indoors', () => {
    expect(proposeAction(observation({ kind: 'weather', condition: 'heavy_rain' }))).toMatchObject({
      type: 'REPLACE_POI',
      hint: 'indoor',
    });
  });

  it('defers an outdoor stop in poor weather', () => {
    expect(proposeAction(observation({ kind: 'weather', condition: 'rainy' })).type).toBe('DEFER_POI');
    expect(proposeAction(observation({ kind: 'weather', condition: 'rainy' }, {}, 0.65)).type).toBe('DEFER_POI');
  });

  it('leaves a stop indoors alone, whatever the weather', () => {
    expect(proposeAction(observation({ kind: 'weather', condition: 'stormy' }, { indoor: true })).type).toBe(
      'NO_ACTION',
    );
  });

  it('defers a crowded stop of high value, asks about any other', () => {
    expect(proposeAction(observation(crowd(0.5))).type).toBe('DEFER_POI');
    expect(proposeAction(observation(crowd(0.5), { significance: 3 })).type).toBe('REQUEST_USER_DECISION');
    expect(proposeAction(observation(crowd(0.49))).type).toBe('NO_ACTION');
  });

  it('defers a stop of high value behind traffic, replaces any other', () => {
    expect(proposeAction(observation(traffic(0.5))).type).toBe('DEFER_POI');
    expect(proposeAction(observation(traffic(0.5), { significance: 3 })).type).toBe('REPLACE_POI');
  });

  it.each<[Measure, SightNotes, string, string]>([
    [{ kind: 'delay', minutes: 720 }, {}, 'DEFER_POI', 'Park is worth a later time.'],
    [{ kind: 'delay', minutes: 720 }, { significance: 3 }, 'REQUEST_USER_DECISION', 'Park cannot be reached in time.'],
    [{ kind: 'delay', minutes: 719 }, {}, 'NO_ACTION', 'No rule was triggered.'],
    [crowd(0.5), {}, 'DEFER_POI', 'Park is worth waiting for.'],
    [crowd(0.5), { significance: 3 }, 'REQUEST_USER_DECISION', 'Park is not worth a queue when others are near.'],
    [traffic(0.49), {}, 'NO_ACTION', 'No rule was triggered.'],
    [traffic(0.5), { significance: 3 }, 'REPLACE_POI', 'Park is not worth the longer way when others are near.'],
    [{ kind: 'closed' }, {}, 'REQUEST_USER_DECISION', 'Park is closed, and nobody knows for how long.'],
    [{ kind: 'weather', condition: 'snow' }, {}, 'DEFER_POI', 'Park is outdoors, and the weather may pass.'],
    [{ kind: 'weather', condition: 'overcast' }, {}, 'NO_ACTION', 'No rule was triggered.'],
    [
      { kind: 'weather', condition: 'heavy_rain' },
      {},
      'REPLACE_POI',
      'Being outdoors is not safe: severity 80 %, unsafe from 75 %.',
    ],
    [{ kind: 'unwanted' }, {}, 'NO_ACTION', 'No rule was triggered.'],
  ])('says of %j at %j: %s, %s', (measure, notes, type, reason) => {
    expect(proposeAction(observation(measure, notes))).toMatchObject({ type, reason });
  });

  it('asks about a closed door', () => {
    expect(proposeAction(observation({ kind: 'closed' })).type).toBe('REQUEST_USER_DECISION');
  });
});

describe('a disruption', () => {
  it.each<[Measure, string]>([
    [crowd(0.49), 'LOW'],
    [crowd(0.5), 'MEDIUM'],
    [crowd(0.84), 'MEDIUM'],
    [crowd(0.85), 'HIGH'],
    [traffic(0.79), 'MEDIUM'],
    [traffic(0.8), 'HIGH'],
    [{ kind: 'weather', condition: 'snow' }, 'MEDIUM'],
    [{ kind: 'weather', condition: 'heavy_rain' }, 'HIGH'],
    [{ kind: 'closed' }, 'HIGH'],
    [{ kind: 'unwanted' }, 'MEDIUM'],
    [{ kind: 'weather', condition: 'overcast' }, 'LOW'],
    [{ kind: 'delay', minutes: 720 }, 'HIGH'],
    [{ kind: 'delay', minutes: 719 }, 'LOW'],
  ])('%o is %s', (measure, severity) => {
    expect(classify(observation(measure))).toBe(severity);
  });

  it.each([
    [20, 'MEDIUM'],
    [39, 'MEDIUM'],
    [40, 'HIGH'],
  ])('of %d minutes late is %s', (minutes, severity) => {
    expect(classify(observation({ kind: 'delay', minutes }, {}, 20 / 1440))).toBe(severity);
  });

  it('by the weather is none indoors', () => {
    expect(classify(observation({ kind: 'weather', condition: 'stormy' }, { indoor: true }))).toBe('LOW');
  });

  it('goes to the DisruptionAgent, which always asks', () => {
    expect(dispatch('crowd', [observation(crowd(0.9)), observation(crowd(0.2))])).toMatchObject({
      specialist: 'DisruptionAgent',
      reason: 'A reading of kind "crowd" goes to DisruptionAgent.',
      actions: [
        { type: 'REQUEST_USER_DECISION', reason: 'Park: crowd is HIGH.' },
        { type: 'NO_ACTION', reason: 'Park: below the limit, or not touched.' },
      ],
    });
  });
});
