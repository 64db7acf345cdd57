import { findAll } from '@wayfarer/router/grammar';

import type { Reader } from '../facts/read-result.ts';

/** The traveller has said enough: whatever is open is to be assumed. */
const PLAN_IT =
  /\b(?:(?:please )?just plan (?:it|something|anything|the trip|a trip|away)(?: for (?:me|us))?|surprise (?:me|us)(?! with (?:the rest|everything))|plan (?:the rest|everything) for (?:me|us)|dealer'?s choice|(?:i|we) trust you(?: with (?:it|the rest))?|(?:i|we) (?:don'?t|do not) (?:care|mind) about the (?:rest|details)|whatever you think (?:is )?best|you (?:can )?(?:decide|choose|pick) for (?:me|us))\b|(?<=[\p{L}\d][!.;] )you (?:decide|choose|pick)\b(?=\W*$)/giu;
const WHOLE =
  /^\W*(?:please )?(?:you (?:can )?(?:decide|choose|pick)|surprise (?:me|us)|(?:it's )?up to you|your (?:choice|call)|whatever|plan it|just plan)\W*$/i;

/** "Just plan it", "surprise me"; "you decide" alone means it unless just one question waits for an answer. */
export const readPlanIt: Reader = (text, { open }) => {
  const isAnswer = open.length === 1 && WHOLE.test(text);
  const found = isAnswer ? [] : findAll(text, PLAN_IT);
  const isWhole = open.length !== 1 && WHOLE.test(text);
  const taken = isWhole ? [{ index: 0, end: text.length }] : found;
  return { learned: [], remarks: [], taken, ...(taken.length > 0 && { hints: { rest: 'assume' } }) };
};
