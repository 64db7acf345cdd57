import { findAll, isNegated } from '@wayfarer/archon/grammar';

import { learn, NOTHING, type Reader } from './reader.ts';

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

/** What somebody needs to get in. */
export const readAccessibility: Reader = (text) => {
  const none = findAll(text, NO_NEED);
  if (none.length > 0) return { learned: [learn('accessibility', [], { status: 'waived' })], remarks: [], taken: none };
  const needs = findAll(text, NEED).filter(
    ({ text: said, index }) => /^(?:no|without|avoid|can|hate)/i.test(said) || !isNegated(text, index),
  );
  if (needs.length > 0) return { learned: [learn('accessibility', ['step-free'])], remarks: [], taken: needs };
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
