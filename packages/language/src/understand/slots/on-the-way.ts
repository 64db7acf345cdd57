import { fromMajor, minorDigits } from '@wayfarer/trip/money';

import type { ActName } from '../act-name.ts';
import { spendingText } from '../chips.ts';
import { ask, toEdit } from '../choices.ts';
import { type Clause, findEntity, listDatesOf, listPlaces } from '../clause.ts';
import { type Command, type Frame, SPENDING_NAMES, type SpendingName } from '../frame.ts';
import { has } from '../patterns.ts';
import { findComingStop, findPlace, isStop, type Scene } from '../trip-scene.ts';
import { DAY_EDITS } from './day-edits.ts';
import { QUESTIONS } from './questions.ts';
import type { SlotReader } from './slot-reader.ts';
import { isIll } from './troubles.ts';

function toCommand(command: Command): Frame {
  return { act: 'command', command };
}

/** What somebody says who is not on the way yet is not about the way. */
function underWay(read: SlotReader, otherwise: SlotReader = () => []): SlotReader {
  return (clause, scene) => (scene.context.isUnderWay ? read(clause, scene) : otherwise(clause, scene));
}

/** A sum, and what it went for; what, is asked where it is not said. Another currency is not the trip's. */
const readSpent: SlotReader = (clause, scene) => {
  const { currency, travelers } = scene.context;
  const said = readAmount(clause, currency);
  const amount = said !== undefined && has(clause.text, scene.lexicon.perPerson) ? said * travelers : said;
  const money = findEntity(clause, 'money');
  if (amount === undefined || (money?.currency !== undefined && money.currency !== currency)) return [];
  const category = readCategory(clause, scene);
  const make = (of: SpendingName): Frame => toCommand({ name: 'spend', amount, category: of });
  if (category) return [make(category)];
  // "We spent two days there": a number alone is no sum.
  if (!money) return [];
  const choices = SPENDING_NAMES.map((of) => ({ text: spendingText(of, scene.language), frame: make(of) }));
  return [ask('which-spending', choices)];
};

function readAmount(clause: Clause, currency: string): number | undefined {
  const said = findEntity(clause, 'money')?.amount ?? findEntity(clause, 'number')?.value;
  if (said !== undefined) return fromMajor(said, currency).amount;
  // "18.50" looks like a time of day.
  const time = findEntity(clause, 'time');
  if (!time || minorDigits(currency) === 0) return undefined;
  return fromMajor(Math.floor(time.at / 60) + (time.at % 60) / 100, currency).amount;
}

function readCategory(clause: Clause, scene: Scene): SpendingName | undefined {
  const { lexicon } = scene;
  if (findEntity(clause, 'meal')) return 'food';
  const known = lexicon.spending.find(([, words]) => has(clause.text, `(?:${words})`))?.[0];
  if (known) return known;
  const [place] = listPlaces(clause).flatMap(({ entity }) => entity.places);
  switch (place && findPlace(scene, place)?.kind) {
    case 'eatery':
      return 'food';
    case 'sight':
      return 'places';
    case 'lodging':
      return 'stay';
    default:
      return undefined;
  }
}

const readDislike: SlotReader = (_, scene) => {
  const next = findComingStop(scene);
  if (!next) return [];
  return [{ act: 'report', report: { kind: 'unwanted', visit: next.visit } }];
};

/** Of the open decision; where none is open, of the place that was spoken of. */
function whenAsked(about: 'why-asked' | 'why-this'): SlotReader {
  return (clause, scene) =>
    scene.context.decision === null && about === 'why-this'
      ? (QUESTIONS['ask-why']?.(clause, scene) ?? [])
      : [{ act: 'question', question: { about } }];
}

/** Today, or a day that is named: the first two of it that are ahead. */
const readSwapFirst: SlotReader = (clause, scene) => {
  const { context } = scene;
  const [date = context.now.date] = listDatesOf(clause);
  // Three are in no order that one could mean.
  if ((findEntity(clause, 'number')?.value ?? 2) !== 2) return [];
  const isAhead = ({ depart, arrive, done }: (typeof context.stops)[number]): boolean =>
    !done &&
    (date !== context.now.date || !context.isUnderWay || (depart > context.now.time && arrive > context.now.time));
  const [one, other] = context.stops.filter((stop) => stop.date === date && isStop(stop) && isAhead(stop));
  return one && other ? [toEdit({ type: 'swap', visits: [one.visit, other.visit] })] : [];
};

/** What is said of the traveller and the day as a whole while they are on the way. */
export const ON_THE_WAY: Readonly<Partial<Record<ActName, SlotReader>>> = {
  spent: underWay(readSpent),
  ate: underWay(() => [toCommand({ name: 'event', kind: 'ate' })]),
  // Whoever only says that something hurts is offered what may help, and nothing is taken out of the plan.
  sore: (clause, scene) => [{ act: 'talk', topic: isIll(clause, scene) ? 'ill' : 'sore' }],
  'replan-day': underWay(
    (clause, scene) =>
      listDatesOf(clause).some((date) => date !== scene.context.now.date)
        ? (DAY_EDITS.refill?.(clause, scene) ?? [])
        : [toCommand({ name: 'event', kind: 'reoptimize' })],
    (clause, scene) => DAY_EDITS.refill?.(clause, scene) ?? [],
  ),
  'end-day': underWay(() => [toCommand({ name: 'event', kind: 'end' })]),
  'forget-learned': () => [toCommand({ name: 'event', kind: 'forget-learned' })],
  'ask-learned': () => [{ act: 'question', question: { about: 'learned' } }],
  // With no decision open, "why this one?" is about the place that was spoken of.
  'ask-why-asked': whenAsked('why-asked'),
  'ask-why-this': whenAsked('why-this'),
  'ask-why-limit': (clause, { lexicon }) => {
    const kind = lexicon.limits.find(([, words]) => has(clause.text, `(?:${words})`))?.[0];
    return [{ act: 'question', question: { about: 'why-limit', ...(kind && { kind }) } }];
  },
  'dislike-next': readDislike,
  'swap-first': readSwapFirst,
  'ask-home': (clause, { lexicon }) => {
    const [date] = listDatesOf(clause);
    const isMorning = listPlaces(clause).length === 0 && has(clause.text, lexicon.leaving);
    return [{ act: 'question', question: { about: isMorning ? 'setting-out' : 'home', ...(date && { date }) } }];
  },
  'ask-views': (clause) => {
    const [date] = listDatesOf(clause);
    return [{ act: 'question', question: { about: 'ideas', category: 'view', ...(date && { date }) } }];
  },
};
