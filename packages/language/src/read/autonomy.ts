import { findAll, isNegated } from '@wayfarer/router/grammar';

import type { Autonomy } from '../facts.ts';
import { learn, NOTHING, type Reader } from '../facts/read-result.ts';
import { SENTENCES } from '../say/sentences.ts';

const SMALL = String.raw`(?:small|minor|little|tiny) (?:changes?|adjustments?|fixes|swaps?)`;
const ALONE = String.raw`(?:yourself|by yourself|on your own|alone|without asking(?: (?:me|us))?(?: (?:first|again|every time))?)`;
/** Said to us, as a permission; "could you …?" asks for none. */
const MAY = new RegExp(
  [
    String.raw`\byou (?:may|can|are (?:allowed|free|welcome) to) (?:always )?(?:make|do|apply) (?:the |any )?${SMALL}(?: ${ALONE})?`,
    String.raw`(?:^|[.!;,\n]\s*|\bplease |\band |\bjust |\bfeel free to )(?:make|do|apply) (?:the |any )?${SMALL} ${ALONE}`,
    String.raw`\b${SMALL} (?:are (?:fine|ok|okay|all right)|need no (?:question|asking|approval)|may be made) ${ALONE}`,
  ].join('|'),
  'giu',
);
const ASK = new RegExp(
  [
    String.raw`\b(?:always ask|ask (?:me|us) always|ask (?:me|us) (?:every|each) time)\b(?: (?:me|us))?(?: first)?`,
    String.raw`\b(?:always )?ask (?:me|us) (?:first|before|about) (?:you (?:change|do) anything|(?:any|every|each)(?: \p{L}+)? change|anything changes|chang(?:ing|e) anything)`,
    String.raw`\b(?:never|don'?t|do not) (?:change|do|move|touch) (?:anything|my plan|our plan|the plan) without asking(?: (?:me|us))?(?: first)?`,
    String.raw`\b(?:don'?t|do not|never|no longer|stop|you may not|you can'?t|you cannot|no more) (?:make|do|making|doing|apply|applying) (?:the |any )?${SMALL}(?: ${ALONE})?`,
    String.raw`\bno(?: more)? ${SMALL} ${ALONE}`,
  ].join('|'),
  'giu',
);

/** Whether small changes may be made without asking. Where both are said, asking wins. */
export const readAutonomy: Reader = (text) => {
  const ask = findAll(text, ASK);
  const may = findAll(text, MAY).filter(({ index, end }) => !isConditional(text, index, end));
  const refused = may.filter(({ index }) => isNegated(text, index));
  const taken = [...ask, ...may];
  if (ask.length + refused.length > 0) return { learned: [toLearned('ask')], remarks: [], taken };
  return may.length > 0 ? { learned: [toLearned('small-changes')], remarks: [], taken } : NOTHING;
};

/** "If it rains, you may …" permits less than we could keep to. */
function isConditional(text: string, index: number, end: number): boolean {
  const sentence = `${
    text
      .slice(0, index)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  } ${text.slice(end).split(/[.!?\n]/)[0] ?? ''}`;
  return /\b(?:if|when|unless|only|except|as long as|provided)\b/i.test(sentence);
}

function toLearned(autonomy: Autonomy): ReturnType<typeof learn> {
  return learn('autonomy', autonomy, { note: SENTENCES.autonomy[autonomy] });
}
