import { findAll, isNegated } from '@wayfarer/router/grammar';

import { valueOf } from '../facts.ts';
import { learn, NOTHING, type Reader } from '../facts/read-result.ts';

const NEEDS = [
  String.raw`wheel ?chairs?(?:[- ](?:accessible|users?|bound|access|friendly))?|step[- ]?free(?: access)?|strollers?`,
  String.raw`prams?|buggy|push ?chairs?`,
  String.raw`(?:no|without|avoid|can(?:'t|not) (?:do|climb|manage|use|handle)|trouble with|difficulty with|hates?) (?:any |many |the |too many )?(?:stairs|steps)`,
  String.raw`walkers?|crutches|mobility (?:issues?|problems?|impair\w*|needs?|scooter|aid)|reduced mobility`,
  String.raw`limited mobility|barrier[- ]free|accessible (?:places|sights|route|hotel|rooms?|only|venues)`,
].join('|');
/** Words for a need that steps are in the way of. */
export const NEED = new RegExp(String.raw`\b(?:${NEEDS})\b|車椅子|ベビーカー`, 'gi');
const DOUBTFUL =
  /\b(?:bad (?:knees?|hips?|back)|can(?:'t|not) walk (?:far|much|long|well)|hard to walk|walking (?:difficulty|problems?|is (?:hard|difficult))|walks? slowly)\b/gi;
const NO_NEED =
  /\bno (?:special )?(?:accessibility|access|mobility) (?:needs?|requirements?|issues?|problems?|restrictions?)\b|\bstairs are (?:fine|ok|okay|no problem)\b|\b(?:no|without(?: a)?|don'?t (?:need|use|have)(?: a)?) (?:wheelchair|stroller|step-free)s?\b/gi;

const ACCESS = String.raw`(?:access(?:ibility)?|steps|stairs|step-free access|wheelchair access)`;
const IS_UNKNOWN = String.raw`(?:(?:is|are)(?: not|n'?t) (?:known|confirmed|sure|certain)|(?:is|are) (?:unknown|uncertain|unclear)|nobody knows|no one knows|(?:you|we) (?:don'?t|do not) know)`;
const UNKNOWN = String.raw`(?:(?:with )?(?:unknown|uncertain|unclear) ${ACCESS}|(?:whose|where(?: the)?) ${ACCESS} ${IS_UNKNOWN})`;
const PLACES = String.raw`(?:places?|sights?|stops?|things|anything|everything|museums?|restaurants?|tables?|somewhere)`;
/** Nothing is to be asked at the door. */
const KNOWN_ONLY = new RegExp(
  String.raw`\b(?:leave out|skip|avoid|drop|exclude|without|no|not|nothing|remove)(?: any| all)? (?:the )?(?:${PLACES} )?${UNKNOWN}|\b(?:only|just) (?:${PLACES} )?(?:that are |which are )?(?:known|confirmed) (?:to be |as )?(?:accessible|step-free|wheelchair[- ]accessible)(?: ${PLACES})?|\b(?:only |just )?(?:${PLACES} )?(?:with )?(?:known|confirmed) (?:wheelchair |step-free )?access(?:ibility)?(?: only)?\b|\bonly (?:${PLACES} )?(?:where|if|when) (?:you|we) know (?:about |of )?(?:the |their |its )?${ACCESS}`,
  'gi',
);
const UNKNOWN_TOO = new RegExp(
  String.raw`\b(?:unknown ${ACCESS}|${PLACES} ${UNKNOWN}) (?:is|are) (?:fine|ok(?:ay)?|all right|alright|no problem|welcome)(?: too| as well)?|\b(?:don'?t|do not) mind (?:unknown ${ACCESS}|${PLACES} ${UNKNOWN})|\b(?:we|i)(?:'ll| will| can) ask (?:about (?:the )?${ACCESS} )?at the door`,
  'gi',
);

/** What somebody needs to get in. */
export const readAccessibility: Reader = (text, context) => {
  const fine = findAll(text, UNKNOWN_TOO);
  if (fine.length > 0) return { learned: [learn('accessibility', ['step-free'])], remarks: [], taken: fine };
  const known = findAll(text, KNOWN_ONLY);
  if (known.length > 0) {
    const learned = [learn('accessibility', ['step-free', 'known-access'])];
    return { learned, remarks: [], taken: [...known, ...findAll(text, NEED)] };
  }
  const isStrict = valueOf(context.facts, 'accessibility')?.includes('known-access') ?? false;
  const none = findAll(text, NO_NEED);
  if (none.length > 0) return { learned: [learn('accessibility', [], { status: 'waived' })], remarks: [], taken: none };
  const needs = findAll(text, NEED).filter(
    ({ text: said, index }) => /^(?:no|without|avoid|can|hate)/i.test(said) || !isNegated(text, index),
  );
  if (needs.length > 0) {
    const need = learn('accessibility', isStrict ? ['step-free', 'known-access'] : ['step-free']);
    return { learned: [need], remarks: [], taken: needs };
  }
  const doubtful = findAll(text, DOUBTFUL);
  const first = doubtful[0];
  if (!first) return NOTHING;
  const note = `You said "${first.text}", so I look for places without steps.`;
  return {
    learned: [learn('accessibility', ['step-free'], { status: 'assumed', note })],
    remarks: [],
    taken: doubtful,
  };
};
