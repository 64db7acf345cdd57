import type { PlaceId, TripFacts } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { GAZETTEER } from '../test/conversation.ts';
import {
  decidePlanning,
  EMPTY_STATE,
  type Fact,
  type ItineraryOption,
  type PlanningState,
  toChosenPlan,
} from './index.ts';
import { toParty, toPreferences } from './wishes.ts';

const fact = (name: string, value: unknown): Fact => ({ name, value, text: '', status: 'stated' }) as Fact;
const FACTS = [
  fact('travelers', 3),
  fact('dietary', ['vegan']),
  fact('accessibility', ['step-free']),
  fact('pace', 'relaxed'),
  fact('interests', ['temples']),
  fact('avoid', ['zoo']),
  fact('crowds', 'avoid'),
  fact('mustDo', ['place_kyoto-nijo-castle']),
];
const option = (id: string, date: string): ItineraryOption =>
  ({
    id,
    title: id,
    pace: 'packed',
    days: [{ date, zone: 'Asia/Tokyo', visits: [], legs: [], stay: null }],
    leftOut: [{ place: 'place_a', reason: 'day-full', text: 'The day is full.' }],
  }) as unknown as ItineraryOption;
const gathered: TripFacts = { places: [], calendar: [], journeys: [], currency: 'JPY' };
const state: PlanningState = {
  ...EMPTY_STATE,
  facts: FACTS,
  options: [option('option_1', '2027-04-03'), option('option_2', '2027-04-04')],
  gathered,
  budget: { amount: 90_000, currency: 'JPY' },
};

describe('who travels, and what they like', () => {
  it('is what was said', () => {
    expect(toParty(FACTS)).toEqual({ travelers: 3, diets: ['vegan'], access: ['step-free'] });
    expect(toPreferences(FACTS)).toMatchObject({
      pace: 'relaxed',
      interests: ['temples'],
      avoid: ['zoo'],
      avoidCrowds: true,
    });
  });

  it('is one person without wishes where nothing was', () => {
    expect(toParty([])).toEqual({ travelers: 1, diets: [], access: [] });
    expect(toPreferences([])).toEqual({
      pace: 'moderate',
      interests: [],
      avoid: [],
      avoidCrowds: false,
      timeOfDay: 'any',
      heavyTravelPenalty: true,
    });
    expect(toPreferences([fact('crowds', 'fine')]).avoidCrowds).toBe(false);
  });
});

describe('the choice of an option', () => {
  const [selected] = decidePlanning(state, { type: 'select', option: 2 }, GAZETTEER);

  it('names it, with who travels and what they like, and repeats nothing that the log has', () => {
    expect(selected).toEqual({
      type: 'option-selected',
      version: 3,
      author: 'traveller',
      content: {
        option: 'option_2',
        party: toParty(FACTS),
        // At the pace of the option.
        preferences: { ...toPreferences(FACTS), pace: 'packed' },
        budget: { amount: 90_000, currency: 'JPY' },
        mustDo: ['place_kyoto-nijo-castle' as PlaceId],
      },
    });
  });

  it('is its days among what they were made from', () => {
    if (selected?.type !== 'option-selected') throw new Error('An option was selected.');
    const { option: id, ...said } = selected.content;
    expect(id).toBe('option_2');
    expect(toChosenPlan(state, selected.content)).toEqual({
      ...said,
      days: option('option_2', '2027-04-04').days,
      leftOut: [{ place: 'place_a', reason: 'day-full', text: 'The day is full.' }],
      facts: gathered,
    });
  });

  it('is the plan whole, where it was once written whole', () => {
    const plan = {
      ...toChosenPlan(state, {
        option: 'option_1',
        party: toParty([]),
        preferences: toPreferences([]),
        budget: null,
        mustDo: [],
      }),
    };
    expect(toChosenPlan(EMPTY_STATE, { option: 'option_1', plan })).toBe(plan);
  });

  it('is not read where there is no such option', () => {
    const content = {
      option: 'option_3',
      party: toParty([]),
      preferences: toPreferences([]),
      budget: null,
      mustDo: [],
    };
    expect(() => toChosenPlan(state, content)).toThrow('No option option_3 was composed.');
    expect(() => toChosenPlan({ ...state, gathered: null }, { ...content, option: 'option_1' })).toThrow(RangeError);
  });
});
