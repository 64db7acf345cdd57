import { findDates, findMoney } from '@wayfarer/router/grammar';

import type { Learned } from '../brain.ts';
import { findFact, valueOf } from '../facts.ts';
import { readBudget } from './budget.ts';
import { countParty } from './count-party.ts';
import { readTripDates } from './dates/dates.ts';
import { readShift, SHIFT_ACTS } from './dates/shifts.ts';
import { readFewerKinds, readKinds } from './kinds.ts';
import { readBudgetLevel, readCrowds, readNoBudget, readPace } from './levels.ts';
import { readMustDo } from './must-do.ts';
import { readAccess, readDiet } from './needs.ts';
import { notesIn } from './notes.ts';
import { findNumbers } from './numbers.ts';
import { readAutonomy, readDecideForUs, readOccasion } from './others.ts';
import { readParty } from './party.ts';
import { assumed, type Context, learn, mergeResults, NOTHING, type ReadResult, withLearned } from './read-result.ts';
import { type FactReader, type Said, slotsOf } from './said.ts';
import { readStayArea, readStayKind } from './stays.ts';
import { readStrayHeads } from './stray-heads.ts';
import { readOwnTime, readTransport } from './travel.ts';
import { hasCuisine, readDestination, readOrigin, startsOf } from './where.ts';

/** In this order: what is read later may need what was read before, such as the money of where they start. */
const READERS: readonly (readonly [acts: readonly string[], FactReader])[] = [
  [['plan-trip', 'destination'], readDestination],
  [['stay-area'], readStayArea],
  [['origin'], readOrigin],
  [SHIFT_ACTS, (said, context) => (isUnlikelyShift(said, context) ? NOTHING : readShift(said, context))],
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
const MAY_HAVE_DATES = ['transport', 'like-kind', 'add', 'occasion'];
/** What these requests say is often more than their act. */
const MAY_HAVE_MORE = /^(?:plan-trip|destination|origin|dates|length|occasion|transport|scene-walk|here|budget)$/;
/** Their days are those of something else. */
const OF_OTHER_DAYS = /^(?:ask-|what|booked|spent|occasion|closed$|yes$|no$|dates-)/;
/** "We land on 5 April" tells the day; "on Saturday" may be of a trip that is known. */
const OF_A_TICKET = /^(?:arrival|departure)$/;
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
      const dates = readAllDates(dated, requests, now());
      reading = mergeResults(reading, dates);
      for (const said of dated)
        if (isUseful(dates) && slotsOf(said, 'day', 'to-day', 'duration', 'city').length > 0) read.add(said);
      if (isUseful(dates))
        for (const said of dated.filter(({ act }) => act === 'dates' || act === 'length')) read.add(said);
    }
  }
  reading = mergeResults(reading, readStraySlots(requests, now()));
  reading = mergeResults(reading, readStrayHeads(message, requests, now()));
  const unread = requests.filter((said) => !read.has(said) && !TALK.test(said.act)).map(({ text }) => trimmed(text));
  const whole = trimmed(message);
  const unused = [...(reading.unused ?? []), ...unread.filter((text) => text !== whole || read.size > 0)];
  return { ...reading, unused };
}

/** Dates of the requests that have them; as long as none are known, of any that may. */
function readAllDates(dated: readonly Said[], requests: readonly Said[], context: Context): ReadResult {
  const dates = readTripDates(dated, context);
  const isKnown =
    findFact([...context.facts], 'start') !== undefined || dates.learned.length > 0 || dates.hints?.month !== undefined;
  if (isKnown) return dates;
  const all = readTripDates(
    requests.filter(({ act, text, probability }) =>
      OF_A_TICKET.test(act) ? findDates(text).length > 0 : probability < SURE || !OF_OTHER_DAYS.test(act),
    ),
    context,
  );
  return isUseful(all) ? all : dates;
}

/** Both; the cities of all requests are heard, each once. */
function joined(first: ReadResult, second: ReadResult): ReadResult {
  const cities = [...(first.heard?.destinations ?? []), ...(second.heard?.destinations ?? [])];
  const destinations = cities.filter(({ name }, at) => cities.findIndex((other) => other.name === name) === at);
  const merged = mergeResults(first, second);
  return destinations.length > 0 ? { ...merged, heard: { ...merged.heard, destinations } } : merged;
}

/** "At the end of June" of a trip without dates is no "later" that an act of little probability says. */
function isUnlikelyShift({ probability }: Said, { facts }: Context): boolean {
  return probability < SURE && valueOf(facts, 'start') === undefined;
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

/** Cities in requests of other acts, in a message that begins a trip: "in March with my boyfriend, from Atlanta". */
function readStrayCities(requests: readonly Said[], context: Context): ReadResult {
  let reading = NOTHING;
  const before = context.facts.filter(({ from }) => from !== context.index);
  const isOpen = (name: 'destinations' | 'origin'): boolean => !before.some((fact) => fact.name === name);
  const strays = requests.filter(({ act }) => act !== 'destination' && act !== 'plan-trip');
  if (isOpen('destinations')) {
    const isNamed = context.facts.some(({ name }) => name === 'destinations');
    for (const said of strays.filter(({ act }) => !(isNamed && act.startsWith('ask-')))) {
      const slots = slotsOf(said, 'city', 'to-city', 'from-city');
      const next = readDestination({ ...said, slots }, withLearned(context, reading.learned));
      reading = joined(reading, said.act.startsWith('ask-') ? asGuess(next, said, context) : next);
    }
  }
  if (isOpen('origin') && !context.facts.some(({ name }) => name === 'origin')) {
    for (const said of requests) {
      const start = startsOf(said, context);
      if (start.slots.length > 0) reading = joined(reading, readOrigin(start, withLearned(context, reading.learned)));
    }
  }
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
  for (const said of requests.filter(({ act }) => MAY_HAVE_MORE.test(act))) {
    if ((slotsOf(said, 'money').length > 0 || findMoney(said.text).length > 0) && !has('budget'))
      reading = mergeResults(reading, readBudget(said, context));
    if ((slotsOf(said, 'kind').length > 0 || hasCuisine(said)) && !has('interests'))
      reading = mergeResults(reading, readKinds({ ...said, act: 'like-kind' }, context));
    if (findFact([...context.facts], 'travelers') === undefined)
      reading = mergeResults(reading, readStrayParty(said, context));
  }
  return reading;
}

/** "Four days in Kyoto for two", and not "for two days". */
const FOR_SOME =
  /(?<!\p{L})(?:for|für|pour|para) (?:\d{1,2}|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)(?=\s*(?:$|[.,;!?)]|(?:in|to|from|within|at|on|next|this|with|ab|aus|von|en|de|à|desde)(?!\p{L})))/iu;

function readStrayParty(said: Said, context: Context): ReadResult {
  const couple = readOccasion({ ...said, act: 'occasion' }, context);
  if (said.act === 'budget' && slotsOf(said, 'count').length === 0) return NOTHING;
  const isNamed =
    FOR_SOME.test(said.text) ||
    slotsOf(said, 'person', 'count').length > 0 ||
    said.find
      .people(said.text)
      .some(({ value }) => value === 'alone' || value === 'pair' || value === 'with' || value === 'family');
  const forSome = FOR_SOME.exec(said.text)?.[0];
  const [some] = forSome === undefined ? [] : findNumbers(forSome, said.language);
  const party = some
    ? { count: some.value }
    : isNamed
      ? countParty({ ...said, slots: slotsOf(said, 'person', 'count', 'age') })
      : undefined;
  if (party === undefined) return { ...couple, unused: [] };
  return {
    ...NOTHING,
    learned: [learn('travelers', party.count, assumed(notesIn(context.language).counted(party.count)))],
  };
}
