import { z } from 'zod';

const spendingSchema = z.object({
  calls: z.int().describe('Questions that were put to a model.'),
  tokens: z.int().describe('Of prompts and answers together; of a question under way the most that it may take.'),
  costMicros: z.int().describe('Millionths of a US dollar; 0 where nobody has said what tokens cost.'),
});

const budgetSchema = z
  .object({ tokens: z.int().nullable(), costMicros: z.int().nullable() })
  .describe('The most that may be spent; `null` for no limit of that kind.');

/** Which language models may be asked, whether they answer, and what they have cost. Never a key. */
export const modelStatusSchema = z
  .object({
    model: z.string().nullable().describe('`provider:name`; `null`: none is set, and rules do everything.'),
    small: z.string().nullable().describe('Reads and writes sentences, for less; `null`: the model does.'),
    state: z
      .enum(['off', 'ready', 'resting'])
      .describe('`resting`: it was out of reach twice in a row and is left alone for a minute.'),
    research: z
      .string()
      .nullable()
      .describe('With what the web is searched for a trip, e.g. `searxng`; `null`: it is not.'),
    researchWhen: z
      .enum(['asked', 'plan'])
      .optional()
      .describe('`plan`: for each plan that is chosen, too; missing where it is not searched.'),
    failed: z.string().nullable().describe('Why the newest question had no usable answer; `null` if it had one.'),
    today: z.object({ spent: spendingSchema, budget: budgetSchema }).nullable(),
    trip: z
      .object({ spent: spendingSchema, budget: budgetSchema })
      .nullable()
      .describe('Of the trip that was asked about.'),
  })
  .meta({ id: 'ModelStatus' });
export type ModelStatus = z.infer<typeof modelStatusSchema>;
