import { readFileSync } from 'node:fs';

import { nodeDigest } from '@wayfarer/archon/node';
import { type IntentClassifier, parseIntents } from '@wayfarer/archon/router';
import { EMPTY_STATE, type Gazetteer } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import { describe, expect, it } from 'vitest';

import { NOTHING_YET, type TripState } from '../core.ts';
import { TRAVEL_INTENTS_FILE } from '../index.ts';
import { createTripClassifier } from './trip-classifier.ts';

const intents = parseIntents(readFileSync(TRAVEL_INTENTS_FILE, 'utf8'), { digest: nodeDigest });
const eligible = intents.eligible({ channel: 'chat', sessionId: 's' }).map(({ id }) => id);

const gazetteer: Gazetteer = {
  listCities: () => [],
  getCity: (id) => {
    throw new Error(`No city ${id}.`);
  },
  resolveCity: (text) => ({ kind: 'unknown', text, nearest: [] }),
  findCityNames: () => [],
  findPlaces: () => [],
};

/** Guesses the first that is on offer, so that one sees what is. */
const guesser: IntentClassifier = {
  classify: ({ eligible: [first = null] }) => ({ intent: first, confidence: 0.6, candidates: [] }),
};

const PLANNING: TripState = { ...NOTHING_YET, id: 'trip_1', seq: 1 };

/** The classifier looks only at whether there is a journey. */
const UNDER_WAY: TripState = { ...PLANNING, planning: { ...EMPTY_STATE, mode: 'FINALIZE' }, journey: {} as Journey };

async function classify(text: string, state: TripState): Promise<string | null> {
  const classifier = createTripClassifier({
    load: () => Promise.resolve(state),
    lastReply: ({ planning }) => Promise.resolve(planning.messages.at(-1)?.text),
    gazetteer,
    intents: () => intents,
    today: () => '2026-11-21',
    otherwise: guesser,
  });
  return (await classifier.classify({ text, eligible })).intent;
}

describe('which intent a message is for', () => {
  it.each(['crowd 85', 'undo', 'it is raining', 'Three days in Kyoto', 'thank you'])(
    'is the planner’s while nothing is planned: %j',
    async (text) => {
      expect(await classify(text, PLANNING)).toBe('plan_trip');
    },
  );

  it.each([
    ['crowd 85', 'report_crowd'],
    ['traffic 60', 'report_traffic'],
    ['weather rainy', 'report_weather'],
    ['closed', 'report_closed'],
    ['wait', 'wait'],
    ['replace 2', 'replace'],
    ['Skip.', 'skip'],
    ['keep', 'keep'],
    ['undo', 'undo'],
    ['approve', 'approve'],
    ['reject', 'reject'],
  ])('is an exact command: %j → %s', async (text, intent) => {
    expect(await classify(text, UNDER_WAY)).toBe(intent);
  });

  it.each([
    ['make it a high budget', 'change_budget'],
    ['from 5 April 2027 to 7 April 2027', 'change_dates'],
    ['we would rather sleep in a ryokan', 'change_stay'],
    ['make it 4 people', 'change_wishes'],
    ['we are vegetarian', 'change_wishes'],
    ['you may make small changes yourself', 'opt_in'],
    ['ask me always', 'opt_out'],
  ])('is a wish that rules can read: %j → %s', async (text, intent) => {
    expect(await classify(text, UNDER_WAY)).toBe(intent);
  });

  it('is an answer to the question that was put last', async () => {
    const messages = [{ role: 'assistant', text: 'How full is it, in percent?', at: '' }] as const;
    const asked = { ...UNDER_WAY, planning: { ...UNDER_WAY.planning, messages } };
    expect(await classify('95', asked)).toBe('report_crowd');
    expect(await classify('about 40', asked)).toBe('report_crowd');
  });

  it('is guessed only among what no rule would have read', async () => {
    expect(await classify('hm, so many umbrellas', UNDER_WAY)).toBe('choose_option');
  });
});
