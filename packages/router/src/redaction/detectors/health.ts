import { listMatches } from '../../list-matches.ts';
import { type Find, findGroup } from '../pieces.ts';
import { LABEL_BEGINS } from './labelled-code.ts';

/** Illnesses and states of health that tell something about a person and nothing about what they can eat, climb or enter. */
const CONDITIONS = [
  // English, and words that are much the same elsewhere
  String.raw`(?:type (?:1|2|i|ii|one|two) )?diab[eè]t(?:es|e)s?(?: mellitus)?(?: type (?:1|2|i|ii))?|epilep(?:sy|tic|sie|sia|sja)|[ée]pilep(?:sie|tique)|epil[ée]ptic[oa]|hiv(?:[- ]?positiv[eo]?)?|vih|aids|sida`,
  String.raw`(?:\p{L}{2,12} )?(?:cancer|tumou?rs?|leuk(?:a?emia|[äa]mie)|lymphoma|melanoma)|krebs|krebserkrankung|c[áâ]ncer|cancro|kanker|chemo(?:therapy|therapie)?|radiotherapy|dialysis|dialyse`,
  String.raw`depress(?:ion|ive|ed)|depression(?:en)?|d[ée]pression|depresi[óo]n|depressione|bipolar(?: disorder)?|schizophreni[ac]|psychosis|(?:panic|anxiety|eating|personality) (?:disorders?|attacks?)|anxiety|ptsd|ocd|adhd|autis(?:m|tic|mus|me)|asperger['’]?s?|anorexi[ac]|bulimi[ac]|dementia|demenz|d[ée]mence|alzheimer['’]?s?(?: disease)?|parkinson['’]?s?(?: disease)?`,
  String.raw`multiple sclerosis|multiple sklerose|crohn['’]?s?(?: disease)?|ulcerative colitis|colitis|hepatitis(?: [abc])?|tuberculosis|tuberkulose|lupus|fibromyalgia|endometriosis|cystic fibrosis|sickle cell(?: (?:disease|an(?:a)?emia))?|h(?:a)?emophilia|arthritis|osteoporosis|migr(?:aines?|äne)|narcolepsy|copd|asthma(?:tic|tiker(?:in)?)?|asthme|asma`,
  String.raw`(?:heart|kidney|liver|lung|thyroid) (?:disease|condition|failure|attack|problems?|transplant|surgery)|pacemaker|herzschrittmacher|herzinfarkt|high blood pressure|hypertension|bluthochdruck|stroke(?! of)|insulin`,
  String.raw`(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (?:months?|weeks?) )?(?:pregnant|schwanger)|(?:\d{1,2} weeks? )?pregnancy|schwangerschaft|miscarriage|ivf|enceinte|embarazada|incinta|gr[áa]vida|zwanger`,
  String.raw`addict(?:ion|ed to (?:drugs|alcohol|opioids|gambling))|(?:recovering )?alcoholi(?:c|sm)|drug addict|suicidal|infertil(?:e|ity)|incontinen(?:t|ce)|transgender`,
].join('|');

/** Words that go with a condition and tell more of it. */
const DEGREE =
  'severe|mild|chronic|acute|advanced|early|late|terminal|stage|type|juvenile|postnatal|clinical|major|breast|lung|skin|brain|prostate|schwere|schwerer|chronische|grave|sévère|crónica';

const CONDITION = String.raw`(?:(?:${DEGREE})(?: (?:\d|i{1,3}|iv))? ){0,2}(?:${CONDITIONS})`;

/** The same for scripts without spaces. */
const EASTERN_CONDITION =
  '糖尿病|てんかん|癫痫|癲癇|妊娠中?|怀孕|懷孕|癌症?|うつ病|抑郁症?|憂鬱症|喘息|哮喘|高血圧|高血压|高血壓';

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
  const eastern = listMatches(text, EASTERN).map(({ 0: words, index: start }) => ({
    start,
    end: start + words.length,
    kind: 'health',
  }));
  return [...owned, ...findGroup('health', text, LISTED), ...eastern];
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
