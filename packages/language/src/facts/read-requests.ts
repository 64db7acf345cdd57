import type { Learned } from '../brain.ts';
import { findFact } from '../facts.ts';
import { assumed, type Context, learn, mergeResults, NOTHING, type ReadResult, withLearned } from '../read/reader.ts';
import { readBudget } from './budget.ts';
import { readTripDates } from './dates/dates.ts';
import { readShift, SHIFT_ACTS } from './dates/shifts.ts';
import { readFewerKinds, readKinds } from './kinds.ts';
import { readBudgetLevel, readCrowds, readNoBudget, readPace } from './levels.ts';
import { readMustDo } from './must-do.ts';
import { readAccess, readDiet } from './needs.ts';
import { notesIn } from './notes.ts';
import { readAutonomy, readDecideForUs, readOccasion } from './others.ts';
import { countParty, readParty } from './party.ts';
import { type FactReader, type Said, slotsOf } from './said.ts';
import { readStayArea, readStayKind } from './stays.ts';
import { readOwnTime, readTransport } from './travel.ts';
import { hasCuisine, readDestination, readOrigin } from './where.ts';

/** In this order: what is read later may need what was read before, such as the money of where they start. */
const READERS: readonly (readonly [acts: readonly string[], FactReader])[] = [
  [['plan-trip', 'destination'], readDestination],
  [['stay-area'], readStayArea],
  [['origin'], readOrigin],
  [SHIFT_ACTS, readShift],
  [['party', 'party-more', 'party-less'], readParty],
  [['occasion'], readOccasion],
  [['budget'], readBudget],
  [['budget-none'], readNoBudget],
  [['budget-level'], readBudgetLevel],
  [['pace-relaxed', 'pace-moderate', 'pace-packed', 'pace-slower', 'pace-faster'], readPace],
  [['like-kind', 'more-kind', 'avoid-kind'], readKinds],
  [['fewer-kind'], readFewerKinds],
  [['party-diet'], readDiet],
  [['access'], readAccess],
  [['crowds-avoid', 'crowds-fine'], readCrowds],
  [['transport'], readTransport],
  [['arrival', 'departure'], readOwnTime],
  [['stay-kind'], readStayKind],
  [['add'], readMustDo],
  [['decide-for-us'], readDecideForUs],
  [['autonomy-ask', 'autonomy-act'], readAutonomy],
];
/** Dates and lengths may stand in any of these. */
const WITH_DATES = ['plan-trip', 'destination', 'origin', 'dates', 'length', 'party', 'stay-area', 'scene-walk'];
/** And in these, where the reader has found one. */
const MAY_HAVE_DATES = ['transport', 'like-kind', 'add', 'occasion', 'budget', 'stay-kind'];
/** They ask for nothing that a trip is planned by. */
const TALK =
  /^(?:ask-|compare-|yes$|no$|greeting|goodbye|thanks|praise|how-are-you|who-are-you|person$|filler|none$|language|plan-trip|decide-for-us|injection|insult|complaint|do-not-know|option|choose)/;
/** Below that probability of an act, what was read is said to be a guess; and below the other it is not taken. */
const SURE = 0.5;
const LIKELY = 0.25;

/** The facts of all requests of a message. */
export function readRequests(requests: readonly Said[], message: string, context: Context): ReadResult {
  let reading = NOTHING;
  const read = new Set<Said>();
  const add = (said: Said | undefined, next: ReadResult): void => {
    reading = joined(reading, next);
    if (said && isUseful(next)) read.add(said);
  };
  const now = (): Context =>
    withLearned({ ...context, hints: { ...context.hints, ...reading.hints } }, reading.learned);
  for (const [acts, reader] of READERS) {
    for (const said of requests.filter(({ act }) => acts.includes(act)))
      add(said, weighed(said, reader(said, now()), context));
    if (reader === readOrigin) {
      reading = joined(reading, readStrayCities(requests, now()));
      const dated = requests.filter(isDated);
      const dates = readTripDates(dated, now());
      reading = mergeResults(reading, dates);
      for (const said of dated)
        if (isUseful(dates) && slotsOf(said, 'day', 'to-day', 'duration', 'city').length > 0) read.add(said);
      if (isUseful(dates))
        for (const said of dated.filter(({ act }) => act === 'dates' || act === 'length')) read.add(said);
    }
  }
  reading = mergeResults(reading, readStraySlots(requests, now()));
  const unread = requests.filter((said) => !read.has(said) && !TALK.test(said.act)).map(({ text }) => trimmed(text));
  const whole = trimmed(message);
  const unused = [...(reading.unused ?? []), ...unread.filter((text) => text !== whole || read.size > 0)];
  return { ...reading, unused };
}

/** Both; the cities of all requests are heard, each once. */
function joined(first: ReadResult, second: ReadResult): ReadResult {
  const cities = [...(first.heard?.destinations ?? []), ...(second.heard?.destinations ?? [])];
  const destinations = cities.filter(({ name }, at) => cities.findIndex((other) => other.name === name) === at);
  const merged = mergeResults(first, second);
  return destinations.length > 0 ? { ...merged, heard: { ...merged.heard, destinations } } : merged;
}

function isDated(said: Said): boolean {
  return (
    WITH_DATES.includes(said.act) ||
    (MAY_HAVE_DATES.includes(said.act) && slotsOf(said, 'day', 'to-day', 'duration').length > 0)
  );
}

function isUseful({ learned, remarks, hints, unused = [], heard }: ReadResult): boolean {
  return (
    learned.length +
      remarks.length +
      unused.length +
      Object.keys(hints ?? {}).length +
      Object.keys(heard ?? {}).length >
    0
  );
}

function trimmed(text: string): string {
  return text.replace(/^[\s,.;:!]+|[\s,.;:!]+$/g, '');
}

/** Of an act that is not likely enough, what was read is assumed in plain sight, or left open. */
function weighed(said: Said, reading: ReadResult, { language }: Context): ReadResult {
  if (said.probability >= SURE || reading.learned.length === 0) return reading;
  if (said.probability < LIKELY) return { ...NOTHING, unused: [trimmed(said.text)] };
  const unsure = notesIn(language).unsure(trimmed(said.text));
  const guessed = (fact: Learned): Learned => ({
    ...fact,
    ...assumed(fact.note === undefined ? unsure : `${fact.note} ${unsure}`),
  });
  return { ...reading, learned: reading.learned.map((fact) => (fact.status === 'waived' ? fact : guessed(fact))) };
}

/** Cities in requests of other acts, as long as nothing else tells where the trip goes: "by train from Osaka to Kyoto". */
function readStrayCities(requests: readonly Said[], context: Context): ReadResult {
  let reading = NOTHING;
  const isOpen = (name: 'destinations' | 'origin'): boolean => findFact([...context.facts], name) === undefined;
  const strays = requests.filter(({ act }) => !['destination', 'plan-trip', 'origin'].includes(act));
  if (isOpen('destinations')) {
    for (const said of strays) {
      const next = readDestination(
        { ...said, slots: slotsOf(said, 'city', 'to-city') },
        withLearned(context, reading.learned),
      );
      reading = joined(reading, /^ask-/.test(said.act) ? asGuess(next, said, context) : next);
    }
  }
  if (isOpen('origin'))
    for (const said of requests.filter(
      (one) =>
        slotsOf(one, 'from-city').length > 0 &&
        (/^(?:plan-trip|ask-way)$/.test(one.act) || (one.act === 'transport' && slotsOf(one, 'to-city').length > 0)),
    ))
      reading = mergeResults(reading, readOrigin({ ...said, slots: slotsOf(said, 'from-city') }, context));
  return reading;
}

function asGuess(reading: ReadResult, { text }: Said, { language }: Context): ReadResult {
  const note = notesIn(language).unsure(trimmed(text));
  return { ...reading, learned: reading.learned.map((fact) => ({ ...fact, ...assumed(note) })) };
}

/** What stands in requests of other acts: sums, heads and kinds in "plan us four days for 400 each". */
function readStraySlots(requests: readonly Said[], context: Context): ReadResult {
  let reading = NOTHING;
  const has = (name: Learned['name']): boolean =>
    context.facts.some((fact) => fact.name === name && fact.from === context.index);
  for (const said of requests.filter(
    ({ act }) =>
      act === 'plan-trip' || act === 'destination' || act === 'occasion' || act === 'length' || act === 'dates',
  )) {
    if (slotsOf(said, 'money').length > 0 && !has('budget')) reading = mergeResults(reading, readBudget(said, context));
    if ((slotsOf(said, 'kind').length > 0 || hasCuisine(said)) && !has('interests'))
      reading = mergeResults(reading, readKinds({ ...said, act: 'like-kind' }, context));
    if (findFact([...context.facts], 'travelers') === undefined)
      reading = mergeResults(reading, readStrayParty(said, context));
  }
  return reading;
}

function readStrayParty(said: Said, context: Context): ReadResult {
  const couple = readOccasion({ ...said, act: 'occasion' }, context);
  const isNamed =
    slotsOf(said, 'person', 'count').length > 0 ||
    said.find.people(said.text).some(({ value }) => value === 'alone' || value === 'pair' || value === 'with');
  const party = isNamed ? countParty({ ...said, slots: slotsOf(said, 'person', 'count', 'age') }) : undefined;
  if (party === undefined) return { ...couple, unused: [] };
  return {
    ...NOTHING,
    learned: [learn('travelers', party.count, assumed(notesIn(context.language).counted(party.count)))],
  };
}
