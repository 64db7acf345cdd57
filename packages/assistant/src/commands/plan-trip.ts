import type { Question, Trip } from '@wayfarer/contract';
import { LONGEST_MESSAGE } from '@wayfarer/contract';
import { z } from 'zod';

import { readState } from '../asking.ts';
import { type CommandCall, defineCommand, type Outcome } from '../command.ts';
import { getTripNamed, tripNameSchema } from '../find-trip.ts';
import { toSentence, wishFields } from '../plan-sentence.ts';
import { toTripBrief, type TripBrief, tripBriefSchema } from '../trip-brief.ts';

/** A plan needs seconds; on a busy machine it may wait minutes for its turn. */
const PLANNING_MS = 180_000;

/** More questions than the planner has. */
const MOST_ROUNDS = 12;

/** What is put aside while a person answers. */
const roundSchema = z.object({ trip: z.string(), round: z.int().min(1).max(MOST_ROUNDS) });

/** The trip is planned already, or has options: what follows is a change, and needs a yes. */
class PlannedAlreadyError extends Error {
  override readonly name = 'PlannedAlreadyError';
  readonly code = 'planned-already';

  constructor(id: string) {
    super(`The trip ${id} has options already. Use propose_change to choose one or to change it; nothing was done.`);
  }
}

export const planTrip = defineCommand({
  name: 'plan_trip',
  title: 'Plan a new trip',
  description:
    'Plans, creates or organises a new trip, vacation, holiday, honeymoon, city break, weekend or 48 hours from scratch, for a family, kids, parents, two people or solo: puts together complete day-by-day itineraries, relaxed or packed, cheap or not, in two or three options, with sights, food, museums, hotel and costs, of a sentence or of city, dates, days, budget, pace and interests. Asks what is missing; if you cannot show questions, ask them and call again with `trip` and `answer`. Takes up to a minute. Books nothing.',
  needs: 'new-trip',
  input: z
    .strictObject({
      ...wishFields,
      trip: tripNameSchema.optional().describe('Goes on with a trip whose `questions` are open.'),
      answer: z.string().trim().min(1).max(LONGEST_MESSAGE).optional().describe('What the traveller answered to them.'),
    })
    .refine(({ trip, answer }) => (trip === undefined) === (answer === undefined), {
      message: 'expected "trip" and "answer" together',
      path: ['answer'],
    })
    .refine((args) => args.answer !== undefined || toSentence(args) !== '', {
      message: 'expected what the traveller wants, or a "city"',
      path: ['say'],
    }),
  output: tripBriefSchema,
  isOpenWorld: true,
  timeoutMs: PLANNING_MS,
  examples: [
    {
      said: 'Plan three days in Kyoto in April for two of us, we like temples and food.',
      call: { say: 'Three days in Kyoto for two, 3 to 5 April 2027, temples and food' },
    },
    {
      said: 'A weekend in Paris with kids, not too expensive.',
      call: { city: 'Paris', days: 2, budget: 'low', interests: ['parks', 'museums'] },
    },
  ],
  async run(args, call) {
    const { input, idempotencyKey } = call.context;
    if (input) return goOn(readState(input, roundSchema), call);
    if (args.trip !== undefined) {
      const trip = await getTripNamed(call.concierge, args.trip);
      if (trip.options.length > 0) throw new PlannedAlreadyError(trip.id);
      return settle(await say(trip.id, args.answer ?? '', { call, round: 0 }), 1, call);
    }
    const { id } = await call.concierge.createTrip({}, { key: `assistant:${idempotencyKey}` });
    return settle(await say(id, toSentence(args), { call, round: 0 }), 1, call);
  },
});

/** Hears what was answered. Nothing answered is an answer, too: then the questions come back as the result. */
async function goOn({ trip: id, round }: z.infer<typeof roundSchema>, call: CommandCall): Promise<Outcome<TripBrief>> {
  const trip = await call.concierge.getTrip(id);
  const key = keyOf(call, round);
  const text = readAnswers(trip, call);
  // Answered in an earlier attempt at this very call, of which nobody heard: it is said again under its key.
  if (text === '') return { result: toTripBrief(trip) };
  if (trip.options.length > 0) return { result: toTripBrief(trip) };
  return settle(
    await withProgress(id, call, () => call.concierge.write(id, 'message', { text, key })),
    round + 1,
    call,
  );
}

function settle(trip: Trip, round: number, { context: { canAsk } }: CommandCall): Outcome<TripBrief> {
  const isOpen = trip.options.length === 0 && trip.questions.length > 0;
  if (!isOpen || canAsk !== true || round > MOST_ROUNDS) return { result: toTripBrief(trip) };
  const questions = trip.questions.map((question) => [question.id, toQuestion(question)] as const);
  return { asks: { questions: Object.fromEntries(questions), state: { trip: trip.id, round } } };
}

function toQuestion({ text, chips, multiple }: Question) {
  const other = { type: 'string', maxLength: LONGEST_ANSWER, ...(multiple && { description: chips.join(', ') }) };
  const answer = chips.length > 0 && !multiple ? { answer: { type: 'string', enum: [...chips] } } : {};
  return { message: text, schema: { type: 'object', properties: { ...answer, other } } };
}
const LONGEST_ANSWER = 500;

/** Several answers are told apart by the numbers of their questions. */
function readAnswers({ questions }: Trip, { context: { input } }: CommandCall): string {
  const answered = questions.flatMap(({ id, number }) => {
    const { action, content = {} } = input?.answers[id] ?? {};
    const said = [content['answer'], content['other']].filter((one) => typeof one === 'string' && one.trim() !== '');
    return action === 'accept' && said.length > 0 ? [{ number, text: said.join(', ').slice(0, LONGEST_ANSWER) }] : [];
  });
  const [only, ...others] = answered;
  if (only && others.length === 0) return only.text;
  return answered.map(({ number, text }) => (number === undefined ? text : `${number}. ${text}`)).join('\n');
}

function say(
  id: string,
  text: string,
  { call, round }: { readonly call: CommandCall; readonly round: number },
): Promise<Trip> {
  const work = (): Promise<Trip> => call.concierge.write(id, 'message', { text, key: keyOf(call, round) });
  return withProgress(id, call, work);
}

function keyOf({ context }: CommandCall, round: number): string {
  return `assistant:${context.idempotencyKey}:${round}`;
}

/** Tells whoever waits what is being done, as the trip's own events say. */
async function withProgress<Result>(id: string, call: CommandCall, work: () => Promise<Result>): Promise<Result> {
  const watching = new AbortController();
  const watched = watch(id, call, watching.signal).catch(() => undefined);
  try {
    return await work();
  } finally {
    watching.abort();
    await watched;
  }
}

async function watch(id: string, { concierge, context }: CommandCall, signal: AbortSignal): Promise<void> {
  let progress = 0;
  for await (const { type, content } of concierge.subscribe(id, { signal })) {
    if (!type.startsWith('task-')) continue;
    const { note } = content as { readonly note?: unknown };
    context.reportProgress({ progress: (progress += 1), ...(typeof note === 'string' && { message: note }) });
  }
}
