import { listMatches } from '../../list-matches.ts';
import type { Detector, Find } from '../pieces.ts';
import { capitalName, CLAUSE_END, type IsPublic, type Span, toFind } from './hinted-name.ts';

/** Words for people that somebody belongs to, of whom one is named after them. */
const ONE = [
  'wife|husband|spouse|partner|fianc[ée]e?|girlfriend|boyfriend|son|daughter|child|kid|baby|toddler|boy|girl|mother|mom|mum|father|dad|sister|brother|sibling|twin|aunt|uncle|cousin|niece|nephew|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|mother-in-law|father-in-law|sister-in-law|brother-in-law|stepson|stepdaughter|friend|colleague|boss|assistant|roommate|flatmate|neighbou?r|carer|nanny|companion|travel buddy',
  'femme|mari|fils|fille|m[èe]re|p[èe]re|s[œo]eur|fr[èe]re|copine|copain|ami|amie|esposa|esposo|marido|mujer|hijo|hija|madre|padre|hermana|hermano|novia|novio|amigo|amiga|moglie|marito|figlio|figlia|sorella|fratello|amico|amica|filho|filha|irm[ãa]|irm[ãa]o|vrouw|man|zoon|dochter|moeder|vader|zus|broer|vriend|vriendin',
].join('|');
const MANY =
  'kids|children|sons|daughters|boys|girls|twins|parents|sisters|brothers|siblings|cousins|nieces|nephews|grandparents|grandchildren|grandkids|friends|colleagues|babies|enfants|fils|filles|hijos|hijas|figli|figlie|filhos|filhas|kinderen|amis|amigos|amici';
/** In German every noun has a capital: there, the name must end the clause. */
const GERMAN =
  'Frau|Ehefrau|Mann|Ehemann|Partner|Partnerin|Verlobte|Verlobter|Freund|Freundin|Sohn|Tochter|Kind|Kinder|Kindern|Söhne|Töchter|Mutter|Vater|Eltern|Schwester|Bruder|Tante|Onkel|Oma|Opa|Cousine|Neffe|Nichte|Kollege|Kollegin';

const WHOSE = String.raw`(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Mm]on|[Mm]a|[Mm]es|[Nn]otre|[Nn]os|[Mm]is?|[Nn]uestr[oa]s?|(?:[Ii]l )?[Mm]io|(?:[Ll]a )?[Mm]ia|[Mm]iei|[Mm]eus?|[Mm]inhas?|[Mm]ijn|[Oo]nze)`;
const BETWEEN = String.raw`(?: [\p{Ll}\p{N}][\p{L}\p{N}-]{0,11}){0,3}?`;
const CALLED = String.raw`(?:,? (?:who is |is |are |was )?(?:named|called)|['’]s? names? (?:is|are))?`;
const OPEN = String.raw`(?: | ?\()`;

const COMPANIONS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])${WHOSE}${BETWEEN} (?:(?<many>${MANY})|${ONE})${CALLED}${OPEN}(?=\p{Lu})`,
  'gu',
);
const GERMAN_COMPANIONS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:[Mm]ein|[Uu]nser|[Ss]ein|[Ii]hr)(?:e[nrm]?)?(?: \p{Ll}{2,12}){0,2}? (?:${GERMAN})(?: (?:heißt|namens|heißen))?${OPEN}(?=\p{Lu})`,
  'gu',
);

/**
 * Names of those who are with somebody: "my wife Anna Berg", "our kids Mia and Noah". What is written with a capital after
 * such a word is a name, but for the words that never are and those that `isPublic` tells.
 */
export function companionDetector(isPublic: IsPublic): Detector {
  return (text) => [
    ...listMatches(text, COMPANIONS).flatMap(({ 0: words, index, groups = {} }) => {
      const first = capitalName(text, index + words.length, isPublic);
      if (!first || (words.endsWith('(') && text[first.end] !== ')')) return [];
      const others = groups['many'] === undefined ? [] : othersAfter(text, first, isPublic);
      return [first, ...others].map(toFind);
    }),
    ...listMatches(text, GERMAN_COMPANIONS).flatMap(({ 0: words, index }): readonly Find[] => {
      const first = capitalName(text, index + words.length, isPublic);
      if (!first || !CLAUSE_END.test(text.slice(first.end, first.end + 14))) return [];
      return [
        first,
        ...(/ (?:Kinder|Kindern|Söhne|Töchter|Eltern)\W/.test(words) ? othersAfter(text, first, isPublic) : []),
      ].map(toFind);
    }),
  ];
}

const NEXT = /^(?:, |,? (?:and|und|et|y|e|en|&) )(?=\p{Lu})/u;
const LAST = /^,? (?:and|und|et|y|e|en|&) /u;
const MOST_NAMES = 12;

/** ", Noah and Zoe": names up to the one after "and"; a list that no "and" ends goes on with something else. */
function othersAfter(text: string, first: Span, isPublic: IsPublic): readonly Span[] {
  const spans: Span[] = [];
  for (let { end } = first; spans.length < MOST_NAMES;) {
    const gap = NEXT.exec(text.slice(end, end + 8))?.[0];
    const next = gap === undefined ? undefined : capitalName(text, end + gap.length, isPublic);
    if (gap === undefined || !next) return [];
    spans.push(next);
    if (LAST.test(gap)) return spans;
    end = next.end;
  }
  return [];
}
