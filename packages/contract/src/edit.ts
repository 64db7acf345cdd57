import { z } from 'zod';

import { reasonCodeSchema } from './reason.ts';
import { clockTimeSchema, dateSchema, moneySchema, timeSchema } from './scalars.ts';

const visitSchema = z.string().min(1).describe('A visit id of the plan.');
const placeSchema = z.string().min(1).describe("A place id of the trip's facts.");
const dayOrAllSchema = dateSchema.nullable().describe('`null` for each day of the trip.');
const minutesSchema = z.int().min(5).max(720);
const mealSchema = z.enum(['breakfast', 'lunch', 'dinner']);
const dietsSchema = z.array(z.string().min(1)).max(10);

/** Where in the trip something is to stand. What is not said is left to whatever changes least. */
const targetSchema = z
  .strictObject({
    date: dateSchema.optional(),
    at: clockTimeSchema.optional(),
    part: z.enum(['morning', 'midday', 'afternoon', 'evening']).optional(),
    before: visitSchema.optional(),
    after: visitSchema.optional(),
  })
  .meta({ id: 'Target' });

const wishSchema = z.enum(['cheaper', 'indoors', 'outdoors', 'nearer', 'quieter', 'open', 'any']);

/** Stops that are let go with it, where it does not fit beside them. */
const dropping = { without: z.array(visitSchema).max(10).optional() };

/** One change of a plan. The same, with times in minutes, as `Edit` of `@wayfarer/edits`. */
export const editSchema = z
  .union([
    z.strictObject({
      type: z.literal('add'),
      place: placeSchema,
      to: targetSchema.optional(),
      minutes: minutesSchema.optional(),
      meal: mealSchema.optional(),
    }),
    z.strictObject({ type: z.literal('remove'), visit: visitSchema, forGood: z.boolean().optional() }),
    z.strictObject({ type: z.literal('move'), visit: visitSchema, to: targetSchema, ...dropping }),
    z.strictObject({ type: z.literal('swap'), visits: z.tuple([visitSchema, visitSchema]), ...dropping }),
    z.strictObject({ type: z.literal('swap-days'), dates: z.tuple([dateSchema, dateSchema]), ...dropping }),
    z.strictObject({
      type: z.literal('replace'),
      visit: visitSchema,
      by: z.union([placeSchema, z.strictObject({ wish: wishSchema })]),
    }),
    z.strictObject({ type: z.literal('length'), visit: visitSchema, minutes: minutesSchema, ...dropping }),
    z.strictObject({ type: z.literal('length'), visit: visitSchema, by: z.int().min(-720).max(720), ...dropping }),
    z.strictObject({ type: z.literal('lock'), visit: visitSchema, at: clockTimeSchema.optional() }),
    z.strictObject({
      type: z.literal('lock'),
      place: placeSchema,
      date: dateSchema,
      at: clockTimeSchema,
      meal: mealSchema.optional(),
      instead: visitSchema.optional().describe('The fixed appointment at that place that has changed.'),
    }),
    z.strictObject({ type: z.literal('unlock'), visit: visitSchema }),
    z.strictObject({
      type: z.literal('hours'),
      date: dayOrAllSchema,
      start: clockTimeSchema.optional(),
      end: clockTimeSchema.optional(),
    }),
    z.strictObject({
      type: z.literal('meal'),
      meal: mealSchema,
      date: dayOrAllSchema,
      at: clockTimeSchema.optional(),
      minutes: z.int().min(1).max(1440).optional(),
      cuisine: z.string().min(1).max(60).optional(),
      diets: dietsSchema.optional(),
      price: z.enum(['cheaper', 'better']).optional(),
      skip: z.boolean().optional(),
    }),
    z.strictObject({
      type: z.literal('pace'),
      date: dayOrAllSchema,
      pace: z.enum(['relaxed', 'moderate', 'packed', 'slower', 'faster']),
    }),
    z.strictObject({ type: z.literal('walking'), date: dayOrAllSchema, less: z.literal(true) }),
    z.strictObject({ type: z.literal('longest-way'), date: dateSchema, minutes: z.int().min(15).max(240) }),
    z.strictObject({
      type: z.literal('free'),
      date: dateSchema,
      window: z.strictObject({ start: clockTimeSchema, end: clockTimeSchema }),
    }),
    z.strictObject({ type: z.literal('unfree'), date: dateSchema }),
    z.strictObject({
      type: z.literal('stay'),
      by: z.union([placeSchema, z.strictObject({ wish: z.enum(['cheaper', 'better', 'nearer']) })]),
    }),
    z.strictObject({ type: z.literal('arrival'), at: clockTimeSchema }),
    z.strictObject({ type: z.literal('departure'), at: clockTimeSchema }),
    z.strictObject({ type: z.literal('dates'), start: dateSchema, end: dateSchema }),
    z.strictObject({
      type: z.literal('party'),
      travelers: z.int().min(1).max(20).optional(),
      diets: dietsSchema.optional(),
    }),
    z.strictObject({ type: z.literal('budget'), limit: moneySchema.nullable() }),
    z.strictObject({ type: z.literal('refill'), date: dayOrAllSchema }),
    z.strictObject({
      type: z.literal('walk'),
      date: dateSchema,
      title: z.string().min(1).max(300).describe('What the places have in common, e.g. the title of a film.'),
      places: z.array(placeSchema).min(1).max(100),
    }),
  ])
  .meta({ id: 'Edit' });
export type Edit = z.infer<typeof editSchema>;

const slotSchema = z.object({ visitId: z.string(), date: dateSchema, arrive: timeSchema, depart: timeSchema });

const moveSchema = z
  .object({
    placeId: z.string(),
    name: z.string(),
    from: slotSchema.nullable().describe('`null`: it was not in the plan.'),
    to: slotSchema.nullable().describe('`null`: it is not in the plan any more.'),
  })
  .meta({ id: 'Move' });
export type Move = z.infer<typeof moveSchema>;

/** What an edit would do, or why it does not fit and what would: the answer to a preview, and the details of a refusal. */
export const editOutcomeSchema = z
  .object({
    outcome: z.enum(['done', 'moved', 'unchanged', 'refused']),
    text: z.string().describe('The same as sentences.'),
    asked: z.array(moveSchema).describe('What the edit names.'),
    moved: z.array(moveSchema).describe('What has to move for it.'),
    reasons: z.array(z.object({ code: z.union([reasonCodeSchema, z.string()]), text: z.string() })),
    remedies: z
      .array(z.object({ text: z.string(), edit: editSchema }))
      .describe('The nearest edits that fit, best first.'),
  })
  .meta({ id: 'EditOutcome' });
export type EditOutcome = z.infer<typeof editOutcomeSchema>;
