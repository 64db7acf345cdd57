import { blank } from '@wayfarer/archon/grammar';

import type { Brain, BrainRequest, DateHints, Remark, Understanding } from '../brain.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { readAccessibility } from './accessibility.ts';
import { readAssent } from './assent.ts';
import { readAutonomy } from './autonomy.ts';
import { readAvoid, readNothingToAvoid } from './avoid.ts';
import { readBareAnswers } from './bare-answer.ts';
import { readBudget } from './budget.ts';
import { readBudgetLevel } from './budget-level.ts';
import { listCityMentions } from './cities.ts';
import { readCrowds } from './crowds.ts';
import { readCurrency } from './currency.ts';
import { readDates } from './dates/dates.ts';
import { readDestinations } from './destinations.ts';
import { readDietary } from './dietary.ts';
import { readHotelStyle } from './hotel-style.ts';
import { readInterests } from './interests.ts';
import { listPlaceMentions, readMustDo } from './must-do.ts';
import { notUnderstood } from './not-understood.ts';
import { withoutOrders } from './orders.ts';
import { readOrigin } from './origin.ts';
import { readPace } from './pace.ts';
import { type Context, mergeResults, NOTHING, type Reader, type ReadResult, withLearned } from './reader.ts';
import { type Reply, splitReplies } from './replies.ts';
import { sanitize, withoutQuestions } from './text.ts';
import { readTravelers } from './travelers.ts';
import { readWaivers } from './waiver.ts';

/** Cities and sights, read together: "Osaka Castle" is a sight and no destination. */
const readWhere: Reader = (text, context) => {
  const places = listPlaceMentions(text, context);
  const cities = listCityMentions(text, context, places);
  const origin = readOrigin(text, cities);
  const destinations = readDestinations(text, cities, context);
  const route = mergeResults(origin, destinations);
  return mergeResults(route, readMustDo(text, places, withLearned(context, route.learned)));
};

/** In this order; what one has taken, the next does not see: "3 April" is no party of three, "Nishiki Market" no interest. */
const READERS: readonly Reader[] = [
  readAutonomy,
  readBudget,
  readDates,
  readWhere,
  readDietary,
  readAccessibility,
  readCrowds,
  readNothingToAvoid,
  readAvoid,
  readTravelers,
  readHotelStyle,
  readBudgetLevel,
  readCurrency,
  readPace,
  readInterests,
  readWaivers,
  readBareAnswers,
];

/**
 * Reads a message by rules alone: no language model, no I/O, the same words always mean the same.
 * What it is not sure of it leaves to a question.
 */
export function createRuleBrain({ gazetteer }: { readonly gazetteer: Gazetteer }): Brain {
  return {
    async understand(request, signal) {
      signal.throwIfAborted();
      return understand(request, gazetteer);
    },
  };
}

function understand(request: BrainRequest, gazetteer: Gazetteer): Understanding {
  const { text, remarks } = withoutOrders(sanitize(request.message));
  const { facts, open, today, index, hints = {} } = request;
  const reading = readReplies(splitReplies(text, open), { facts, open, today, index, hints, gazetteer });
  const said = { learned: reading.learned, remarks: [...remarks, ...reading.remarks] };
  const isSilent = reading.learned.length + reading.remarks.length + Object.keys(reading.hints ?? {}).length === 0;
  const assent = isSilent ? readAssent(text) : null;
  const isEmpty = isSilent && remarks.length === 0 && assent === null;
  const kept: DateHints = { ...hints, ...reading.hints };
  return {
    ...said,
    ...(isEmpty ? { remarks: [notUnderstood(open)] } : {}),
    ...(Object.keys(kept).length > 0 ? { hints: kept } : {}),
    assent,
    brain: 'rules',
  };
}

function readReplies(replies: readonly Reply[], context: Context): ReadResult {
  let reading = NOTHING;
  for (const reply of replies) {
    const known = withLearned(
      { ...context, open: reply.open, asked: reply.asked, hints: { ...context.hints, ...reading.hints } },
      reading.learned,
    );
    const found = readReply(reply, known);
    reading = mergeResults(reading, { ...found, remarks: [...found.remarks, ...unanswered(reply, found)] });
  }
  return reading;
}

/** A numbered answer that did not answer its question. */
function unanswered({ asked, isNumbered, text }: Reply, { learned, remarks, hints }: ReadResult): Remark[] {
  const isAnswer = learned.length > 0 || remarks.length > 0 || Object.keys(hints ?? {}).length > 0;
  return asked && isNumbered && !isAnswer && /[\p{L}\p{N}]/u.test(text) ? [notUnderstood([asked])] : [];
}

function readReply(reply: Reply, context: Context): ReadResult {
  let text = withoutQuestions(reply.text);
  let reading = NOTHING;
  for (const read of READERS) {
    const found = read(text, withLearned(context, reading.learned));
    text = blank(text, found.taken);
    reading = mergeResults(reading, found);
  }
  return reading.learned.some((fact) => fact.name === 'destinations')
    ? reading
    : mergeResults(reading, cityOfQuestion(reply.text, context));
}

/** "Is Kyoto good in May?" chooses no date, but as long as nothing else is known it tells the city. */
function cityOfQuestion(text: string, context: Context): ReadResult {
  if (withoutQuestions(text) === text || context.facts.some((fact) => fact.name === 'destinations')) return NOTHING;
  const cities = listCityMentions(text, context, []).filter(
    ({ match, role }) => match.kind === 'known' && role === 'destination',
  );
  const { learned } = readDestinations(text, cities, context);
  return {
    ...NOTHING,
    learned: learned.map((fact) => ({
      ...fact,
      status: 'assumed',
      note: 'You asked about it, so I took it as the destination.',
    })),
  };
}
