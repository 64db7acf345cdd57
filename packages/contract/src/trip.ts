import { z } from 'zod';

import { advisedFields } from './advice.ts';
import { daySchema, legSchema } from './day.ts';
import { decisionSchema } from './decision.ts';
import { editSchema } from './edit.ts';
import { findingSchema } from './finding.ts';
import { reasonCodeSchema } from './reason.ts';
import { dateSchema, languageSchema, moneySchema, timeSchema } from './scalars.ts';
import { learnedSchema, travellerSchema } from './traveller.ts';

export const MODES = ['CLARIFY', 'CONFIRM', 'DISPATCH', 'FINALIZE'] as const;

/** What the planner must know, or may assume in plain sight. */
export const FACT_NAMES = [
  'destinations',
  'start',
  'end',
  'origin',
  'arrival',
  'departure',
  'travelers',
  'budgetLevel',
  'budget',
  'pace',
  'dietary',
  'interests',
  'mustDo',
  'hotelStyle',
  'stayAreas',
  'transport',
  'stays',
  'currency',
  'accessibility',
  'avoid',
  'crowds',
  'openingHours',
  'persons',
  'fairness',
  'autonomy',
] as const;
const factNameSchema = z.enum(FACT_NAMES).meta({ id: 'FactName' });

const messageSchema = z
  .object({ role: z.enum(['user', 'assistant']), text: z.string(), at: z.iso.datetime() })
  .meta({ id: 'Message' });
const questionSchema = z
  .object({
    id: z.string(),
    text: z.string(),
    fact: factNameSchema,
    chips: z.array(z.string()),
    number: z.int().optional().describe('By which it may be answered as long as it is open: "2. three days".'),
    multiple: z.boolean().describe('Several chips may be chosen; said as one message, with commas.'),
    input: z.enum(['text', 'date', 'number']).describe('What beside the chips fits: a date is said as `2027-04-03`.'),
  })
  .meta({ id: 'Question' });
const factSchema = z
  .object({
    name: factNameSchema,
    value: z.unknown(),
    text: z.string().describe('The value as a person would say it.'),
    status: z.enum(['stated', 'waived', 'assumed']),
    from: z.int().optional().describe('Index of the message that said it.'),
  })
  .meta({ id: 'Fact' });
const progressSchema = z
  .object({
    task: z.enum(['fetch', 'transport', 'stay', 'food', 'compose']),
    status: z.enum(['pending', 'running', 'completed', 'failed']),
    note: z.string().optional(),
  })
  .meta({ id: 'Progress' });

const leftOutSchema = z
  .object({ placeId: z.string(), name: z.string(), reason: reasonCodeSchema, text: z.string() })
  .meta({ id: 'LeftOut' });
const costSchema = z
  .object({
    category: z.enum(['transport', 'stay', 'food', 'places', 'other', 'reserve']),
    amount: moneySchema,
    estimate: z.boolean(),
  })
  .meta({ id: 'Cost' });

/** A traveller, or several of whom the same was said. */
const personSchema = z
  .object({
    label: z.string().describe('As they are spoken of when the traveller is spoken to: `you`, `Anna`, `two of you`.'),
    count: z.int().min(1),
    cost: z
      .object({
        total: moneySchema.describe('Of all of them together.'),
        each: moneySchema.describe('The most that one of them pays.'),
        limit: moneySchema.optional().describe('What each of them may spend, where it was said.'),
      })
      .optional()
      .describe('Missing where those who pay are told apart otherwise: "two of us can spend 600", "Anna is vegan".'),
    satisfaction: z
      .object({
        score: z
          .int()
          .min(0)
          .max(100)
          .nullable()
          .describe('The mean of the shares that the text names, in percent; `null` where nothing was asked for.'),
        text: z.string().describe('What it is computed from.'),
      })
      .optional()
      .describe(
        'How much of what they asked for the plan gives: likings, places by name, meals, steps, quiet hours, a limit.',
      ),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;

/** One thing that money is spent on, and who pays how much of it. */
const costLineSchema = z
  .object({
    category: costSchema.shape.category,
    text: z.string(),
    date: dateSchema.optional().describe('Its first day; of the whole trip where it is missing.'),
    amount: moneySchema.describe('For all travellers together.'),
    shares: z.array(z.object({ label: z.string(), amount: moneySchema })).describe('They sum to the amount.'),
    why: z.string().describe('How it is shared, and why so.'),
  })
  .meta({ id: 'CostLine' });
export type CostLine = z.infer<typeof costLineSchema>;

const optionSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    difference: z
      .string()
      .optional()
      .describe('What choosing it instead of the first option would change; missing of the first.'),
    highlights: z.array(z.string()),
    tags: z.array(z.string()),
    pace: z.string(),
    total: moneySchema,
    perPerson: moneySchema,
    walkingKmPerDay: z.number(),
    freeMinutesPerDay: z.int(),
    mustDosMet: z.tuple([z.int(), z.int()]).describe('Met, of how many.'),
    leftOutCount: z.int(),
    leftOut: z.array(leftOutSchema).describe('Every place that is not in, and why.'),
    costs: z.array(costSchema).describe('Their sum is the total.'),
    persons: z.array(personSchema).optional().describe('Each of those who travel; plans of old files have none.'),
    split: z.array(costLineSchema).optional().describe('Who pays what, line by line: they sum to the total.'),
    notices: z
      .array(z.string())
      .optional()
      .describe('What was asked for and is not so, must-dos first, each with the reason and what would help.'),
    unpriced: z
      .int()
      .min(1)
      .optional()
      .describe(
        'So many nights, meals and entries have no known price and are in no sum; missing where there are none.',
      ),
    days: z.array(daySchema),
    ...advisedFields,
  })
  .meta({ id: 'Option' });
export type Option = z.infer<typeof optionSchema>;

/** A change of the chosen plan that waits for the traveller's yes; until then the plan stays as it is. */
const waitingChangeSchema = z
  .object({
    id: z.string(),
    changes: z.array(z.string()).describe('What was said, each as `Budget: mid → high`.'),
    reasons: z.array(z.string()).describe('Why it is not done without a yes.'),
    option: z
      .string()
      .nullable()
      .describe('Id of the option that a yes makes the plan; another one is chosen as ever. `null` for an edit.'),
    edit: editSchema.nullable().describe('The edit that a yes carries out; `null` where it is another plan.'),
  })
  .meta({ id: 'WaitingChange' });
export type WaitingChange = z.infer<typeof waitingChangeSchema>;

/** A visit that was taken out of its day and comes back by a question. */
const waitingVisitSchema = z
  .object({
    visitId: z.string(),
    placeId: z.string(),
    name: z.string(),
    date: dateSchema,
    arrive: timeSchema.describe('When it was planned; that time is free meanwhile.'),
    depart: timeSchema,
    kind: z.string().describe('Kind of the reading that sent it away.'),
    until: timeSchema.optional().describe('When it comes back by itself.'),
    level: z.number().optional().describe('A reading of that kind under so many percent brings it back at once.'),
    text: z.string().describe('When it comes back, as a sentence.'),
  })
  .meta({ id: 'WaitingVisit' });
export type WaitingVisit = z.infer<typeof waitingVisitSchema>;

/** Something that was done to the plan. */
const doneSchema = z
  .object({
    seq: z.int().describe('Sequence number of its event.'),
    at: z.iso.datetime(),
    by: z.enum(['you', 'wayfarer']),
    text: z.string().describe('What was done, a sentence.'),
    undone: z.boolean(),
  })
  .meta({ id: 'Done' });
export type Done = z.infer<typeof doneSchema>;

/** What the traveller decided: confirmed, chose, or changed against what was planned. */
const userDecisionSchema = z
  .object({
    id: z.string(),
    type: z.enum(['confirm', 'select_itinerary', 'override']),
    label: z.string(),
    details: z.string().optional(),
    runId: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'UserDecision' });
export type UserDecision = z.infer<typeof userDecisionSchema>;

export const attributionSchema = z
  .object({
    text: z.string(),
    license: z.string().nullable().describe('Of the data, e.g. `ODbL 1.0`.'),
    url: z.string().nullable().describe('Where it has to lead to.'),
  })
  .meta({ id: 'Attribution' });
export type Attribution = z.infer<typeof attributionSchema>;

/** A journey between two cities, as far as it stands in the plan as a visit of its own. */
const journeySchema = z
  .object({
    visitId: z.string().describe('Of the visit at the station or airport of this end.'),
    direction: z.enum(['in', 'out']).describe('Whether one arrives there or leaves from there.'),
    mode: legSchema.shape.mode,
    from: z.string(),
    to: z.string(),
    minutes: z.int().describe('From departure to arrival: an estimate, no timetable is known.'),
    before: z.int().describe('So many minutes before it leaves one is at the airport or the station.'),
    after: z.int().describe('So many minutes after it has arrived one leaves it.'),
    fromZone: z.string().nullable().describe('IANA zone of where it begins, where that is known.'),
    toZone: z.string().nullable(),
  })
  .meta({ id: 'Journey' });

/** A trip from its first sentence to its last day: the answer to every write that does not ask for the change alone. */
export const tripSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    seq: z.int().describe('Sequence number of the newest event of the run.'),
    revision: z.string().describe('Digest of all that is answered here: two answers with one revision are the same.'),
    updatedAt: z.iso.datetime().describe('When the newest event of the run was written.'),
    hash: z.string().describe("SHA-256 of the canonical JSON of what the traveller's plan is."),
    mode: z.enum(MODES),
    language: languageSchema.optional().describe('In which the conversation goes on; pages follow it.'),
    brain: z.string().nullable().describe('Which brain read the newest message: `rules`, or the name of a model.'),
    messages: z.array(messageSchema),
    questions: z.array(questionSchema).describe('Open ones only.'),
    facts: z.array(factSchema),
    progress: z.array(progressSchema),
    executionStage: z
      .enum(['clarify', 'confirm', 'dispatch', 'research', 'finalize', 'completed', 'error'])
      .optional()
      .describe('How far planning has come.'),
    percent: z.int().min(0).max(100).optional().describe('The same as a quarter, half, three quarters or all of it.'),
    userDecisions: z.array(userDecisionSchema).optional().describe('What the traveller decided, the newest last.'),
    comparisonNote: z.string().optional().describe('How the options differ; missing where there are not two.'),
    ...advisedFields,
    options: z.array(optionSchema),
    selected: z.string().nullable(),
    days: z.array(daySchema),
    journeys: z.array(journeySchema).optional().describe('Of the chosen plan and of all options.'),
    leftOut: z.array(leftOutSchema),
    costs: z.array(costSchema),
    persons: z.array(personSchema).optional().describe('Each of those who travel, as the chosen plan is for them.'),
    split: z.array(costLineSchema).optional().describe('Who pays what of it, line by line.'),
    now: z.object({ date: dateSchema, time: timeSchema }).nullable(),
    nextVisitId: z.string().nullable(),
    pending: decisionSchema.nullable(),
    approval: waitingChangeSchema.nullable().describe('Answered by `approval`, or by choosing an option.'),
    waiting: z.array(waitingVisitSchema).describe('Visits that wait for a time or a level.'),
    handedOver: z
      .boolean()
      .describe('A person was called and has not ended it yet; the planner goes on answering meanwhile.'),
    queue: z.int().describe('Decisions that wait behind the open one.'),
    canUndo: z.boolean(),
    canRedo: z.boolean(),
    history: z
      .array(doneSchema)
      .describe('What was done to the plan, the newest last; what was taken back stays, marked.'),
    traveller: travellerSchema.nullable().optional().describe('Once the trip is under way.'),
    learned: learnedSchema
      .nullable()
      .optional()
      .describe('What your choices on this trip taught; forgotten by the event `forget-learned`.'),
    findings: z.array(findingSchema).optional().describe('What was looked up on the web; missing where nothing was.'),
    cityOffer: z
      .object({
        city: z.string(),
        from: z.string().describe('Where it would come from, e.g. `OpenStreetMap`.'),
        megabytes: z.number().optional().describe('About so much is loaded.'),
        seconds: z.number().optional().describe('It takes about so long.'),
        status: z.enum(['offered', 'fetching', 'failed']),
        note: z.string().optional().describe('What is being done, or why it could not be had and what to do instead.'),
      })
      .meta({ id: 'CityOffer' })
      .optional()
      .describe(
        'A city of which little or nothing is known, and which can be had: by a message such as `Get Lisbon from OpenStreetMap`.',
      ),
    chips: z.array(z.string()).describe('Answers to the newest message that one may tap: each is said as a message.'),
    warnings: z.array(z.string()),
    attributions: z
      .array(attributionSchema)
      .describe('Whom to name wherever anything of the trip is shown: of all places of it, each once.'),
  })
  .meta({ id: 'Trip' });
export type Trip = z.infer<typeof tripSchema>;
export type Fact = Trip['facts'][number];
export type Question = Trip['questions'][number];
export type Progress = Trip['progress'][number];

/** A line of the list of trips. */
const tripSummarySchema = z
  .object({
    id: z.string(),
    title: z.string(),
    cities: z.string().optional().describe('Of a renamed trip its usual name, which says where it leads to.'),
    mode: z.enum(MODES),
    selected: z.string().nullable(),
    start: dateSchema.nullable(),
    end: dateSchema.nullable(),
    updatedAt: z.iso.datetime(),
    problem: z
      .string()
      .nullable()
      .describe('What is damaged of it, if anything is; it can be exported as raw events, and erased, all the same.'),
    readable: z.boolean().describe('False where the trip cannot be opened; else only its chat is damaged, or nothing.'),
  })
  .meta({ id: 'TripSummary' });
export type TripSummary = z.infer<typeof tripSummarySchema>;
export const tripListSchema = z
  .object({ trips: z.array(tripSummarySchema), next: z.string().nullable().describe('Cursor of the next page.') })
  .meta({ id: 'TripList' });
export type TripList = z.infer<typeof tripListSchema>;
