import { z } from 'zod';

/** The one shape of an error. `code` is stable and kebab-case; `message` is a sentence for people. */
export const problemSchema = z
  .object({ code: z.string(), message: z.string(), details: z.unknown().optional() })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
