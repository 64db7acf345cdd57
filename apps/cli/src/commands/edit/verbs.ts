import { BadInputError } from '../../bad-input-error.ts';
import { textOf } from '../../command.ts';
import { findDate, findPlace, findStop, type Named } from './names.ts';

/** What stands behind the verb of an edit, and the trip it is about. */
export interface Typed extends Named {
  readonly verb: string;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

interface Verb {
  /** What follows it. */
  readonly usage: string;
  readonly summary: string;
  /** How many words it takes, at least and at most. */
  readonly count: readonly [number, number];
  readonly toEdit: (typed: Typed) => object;
}

const WISHES = ['cheaper', 'indoors', 'outdoors', 'nearer', 'quieter', 'open', 'any'];
const STAY_WISHES = ['cheaper', 'better', 'nearer'];
const HALF_AN_HOUR = 30;

/** Every way to change a plan by hand. */
export const VERBS: Readonly<Record<string, Verb>> = {
  add: {
    usage: 'PLACE [--to DAY] [--at TIME] [--for MINUTES] [--meal MEAL]',
    summary: 'bring a place in',
    count: [1, 1],
    toEdit: (typed) => ({
      type: 'add',
      place: placeIn(typed, 0),
      ...toTarget(typed),
      ...given('minutes', minutesOf(typed, 'for')),
      ...given('meal', textOf(typed, 'meal')),
    }),
  },
  remove: {
    usage: 'STOP [--for-good]',
    summary: 'take a stop out; it goes to the ideas',
    count: [1, 1],
    toEdit: (typed) => ({
      type: 'remove',
      visit: stopIn(typed, 0),
      ...given('forGood', typed.options['for-good'] === true || undefined),
    }),
  },
  move: {
    usage: 'STOP [--to DAY] [--at TIME] [--part PART] [--before STOP] [--after STOP]',
    summary: 'put a stop elsewhere',
    count: [1, 1],
    toEdit(typed) {
      const { to } = toTarget(typed);
      if (!to)
        throw new BadInputError('Where to? Say --to DAY, --at TIME, --part PART, --before STOP or --after STOP.');
      return { type: 'move', visit: stopIn(typed, 0), to };
    },
  },
  swap: {
    usage: 'STOP STOP',
    summary: 'let two stops change places',
    count: [2, 2],
    toEdit: (typed) => ({ type: 'swap', visits: [stopIn(typed, 0), stopIn(typed, 1)] }),
  },
  'swap-days': {
    usage: 'DAY DAY',
    summary: 'let two days change places',
    count: [2, 2],
    toEdit: (typed) => ({ type: 'swap-days', dates: [dateIn(typed, 0), dateIn(typed, 1)] }),
  },
  replace: {
    usage: `STOP (PLACE | ${WISHES.join(' | ')})`,
    summary: 'put another place, or something you wish, in the time of a stop',
    count: [2, 2],
    toEdit: (typed) => ({ type: 'replace', visit: stopIn(typed, 0), by: wishOrPlace(typed, 1, WISHES) }),
  },
  length: {
    usage: 'STOP MINUTES',
    summary: 'say how long a stop lasts',
    count: [2, 2],
    toEdit: (typed) => ({ type: 'length', visit: stopIn(typed, 0), minutes: numberIn(typed, 1) }),
  },
  longer: {
    usage: 'STOP [MINUTES]',
    summary: 'stay half an hour longer, or so many minutes',
    count: [1, 2],
    toEdit: (typed) => ({ type: 'length', visit: stopIn(typed, 0), by: numberIn(typed, 1, HALF_AN_HOUR) }),
  },
  shorter: {
    usage: 'STOP [MINUTES]',
    summary: 'stay half an hour less, or so many minutes',
    count: [1, 2],
    toEdit: (typed) => ({ type: 'length', visit: stopIn(typed, 0), by: -numberIn(typed, 1, HALF_AN_HOUR) }),
  },
  lock: {
    usage: 'STOP [--at TIME]  or  PLACE --to DAY --at TIME [--meal MEAL]',
    summary: 'fix a stop: nothing moves it any more',
    count: [1, 1],
    toEdit(typed) {
      const [to, at] = [textOf(typed, 'to'), textOf(typed, 'at')];
      if (to === undefined) return { type: 'lock', visit: stopIn(typed, 0), ...given('at', at) };
      const meal = given('meal', textOf(typed, 'meal'));
      return { type: 'lock', place: placeIn(typed, 0), date: findDate(typed, to), ...given('at', at), ...meal };
    },
  },
  unlock: {
    usage: 'STOP',
    summary: 'let it be moved again',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'unlock', visit: stopIn(typed, 0) }),
  },
  start: {
    usage: 'TIME [--on DAY]',
    summary: 'say when a day starts, or all of them',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'hours', date: dayOrAll(typed), start: timeIn(typed, 0) }),
  },
  end: {
    usage: 'TIME [--on DAY]',
    summary: 'say when a day ends, or all of them',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'hours', date: dayOrAll(typed), end: timeIn(typed, 0) }),
  },
  meal: {
    usage: 'MEAL [--on DAY] [--at TIME] [--cuisine WORD] [--diet DIET] [--price cheaper|better] [--skip]',
    summary: 'say when a meal is, at what sort of table, or that there is none',
    count: [1, 1],
    toEdit: (typed) => ({
      type: 'meal',
      meal: typed.words[0],
      date: dayOrAll(typed),
      ...given('at', textOf(typed, 'at')),
      ...given('cuisine', textOf(typed, 'cuisine')),
      ...given('diets', textOf(typed, 'diet')?.split(',')),
      ...given('price', textOf(typed, 'price')),
      ...given('skip', typed.options['skip'] === true || undefined),
    }),
  },
  pace: {
    usage: 'PACE [--on DAY]',
    summary: 'relaxed, moderate, packed, slower or faster',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'pace', date: dayOrAll(typed), pace: typed.words[0] }),
  },
  'walk-less': {
    usage: '[--on DAY]',
    summary: 'less on foot',
    count: [0, 0],
    toEdit: (typed) => ({ type: 'walking', date: dayOrAll(typed), less: true }),
  },
  'longest-way': {
    usage: 'MINUTES --on DAY',
    summary: 'say how long a way inside a day may last; usual are 60 minutes',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'longest-way', date: dayOrAll(typed), minutes: numberIn(typed, 0) }),
  },
  free: {
    usage: 'DAY TIME TIME',
    summary: 'keep a time free',
    count: [3, 3],
    toEdit: (typed) => ({
      type: 'free',
      date: dateIn(typed, 0),
      window: { start: timeIn(typed, 1), end: timeIn(typed, 2) },
    }),
  },
  unfree: {
    usage: 'DAY',
    summary: 'let all of a day be planned again',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'unfree', date: dateIn(typed, 0) }),
  },
  stay: {
    usage: `PLACE | ${STAY_WISHES.join(' | ')}`,
    summary: 'sleep elsewhere',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'stay', by: wishOrPlace(typed, 0, STAY_WISHES) }),
  },
  arrive: {
    usage: 'TIME',
    summary: 'say when you arrive on the first day',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'arrival', at: timeIn(typed, 0) }),
  },
  leave: {
    usage: 'TIME',
    summary: 'say when you have to leave on the last day',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'departure', at: timeIn(typed, 0) }),
  },
  dates: {
    usage: 'FIRST LAST',
    summary: 'move, shorten or lengthen the trip; what has no day goes to the ideas',
    count: [2, 2],
    toEdit: ({ words: [start, end] }) => ({ type: 'dates', start, end }),
  },
  people: {
    usage: 'NUMBER',
    summary: 'say how many you are',
    count: [1, 1],
    toEdit: (typed) => ({ type: 'party', travelers: numberIn(typed, 0) }),
  },
  diets: {
    usage: 'DIET[,DIET…] | none',
    summary: 'say what you eat',
    count: [1, 1],
    toEdit: ({ words: [word = ''] }) => ({ type: 'party', diets: word === 'none' ? [] : word.split(',') }),
  },
  budget: {
    usage: 'AMOUNT | none',
    summary: "say what the whole trip may cost, in the trip's currency and its smallest unit",
    count: [1, 1],
    toEdit: (typed) => ({ type: 'budget', limit: typed.words[0] === 'none' ? null : toMoney(typed) }),
  },
  refill: {
    usage: '[--on DAY]',
    summary: 'plan a day anew, or all; locked stops stay',
    count: [0, 0],
    toEdit: (typed) => ({ type: 'refill', date: dayOrAll(typed) }),
  },
};

const stopIn = (typed: Typed, index: number): string => findStop(typed, typed.words[index] ?? '');
const placeIn = (typed: Typed, index: number): string => findPlace(typed, typed.words[index] ?? '');
const dateIn = (typed: Typed, index: number): string => findDate(typed, typed.words[index] ?? '');
const timeIn = ({ words }: Typed, index: number): string => (words[index] ?? '').replace(/^(\d):/, '0$1:');

function given(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}

function dayOrAll(typed: Typed): string | null {
  const word = textOf(typed, 'on');
  return word === undefined || word === 'all' ? null : findDate(typed, word);
}

function wishOrPlace(typed: Typed, index: number, wishes: readonly string[]): unknown {
  const word = typed.words[index] ?? '';
  return wishes.includes(word) ? { wish: word } : findPlace(typed, word);
}

function toTarget(typed: Typed): { readonly to?: object } {
  const [to, at, part] = ['to', 'at', 'part'].map((name) => textOf(typed, name));
  const [before, after] = ['before', 'after'].map((name) => textOf(typed, name));
  const target = {
    ...given('date', to === undefined ? undefined : findDate(typed, to)),
    ...given('at', at),
    ...given('part', part),
    ...given('before', before === undefined ? undefined : findStop(typed, before)),
    ...given('after', after === undefined ? undefined : findStop(typed, after)),
  };
  return Object.keys(target).length === 0 ? {} : { to: target };
}

function minutesOf(typed: Typed, name: string): number | undefined {
  const text = textOf(typed, name);
  return text === undefined ? undefined : toNumber(text);
}

function numberIn({ words }: Typed, index: number, otherwise?: number): number {
  const word = words[index];
  return word === undefined && otherwise !== undefined ? otherwise : toNumber(word ?? '');
}

function toNumber(text: string): number {
  const [, number] = /^(\d+)(?: ?min(?:utes)?)?$/.exec(text) ?? [];
  if (number === undefined) throw new BadInputError(`Expected a number, got ${JSON.stringify(text)}.`);
  return Number(number);
}

function toMoney({ trip, words: [word = ''] }: Typed): object {
  const currency = trip.costs[0]?.amount.currency;
  if (currency === undefined) throw new BadInputError('The trip has no costs yet, so its currency is not known.');
  return { amount: toNumber(word), currency };
}
