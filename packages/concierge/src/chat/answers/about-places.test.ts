import type { Sight } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { DAYS, madePlan, placeOf, PREFERENCES, sceneOf, visit, visitOf } from '../../../test/made-plan.ts';
import { DATES, eatery, INN, sight, yen } from '../../../test/trip-story.ts';
import { answerCost } from './about-cost.ts';
import { answerEnds, answerHome } from './about-ends.ts';
import { answerIdeas } from './about-ideas.ts';
import { answerLocked, answerParty, answerStay } from './about-party.ts';
import { answerBooking, answerHours, answerPlace, answerWhen, findPlanned } from './about-place.ts';
import { answerRain } from './about-rain.ts';
import { answerWay } from './about-way.ts';
import { answerWeather } from './about-weather.ts';
import { answerWhy } from './about-why.ts';

const [MONDAY, TUESDAY] = DATES;
const SOURCE = 'Source: test, Saturday 21 November 2026. Please check it before you rely on it.';
const at = (date: string, hour: number, minutes = 0) => ({ date, time: minute(hour * 60 + minutes) });

describe('ideas', () => {
  it('are the sights that are in no day, the best known first, each to add with a tap', () => {
    const { text, offered } = answerIdeas({}, sceneOf());
    expect(text).toBe('Not in the plan, and worth a thought:\nGarden: What Garden is.\nSpare: What Spare is.');
    expect(offered?.map((choice) => choice.frame)).toEqual([
      { act: 'edit', edit: { type: 'add', place: placeOf('Garden') } },
      { act: 'edit', edit: { type: 'add', place: placeOf('Spare') } },
    ]);
    expect(
      answerIdeas({}, sceneOf({}, { language: 'de' }))
        .text.split('\n')
        .slice(1),
    ).toEqual(['Garden', 'Spare']);
  });

  it('of a kind may be tables, by category or kitchen in any case', () => {
    const named = (category: string) => answerIdeas({ category }, sceneOf()).text.split('\n').slice(1);
    expect(named('garden')).toEqual(['Garden: What Garden is.']);
    expect(named('Udon')).toEqual(['Udon: What Udon is.']);
    expect(named('EATERY')).toEqual(['Udon: What Udon is.']);
    expect(named('museum')).toEqual(['Spare: What Spare is.']);
    expect(answerIdeas({ category: 'soba' }, sceneOf())).toEqual({
      text: 'No other place of that kind is known here.',
    });
  });

  it('of a day are open then, in its city, and go to that day', () => {
    const { facts, ...plan } = madePlan();
    const hours = { [MONDAY]: [], [TUESDAY]: [{ open: minute(540), close: minute(600) }] };
    const places = [
      ...facts.places,
      sight('Closed', { hours }),
      sight('Unknown', { hours: 'unknown', significance: 1 }),
      sight('Far', { city: 'nara' as Sight['city'] }),
    ];
    const scene = sceneOf({ skipped: [placeOf('Garden')] }, { plan: { ...plan, facts: { ...facts, places } } });
    const on = (date: string) => answerIdeas({ date }, scene).text.split('\n').slice(1);
    expect(on(MONDAY)).toEqual(['Spare: What Spare is.', 'Unknown: What Unknown is.']);
    expect(on(TUESDAY)).toEqual(['Closed: What Closed is.', 'Spare: What Spare is.', 'Unknown: What Unknown is.']);
    expect(answerIdeas({ date: MONDAY }, scene).offered?.[0]?.frame).toEqual({
      act: 'edit',
      edit: { type: 'add', place: placeOf('Spare'), to: { date: MONDAY } },
    });
  });

  it('are five at most', () => {
    const { facts, ...plan } = madePlan();
    const places = [...facts.places, ...['A', 'B', 'C', 'D'].map((name) => sight(name, { significance: 5 }))];
    const { offered } = answerIdeas({}, sceneOf({}, { plan: { ...plan, facts: { ...facts, places } } }));
    expect(offered).toHaveLength(5);
  });
});

describe('what is told of the whole plan', () => {
  it('is what is fixed, beds aside', () => {
    expect(answerLocked(sceneOf()).text).toBe(
      'Fixed, and moved by nobody but you:\nTower: Monday 5 April, 14:00–15:00\nTrain to Osaka: Tuesday 6 April, 12:00–13:15',
    );
  });

  it('is where one sleeps, how many nights each', () => {
    expect(answerStay(sceneOf())).toEqual({ text: `You sleep at Inn, 1 night. ${SOURCE}`, about: { place: INN.id } });
    const twice = sceneOf({ days: DAYS.map((day) => ({ ...day, stay: INN.id })) });
    expect(answerStay(twice).text).toBe(`You sleep at Inn, 2 nights. ${SOURCE}`);
    expect(answerStay(sceneOf({ days: DAYS.slice(1) }))).toEqual({ text: 'No night is spent on this trip.' });
  });

  it('is for how many it is, and what they eat', () => {
    expect(answerParty(sceneOf()).text).toBe('The plan is for 2 people.');
    const vegans = madePlan({ party: { travelers: 1, diets: ['vegan', 'halal'], access: [] } });
    expect(answerParty(sceneOf({}, { plan: vegans })).text).toBe('The plan is for one person. Meals: vegan and halal.');
  });

  it('is when one comes and goes', () => {
    expect(answerEnds('arrival', sceneOf()).text).toMatch(/^How you get there is not in the plan/);
    expect(answerEnds('departure', sceneOf())).toEqual({
      text: 'You leave on Tuesday 6 April, 12:00: Train to Osaka.',
      about: { visit: visitOf('Leave'), date: TUESDAY },
    });
    const come = visit('Come', '10:00–11:20', { kind: 'transport', label: 'Train from Osaka' });
    const change = visit('Change', '11:30–12:05', { kind: 'transport', label: 'Bus from Nara' });
    const scene = sceneOf({ days: [{ ...DAYS[0], visits: [come, change], legs: [] }] });
    // With the last ride one is there; away one goes with the first.
    expect(answerEnds('arrival', scene).text).toBe('You arrive on Monday 5 April, 12:05: Bus from Nara.');
    expect(answerEnds('departure', scene).text).toBe('You leave on Monday 5 April, 10:00: Train from Osaka.');
  });

  it('is when one is back at the bed, or leaves for home', () => {
    expect(answerHome({}, sceneOf())).toEqual({
      text: 'You are back at Inn: Monday 5 April, 19:45.',
      about: { date: MONDAY },
    });
    expect(answerHome({ date: TUESDAY }, sceneOf()).text).toMatch(/^You leave on Tuesday/);
    expect(answerHome({}, sceneOf({ cursor: at(TUESDAY, 9) })).text).toMatch(/^You leave on Tuesday/);
  });
});

describe('what it costs', () => {
  it('is counted for all, and for each', () => {
    // One room for one night; entries 600 + 1,000 and tables 1,000 + 2,500, for two. 7.5 % and 5 % of 20,200 come on top.
    const plan = madePlan({ budget: yen(30_000) });
    const lines = answerCost({ about: 'cost' }, sceneOf({}, { plan })).text.split('\n');
    expect(lines[0]).toBe('In all about ¥22,725 (estimate), ¥11,363 a person.');
    expect(lines.slice(1, 7)).toEqual([
      expect.stringMatching(/^transport: /),
      'stay: ¥10,000',
      'food: ¥7,000',
      'entries: ¥3,200',
      'small things: ¥1,515',
      'reserve: ¥1,010',
    ]);
    expect(lines[7]).toBe('Your limit is ¥30,000.');
  });

  it('is told to one alone without a share, after what was spent', () => {
    const plan = madePlan({ party: { travelers: 1, diets: [], access: [] } });
    const notes = { ...sceneOf().journey.notes, spent: { food: 1500, places: 500 } };
    const lines = answerCost({ about: 'cost' }, sceneOf({ notes }, { plan })).text.split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'As far as you told me, ¥2,000 are spent so far.',
      // 10,000 + 3,500 + 1,600 and an eighth of it.
      'In all about ¥16,988 (estimate).',
    ]);
  });

  it('of one part, and of one day, is that alone', () => {
    expect(answerCost({ about: 'cost', category: 'food' }, sceneOf()).text).toBe('food: ¥7,000.');
    expect(answerCost({ about: 'cost', date: MONDAY }, sceneOf())).toEqual({
      // 600 + 1,000 + 1,000 + 2,500 for each of two.
      text: 'Entries and meals on Monday 5 April: about ¥10,200 for all (estimate).',
      about: { date: MONDAY },
    });
    expect(answerCost({ about: 'cost', date: TUESDAY }, sceneOf()).text).toMatch(/about ¥0 for all/);
  });

  it('is not claimed where no price is known', () => {
    const { facts, ...plan } = madePlan();
    const places = [
      { ...INN, nightly: null },
      ...['Hall', 'Tower', 'Shop'].map((name) => sight(name, { fee: null })),
      ...['Soba', 'Grill'].map((name) => eatery(name, { price: null })),
      ...facts.places.filter(({ name }) => name === 'Station'),
    ];
    const { text } = answerCost({ about: 'cost' }, sceneOf({}, { plan: { ...plan, facts: { ...facts, places } } }));
    expect(text).toMatch(/^No price of this trip is known\.\n/);
    expect(text).not.toContain('In all');
  });
});

describe('a place', () => {
  it('is spoken of with the visit that is not over yet, else with the first', () => {
    const again = visit('Again', '17:00–18:00', { place: placeOf('Hall') });
    const days = [DAYS[0], { ...DAYS[1], visits: [again] }];
    expect(findPlanned(placeOf('Hall'), sceneOf({ days }))?.date).toBe(MONDAY);
    expect(findPlanned(placeOf('Hall'), sceneOf({ days, visited: [visitOf('Hall')] }))?.date).toBe(TUESDAY);
    expect(findPlanned(placeOf('Hall'), sceneOf({ days, visited: ['Hall', 'Again'].map(visitOf) }))?.date).toBe(MONDAY);
    expect(findPlanned(placeOf('Spare'), sceneOf({ days }))).toBeUndefined();
  });

  it('is told with its hours of the day when one goes there, else of today', () => {
    const about = { place: placeOf('Tower'), visit: visitOf('Tower'), date: MONDAY };
    const tuesday = { cursor: at(TUESDAY, 9) };
    expect(answerPlace({ place: placeOf('Tower') }, sceneOf(tuesday))).toEqual({
      text: `What Tower is. 1 h. Tower costs ¥1,000 a person. Tower is open on Monday 5 April: 09:00–21:30. ${SOURCE}`,
      about,
    });
    expect(answerHours({ place: placeOf('Spare') }, sceneOf(tuesday))).toEqual({
      text: `Spare is open on Tuesday 6 April: 09:00–21:30. ${SOURCE}`,
      about: { place: placeOf('Spare') },
    });
    expect(answerWhen({ place: placeOf('Tower') }, sceneOf())).toEqual({
      text: 'Tower, Monday 5 April, 14:00–15:00.',
      about,
    });
    expect(answerBooking({ place: placeOf('Tower') }, sceneOf()).about).toEqual(about);
    // The summary is English; a table has no usual length.
    expect(answerPlace({ place: placeOf('Tower') }, sceneOf({}, { language: 'de' })).text).not.toContain(
      'What Tower is',
    );
    expect(answerPlace({ place: placeOf('Soba') }, sceneOf()).text).toMatch(/^What Soba is\. A meal at Soba/);
  });

  it('is checked less where its source is sure, and says of which year that is in every language', () => {
    const { facts, ...plan } = madePlan();
    const sure = { name: 'OSM', date: '2026-11-21', verify: false };
    const places = facts.places.map((place) => (place.name === 'Hall' ? { ...place, source: sure } : place));
    const told = (language: 'en' | 'ja' | 'zh' | 'fr') =>
      answerHours({ place: placeOf('Hall') }, sceneOf({}, { language, plan: { ...plan, facts: { ...facts, places } } }))
        .text;
    expect(told('en')).toMatch(/ Source: OSM, Saturday 21 November 2026\.$/);
    expect(told('fr')).toContain(' 2026');
    expect(told('ja')).toContain('(2026)');
    expect(told('zh')).toContain('(2026)');
  });
});

describe('the way', () => {
  it('to a stop is the one that is planned', () => {
    expect(answerWay({ to: placeOf('Soba') }, sceneOf())).toEqual({
      text: 'From Hall to Soba: about 20 min on foot. That is an estimate; line and platform I do not know.',
      about: { place: placeOf('Soba'), visit: visitOf('Soba'), date: MONDAY },
    });
    // What a provider has worked out is no estimate.
    expect(answerWay({ to: placeOf('Tower') }, sceneOf()).text).toMatch(/^From Soba to Tower: about 15 min [^.]*\.$/);
  });

  it('without an end leads to the next stop; from elsewhere it is estimated', () => {
    expect(answerWay({}, sceneOf()).text).toMatch(/^From Inn to Hall: about 10 min on foot\./);
    // All stand at the inn's door, half a minute away.
    expect(answerWay({ to: placeOf('Soba'), from: placeOf('Tower') }, sceneOf()).text).toMatch(
      /^From Tower to Soba: about [01] min on foot\. That is an estimate/,
    );
    expect(answerWay({ from: placeOf('Nowhere'), to: placeOf('Soba') }, sceneOf()).text).toMatch(
      /^There is no plan yet/,
    );
    const over = sceneOf({
      visited: DAYS.flatMap(({ visits }) => visits.map(({ id }) => id)),
      underWay: true,
      cursor: at(TUESDAY, 21),
    });
    expect(answerWay({}, over).text).toBe('Nothing more is planned.');
  });

  it('to what is not planned starts where one stands, else where the day begins', () => {
    const to = placeOf('Spare');
    expect(answerWay({ to }, sceneOf()).text).toMatch(/^From Inn to Spare/);
    expect(answerWay({ to }, sceneOf({ at: visitOf('Tower'), underWay: true })).text).toMatch(/^From Tower to Spare/);
    const unslept = DAYS.map((day) => ({ ...day, visits: day.visits.slice(1) }));
    expect(answerWay({ to }, sceneOf({ days: unslept })).text).toMatch(/^From Hall to Spare/);
    expect(answerWay({ to }, sceneOf({ days: unslept, cursor: at(TUESDAY, 9) })).text).toMatch(/^From Shop to Spare/);
  });
});

describe('the weather', () => {
  it('is a forecast, or what is typical, of one day or of all', () => {
    // 34.5 % rounds up to 35; a quarter of 30 days is 7.5.
    const monday = 'Monday 5 April: heavy rain, 8–15 °C, 35 % chance of rain (forecast).';
    expect(answerWeather({ date: MONDAY }, sceneOf())).toEqual({ text: monday, about: { date: MONDAY } });
    const all = answerWeather({}, sceneOf());
    expect(all.text.split('\n')).toEqual([
      monday,
      'Tuesday 6 April: usually 8–15 °C, rain on 8 of 30 days. That is what is typical for the month, not a forecast.',
    ]);
    expect(all.about).toBeUndefined();
    expect(answerWeather({ date: '2027-04-09' }, sceneOf()).text).toBe('The weather on Friday 9 April is not known.');
  });

  it('leads to a plan B where something is outdoors', () => {
    expect(answerRain({ date: MONDAY }, sceneOf())).toEqual({
      text: 'Monday 5 April: heavy rain, 8–15 °C, 35 % chance of rain (forecast).\nNothing that is planned on Monday 5 April is outdoors.',
      about: { date: MONDAY },
    });
    const { facts, ...plan } = madePlan();
    const places = facts.places.map((place) => (place.name === 'Hall' ? { ...place, indoor: false } : place));
    const scene = sceneOf({}, { plan: { ...plan, facts: { ...facts, places } } });
    expect(answerRain({ date: MONDAY }, scene).text).toMatch(
      /\nIf it rains on Monday 5 April:\n- Garden instead of Hall, \d\d:\d\d–\d\d:\d\d$/,
    );
    // Of all days the weather is not told.
    expect(answerRain({}, scene).text.split('\n')).toEqual([
      'If it rains on Monday 5 April:',
      expect.stringMatching(/^- Garden instead of Hall/),
      'Nothing that is planned on Tuesday 6 April is outdoors.',
    ]);
    expect(answerRain({}, scene).about).toBeUndefined();
  });
});

describe('why a place is in the plan', () => {
  const why = (name: string, ...more: Parameters<typeof sceneOf>) =>
    answerWhy({ place: placeOf(name) }, sceneOf(...more)).text;

  it('is its own sentence; in another language what the data says', () => {
    expect(why('Hall')).toBe('Hall is in the plan on Monday 5 April, 09:54–10:54. Hall is worth it.');
    const german = (name: string, plan = madePlan()) => why(name, {}, { language: 'de', plan });
    expect(german('Hall', madePlan({ mustDo: [placeOf('Hall')] }))).toMatch(/gewünscht|darum gebeten|wollten/);
    const unsaid = DAYS.map((day) => ({ ...day, visits: day.visits.map((one) => ({ ...one, why: '' })) }));
    expect(why('Hall', { days: unsaid })).toBe(
      'Hall is in the plan on Monday 5 April, 09:54–10:54. It lies on the way, 10 min from the stop before.',
    );
    expect(why('Hall', { days: unsaid.map((day) => ({ ...day, legs: [] })) })).toMatch(
      / It is among what is most worth seeing there\.$/,
    );
    const likes = madePlan({ preferences: { ...PREFERENCES, interests: ['art'] } });
    expect(why('Hall', { days: unsaid }, { plan: likes })).toMatch(/ It is of the kind you like to see\.$/);
    expect(why('Hall', { days: unsaid }, { plan: madePlan({ mustDo: [placeOf('Hall')] }) })).toMatch(
      / You asked for it\.$/,
    );
  });

  it('or not, and what would let it in', () => {
    const scene = sceneOf();
    const { text, offered, about } = answerWhy({ place: placeOf('Garden') }, scene);
    expect(text).toBe('Garden is not in the plan. It could come in; tap to add it:');
    expect(offered?.map(({ frame }) => frame)).toMatchObject([
      {
        act: 'edit',
        edit: {
          type: 'add',
          place: placeOf('Garden'),
          to: { date: expect.any(String) as string, at: expect.any(Number) as number },
        },
      },
    ]);
    expect(about).toEqual({ place: placeOf('Garden') });
    // A bed or a station is added to no day.
    expect(answerWhy({ place: placeOf('Station') }, sceneOf({ days: [DAYS[0]] }))).toEqual({
      text: 'Station is not in the plan.',
      offered: [],
      about: { place: placeOf('Station') },
    });
  });
});
