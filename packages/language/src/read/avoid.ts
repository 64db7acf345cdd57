import { findAll } from '@wayfarer/router/grammar';
import type { Category } from '@wayfarer/trip';

import type { Remark } from '../brain.ts';
import { learn, NOTHING, type Reader } from '../facts/read-result.ts';
import { createFinder, learnList } from './words.ts';

/** Kinds of places by the words for them. */
export const findKinds = createFinder<Category>([
  ['museum', 'museums?'],
  ['gallery', 'galler(?:y|ies)'],
  ['temple', 'temples?|pagodas?'],
  ['shrine', 'shrines?'],
  ['church', 'church(?:es)?|cathedrals?'],
  ['castle', 'castles?'],
  ['palace', 'palaces?'],
  ['garden', 'gardens?'],
  ['park', 'parks?'],
  ['market', 'markets?'],
  ['shopping', 'shopping|shops?|malls?'],
  ['zoo', 'zoos?'],
  ['aquarium', 'aquariums?'],
  ['amusement', '(?:theme|amusement) parks?'],
  ['theatre', 'theat(?:re|er)s?|opera'],
  ['beach', 'beach(?:es)?'],
  ['bath', 'onsens?|hot springs?|baths?|spas?'],
  ['cemetery', 'cemeter(?:y|ies)|graveyards?'],
  ['nature', 'hik(?:es?|ing)|mountains?'],
  ['view', 'observation decks?|viewpoints?'],
  ['library', 'librar(?:y|ies)'],
]);
const REFUSES = [
  String.raw`no(?: more)?|skip(?:ping)?|avoid(?:ing)?|(?<!not )without|hates?|dislikes?|can'?t stand`,
  String.raw`(?:do not|don'?t|doesn'?t|not|won'?t|would not|wouldn'?t)(?: really| particularly)? (?:like|want|enjoy|care for|interested in|into|need|visit|see|go to|fond of|keen on)`,
  String.raw`not(?: a)? (?:fans? of|big on)|nothing with|(?:anything|everything|all) (?:but|except)|except(?: for)?`,
  String.raw`bored (?:of|by|with)|tired of|sick of|leave out|exclude|zero`,
].join('|');
const REFUSAL = new RegExp(
  String.raw`\b(?:${REFUSES}) (?:to (?:see|visit|go to) |any |of |visiting |seeing |going to |the |too many |more |all )*(?<what>[^.;!?\n\uFFFC]{2,80})`,
  'gi',
);
/** "Churches no, food yes". */
const REFUSED_BEHIND =
  /(?<=^|[,.;:!\n] ?|\band )(?<what>[\p{L} ]{3,30}?):? (?:no|nope|no thanks|not)(?=\s*(?:[,.;!\n]|$))/giu;
/** Less of a kind is no wish that plans know: they have it or leave it out. */
const LESS =
  /\b(?:fewer|less|not (?:so|too|that) many|(?:far |way )?too many) (?:of the |of )?(?<what>[^.,;!?\n\uFFFC]{2,80})/gi;
/** Where a refusal ends: "no museums, but lots of temples". */
const TURN =
  /\b(?:but|however|we (?:like|love|want|are|hate)|i (?:like|love|want|am)|and we|and i|just|only|instead|rather|more|please|yes)\b|,\s*(?=\d)/i;
const NOT_A_KIND = /\b(?:tourist traps?|night ?life|clubs?|bars?|crowded sights)\b/i;

/** Kinds of places that somebody does not want to see. */
export const readAvoid: Reader = (text, context) => {
  const refusals = findAll(text, REFUSAL).filter(
    ({ text: said }) => !/^no (?:problem|idea|preference|rush)/i.test(said),
  );
  const parts = refusals.map((refusal) => {
    const what = (refusal.groups['what'] ?? '').split(TURN)[0] ?? '';
    const start = refusal.index + refusal.text.indexOf(refusal.groups['what'] ?? '');
    return { what, start, from: refusal.index };
  });
  const behind = findAll(text, REFUSED_BEHIND).flatMap(({ groups, index, end }) =>
    leading((groups['what'] ?? '').trim()).map(({ values }) => ({ values, index, end })),
  );
  const kinds = [
    ...parts.flatMap(({ what, start, from }) =>
      leading(what).map((kind) => ({ values: kind.values, index: from, end: start + kind.end })),
    ),
    ...behind,
  ];
  const fewer = findAll(text, LESS).flatMap((found) => {
    const said = found.groups['what'] ?? '';
    const end = found.index + found.text.indexOf(said);
    const what = said.split(TURN)[0] ?? said;
    return leading(what).map((kind) => ({ values: kind.values, index: found.index, end: end + kind.end, what }));
  });
  const remarks = [
    ...parts.flatMap(({ what }) => (NOT_A_KIND.test(what.slice(0, 24)) ? [cannotAvoid(what)] : [])),
    ...fewer.slice(0, 1).map(({ what }) => cannotThinOut(what)),
  ];
  if (kinds.length === 0) return { ...NOTHING, remarks, taken: fewer };
  const values = [...new Set(kinds.flatMap((kind) => kind.values))];
  return { learned: learnList('avoid', values, { text: '', context }), remarks, taken: [...kinds, ...fewer] };
};

/** The kinds at the head of the list, up to the first word that is none: "museums or temples in the rain". */
function leading(what: string): ReturnType<typeof findKinds> {
  const found = findKinds(what);
  let at = 0;
  return found.filter(({ index, end }) => {
    const isNext =
      /^[\s,]*(?:(?:and|or|nor|&)\s+)?(?:(?:no|any|art|the|more|\p{L}+)[\s,]*)?$/iu.test(what.slice(at, index)) &&
      index - at <= 24;
    if (isNext) at = end;
    return isNext;
  });
}

function cannotAvoid(what: string): Remark {
  const text = `I can leave out kinds of places such as museums, temples or shopping, but not "${what.trim().slice(0, 40)}".`;
  return { code: 'not-understood', text, fact: 'avoid' };
}

function cannotThinOut(what: string): Remark {
  const kind = what
    .replace(/(?:[\s,]+(?:and|or|but))?[\s,]*$/i, '')
    .trim()
    .slice(0, 40);
  const text = `I can leave ${kind} out altogether ("no ${kind}"), or take single ones out of a plan; "fewer" I cannot plan by.`;
  return { code: 'not-understood', text, fact: 'avoid' };
}

const NOTHING_TO_AVOID = /\b(?:nothing to avoid|avoid nothing)\b/gi;

/** "Nothing to avoid". */
export const readNothingToAvoid: Reader = (text) => {
  const found = findAll(text, NOTHING_TO_AVOID);
  return found.length === 0
    ? NOTHING
    : { learned: [learn('avoid', [], { status: 'waived' })], remarks: [], taken: found };
};
