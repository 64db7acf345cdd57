import { findAll } from '@wayfarer/router/grammar';

import { learn, NOTHING, type Reader } from '../facts/read-result.ts';

const MANY = String.raw`(?:(?:big |large |huge |the |any |too many |of |over)*(?:crowds?|crowded(?: (?:places|sights|spots|areas|streets))?|overcrowded(?: \p{L}+)?|busy (?:places|sights|spots|areas|streets)|throngs|masses|mass tourism|queues|long lines|too many people|tourist crowds))`;
const FINE = new RegExp(
  String.raw`\b(?:(?:don'?t|do not|doesn'?t|does not) (?:mind|care about|bother about|worry about)|not bothered by|fine with|ok(?:ay)? with|love|like|enjoy) ${MANY}|\bcrowds? (?:are|is) (?:fine|ok(?:ay)?|no problem|not a problem|no issue|all right|alright)|\bcrowds? (?:don'?t|do not) (?:bother|matter|worry)(?: (?:us|me))?`,
  'giu',
);
const AVOID = new RegExp(
  String.raw`\b(?:hates?|avoid(?:ing)?|dislikes?|no|without|can'?t stand|not a fan of|(?:don'?t|do not|doesn'?t)(?: really)? (?:like|want|enjoy)|away from|escape|scared of|afraid of|not (?:too )?|fewer|less|skip) ?(?:the )?${MANY}|\b(?:quiet(?:er)?|calm|peaceful|uncrowded|less[- ]crowded|not crowded|hidden) (?:places|spots|areas|sights|corners|neighbou?rhoods|streets|gems)|\boff[- ]the[- ]beaten[- ](?:path|track)|\bcrowds? (?:stress|scare|annoy|bother)s?(?: (?:us|me))?|\bcrowd[- ]averse`,
  'giu',
);

/** Whether they mind crowds. */
export const readCrowds: Reader = (text) => {
  const fine = findAll(text, FINE);
  if (fine.length > 0) return { learned: [learn('crowds', 'fine')], remarks: [], taken: fine };
  const avoid = findAll(text, AVOID);
  return avoid.length > 0 ? { learned: [learn('crowds', 'avoid')], remarks: [], taken: avoid } : NOTHING;
};
