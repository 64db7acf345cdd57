import { listMatches } from '../../../list-matches.ts';
import type { Find } from '../pieces.ts';
import { CONDITION, EASTERN_CONDITION } from './conditions.ts';
import { LABEL_BEGINS } from './labelled-code.ts';

/** Whose it is: a word for a person with what they have or are, or to whom it belongs. */
const HAS = [
  String.raw`ha(?:ve|s|d)|having|got|get|gets|suffer(?:s|ing|ed)?(?: from)?|am|['’]m|is|are|['’]re|['’]ve|['’]s|was|been|with|diagnosed with|living with|take|takes|taking|recovering from|treated for|history of|because of|due to|my|our|his|her|their|i['’]m|im`,
  String.raw`habe|hat|haben|hatte|leide(?:t)?(?: an| unter)?|bin|ist|sind|mit|mein(?:e[nr]?)?|sein(?:e[nr]?)?|ihr(?:e[nr]?)?`,
  String.raw`j['’]ai|(?:il|elle|fils|fille|femme|mari|m[èe]re|p[èe]re|on) a|avons|souffre(?: de| d['’])?|suis|est|atteinte? d[e'’]|mon|ma|son|sa`,
  String.raw`tengo|tiene|tenemos|padezco(?: de)?|padece(?: de)?|sufro(?: de)?|estoy|está|soy|es|mi|ho|ha|soffro di|soffre di|sono|è|tenho|tem|estou|sofro de|heb|heeft|ben|is`,
].join('|');
const FILLER = String.raw`(?:(?:a|an|the|some|very|quite|now|currently|also|both|really|already|not yet|eine?n?|le|la|l['’]|de la|el|il|un|une|una|de|du|d['’]|di) ?){0,3}`;

const OWNED = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:${HAS})[ \t]{1,2}${FILLER}(?<value>${CONDITION})(?![\p{L}\p{N}])`,
  'dgiu',
);
const EASTERN = new RegExp(EASTERN_CONDITION, 'gu');
const LISTED = new RegExp(
  String.raw`${LABEL_BEGINS}(?:medical (?:conditions?|history)|diagnos(?:is|e|ed with)|diagnosis|diagn[óo]stico|health (?:conditions?|issues?|problems?)|vorerkrankung(?:en)?)\s?[:=]\s?(?<value>(?!none|no |keine|aucun|ning)[^.;!?\n]{3,60})`,
  'dgiu',
);
const ANOTHER = new RegExp(String.raw`^(?:,|,? (?:and|&|und|et|y|e|en)) (?<value>${CONDITION})(?![\p{L}\p{N}])`, 'diu');

/**
 * What somebody's health is, where the text says that they have it: "I have diabetes", "my son's epilepsy". What is to be
 * eaten, avoided, climbed or entered because of it is no such thing: diets, allergies, wheelchairs and walking stay.
 */
export function findHealth(text: string): readonly Find[] {
  const owned = listMatches(text, OWNED).flatMap(({ indices }) => {
    const [start, end] = indices?.groups?.['value'] ?? [0, 0];
    return isTitle(text, start, end) ? [] : [{ start, end, kind: 'health' }, ...others(text, end)];
  });
  const listed = listMatches(text, LISTED).map(({ indices }) => {
    const [start, end] = indices?.groups?.['value'] ?? [0, 0];
    return { start, end, kind: 'health' };
  });
  const eastern = listMatches(text, EASTERN).map(({ 0: words, index: start }) => ({
    start,
    end: start + words.length,
    kind: 'health',
  }));
  return [...owned, ...listed, ...eastern].toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** Whether it is the beginning of a name: "Depression Era Museum". */
function isTitle(text: string, start: number, end: number): boolean {
  return /^\p{Lu}/u.test(text.slice(start, end)) && /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3));
}

/** "… and epilepsy". */
function others(text: string, from: number): readonly Find[] {
  const finds: Find[] = [];
  for (let end = from; finds.length < 6;) {
    const found = ANOTHER.exec(text.slice(end, end + 80));
    const [first, last] = found?.indices?.groups?.['value'] ?? [0, 0];
    if (last === 0) break;
    finds.push({ start: end + first, end: end + last, kind: 'health' });
    end += last;
  }
  return finds;
}
