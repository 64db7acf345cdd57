import { findAll } from '@wayfarer/router/grammar';

import type { Learned, Remark } from '../brain.ts';
import type { FactName } from '../facts.ts';
import { type Context, isOpen, learn, NOTHING, type Reader, type ReadResult } from '../facts/read-result.ts';
import { listed } from '../say/words.ts';

/** Facts that a plan can do without. */
const WAIVABLE: readonly FactName[] = [
  'origin',
  'budgetLevel',
  'budget',
  'pace',
  'dietary',
  'interests',
  'mustDo',
  'hotelStyle',
  'stayAreas',
  'currency',
  'accessibility',
  'avoid',
  'crowds',
  'openingHours',
];
/** Facts to which "none" is a full answer. */
const NONE_FITS: readonly FactName[] = ['dietary', 'mustDo', 'avoid', 'accessibility'];
/** What facts are called when one of them is left to us. */
const TOPICS: readonly (readonly [FactName, RegExp])[] = [
  ['budgetLevel', /\b(?:budget|price|money|cost)\b/i],
  ['pace', /\b(?:pace|speed|tempo)\b/i],
  ['interests', /\b(?:interests?|sights?|activities|what to (?:see|do))\b/i],
  ['hotelStyle', /\b(?:hotels?|accommodation|where (?:to|we) (?:stay|sleep)|lodging)\b/i],
  ['dietary', /\b(?:food|diet|eat(?:ing)?|dietary)\b/i],
  ['mustDo', /\bmust[- ](?:sees?|dos?)\b/i],
  ['currency', /\bcurrency\b/i],
];
const LEFT_TO_US = [
  String.raw`(?:you|please|you can|you may|let you|i let you|we let you|i'll let you) (?:decide|choose|pick)`,
  String.raw`(?:your|up to) (?:choice|you|call)|surprise (?:me|us)`,
  String.raw`whatever(?: you (?:think|like|want|suggest|prefer|recommend))?`,
  String.raw`no (?:strong |particular |special |real )?preferences?`,
  String.raw`(?:(?:i|we) )?(?:don'?t|do not|doesn'?t|does not) (?:care|mind|matter)|no matter`,
  String.raw`not (?:important|sure|relevant)|no idea|(?:(?:i|we) )?(?:don'?t|do not) know`,
  String.raw`(?:i'm|we're|we are|i am)? ?(?:flexible|easy|open)|skip(?: (?:it|this|that|this one|that one))?`,
  String.raw`anything(?: (?:goes|is fine|works|you like))?|any(?: is fine)?|either(?: is fine)?|all the same|pass`,
  String.raw`n\/?a|makes no difference`,
].join('|');
const NONE = String.raw`none|nothing(?: (?:special|particular|specific|in particular))?|no|nope|nah|not really|no restrictions?|no requirements?|no special (?:needs|requirements)|zero|keine?s?|aucune?|ninguna?|なし|特になし|non`;
const WHOLE = new RegExp(String.raw`^(?<left>${LEFT_TO_US})$|^(?<none>${NONE})$`, 'iu');
const TOPICAL = new RegExp(
  String.raw`(?:[^.;,!?\n]{0,60}\b(?:${LEFT_TO_US})(?![\p{L}])[^.;,!?\n]{0,40})|\bany (?:budget|pace|hotel|food)\b`,
  'giu',
);
const THE_REST =
  /\b(?:(?:you )?(?:decide|choose|pick) (?:on )?(?:the rest|everything(?: else)?|all (?:the|of the) (?:rest|others)|all)|(?:the rest|everything else|all else) (?:is )?(?:up to you|your choice|you decide|whatever|doesn't matter|i don't (?:care|mind))|surprise (?:me|us) with (?:the rest|everything)|whatever for the rest|skip (?:the rest|all|everything|them all))\b/gi;

const LABELLED =
  /\b(?<label>diet(?:ary)?|allergies|food|must[- ](?:sees?|dos?)|avoid|accessibility|access|mobility)(?: (?:needs?|restrictions?|requirements?|preferences?|issues?))?\s?[:=]\s?(?:none|no|nothing|n\/a)\b/gi;
const LABELS: readonly (readonly [FactName, RegExp])[] = [
  ['dietary', /^(?:diet|allerg|food)/i],
  ['mustDo', /^must/i],
  ['avoid', /^avoid/i],
  ['accessibility', /^(?:access|mobil)/i],
];

/** Nobody travels to where they are. */
const NO_JOURNEY =
  /\b(?:no (?:journey|transport)(?: needed)?|no need (?:for|of) (?:a |the |any )?(?:journey|transport)|(?:leave|without) (?:out )?the journey(?: out)?|already there|there already|(?:we|i) live there)\b/gi;

/** "You decide the rest", and "pace: you decide" among other things. */
export const readWaivers: Reader = (text, context) => {
  const rest = findAll(text, THE_REST);
  const names =
    rest.length > 0 ? context.open.map((question) => question.fact).filter((name) => WAIVABLE.includes(name)) : [];
  const topical = rest.length > 0 ? [] : findAll(text, TOPICAL);
  const named = topical.flatMap((found) =>
    TOPICS.filter(([, pattern]) => pattern.test(found.text)).map(([name]) => ({ name, found })),
  );
  const labelled = findAll(text, LABELLED);
  const journeys = isOpen(context, 'origin') || context.facts.length > 0 ? findAll(text, NO_JOURNEY) : [];
  const without = labelled.flatMap(({ groups }) =>
    LABELS.filter(([, pattern]) => pattern.test(groups['label'] ?? '')).map(([name]) => none(name)),
  );
  const hints = rest.length > 0 ? ({ hints: { rest: 'assume' } } as const) : {};
  if (rest.length > 0 && names.length === 0 && journeys.length === 0) return { ...NOTHING, taken: rest, ...hints };
  const waived = [...names, ...named.map(({ name }) => name)]
    .map(waive)
    .filter((fact) => !without.some((one) => one.name === fact.name));
  return {
    learned: [...waived, ...without, ...(journeys.length > 0 ? [waive('origin')] : [])],
    remarks: [],
    taken: [...journeys, ...rest, ...labelled, ...named.map(({ found }) => found)],
    ...hints,
  };
};

/** "None" or "you decide" alone: it answers the one open question that it fits. */
export function readBareWaiver(text: string, context: Context): ReadResult {
  const match = WHOLE.exec(text.replace(/^(?:i|we) (?:have|want|need) /i, '').replace(/[.!\s]+$/, ''));
  if (!match) return NOTHING;
  const isNone = match.groups?.['none'] !== undefined;
  // "None" to a plan that waits for a yes takes no wish back.
  if (isNone && context.mode === 'CONFIRM') return NOTHING;
  const open = context.open
    .map((question) => question.fact)
    .filter((name) => !context.facts.some((fact) => fact.name === name));
  const asked = open.length > 0 ? open : context.open.map((question) => question.fact);
  const fitting = asked.filter((name) => (isNone ? NONE_FITS : WAIVABLE).includes(name));
  const all = { index: 0, end: text.length };
  const [first, second] = fitting;
  if (first && !second) return { learned: [isNone ? none(first) : waive(first)], remarks: [], taken: [all] };
  const [only] = asked;
  // "No" to a question that it does not answer stays a no.
  if (isNone && fitting.length === 0)
    return only && asked.length === 1 && WAIVABLE.includes(only)
      ? { learned: [waive(only)], remarks: [], taken: [all] }
      : NOTHING;
  if (asked.length === 0) return NOTHING;
  return { learned: [], remarks: [first ? whichOne(text, fitting) : cannotWaive(asked)], taken: [all] };
}

function waive(name: FactName): Learned {
  return learn(name, null, { status: 'waived' });
}

function none(name: FactName): Learned {
  return learn(name as 'dietary', [], { status: 'waived' });
}

function whichOne(text: string, names: readonly FactName[]): Remark {
  return {
    code: 'not-understood',
    text: `To which question is "${text}" the answer: ${listed(names.map(topicOf), 'or')}? You can also say "you decide the rest".`,
  };
}

function cannotWaive(names: readonly FactName[]): Remark {
  const [fact] = names;
  return {
    code: 'not-understood',
    text: `I cannot choose that for you: please tell me ${listed(names.map(topicOf))}.`,
    ...(fact ? { fact } : {}),
  };
}

const NAMES: Readonly<Partial<Record<FactName, string>>> = {
  destinations: 'where the trip goes',
  start: 'the date on which it starts',
  end: 'the date on which it ends',
  origin: 'where you start from',
  travelers: 'how many of you travel',
  budgetLevel: 'the budget',
  dietary: 'what somebody does not eat',
  interests: 'what you like to see',
  mustDo: 'what you must see',
  hotelStyle: 'the kind of hotel',
  accessibility: 'access needs',
  avoid: 'what to leave out',
};

/** The fact as a traveller would call it. */
function topicOf(name: FactName): string {
  return NAMES[name] ?? `the ${name}`;
}
