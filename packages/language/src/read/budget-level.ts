import { after, findAll, isNegated, type Match, type Span } from '@wayfarer/router/grammar';
import type { Level } from '@wayfarer/trip/vocabulary';

import {
  type Context,
  isCorrection,
  isOpen,
  learn,
  NOTHING,
  type Reader,
  type ReadResult,
} from '../facts/read-result.ts';
import { ofPhrase } from '../facts/text.ts';
import { listed } from '../say/words.ts';
import { readBudget } from './budget.ts';

const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  low: String.raw`cheap(?:ly|er|est)?|low[- ]?cost|inexpensive|budget[- ](?:friendly|trip|travel|holiday|vacation|travell?ers?|conscious|minded)|on a (?:tight |small |shoestring |low )?budget|shoestring|backpack(?:er|ing|ers)|economical(?:ly)?|frugal|affordable|(?:low|tight|small|economy|cheap|limited|student)[- ]budget|budget(?: level)?(?: is|:| =)? ?(?:low|small|tight|cheap)|save money`,
  mid: String.raw`mid[- ]?(?:range|level|priced?|budget|tier)|(?:mid|middle|medium|moderate|average|normal|standard|reasonable|regular)[- ]budget|(?:moderately|reasonably) priced|budget(?: level)?(?: is|:| =)? ?(?:mid(?:dle)?|medium|moderate|average|normal|standard)(?:[- ]range)?`,
  high: String.raw`luxur(?:y|ious)|splurge|high[- ]end|upscale|lavish|(?:high|big|large|generous|unlimited|luxury)[- ]budget|money is no object|no (?:budget )?limit(?: on (?:the )?budget)?|budget(?: level)?(?: is|:| =)? ?(?:high|big|large|generous|unlimited|luxury)`,
};
const BARE_LEVELS: Readonly<Record<Level, RegExp>> = {
  low: /^(?:low(?: cost| budget)?|cheap(?: one)?|budget|economy|small|as (?:low|cheap) as possible|shoestring)$/i,
  mid: /^(?:mid(?:dle)?|medium|moderate|normal|average|standard|mid[- ]range|in between|regular)$/i,
  high: /^(?:high(?: end)?|luxury|expensive|splurge|premium|large|big)$/i,
};
const LEVELS: readonly Level[] = ['low', 'mid', 'high'];
const LEVEL = new RegExp(
  LEVELS.map((level) => String.raw`(?<![\p{L}-])(?<${level}>${LEVEL_WORDS[level]})(?![\p{L}])`).join('|'),
  'giu',
);

/** A budget in words: low, mid or high. */
export const readBudgetLevel: Reader = (text, context) => {
  const found = findAll(text, LEVEL).filter((one) => !isOfSomething(text, one));
  const levels = new Set(found.map(levelOf));
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return NOTHING;
  if (levels.size > 1 && !isCorrection(text, last.index)) {
    const remark = `You named ${listed(found.map((one) => `"${one.text}"`))}. Should the budget be low, mid or high?`;
    return {
      learned: [],
      remarks: [{ code: 'budget-unclear', text: remark, fact: isOpen(context, 'budget') ? 'budget' : 'budgetLevel' }],
      taken: found,
    };
  }
  return { learned: [learn('budgetLevel', levelOf(last))], remarks: [], taken: found };
};

/** A word or a number alone, where the question was the budget. */
export function readBareLevel(text: string, context: Context): ReadResult {
  if (/^\d[\d,. ]*k?$/i.test(text)) return readBudget(`budget ${text}`, context);
  const level = LEVELS.find((one) => BARE_LEVELS[one].test(text));
  return level
    ? { learned: [learn('budgetLevel', level)], remarks: [], taken: [{ index: 0, end: text.length }] }
    : NOTHING;
}

function levelOf({ groups }: Match): Level {
  return LEVELS.find((level) => groups[level] !== undefined) ?? 'mid';
}

/** A luxury hotel or cheap eats say nothing of the whole trip; "not too cheap" says little of anything. */
function isOfSomething(text: string, { index, end }: Span): boolean {
  const behind = after(text, end);
  return (
    isNegated(...ofPhrase(text, index)) ||
    /^ (?:hotels?|hostels?|ryokans?|rooms?|stay|eats|food|restaurants?|shops?|shopping|brands?|boutiques?|stores?|flights?|drinks)\b/i.test(
      behind,
    )
  );
}
