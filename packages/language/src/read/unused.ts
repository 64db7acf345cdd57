import { findMonth, findWeekday, parseCount, TAKEN } from '@wayfarer/router/grammar';

import type { Remark } from '../brain.ts';
import { textsIn } from '../say/catalogue.ts';
import { listed } from '../say/words.ts';
import type { Language } from '../understand/frame.ts';
import { emptyWordsOf, leftInRuns } from './other-languages/empty-words.ts';
import { isUnread } from './other-languages/to-english.ts';

/** Words that ask for nothing by themselves. */
const EMPTY_WORDS = new Set(
  `a about above across actually after again age aged ago airport all almost alone along already also although always am an and another any anybody anyone
  anything anyway are area around arrive arrived arriving as ask asked at away back be because become been before begin being below beside best better between big
  birthday bit book booked both bring budget business but buy by call called came can cannot cant celebrate change check choose city cities class come comes coming
  company conference consider cool could couple cost costs country cruise daily date dates day days deal decide depart departing departure destination did different do does doing done dont down
  during each early either else end ending enjoy enough especially even evening evenings ever every everybody everyone everything exactly excited expensive family fan fancy far
  favourite favorite feel few fill find fine first fit fly flying for free friend friends from full fun gave get getting give given go goes going good got great group guess guests
  had half happy has hate have having he head heading health hear hello help her here hers hey hi him his holiday holidays home hope hoping how however i idea ideas if
  im important in include including instead interested interests into is it itinerary its just keep kid kids kind kinds knee know last late later lead least leave leaving left less let lets level like
  likely limit list little live lives living local long look looking lots lot love loves luck made make makes making many mate maximum may maybe me mean meet meeting middle might mind mine minimum moderate
  moment money more morning most mostly move much must my near nearly need needs neither never new next nice night nights no nobody none nor normal not nothing now number object of
  off often ok okay old on once one only onto open or order other others our ours out over own pace paid party pay people per perfect perhaps person place places plan planning
  plans please plus possible prefer preferably pretty probably problem put quite rather ready real really recommend reply rest return returning right roughly round route said same saw say says
  schedule see seeing seen shall she should show sights since single small so solo some somebody someone something sometime soon spare special spend spending spent start starting
  stay staying still stop such suggest sure take takes taking talk tell than thank thanks that the their them then there these they thing things think thinking this those though
  through till time times to today together tomorrow too total tour touring tourist toward towards travel traveler travelers traveling traveller travellers travelling trip trips try trying
  two under unless until up us use used uses using usual usually vacation very via visit visiting visits wait walk walked want wanted wants was way we week weekend weekends
  weeks well went were what whatever when where whether which while who whole whom why will wish with within without wonderful would wow year years yes yet you young your yours
  adult adults aunt baby boyfriend brother child children colleague colleagues dad daughter elderly father girlfriend grandma grandpa grandparents guys husband kid lady man men mom mother mum
  parents partner sister son students teenager teenagers toddler uncle wife woman women
  hotel hotels accommodation dollars euros pounds yen currency diet dietary allergic allergy allergies eat eats eating drink restriction restrictions requirements preference preferences
  month months miss break max eve care skip straight excluding flight flights yearold
  mid-range range spring summer autumn fall winter easter christmas anniversary honeymoon arrival weather season
  don doesn didn won isn aren wasn ve ll re im id theyre thats whats hes shes doesnt didnt wont isnt`
    .split(/\s+/)
    .filter(Boolean),
);
const BREAK = new RegExp(
  String.raw`[${TAKEN},;.!?\n()|/:"]+|\b(?:and|or|but|for|with|in|from|to|at|by|of|on|then|plus|because|since|while|so)\b`,
  'giu',
);
const MOST_NAMED = 4;
const LONGEST_WORDS = 3;

/** Wishes that nobody read: what is left of a request when all that was understood is taken out. */
export function listUnused(rest: string, language: Language): readonly string[] {
  const phrases = rest.split(BREAK).flatMap((part) => toPhrases(part ?? '', language));
  return [...new Set([...phrases, ...leftInRuns(rest, language)])].slice(0, MOST_NAMED);
}

/**
 * The part without empty words at its ends; nothing if it says nothing. In English, a part that is a sentence more than a wish says
 * nothing, either; of other languages too few empty words are known for that, and each run of full ones counts.
 */
function toPhrases(part: string, language: Language): readonly string[] {
  const empty = emptyWordsOf(language);
  const words = part.trim().split(/\s+/);
  const isFull = (word: string): boolean => !isEmptyWord(word, empty);
  if (language !== 'en') return runsOf(words, isFull).map((run) => run.slice(0, LONGEST_WORDS).join(' '));
  const [first, last] = [words.findIndex(isFull), words.findLastIndex(isFull)];
  const kept = first < 0 ? [] : words.slice(first, last + 1);
  return kept.length > 0 && kept.length <= LONGEST_WORDS && kept.every(isFull) ? [kept.join(' ')] : [];
}

function runsOf(words: readonly string[], isFull: (word: string) => boolean): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let run: string[] = [];
  for (const word of words) {
    if (isFull(word)) {
      if (run.length === 0) runs.push(run);
      run.push(word);
    } else run = [];
  }
  return runs;
}

function isEmptyWord(word: string, empty: ReadonlySet<string>): boolean {
  if (isUnread(word)) return false;
  const plain = word.toLowerCase().replace(/['’].*$/, '');
  if (!/^\p{L}[\p{L}-]{2,}$/u.test(plain) || EASTERN.test(plain)) return true;
  return (
    empty.has(plain) ||
    EMPTY_WORDS.has(plain) ||
    [parseCount, findMonth, findWeekday].some((find) => find(plain) !== undefined)
  );
}

/** Written without blanks. */
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Said so that nobody waits for what will not come. */
export function notUsed(unused: readonly string[], language: Language): Remark {
  const words = language === 'en' ? listed(unused) : unused.join(', ');
  return { code: 'not-used', text: textsIn(language).talk.unused(words) };
}
