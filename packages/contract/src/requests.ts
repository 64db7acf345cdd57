import { z } from 'zod';

import { CHOICES } from './decision.ts';
import { clockTimeSchema, dateSchema } from './scalars.ts';

/** Longer messages are refused with `message-too-long`, whole and unharmed on the traveller's side. */
export const LONGEST_MESSAGE = 8000;

/** Length is judged by the concierge, so that every door gives the same answer. */
const textSchema = z.string();

export const createTripSchema = z
  .object({ text: textSchema.optional(), seed: z.int().min(0).max(0xffff_ffff).optional() })
  .meta({ id: 'CreateTrip' });
export type CreateTrip = z.infer<typeof createTripSchema>;

export const sayRequestSchema = z.object({ text: textSchema }).meta({ id: 'Say' });
export type SayRequest = z.infer<typeof sayRequestSchema>;

/** 1-based, or an option's id. */
export const selectRequestSchema = z
  .object({ option: z.union([z.int().min(1), z.string().min(1)]) })
  .meta({ id: 'Select' });
export type SelectRequest = z.infer<typeof selectRequestSchema>;

export const advanceRequestSchema = z
  .union([z.strictObject({ to: z.string().min(1) }), z.strictObject({ date: dateSchema, time: clockTimeSchema })])
  .meta({ id: 'Advance' });
export type AdvanceRequest = z.infer<typeof advanceRequestSchema>;

/** Levels (`crowd`, `traffic`) in percent, `weather` a word, `closed` and `unwanted` (would rather not go) no value, `delay` in minutes. */
export const READING_KINDS = ['crowd', 'traffic', 'weather', 'closed', 'unwanted', 'delay'] as const;
export const readingRequestSchema = z
  .object({
    kind: z.enum(READING_KINDS),
    value: z.union([z.number(), z.string()]).optional(),
    visit: z.string().optional().describe('A visit id; without it the next visit.'),
    at: clockTimeSchema.optional().describe("Without it the cursor's time."),
  })
  .meta({ id: 'Reading' });
export type ReadingRequest = z.infer<typeof readingRequestSchema>;

/** `ask`: nothing is changed without asking. `small-changes`: what the travel policy calls small is changed at once. */
export const AUTONOMY_LEVELS = ['ask', 'small-changes'] as const;
export const autonomyRequestSchema = z.object({ autonomy: z.enum(AUTONOMY_LEVELS) }).meta({ id: 'Autonomy' });
export type AutonomyRequest = z.infer<typeof autonomyRequestSchema>;

/** About what waits for a yes or no: the recommended choice of the open decision, or the plan for changed wishes. */
export const approvalRequestSchema = z
  .object({
    approved: z.boolean(),
    about: z.enum(['plan', 'decision']).optional().describe('Which of the two is meant; without it the newer one.'),
  })
  .meta({ id: 'Approval' });
export type ApprovalRequest = z.infer<typeof approvalRequestSchema>;

/** `n` picks an alternative: 1-based, or a place id. */
export const decideRequestSchema = z
  .object({ choice: z.enum(CHOICES), n: z.union([z.int().min(1), z.string().min(1)]).optional() })
  .meta({ id: 'Decide' });
export type DecideRequest = z.infer<typeof decideRequestSchema>;
