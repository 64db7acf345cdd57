import { findAll, type Span } from '@wayfarer/router/grammar';
import type { Fairness } from '@wayfarer/trip';

const MODES: readonly (readonly [Fairness, RegExp])[] = [
  [
    'least-misery',
    /\b(?:(?:please )?(?:make sure|see to it|so|ensure|i want)(?: that)? )?(?:nobody|no one|none of us) (?:hates?|dislikes?|is (?:unhappy|bored|miserable|left out)|should (?:hate|be (?:unhappy|bored|miserable))|suffers?|has to suffer|gets bored)(?: (?:it|anything|the plan|any of it|what we do))?\b/gi,
  ],
  [
    'multiplicative',
    /\b(?:(?:please )?(?:be|make it|keep it|plan it|let it be|it should be) )?(?:fair(?:ly)?|equally good|balanced) (?:to|for|between|towards) (?:everyone|everybody|all of us|all|each of us|us all|the group)\b|\b(?:please )?(?:keep|make) it fair\b|\btreat us all (?:fairly|the same)\b/gi,
  ],
  [
    'sum',
    /\b(?:(?:just |please )?(?:go (?:with|for|by)|do|plan|choose|take|pick|prefer|follow) )?(?:what most (?:of us |people )?(?:likes?|loves?|wants?|prefers?)|the majority(?:'s (?:wish|taste|choice))?)\b/gi,
  ],
  [
    'most-pleasure',
    /\b(?:something (?:special |great |to love )?for (?:each|every one|everyone) of us|(?:everyone|everybody|each of us) (?:gets|should get|has) (?:their|a) (?:own )?favou?rites?)\b/gi,
  ],
];

/** How somebody wants the likings of all to be brought together: "fair to everyone", "make sure nobody hates it". */
export function findFairness(text: string): { readonly fairness: Fairness; readonly span: Span } | undefined {
  for (const [fairness, pattern] of MODES) {
    const [span] = findAll(text, pattern);
    if (span) return { fairness, span };
  }
  return undefined;
}

const SPLITS =
  /\b(?:please |can you |let'?s )?(?:split|share|divide) (?:(?:it|this|the (?:costs?|bill|money|trip|expenses)|everything|costs?|expenses)(?: between us)? )?(?:up )?(?:(?<ratio>\d{1,2} ?[/:-] ?\d{1,2}(?: ?[/:-] ?\d{1,2})?|\d{1,2} ?%[^.;\n]{0,20})|(?<by>by (?:income|salary|family|couples?|rooms?|age))|(?<even>evenly|equally|in (?:half|equal parts)|fifty[- ]fifty))|\b(?<payer>I|\p{Lu}\p{Ll}+|my (?:wife|husband|parents|mother|father|boss|company)) (?:pays?|will pay|covers?|treats?) (?:for )?(?:everything|everyone|the (?:hotel|stay|rooms?|flights?|train|food|dinners?|whole trip)|all of it|us all)\b/giu;

/** "Split it 60/40", "I pay for everything": who wants it shared otherwise than it is. */
export function findSplit(
  text: string,
): { readonly span: Span; readonly words: string; readonly isEven: boolean } | undefined {
  const [found] = findAll(text, SPLITS);
  return found && { span: found, words: found.text.trim(), isEven: found.groups['even'] !== undefined };
}
