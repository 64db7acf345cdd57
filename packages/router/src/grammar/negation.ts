import { before, findAll } from './text.ts';

/** Longest stretch of text before a value that can rule it out. */
const REACH = 24;
const RULES_OUT =
  "not|isn['’]t|instead of|rather than|nicht|statt|anstatt|pas|au lieu de|plutôt que|no es|en vez de|en lugar de|non|non è|invece di";
const SMALL_WORDS = "for|on|by|with|the|my|order|für|die|der|das|den|la|le|les|l['’]|el|il|lo|di|de";
const RULED_OUT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${RULES_OUT})\s+(?:(?:${SMALL_WORDS})\s+){0,3}["'(#]?$`,
  'iu',
);

/** Whether the value at `index` is itself named to say that it is not meant: "not ORD-1", "instead of the 5th". */
export function isRuledOut(text: string, index: number): boolean {
  return index > 0 && RULED_OUT.test(text.slice(Math.max(0, index - REACH), index));
}

/** Negative in form, not in meaning. */
const NOT_NEGATIVE =
  /\b(?:don'?t mind|do not mind|don'?t miss|no problem|not only|why not|can'?t wait|no rush|if not)\b/gi;
const NEGATIVE = new RegExp(
  String.raw`\b(?:${[
    'no|not|never|without|nothing|neither|nor|nobody|none|hardly|cannot|no longer',
    "(?:do|does|did|is|are|was|were|wo|ca|could|would|should|has|have|had|must|need)n'?t",
    'avoid|skip|hate|hates|dislike|sick of|tired of|forget',
    'instead of|rather than|(?:(?:any|every)(?:thing|where)|all) but|except',
  ].join('|')})\b`,
  'i',
);
/** From here on something else is said. */
const TURN =
  /\b(?:(?<!(?:any|every)(?:thing|where) |\ball )but|however|and we|and i|and go|and head|yes|instead|although|though|so we|just|only|must)\b|,\s*(?:we|i|maybe|rather|please)\b/gi;

/** What a comma does not end: what nobody wants is often a list. */
const OF_LISTS =
  /(?:\b(?:avoid|skip|hates?|dislike|sick of|tired of|forget|instead of|rather than|except)|(?:n'?t|\bnot|\bnever) (?:\w+ )?(?:want|like|love|enjoy|eat|drink|care|interested|keen|fond|into))\b[^,]*,/i;
/** The phrase before the comma is whole: "no journey needed, …". */
const IS_WHOLE = /\b(?:needed|required|necessary|wanted|planned|please|thanks|at all|so far|yet)\s*$/i;

/** Whether anything said before `index` denies what stands there: "we don't want luxury", "not in April". */
export function isNegated(text: string, index: number): boolean {
  const said = before(text, index).replace(NOT_NEGATIVE, '');
  const turn = findAll(said.replace(/instead of/gi, 'rather than'), TURN).at(-1);
  const reach = turn ? said.slice(turn.end) : said.slice(-32);
  return NEGATIVE.test(reach) && !isOver(reach, text.slice(index));
}

/** A comma ends what is denied, unless a list of it goes on: "no museums, churches or temples". */
function isOver(said: string, behind: string): boolean {
  const phrases = said.split(',');
  const at = phrases.findLastIndex((phrase) => NEGATIVE.test(phrase));
  if (at === phrases.length - 1) return false;
  const goesOn = OF_LISTS.test(said) || LIST.test(phrases.slice(at + 1).join(',')) || LIST_BEHIND.test(behind);
  return IS_WHOLE.test(phrases[at] ?? '') || !goesOn;
}

const LIST = /\b(?:or|nor|and)\b/i;
/** "…, churches or temples": one more of the same kind. */
const LIST_BEHIND = /^[^.;!?]{0,40}?\b(?:or|nor|and)\b/i;
