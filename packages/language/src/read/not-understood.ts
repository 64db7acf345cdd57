import type { OpenQuestion } from '../brain.ts';
import type { Remark } from '../brain.ts';
import type { FactName } from '../facts.ts';

const EXAMPLES: Readonly<Partial<Record<FactName, string>>> = {
  destinations: '"Kyoto"',
  start: '"3 April 2027"',
  end: '"5 April 2027" or "3 days"',
  origin: '"from Osaka"',
  travelers: '"2 adults and a child"',
  budgetLevel: '"mid budget" or "$2,000 in total"',
  budget: '"€150 per person per day"',
  pace: '"relaxed", "moderate" or "packed"',
  dietary: '"vegetarian" or "none"',
  interests: '"temples and food"',
  mustDo: '"must see Fushimi Inari" or "none"',
  hotelStyle: '"small hotel" or "you decide"',
  avoid: '"no museums" or "none"',
  accessibility: '"step-free" or "none"',
  crowds: '"we avoid crowds"',
  arrival: '"we land at 14:00"',
  departure: '"our train leaves at 18:30"',
  openingHours: '"only places with known opening hours"',
  currency: '"in euros"',
};

/**
 * Said when a message gave nothing: what was asked, and answers that are understood.
 *
 * @param isBegun - Something of the trip is known: nobody who has a plan is to begin anew.
 */
export function notUnderstood(open: readonly OpenQuestion[], isBegun: boolean): Remark {
  const [first] = open;
  if (!first && isBegun) {
    return {
      code: 'not-understood',
      text: 'That is nothing I can plan by. I know dates, people, budgets, pace, diets, interests, places to see or to leave out, and needs such as step-free ways.',
    };
  }
  if (!first) {
    return {
      code: 'not-understood',
      text: 'I could not read anything about the trip there. Try "Three days in Kyoto for two, 3 to 5 April 2027, from Osaka".',
    };
  }
  const example = EXAMPLES[first.fact];
  return {
    code: 'not-understood',
    text: `I could not read an answer there. The question was: ${first.text}${example ? ` For example: ${example}.` : ''}`,
    fact: first.fact,
  };
}
