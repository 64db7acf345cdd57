import { z } from 'zod';

/** What somebody looked up because the trip's own data did not have it. Nothing of it changes a day unasked. */
export const findingSchema = z
  .object({
    id: z.string().describe('Names the gap; looked up again, it has the same one.'),
    specialist: z.enum(['transport', 'stay', 'food', 'places']).describe('Whose question it was.'),
    about: z.string().describe('The place, journey or city that something is not known of.'),
    question: z.string(),
    status: z
      .enum(['found', 'left-out', 'unknown'])
      .describe('`left-out`: something was brought that does not hold, see `text`. `unknown`: nothing was found.'),
    text: z.string().describe('What was found, or why it is left out: a full sentence of ours.'),
    counts: z
      .boolean()
      .optional()
      .describe('The plan counts with it: its hours, its costs. What does not go with the plan waits for an answer.'),
    by: z.string().describe('Which language model looked it up: `provider:name`.'),
    source: z
      .object({ url: z.string(), title: z.string(), at: z.iso.datetime().describe('When the page was read.') })
      .nullable()
      .describe('The page that it stands on; `null` unless something was found.'),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;
