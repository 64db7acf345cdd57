import { LONGEST_MESSAGE } from '@wayfarer/contract';
import { z } from 'zod';

const wordsSchema = z.string().trim().min(1).max(100);

/** What somebody may say of a trip before there is one, as fields. */
export const wishFields = {
  say: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_MESSAGE)
    .optional()
    .describe('What the traveller wants, best in their own words and language. Enough by itself.'),
  city: wordsSchema.optional().describe('Where to; several with commas.'),
  from: wordsSchema.optional().describe('City in which the journey begins.'),
  start: z.iso.date().optional().describe('First day, for instance `2027-04-03`.'),
  end: z.iso.date().optional().describe('Last day.'),
  days: z.int().min(1).max(31).optional(),
  travelers: z.int().min(1).max(20).optional(),
  budget: z.enum(['low', 'mid', 'high']).optional(),
  pace: z.enum(['relaxed', 'moderate', 'packed']).optional(),
  interests: z.array(wordsSchema).max(10).optional().describe('For instance `temples`, `food`, `art`.'),
  diets: z.array(wordsSchema).max(10).optional().describe('What somebody eats, for instance `vegetarian`.'),
  stepFree: z.boolean().optional().describe('Somebody needs ways without steps.'),
  mustSee: z.array(wordsSchema).max(20).optional().describe('Places that have to be in it.'),
} as const;

const wishSchema = z.object(wishFields);
export type Wish = z.infer<typeof wishSchema>;

/** What was said, with the fields as sentences that the planner reads. */
export function toSentence(wish: Wish): string {
  return [wish.say, fieldsOf(wish)].filter(Boolean).join('\n');
}

function fieldsOf({ city, from, start, end, days, travelers, budget, pace, ...lists }: Wish): string {
  const { interests = [], diets = [], stepFree, mustSee = [] } = lists;
  const dates = start !== undefined && end !== undefined ? `${start} to ${end}` : start && `from ${start}`;
  const parts = [
    days === undefined ? undefined : `${days} ${days === 1 ? 'day' : 'days'}`,
    city && (days === undefined ? city : `in ${city}`),
    dates,
    travelers === undefined ? undefined : `for ${travelers}`,
    from && `starting from ${from}`,
    budget && `${budget} budget`,
    pace && `${pace} pace`,
    interests.length > 0 ? `we like ${interests.join(' and ')}` : undefined,
    diets.length > 0 ? `${diets.join(' and ')} food` : undefined,
    stepFree === true ? 'step-free' : undefined,
    mustSee.length > 0 ? `we must see ${mustSee.join(' and ')}` : undefined,
  ];
  return parts.filter(Boolean).join(', ');
}
