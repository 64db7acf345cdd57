import type { BrainRequest } from '../brain.ts';

/** Sentences that the rules read, each standing for its kind. */
export const BRIEF_SENTENCES: readonly string[] = [
  'We want to go to Kyoto and Osaka',
  'From 3 to 8 April 2027',
  '3 days in Kyoto',
  'We start on 3 April 2027',
  'In April 2027',
  'We start from Osaka',
  'We are 2 adults and 1 child',
  'The budget is 900 EUR in total',
  'The budget is 150 EUR per person per day',
  'Low budget',
  'Mid budget',
  'High budget',
  'A relaxed pace',
  'A packed pace',
  'We like temples, gardens and food',
  'We are vegetarian',
  'We must see Fushimi Inari',
  'No museums',
  'A small hotel',
  'Step-free only',
  'We avoid crowds',
  'We land at 14:00',
  'Our train leaves at 18:30',
  'We do not mind crowds',
  'We eat everything',
];

export const BRIEF_EXAMPLES = `Sentences look like these, with what the traveller says in their places:
${BRIEF_SENTENCES.join('\n')}`;

/** What was asked, and when: answers are short. */
export function describeBrief({ open, today }: BrainRequest): string {
  const asked = open.map(({ text }) => text).join(' / ');
  return [`Today is ${today}.`, ...(asked === '' ? [] : [`The traveller was asked: ${asked}`])].join('\n');
}
