import type { Decision, EditOutcome, Option, Trip } from '@wayfarer/contract';
import { describe, expect, it } from 'vitest';

import { sampleDay, sampleOption, sampleTrip, sampleVisit } from '../../test/support/sample-trip.ts';
import { showAgents } from './show-agents.ts';
import { showCosts, showDays } from './show-days.ts';
import { listFurther, showOptions } from './show-options.ts';
import { showOutcome } from './show-outcome.ts';
import { showPersons, showSplit } from './show-persons.ts';
import { showMoment, showTrip } from './show-trip.ts';
import { showWhatIf } from './show-what-if.ts';
import { createStyle } from './style.ts';
import { showDate, showFee, showMinutes } from './words.ts';

const style = createStyle(100, false);
const yen = (amount: number) => ({ amount, currency: 'JPY' });

describe('words', () => {
  it('are those of clocks, purses and calendars', () => {
    expect([0, 59, 60, 61, 120, 125].map(showMinutes)).toEqual([
      ...['0 min', '59 min', '1 h', '1 h 1 min', '2 h', '2 h 5 min'],
    ]);
    expect([showFee(null), showFee(yen(0)), showFee(yen(500))]).toEqual(['', 'free', '¥500 each']);
    expect(showDate('2027-12-31')).toBe('Fri 31 December 2027');
  });

  it('are as wide as the terminal, between 40 and 100 columns, and 100 where there is none', () => {
    expect([39, 41, 99, 101, undefined].map((columns) => createStyle(columns, false).width)).toEqual([
      ...[40, 41, 99, 100, 100],
    ]);
    const paint = createStyle(80, true);
    expect([paint.bold('a'), paint.dim('a'), paint.accent('a'), paint.bold('')]).toEqual([
      ...['\u001b[1ma\u001b[22m', '\u001b[2ma\u001b[22m', '\u001b[36ma\u001b[39m', ''],
    ]);
  });
});

describe('a day', () => {
  const castle = sampleVisit('Castle', '09:30-11:00', { fee: yen(500), locked: true });
  const lunch = sampleVisit('Lunch', '12:00-13:00', { kind: 'meal', hours: 'unknown', hoursText: 'Mo-Fr' });
  const inn = sampleVisit('Inn', '09:00-09:00', { kind: 'stay', category: 'stay', hours: 'unknown', hoursText: 'x' });

  it('has a line for each visit: its number, whether it is done or next, when, and what is to be known', () => {
    const day = sampleDay('2027-04-03', [inn, { ...castle, done: true }, lunch]);
    expect(showDays([day], { style, nextVisitId: lunch.id }).split('\n')).toEqual([
      'Sat 3 April 2027 · Kyoto',
      '     09:00        Inn     stay',
      ' 1 ✓ 09:30–11:00  Castle  temple · ¥500 each · fixed',
      ' 2 ▸ 12:00–13:00  Lunch   meal · hours not known: check',
    ]);
  });

  it('says why, from where it is known, and hours as they are written where nothing else is known', () => {
    const noted = { ...lunch, why: 'You like it. Ask first.', notes: ['Ask first.'] };
    const day = sampleDay('2027-04-03', [inn, noted]);
    const lines = showDays([day], { style, isWhyShown: true }).split('\n');
    expect(lines.map((line) => line.trim()).filter((line) => /Hours|You like|Ask/.test(line))).toEqual([
      'You like it.',
      'Ask first.',
      'You like it.',
      'Hours as written: Mo-Fr',
    ]);
  });

  it('names the page of a single fact', () => {
    const source = { name: 'Its page', date: '2026-11-20', verify: false };
    const found = { hours: { ...source, url: 'https://a.example' }, fee: source };
    const shown = showDays([sampleDay('2027-04-03', [{ ...castle, factSources: found }])], { style, isWhyShown: true });
    expect(shown).toMatch(/Hours: .*Its page.*, https:\/\/a\.example/);
    expect(shown).not.toContain('Fee:');
  });

  it('says what was asked of it', () => {
    const of = (change: Parameters<typeof sampleDay>[2]) =>
      showDays([sampleDay('2027-04-03', [], change)], { style })
        .split('\n')
        .slice(1);
    expect(of({})).toEqual([]);
    expect(of({ window: { start: '09:00', end: '21:00' } })).toEqual(['  09:00–21:00']);
    expect(of({ window: { start: '10:00', end: '20:30' } })).toEqual(['  10:00–20:30']);
    const settings = { pace: 'relaxed' as const, visits: 4, withoutMeals: ['lunch' as const] };
    expect(of({ settings: { ...settings, free: [{ start: '14:00', end: '16:00' }] } })).toEqual([
      '  relaxed · 4 visits · free 14:00–16:00 · no lunch',
    ]);
    expect(of({ weather: { text: 'Rain.', typical: true }, notices: ['No bath.'] })).toEqual([
      '  Rain.',
      '  ! No bath.',
    ]);
  });

  it('shows what would be done in rain only with the reasons', () => {
    const rain = { visitId: 'v', placeId: null, name: null, arrive: '10:00', depart: '11:00', text: 'Stay in.' };
    const day = sampleDay('2027-04-03', [], { rain: [rain] });
    expect(showDays([day], { style, isWhyShown: true })).toContain('☂ Stay in.');
    expect(showDays([day], { style })).not.toContain('Stay in');
  });
});

describe('costs', () => {
  it('are summed, and said to be the least where a price is unknown', () => {
    const costs = [
      { category: 'food' as const, amount: yen(3000), estimate: true },
      { category: 'places' as const, amount: yen(0), estimate: false },
    ];
    const priced = sampleDay('2027-04-03', [sampleVisit('a', '09:00-10:00', { fee: yen(0) })]);
    expect(showCosts({ costs, days: [priced] }).split('\n')).toEqual([
      '  food    ¥3,000  estimate',
      '  places      ¥0',
      '  in all  ¥3,000',
    ]);
    const unknown = sampleDay('2027-04-03', [sampleVisit('a', '09:00-10:00')]);
    expect(
      showCosts({ costs, days: [unknown] })
        .split('\n')
        .slice(1),
    ).toEqual(['  places        not known', '  in all  at least ¥3,000']);
    const bed = sampleDay('2027-04-03', [sampleVisit('a', '09:00-10:00', { kind: 'stay' })]);
    expect(showCosts({ costs, days: [bed] })).toContain('¥0');
    expect(showCosts({ costs: [], days: [] })).toBe('');
  });
});

describe('a trip', () => {
  const question: Trip['questions'][number] = {
    ...{ id: 'q', text: 'Which pace?', chips: ['relaxed', 'packed'], multiple: false },
    fact: 'pace',
    input: 'text',
  };

  it('to a city in outline says how the rest is had, and why it could not be', () => {
    const cityOffer = { city: 'Lisbon', from: 'OpenStreetMap', megabytes: 3, seconds: 25, status: 'offered' as const };
    expect(showTrip(sampleTrip({ cityOffer }), style)).toContain(
      'Little is known of Lisbon here. Get it from OpenStreetMap (about 3 MB, 25 s):\n  wayfarer say trip_1 "Get Lisbon from OpenStreetMap"',
    );
    const failed = { ...cityOffer, status: 'failed' as const, note: 'Stopped. Lisbon stays as it is.' };
    expect(showTrip(sampleTrip({ cityOffer: failed }), style)).toContain('Stopped. Lisbon stays as it is. Get it from');
    expect(showTrip(sampleTrip({}), style)).not.toContain('wayfarer say');
  });

  it('that is asked about shows the question with numbered answers, and what to type', () => {
    const messages = [{ role: 'assistant' as const, text: 'Nice.\nWhich pace?', at: '2026-11-21T10:00:00Z' }];
    const trip = sampleTrip({ mode: 'CLARIFY', selected: null, days: [], costs: [], questions: [question], messages });
    expect(showTrip(trip, style)).toBe(
      [
        ...['Kyoto  trip_1 · CLARIFY', '', 'Nice.', '', 'Which pace?', '  1 relaxed', '  2 packed', ''],
        'Next: wayfarer say trip_1 "…"\n',
      ].join('\n'),
    );
  });

  it('that is to be chosen shows its options, and the warnings that none of them says', () => {
    const options = [sampleOption('a', { notices: ['No bath.'] }), sampleOption('b')];
    const trip = sampleTrip({ selected: null, days: [], options, warnings: ['Option 1: No bath.', 'It may rain.'] });
    const shown = showTrip(trip, style);
    expect(shown).toContain('! 1: No bath.');
    expect(shown).toContain('\n\nIt may rain.\n\nNext: wayfarer choose trip_1 1\n');
    expect(shown).not.toContain('Option 1:');
  });

  it('that is chosen shows the plan and no options, and under way where it has come to', () => {
    const trip = sampleTrip({ options: [sampleOption('a')], now: { date: '2027-04-03', time: '09:30' } });
    const shown = showTrip(trip, style);
    expect(shown).toMatch(/^Kyoto {2}trip_1 · 2027-04-03 09:30\n\nSat 3 April/);
    expect(shown).toContain('\n\nCosts\n');
    expect(shown).not.toMatch(/Next:|free time a day|Left out/);
  });

  it('says with the reasons what was left out', () => {
    const leftOut = [{ placeId: 'p', name: 'Kennin-ji', code: 'overlap', text: 'The day is full.' }];
    const trip = sampleTrip({ leftOut: leftOut as unknown as Trip['leftOut'] });
    expect(showTrip(trip, style, { isWhyShown: true })).toContain('Left out\n  Kennin-ji: The day is full.');
    expect(showTrip(trip, style)).not.toContain('Kennin-ji');
    expect(showTrip(sampleTrip(), style, { isWhyShown: true })).not.toContain('Left out');
  });

  const pending = {
    ...{ id: 'd', visitId: 'v', severity: 'high', text: 'Castle is closed.', noneBecause: null },
    reading: { kind: 'closed', level: null, limit: null, limitWhy: '' },
    choices: [
      { choice: 'wait', offered: false, recommended: false, text: 'it does not open' },
      { choice: 'skip', offered: true, recommended: true, text: 'go on' },
    ],
    alternatives: [
      {
        ...{ n: 1, placeId: 'p', name: 'Garden', category: 'garden', km: 1, minutes: 65, crowd: 20, score: 0.5 },
        ...{ criteria: {}, why: 'It is near.', after: sampleDay('2027-04-03', []) },
      },
    ],
  } as Decision;

  it('that waits for a decision shows what can be answered, and how many wait behind it', () => {
    const trip = sampleTrip({ pending, queue: 2 });
    const shown = showMoment(trip, style);
    expect(shown.split('\n').slice(2, 8)).toEqual([
      'Castle is closed.',
      '  no wait: it does not open',
      '  skip (recommended): go on',
      '  replace 1  Garden, 1 h 5 min away, usually 20 % full, score 0.50',
      '     It is near.',
      '',
    ]);
    expect(shown).toContain('2 more decisions wait behind this one.');
    expect(shown).toContain('Next: wayfarer decide trip_1 skip');
    expect(showMoment(sampleTrip({ pending, queue: 0 }), style)).not.toContain('more decisions');
  });

  it('on the way shows the day it has come to', () => {
    const trip = sampleTrip({ now: { date: '2027-04-04', time: '09:00' } });
    const shown = showMoment(trip, style, { words: ['Done.'] });
    expect(shown).toContain('\n\nDone.\n\nSun 4 April 2027 · Kyoto\n 3 ');
    expect(shown).not.toMatch(/Sat 3|Mon 5/);
  });
});

describe('options', () => {
  const options: Option[] = [
    sampleOption('Calm', { unpriced: 2 }),
    sampleOption('Full', { mustDosMet: [0, 0], difference: 'More to see.', notices: ['No bath.'] }),
  ];

  it('stand side by side where there is room, else one below the other', () => {
    const wide = showOptions({ options, selected: 'Full' }, style);
    expect(wide).toMatch(/^1\. Calm\n2\. Full ✓\n {3}More to see\.\n\n/);
    expect(wide).toMatch(/\n {2}in all +at least ¥9,000 +¥9,000\n/);
    expect(wide).toMatch(/\n {2}wishes met +1 of 2 +–\n/);
    expect(wide).toMatch(/\n {2}free time a day +1 h 35 min +1 h 35 min\n/);
    expect(wide).toMatch(/\n\n! 2: No bath\.$/);
    const narrow = showOptions({ options, selected: null }, createStyle(40, false));
    expect(narrow).toMatch(/^1\. Calm\n {3}pace/);
  });

  it('say once what all of them lack, and how they compare', () => {
    const all = options.map((option) => ({ ...option, notices: ['No bath.'] }));
    expect(showOptions({ options: all, selected: null, comparisonNote: 'Alike.' }, style)).toMatch(
      /\n\nAlike\.\n\n! No bath\.$/,
    );
    expect(listFurther(['Option 12: No bath.', 'Rain.'], all)).toEqual(['Rain.']);
  });

  it('say what one may say for the others, where it is not in already', () => {
    const advice = (name: string, say: string | null) => ({
      ...{ about: '', name, minutes: null, price: null, why: `${name} is near.`, pros: [], cons: [], say },
    });
    const transport = [advice('Bus', 'by bus'), advice('Train', null)];
    const one = sampleOption('a', { alternativeOptions: { transport, stays: [], dining: [] } });
    const shown = showOptions({ options: [one], selected: null }, style);
    expect(shown).toMatch(/\n\nYou could also say:\n- "by bus": Bus is near\.$/);
    expect(showOptions({ options: [sampleOption('a')], selected: null }, style)).not.toContain('also say');
  });
});

describe('persons', () => {
  const cost = { total: yen(200), each: yen(100), limit: yen(500) };
  const satisfaction = { score: 0, text: 'No temple.' };

  it('are shown with what each pays and gets, where there is more than one', () => {
    const you = { label: 'you', count: 1, cost, satisfaction };
    const anna = { label: 'Anna', count: 1, satisfaction: { score: null, text: 'Asked for nothing.' } };
    expect(showPersons({ persons: [you, anna] }, style).split('\n')).toEqual([
      '  you   ¥100 each  of ¥500  0 of 100',
      '  Anna',
      '  you: No temple.',
      '  Anna: Asked for nothing.',
    ]);
    expect(showPersons({ persons: [you] }, style)).toBe('');
    expect(showPersons({}, style)).toBe('');
  });

  it('share each line of the costs, which is said where there are several', () => {
    const line = { category: 'food' as const, text: 'Dinner', amount: yen(300), why: 'By heads.' };
    const share = (label: string) => ({ label, amount: yen(150) });
    const shown = showSplit(
      {
        split: [
          { ...line, date: '2027-04-03', shares: [share('you'), share('Anna')] },
          { ...line, shares: [share('you')] },
        ],
      },
      style,
    );
    expect(shown.split('\n')).toEqual([
      ...['  2027-04-03 Dinner: ¥300', '    you ¥150 · Anna ¥150', '    By heads.', '  Dinner: ¥300', '    By heads.'],
    ]);
  });

  it('are broken before the end of the line', () => {
    const why = 'x'.repeat(17);
    const narrow = createStyle(40, false);
    const split = [{ category: 'food' as const, text: 'T', amount: yen(1), shares: [], why: `${why} ${why}` }];
    // Four columns are indented, so 36 are left: 35 fit.
    expect(showSplit({ split }, narrow).split('\n').at(-1)).toBe(`    ${why} ${why}`);
    const longer = [{ category: 'food' as const, text: 'T', amount: yen(1), shares: [], why: `${why}yy ${why}` }];
    expect(showSplit({ split: longer }, narrow).split('\n').at(-1)).toBe(`    ${why}`);
  });
});

describe('what would be', () => {
  const whatIf = (minutes: number, cost: number | null, satisfaction: number) => {
    const delta = { minutes, money: cost === null ? null : yen(cost), satisfaction };
    return showWhatIf({ text: 'Then.', changes: true, steps: [], before: [], after: [], delta }, style);
  };

  it('is said in more and less', () => {
    expect(whatIf(-40, 1000, -0.35)).toContain('Difference  40 min less, ¥1,000 more, satisfaction −0.35');
    expect(whatIf(65, -1000, 0.2)).toContain('Difference  1 h 5 min more, ¥1,000 less, satisfaction +0.20');
    expect(whatIf(0, 0, 0)).toContain('Difference  as much time, the same cost, satisfaction ±0.00');
    expect(whatIf(1, null, 1)).toContain('1 min more, cost not known');
  });

  it('is nothing where nothing would change', () => {
    const delta = { minutes: 0, money: null, satisfaction: 0 };
    const none = { text: 'Then.', changes: false, steps: [], before: [], after: [], delta };
    expect(showWhatIf(none, style)).toBe('Then.\nNothing would change.\n');
  });
});

describe('an outcome', () => {
  const slot = (arrive: string) => ({ visitId: 'v', date: '2027-04-03', arrive, depart: '11:00' });
  const move = { placeId: 'p', name: 'Castle' };
  const outcome: EditOutcome = { outcome: 'moved', text: 'So.', asked: [], moved: [], reasons: [], remedies: [] };
  const show = (change: Partial<EditOutcome>) => showOutcome({ ...outcome, ...change }, { style, trip: 't1' });

  it('says what goes where, and where it was', () => {
    const asked = [
      { ...move, from: slot('09:00'), to: slot('10:00') },
      { ...move, from: null, to: slot('10:00') },
      { ...move, from: slot('09:00'), to: null },
    ];
    expect(show({ asked }).split('\n')).toEqual([
      'It fits, and others move for it.',
      '  Castle: Sat 3 April 2027 10:00–11:00, was Sat 3 April 2027 09:00–11:00',
      '  Castle: Sat 3 April 2027 10:00–11:00, new',
      '  Castle: to the ideas, was Sat 3 April 2027 09:00–11:00',
      '',
    ]);
    expect(show({ outcome: 'unchanged' })).toBe('It is so already.\n  So.\n');
  });

  it('that does not fit says why, and what would', () => {
    const edit = { type: 'meal', meal: 'lunch', date: null, cuisine: "chef's" } as const;
    const reasons = [{ code: 'overlap', text: 'It is full.' }];
    expect(show({ outcome: 'refused', reasons, remedies: [{ text: 'Later', edit }] }).split('\n')).toEqual([
      'It does not fit.',
      '  It is full.',
      'What would fit:',
      '  1 Later',
      `    wayfarer edit t1 --json-edit '{"type":"meal","meal":"lunch","date":null,"cuisine":"chef'\\''s"}'`,
      '',
    ]);
  });
});

describe('agents', () => {
  it('are shown with who asked them, and what needs a yes', () => {
    const proposed = { type: 'REOPTIMIZE_DAY', reason: 'Three disruptions.', says: null, edit: null };
    const edit = { type: 'refill' as const, date: null };
    const asked = [{ seq: 1, time: '10:00', event: null, agent: 'planner', why: 'It is late.', proposed: [proposed] }];
    const now = [{ agent: 'budget', proposed: { ...proposed, says: 'All is well.', edit } }];
    expect(showAgents({ asked, now }, style)).toBe(
      [
        ...['Asked', '10:00  planner  unbidden\n       It is late.\n       REOPTIMIZE_DAY: Three disruptions.', 'Now'],
        'budget\n       REOPTIMIZE_DAY: All is well. It needs your yes: refill.\n',
      ].join('\n\n'),
    );
    expect(showAgents({ asked: [], now: [] }, style)).toContain('Nobody was asked yet.');
  });
});
