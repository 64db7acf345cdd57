import { z } from 'zod';

import { sourceSchema } from './day.ts';
import { reasonCodeSchema } from './reason.ts';
import { dateSchema, languageSchema, moneySchema, timeSchema } from './scalars.ts';

/** Of a pasted text: a fortnight with every sentence an assistant writes about it. */
export const LONGEST_PASTED = 20_000;

const stopNamed = {
  line: z.int().min(0).max(100_000).describe('Of the stop, as the report has it.'),
  name: z.string().min(1).max(1000).describe('As written, and as the report has it.'),
};

/** One change to a plan that was checked: a stop moved, left out, or taken for a place that is near to its name. */
export const checkChangeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('move'), ...stopNamed, date: dateSchema, arrive: timeSchema, depart: timeSchema }),
    z.strictObject({ kind: z.literal('leave-out'), ...stopNamed }),
    z.strictObject({ kind: z.literal('take'), ...stopNamed, placeId: z.string().min(1).max(300) }),
  ])
  .meta({ id: 'CheckChange' });
export type CheckChange = z.infer<typeof checkChangeSchema>;

/** A plan that somebody has from elsewhere, and what is known about the trip. */
export const checkRequestSchema = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(LONGEST_PASTED)
      .optional()
      .describe('As it was pasted: a message, a list, days in Markdown, a table, JSON.'),
    itinerary: z
      .union([z.array(z.unknown()).min(1).max(400), z.record(z.string(), z.unknown())])
      .optional()
      .describe('The same as data: days with visits, each with a name and, where known, times.'),
    city: z.string().min(1).max(100).optional().describe('Where it is, if the text does not say so.'),
    start: dateSchema.optional().describe('Date of its first day; goes before dates in the text.'),
    travelers: z.int().min(1).max(20).optional(),
    diets: z.array(z.string().min(1).max(40)).max(10).optional().describe('What somebody at the table may not eat.'),
    stepFree: z.boolean().optional().describe('Somebody needs a way in without steps.'),
    pace: z.enum(['relaxed', 'moderate', 'packed']).optional().describe('Without it, as many visits as are written.'),
    budget: moneySchema.optional().describe('What the whole trip may cost for all.'),
    changes: z
      .array(checkChangeSchema)
      .max(400)
      .optional()
      .describe('Made before it is checked, one after the other: those of a `fix`, or of a place that was meant.'),
    language: languageSchema
      .optional()
      .describe('Of the report; without it the `Accept-Language` of the request, else that of the text.'),
  })
  .refine(({ text, itinerary }) => text !== undefined || itinerary !== undefined, {
    message: 'expected "text" or "itinerary"',
    path: ['text'],
  })
  .meta({ id: 'CheckRequest' });
export type CheckRequest = z.infer<typeof checkRequestSchema>;

const placeSchema = z.object({ placeId: z.string(), name: z.string() });

/** Something that would help, computed by the same rules: nothing else of the plan speaks against it then. */
const fixSchema = z
  .object({
    kind: z.enum(['move', 'leave-out']),
    date: dateSchema.nullable(),
    arrive: timeSchema.nullable(),
    depart: timeSchema.nullable(),
    moves: z.int().describe('How many other stops have to move for it.'),
    changes: z.array(checkChangeSchema).describe('The fix and what moves for it, to be sent with the plan again.'),
    text: z.string(),
  })
  .meta({ id: 'CheckFix' });

export const CHECK_VERDICTS = ['fits', 'does-not-fit', 'unknown'] as const;

const checkVisitSchema = z
  .object({
    line: z.int().describe('Of the text, from 1; of data, the number of the entry.'),
    name: z.string().describe('As written.'),
    place: placeSchema
      .extend({ lat: z.number(), lon: z.number() })
      .nullable()
      .describe('What was found by that name, and where it is.'),
    kind: z.enum(['visit', 'meal', 'stay', 'way', 'vague']),
    arrive: timeSchema.nullable(),
    depart: timeSchema.nullable(),
    assumed: z.boolean().describe('The times are ours: the text has none, or only when it begins.'),
    verdict: z.enum(CHECK_VERDICTS),
    reasons: z.array(z.object({ code: reasonCodeSchema, text: z.string() })).describe('Why it does not fit.'),
    check: z.array(z.string()).describe('What nobody here knows, and is to be looked up.'),
    fix: fixSchema.nullable().describe('The nearest change that helps; `null` where none was found or none is needed.'),
    dayTrip: z.boolean().describe('The text calls it a trip out of town.'),
    source: sourceSchema.nullable().describe('Of what is known about the place.'),
  })
  .meta({ id: 'CheckVisit' });
export type CheckVisit = z.infer<typeof checkVisitSchema>;

const checkDaySchema = z
  .object({
    nth: z.int(),
    date: dateSchema,
    title: z.string(),
    city: z.object({ id: z.string(), name: z.string() }).nullable(),
    visits: z.array(checkVisitSchema),
    notes: z.array(z.string()).describe('On the day as a whole: a holiday, a meal that is missing, too many visits.'),
  })
  .meta({ id: 'CheckDay' });
export type CheckDay = z.infer<typeof checkDaySchema>;

export const checkReportSchema = z
  .object({
    summary: z.tuple([z.string(), z.string()]).describe('Two sentences that can be quoted.'),
    counts: z.object({
      visits: z.int(),
      fits: z.int(),
      doesNotFit: z.int(),
      unknown: z.int(),
      notFound: z.int(),
    }),
    cities: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        inPart: z.boolean().describe('Only its main sights are known, and few opening hours.'),
      }),
    ),
    days: z.array(checkDaySchema),
    undated: z.array(checkVisitSchema).describe('What the text gives no day for: a list of ideas.'),
    notFound: z.array(z.object({ line: z.int(), name: z.string(), near: z.array(placeSchema), text: z.string() })),
    vague: z.array(z.object({ line: z.int(), name: z.string(), text: z.string() })),
    unapplied: z
      .array(z.object({ line: z.int(), name: z.string(), text: z.string() }))
      .describe('Changes that were asked for and could not be made: the stop, place or date is not in this plan.'),
    duplicates: z.array(z.object({ name: z.string(), lines: z.array(z.int()), text: z.string() })),
    bookings: z.array(
      z.object({
        line: z.int(),
        name: z.string(),
        because: z.enum(['needed', 'advised', 'said']).describe('`said`: the text says so.'),
        text: z.string(),
      }),
    ),
    money: z
      .object({
        total: moneySchema.describe('Of what a price is known for, for all travellers.'),
        limit: moneySchema.nullable(),
        over: z.boolean(),
        text: z.string(),
      })
      .nullable(),
    assumptions: z.array(
      z.object({
        code: z.enum(['dates', 'times', 'city', 'city-in-part', 'city-unknown', 'not-counted', 'left-unread']),
        text: z.string(),
      }),
    ),
    sources: z.array(sourceSchema),
  })
  .meta({ id: 'CheckReport' });
export type CheckReport = z.infer<typeof checkReportSchema>;

const slotSchema = z.object({
  date: dateSchema.nullable(),
  arrive: timeSchema.nullable(),
  depart: timeSchema.nullable(),
  place: z.string().nullable().describe('Name of the place that was found or taken.'),
});

const REPAIR_KINDS = ['moved', 'other-day', 'shortened', 'taken', 'left-out'] as const;

const repairStepSchema = z
  .object({
    line: z.int(),
    name: z.string().describe('As written.'),
    kind: z.enum(REPAIR_KINDS),
    before: slotSchema,
    after: slotSchema.nullable().describe('`null`: left out.'),
    reasons: z
      .array(z.object({ code: reasonCodeSchema, text: z.string() }))
      .describe('What spoke against it. Empty where it only makes room for another stop.'),
    changes: z.array(checkChangeSchema).describe('Sent with the plan again, without these it is taken back.'),
    text: z.string(),
  })
  .meta({ id: 'RepairStep' });
export type RepairStep = z.infer<typeof repairStepSchema>;

/** A plan from elsewhere before and after the least change that makes it right. */
export const repairReportSchema = z
  .object({
    summary: z.tuple([z.string(), z.string()]).describe('Two sentences that can be quoted.'),
    isRight: z.boolean().describe('Nothing that is known speaks against the plan any more.'),
    steps: z.array(repairStepSchema).describe('What was changed and why, in the order of the plan.'),
    changes: z
      .array(checkChangeSchema)
      .describe('All of it, after those that were sent: to be sent with the plan again.'),
    unmended: z
      .array(z.object({ line: z.int().nullable(), name: z.string().nullable(), text: z.string() }))
      .describe('What no change of ours mends: names that nobody knows, and what is still against the plan.'),
    before: checkReportSchema,
    after: checkReportSchema,
  })
  .meta({ id: 'RepairReport' });
export type RepairReport = z.infer<typeof repairReportSchema>;
