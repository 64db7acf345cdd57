import type { Option, Trip, Visit } from '@wayfarer/contract';

import { MODERATE, PACKED, RELAXED } from './kyoto.ts';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
const AT = '2026-11-21T10:00:00.000Z';

const FACTS: Trip['facts'] = [
  { name: 'destinations', value: ['kyoto'], text: 'Kyoto', status: 'stated', from: 0 },
  { name: 'start', value: '2027-04-03', text: 'Sat 2027-04-03', status: 'stated', from: 0 },
  { name: 'end', value: '2027-04-05', text: 'Mon 2027-04-05', status: 'stated', from: 0 },
  { name: 'origin', value: 'Osaka', text: 'Osaka', status: 'stated', from: 0 },
  { name: 'travelers', value: 2, text: '2 people', status: 'stated', from: 0 },
  { name: 'budgetLevel', value: 'mid', text: 'mid', status: 'stated', from: 0 },
  { name: 'interests', value: ['temple', 'food'], text: 'temples, food', status: 'stated', from: 0 },
  { name: 'dietary', value: ['vegetarian'], text: 'vegetarian (1 of 2)', status: 'stated', from: 0 },
  { name: 'crowds', value: 'avoid', text: 'avoid crowds', status: 'stated', from: 0 },
  { name: 'currency', value: 'JPY', text: 'JPY', status: 'assumed' },
  { name: 'hotelStyle', value: 'hotel', text: 'hotel', status: 'assumed' },
];

export const EMPTY: Omit<Trip, 'id'> = {
  title: 'New trip',
  updatedAt: '2026-11-21T10:00:00.000Z',
  seq: 1,
  revision: '0',
  hash: '0'.repeat(64),
  mode: 'CLARIFY',
  brain: 'rules',
  messages: [],
  questions: [],
  facts: [],
  progress: [],
  options: [],
  selected: null,
  days: [],
  leftOut: [],
  costs: [],
  now: null,
  nextVisitId: null,
  pending: null,
  approval: null,
  waiting: [],
  handedOver: false,
  queue: 0,
  canUndo: false,
  canRedo: false,
  history: [],
  chips: [],
  warnings: [],
  attributions: [],
};

export function clarify(id: string, text: string): Trip {
  return {
    ...EMPTY,
    id,
    seq: 6,
    title: 'Osaka to Kyoto',
    messages: [
      { role: 'user', text, at: AT },
      { role: 'assistant', text: 'Noted.\n1. How full should the days be?\n2. What do you like to see?', at: AT },
    ],
    questions: [
      {
        id: 'question_pace-1',
        text: 'How full should the days be?',
        fact: 'pace',
        multiple: false,
        input: 'text',
        chips: ['relaxed (up to 4 places a day)', 'moderate (up to 6 places a day)', 'packed (up to 8 places a day)'],
      },
      {
        id: 'question_interests-1',
        text: 'What do you like to see?',
        fact: 'interests',
        multiple: true,
        input: 'text',
        chips: ['temples', 'gardens', 'museums', 'food', 'views'],
      },
    ],
    facts: FACTS,
  };
}

export function dispatching(trip: Trip, done: number): Trip {
  const tasks = ['transport', 'stay', 'food', 'compose'] as const;
  const notes = [
    'Osaka → Kyoto by train, 30 min, ¥580 (estimate)',
    '8 stays at mid price, 3 near your places',
    '9 tables with a full vegetarian meal',
    'Days are being filled',
  ];
  return {
    ...trip,
    seq: trip.seq + done + 1,
    mode: 'DISPATCH',
    questions: [],
    progress: tasks.map((task, index) => ({
      task,
      status: index < done ? 'completed' : index === done || index < 3 ? 'running' : 'pending',
      ...(index <= done ? { note: notes[index] ?? '' } : {}),
    })),
  };
}

const LEFT_OUT: Trip['leftOut'] = [
  [
    'sanjusangendo',
    'Sanjusangen-do',
    'day-full',
    'Saturday holds 6 places already, which is what a moderate pace allows.',
  ],
  [
    'museum',
    'Kyoto National Museum',
    'closed-that-day',
    'Kyoto National Museum is closed on Mondays, the only day with room for it.',
  ],
  ['kodaiji', 'Kodai-ji', 'scored-lower', 'Kodai-ji scored 0.42; the last place taken scored 0.55.'],
  ['eikando', 'Eikan-do', 'scored-lower', 'Eikan-do is usually 61 % full at that hour, and you avoid crowds.'],
  ['murin', 'Murin-an', 'no-time-left', 'A visit to Murin-an would not end before dinner.'],
].map(([key, name = '', reason, text = '']) => ({
  placeId: `place_kyoto-${key}`,
  name,
  reason: reason as Trip['leftOut'][number]['reason'],
  text,
}));

const COSTS: Trip['costs'] = [
  { category: 'transport', amount: yen(2320), estimate: true },
  { category: 'stay', amount: yen(50000), estimate: true },
  { category: 'food', amount: yen(24800), estimate: true },
  { category: 'places', amount: yen(13200), estimate: false },
  { category: 'reserve', amount: yen(9280), estimate: true },
];

function option(
  id: string,
  words: Pick<Option, 'title' | 'pace' | 'tags' | 'description'>,
  figures: readonly [number, number, number, number],
  days: Option['days'],
): Option {
  const [total, walkingKmPerDay, freeMinutesPerDay, leftOutCount] = figures;
  return {
    id,
    ...words,
    days,
    walkingKmPerDay,
    freeMinutesPerDay,
    leftOutCount,
    highlights: [
      'Nanzen-ji: Zen temple at the foot of the eastern hills, with a brick aqueduct in its grounds.',
      'Ginkaku-ji: Villa turned temple of 1482 with a raked sand garden and a moss walk.',
      'Fushimi Inari Taisha: Hillside shrine known for its paths under thousands of vermilion gates.',
    ],
    total: yen(total),
    perPerson: yen(total / 2),
    mustDosMet: [0, 0],
    leftOut: LEFT_OUT,
    costs: COSTS,
  };
}

const OPTIONS: Option[] = [
  option(
    'option_a',
    {
      title: 'Unhurried: temples and gardens, staying at Hotel Resol Kawaramachi',
      pace: 'relaxed',
      tags: ['relaxed', 'mid price', 'temples', 'gardens'],
      description:
        '12 places in 3 days; 10 of them match what you like (temples and food); ¥43,200 for each person, ¥57,600 below your limit for all.',
    },
    [86400, 3.4, 212, 44],
    [...RELAXED],
  ),
  option(
    'option_b',
    {
      title: 'Balanced: temples and streets, staying at Hotel Resol Kawaramachi',
      pace: 'moderate',
      tags: ['moderate', 'mid price', 'temples', 'streets'],
      description:
        '15 places in 3 days; 12 of them match what you like (temples and food); ¥49,800 for each person, ¥44,400 below your limit for all.',
    },
    [99600, 4.1, 148, 41],
    [...MODERATE],
  ),
  option(
    'option_c',
    {
      title: 'Full: temples and castles, staying at The Celestine Gion',
      pace: 'packed',
      tags: ['packed', 'high price', 'temples', 'castles'],
      description:
        '16 places in 3 days; 12 of them match what you like (temples and food); ¥66,500 for each person, ¥11,000 below your limit for all.',
    },
    [133000, 5.2, 84, 40],
    [...PACKED],
  ),
];

export function offering(trip: Trip): Trip {
  return {
    ...dispatching(trip, 4),
    mode: 'FINALIZE',
    facts: [...FACTS, { name: 'pace', value: 'moderate', text: 'moderate', status: 'assumed' }],
    options: OPTIONS,
    messages: [
      ...trip.messages,
      {
        role: 'assistant',
        text: 'Three trips fit. They differ in pace and cost; each was checked against hours, ways and your limits.',
        at: AT,
      },
    ],
    warnings: WARNINGS,
  };
}

const WARNINGS = [
  'Opening hours, fees and prices are samples: check them before you rely on them.',
  'Travel times are estimates; no timetable is known.',
  'The hours of Gion Soy Kitchen are unknown.',
];

export function planned(trip: Trip, optionId: string): Trip {
  const chosen = trip.options.find(({ id }) => id === optionId) ?? trip.options[1];
  return {
    ...trip,
    seq: trip.seq + 1,
    hash: 'a'.repeat(64),
    selected: chosen?.id ?? null,
    days: chosen?.days ?? [],
    leftOut: LEFT_OUT,
    costs: COSTS,
    now: { date: '2027-04-03', time: '09:00' },
    nextVisitId: chosen?.days[0]?.visits[1]?.id ?? null,
  };
}

/** The plan without a word of its conversation. */
export function forgotten(trip: Trip): Trip {
  const messages = trip.messages.map((message) => ({ ...message, text: '(erased)' }));
  return { ...trip, seq: trip.seq + 1, messages };
}

/** Whatever is said once a plan is chosen asks for the dearest of the plans. */
export function waiting(trip: Trip): Trip {
  return {
    ...trip,
    seq: trip.seq + 1,
    approval: {
      id: `question_approval-${trip.seq}`,
      changes: ['Budget: mid → high', 'Pace: moderate → packed'],
      reasons: ['What the trip may cost is never changed without you.'],
      option: 'option_c',
      edit: null,
    },
  };
}

export function permitted(trip: Trip, autonomy: 'ask' | 'small-changes'): Trip {
  const others = trip.facts.filter(({ name }) => name !== 'autonomy');
  const fact = { name: 'autonomy', value: autonomy, text: autonomy, status: 'stated' } as const;
  return { ...trip, seq: trip.seq + 1, facts: [...others, fact] };
}

/** A visit that was taken out until four o'clock. */
export function waitingVisit(date: string, { id, placeId, name, arrive, depart }: Visit): Trip['waiting'][number] {
  const text = `${name} waits: comes back at 16:00, or when the crowd is under 35 %.`;
  return { visitId: id, placeId, name, date, arrive, depart, kind: 'crowd', until: '16:00', level: 35, text };
}
