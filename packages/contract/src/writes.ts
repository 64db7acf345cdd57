import { z } from 'zod';

import { CHOICES } from './decision.ts';
import { editSchema } from './edit.ts';
import { clockTimeSchema, dateSchema } from './scalars.ts';
import { suppositionSchema } from './what-if.ts';
import type { WriteName } from './write-paths.ts';

/** Longer messages are refused with `message-too-long`, whole and unharmed on the traveller's side. */
export const LONGEST_MESSAGE = 8000;

/** Of a name that a traveller gives a trip, in characters. */
const LONGEST_TITLE = 120;

/** Length is judged by the concierge, so that every door gives the same answer. */
const textSchema = z.string();

export const createTripSchema = z
  .object({ text: textSchema.optional(), seed: z.int().min(0).max(0xffff_ffff).optional() })
  .meta({ id: 'CreateTrip' });
export type CreateTrip = z.infer<typeof createTripSchema>;

/** Levels (`crowd`, `traffic`) in percent, `weather` a word, `closed` and `unwanted` (would rather not go) no value, `delay` in minutes. */
export const READING_KINDS = ['crowd', 'traffic', 'weather', 'closed', 'unwanted', 'delay'] as const;

/** `ask`: nothing is changed without asking. `small-changes`: what the travel policy calls small is changed at once. */
export const AUTONOMY_LEVELS = ['ask', 'small-changes'] as const;

/** What a traveller tells of themselves on the way, or wishes of the day, in a word. */
export const TRIP_EVENTS = [
  'tired',
  'hungry',
  'ate',
  'rested',
  'slower',
  'faster',
  'dislike-next',
  'reoptimize',
  'end',
  'continue',
  'explain',
  'forget-learned',
] as const;

/** What money is spent on. */
export const SPENDING = ['food', 'places', 'transport', 'stay', 'other'] as const;

/** One thing that can be done to a trip. */
interface TripWrite {
  /** A line for people: what it does. */
  readonly summary: string;
  /** What has to be said; an object. */
  readonly body: z.ZodType<object>;
}

/**
 * Everything that can be done to a trip, each once. Routes of the server, methods of the concierge, writes of the page and
 * commands of the command line go by this table; where each goes stands in `WRITE_PATHS`. Each answers the trip as it then is.
 */
export const WRITES = {
  message: {
    summary: 'Say something to the planner',
    body: z.object({ text: textSchema }).meta({ id: 'Say' }),
  },
  selection: {
    summary: 'Choose an option by number or id; it becomes the plan',
    body: z
      .object({ option: z.union([z.int().min(1), z.string().min(1)]).describe("1-based, or an option's id.") })
      .meta({ id: 'Select' }),
  },
  advance: {
    summary: 'Move the cursor of the trip to a visit, or to a date and time',
    body: z
      .union([
        z.strictObject({
          to: z.string().min(1),
          confirmed: z
            .boolean()
            .optional()
            .describe(
              'Needed where it marks stops of earlier days as done, or more than two: else `needs-confirmation`.',
            ),
        }),
        z.strictObject({ date: dateSchema, time: clockTimeSchema }),
      ])
      .meta({ id: 'Advance', type: 'object' }),
  },
  reading: {
    summary: 'Report what is seen on the way',
    body: z
      .strictObject({
        kind: z.enum(READING_KINDS),
        value: z.union([z.number(), z.string()]).optional(),
        visit: z.string().optional().describe('A visit id; without it the next visit.'),
        at: clockTimeSchema.optional().describe("From when it holds; without it the cursor's time."),
        from: clockTimeSchema.optional().describe('The same as `at`: "rain from 14:00 to 17:00".'),
        until: clockTimeSchema.optional().describe('Until when weather lasts; without it for the rest of the day.'),
      })
      .meta({ id: 'Reading' }),
  },
  decision: {
    summary: 'Answer the open decision: wait, replace, skip, keep or, where it is offered, move',
    body: z
      .strictObject({
        choice: z.enum(CHOICES),
        n: z
          .union([z.int().min(1), z.string().min(1)])
          .optional()
          .describe('Which alternative: 1-based, or a place id.'),
      })
      .meta({ id: 'Decide' }),
  },
  approval: {
    summary: 'Say yes or no to what waits for it: the recommended choice, or the plan for what you changed',
    body: z
      .object({
        approved: z.boolean(),
        about: z.enum(['plan', 'decision']).optional().describe('Which of the two is meant; without it the newer one.'),
      })
      .meta({ id: 'Approval' }),
  },
  autonomy: {
    summary: 'Say whether small changes may be made without asking, or nothing may',
    body: z.object({ autonomy: z.enum(AUTONOMY_LEVELS) }).meta({ id: 'Autonomy' }),
  },
  edit: {
    summary: 'Change the plan: one edit, done at once if it fits',
    body: z
      .object({
        edit: editSchema,
        preview: z.boolean().optional().describe('Only says what it would do; answers an `EditOutcome`.'),
        propose: z
          .boolean()
          .optional()
          .describe('Waits in `approval` for the traveller’s yes, as all that an assistant asks for by itself.'),
      })
      .meta({ id: 'DoEdit' }),
  },
  suppose: {
    summary: 'Ask what would be if something were so; with `take`, do it',
    body: z
      .object({
        suppose: suppositionSchema,
        take: z
          .boolean()
          .optional()
          .describe('Changes the plan as was said; without it nothing changes, and a `WhatIf` is answered.'),
      })
      .meta({ id: 'Suppose' }),
  },
  rename: {
    summary: 'Give the trip a name of your own; an empty one gives it its usual one again',
    body: z.object({ title: z.string().max(LONGEST_TITLE) }).meta({ id: 'Rename' }),
  },
  event: {
    summary: 'Say how you are, or what you wish of the day, in a word; what would change the day is shown first',
    body: z.strictObject({ kind: z.enum(TRIP_EVENTS) }).meta({ id: 'TripEvent' }),
  },
  spending: {
    summary: 'Say what you have spent; a negative amount corrects one that was too high',
    body: z
      .strictObject({
        amount: z.int().describe("In the currency's smallest unit, for everybody together."),
        category: z.enum(SPENDING),
        currency: z.string().length(3).optional().describe("Without it the trip's; no other is changed into it."),
      })
      .meta({ id: 'Spent' }),
  },
  position: {
    summary: 'Say where you are; it is forgotten once you move on',
    body: z
      .strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })
      .meta({ id: 'Position' }),
  },
  research: {
    summary: 'Have looked up on the web what is not known of the plan: what holds counts, and no day changes unasked',
    body: z
      .object({ forget: z.boolean().optional().describe('Count no more with anything that was looked up.') })
      .meta({ id: 'Research' }),
  },
  undo: {
    summary: 'Take back what was done last',
    body: z.object({}).meta({ id: 'Undo' }),
  },
  redo: {
    summary: 'Do again what was taken back last',
    body: z.object({}).meta({ id: 'Redo' }),
  },
} as const satisfies Readonly<Record<WriteName, TripWrite>>;

/** What is said with a write of that name. */
export type WriteBody<Name extends WriteName> = z.infer<(typeof WRITES)[Name]['body']>;

/**
 * What a write has changed, for who asks for that alone: a JSON Patch (RFC 6902) that makes the trip of revision `to` of the
 * trip of revision `from`. It fits no other.
 */
export const tripChangeSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    patch: z.array(
      z.object({
        op: z.enum(['add', 'remove', 'replace']),
        path: z.string().describe('A JSON Pointer (RFC 6901).'),
        value: z.unknown().optional(),
      }),
    ),
  })
  .meta({ id: 'TripChange' });
export type TripChange = z.infer<typeof tripChangeSchema>;
