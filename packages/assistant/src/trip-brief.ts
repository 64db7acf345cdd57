import type { Option, Trip } from '@wayfarer/contract';
import { z } from 'zod';

const moneySchema = z.object({ amount: z.int().describe('Minor units: 1250 USD is $12.50.'), currency: z.string() });
const sourceSchema = z.object({ name: z.string(), date: z.string() });

const stopSchema = z.object({
  visitId: z.string(),
  placeId: z.string(),
  name: z.string(),
  kind: z.enum(['place', 'meal', 'stay', 'transport', 'rest']),
  arrive: z.string(),
  depart: z.string(),
  locked: z.boolean().describe('It may not be moved.'),
  hours: z.union([z.array(z.object({ open: z.string(), close: z.string() })), z.literal('unknown')]),
  fee: moneySchema.nullable().describe('For one person; `null` when unknown.'),
  source: sourceSchema.describe('Of what is known about the place.'),
});

const daySchema = z.object({
  date: z.string(),
  title: z.string(),
  city: z.string(),
  zone: z.string(),
  weather: z.string().nullable(),
  notices: z.array(z.string()),
  stops: z.array(stopSchema),
});

/** A trip as an assistant needs it: what is planned, what is open, and what was left out. */
export const tripBriefSchema = z.object({
  summary: z.tuple([z.string(), z.string()]).describe('Two sentences that can be quoted.'),
  trip: z.string().describe('Id of the trip, for further calls.'),
  title: z.string(),
  status: z
    .enum(['asks', 'options', 'planned', 'none'])
    .describe('`asks`: the traveller has to answer first. `options`: one has to be chosen. `planned`: it is.'),
  says: z.string().describe('What the planner said last.'),
  questions: z.array(z.object({ text: z.string(), choices: z.array(z.string()) })),
  options: z.array(
    z.object({
      option: z.int().describe('Its number, from 1.'),
      title: z.string(),
      description: z.string(),
      difference: z.string().describe('Against the first option.'),
      total: moneySchema.describe('For all travellers; what has no known price is not in it.'),
      unpriced: z.int().describe('So many nights, meals and entries have no known price.'),
      notices: z.array(z.string()),
    }),
  ),
  days: z.array(daySchema).describe('Of the chosen plan, or of the option that was asked for.'),
  leftOut: z.array(z.object({ placeId: z.string(), name: z.string(), text: z.string() })),
  waiting: z
    .object({ changes: z.array(z.string()), reasons: z.array(z.string()) })
    .nullable()
    .describe('A change that waits for the traveller’s yes.'),
  decision: z
    .object({ text: z.string(), choices: z.array(z.string()) })
    .nullable()
    .describe('What the traveller has to decide on the way.'),
  attributions: z.array(z.string()).describe('Whom to name wherever the plan is shown.'),
});
export type TripBrief = z.infer<typeof tripBriefSchema>;

const MOST_LEFT_OUT = 12;

/** @param shown - The days of this option instead of those of the chosen plan. */
export function toTripBrief(trip: Trip, shown?: Option): TripBrief {
  const status = statusOf(trip);
  const says = trip.messages.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return {
    summary: [titleOf(trip), sentenceOf(trip, status, says)],
    trip: trip.id,
    title: trip.title,
    status,
    says,
    questions: trip.questions.map(({ text, chips }) => ({ text, choices: [...chips] })),
    options: trip.options.map((option, index) => ({
      option: index + 1,
      title: option.title,
      description: option.description,
      difference: option.difference ?? '',
      total: { ...option.total },
      unpriced: option.unpriced ?? 0,
      notices: [...(option.notices ?? [])],
    })),
    days: (shown?.days ?? trip.days).map(toDay),
    leftOut: (shown?.leftOut ?? trip.leftOut)
      .slice(0, MOST_LEFT_OUT)
      .map(({ placeId, name, text }) => ({ placeId, name, text })),
    waiting: trip.approval && { changes: [...trip.approval.changes], reasons: [...trip.approval.reasons] },
    decision: trip.pending && {
      text: trip.pending.text,
      choices: trip.pending.choices.filter(({ offered }) => offered).map(({ text }) => text),
    },
    attributions: trip.attributions.map(({ text }) => text),
  };
}

function statusOf({ selected, options, questions }: Trip): TripBrief['status'] {
  if (selected !== null) return 'planned';
  if (options.length > 0) return 'options';
  return questions.length > 0 ? 'asks' : 'none';
}

function titleOf({ title, days, options }: Trip): string {
  const all = days.length > 0 ? days : (options[0]?.days ?? []);
  const [first, last] = [all[0]?.date, all.at(-1)?.date];
  return first === undefined || last === undefined ? `${title}.` : `${title}, ${first} to ${last}.`;
}

function sentenceOf({ options, days }: Trip, status: TripBrief['status'], says: string): string {
  switch (status) {
    case 'planned': {
      const stops = days.flatMap(({ visits }) => visits).filter(({ kind }) => kind === 'place' || kind === 'meal');
      return `The plan has ${stops.length} stops on ${days.length} days.`;
    }
    case 'options':
      return `There are ${options.length} options to choose from: ${options.map((one, index) => `${index + 1}. ${one.title}`).join(', ')}.`;
    default:
      return says;
  }
}

function toDay({
  date,
  title = '',
  city,
  zone,
  weather,
  notices = [],
  visits,
}: Trip['days'][number]): TripBrief['days'][number] {
  return {
    ...{ date, title, zone, city: city.name, weather: weather?.text ?? null, notices: [...notices] },
    stops: visits.map(({ id, placeId, name, kind, arrive, depart, locked, hours, fee, source }) => ({
      ...{ visitId: id, placeId, name, kind, arrive, depart, locked },
      hours: hours === 'unknown' ? hours : hours.map(({ open, close }) => ({ open, close })),
      fee: fee && { ...fee },
      source: { name: source.name, date: source.date },
    })),
  };
}
