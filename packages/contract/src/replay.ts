import { z } from 'zod';

/** A plan made anew from the log of its trip, held against what was written down then. */
export const replaySchema = z
  .object({
    events: z.int().describe('How many were read.'),
    compared: z.int().describe('How many changed the plan, and agree. Events of earlier programs say nothing of it.'),
    hash: z.string().nullable().describe('Of the plan as it came out; `null` where it diverges.'),
    divergence: z
      .object({ seq: z.int(), type: z.string(), text: z.string() })
      .nullable()
      .describe('The first event that does not lead to what was written down.'),
  })
  .meta({ id: 'Replay' });
export type Replay = z.infer<typeof replaySchema>;
