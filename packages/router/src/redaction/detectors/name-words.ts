/** Words inside a name that say nothing by themselves. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'van von vom zu zum zur der den de del della di da das do dos du des la le las los el al bin ibn bint ben ter ten af av of y e e'.split(
    ' ',
  ),
);

/** Words that are never part of a name: where one stands, the name is over, or there is none. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but so not no yes i i’m im i’d my me we you your he she they it its his her their this that these those there here ' +
    'is am are was were be been has have had do does did can could will would should shall must need want wish like please thanks thank ' +
    'to for from with without in on at by into about over under before after when where what who why how if then than as also too just now ' +
    'today tomorrow yesterday tonight later soon again back up out off asap once only monday tuesday wednesday thursday friday saturday sunday ' +
    'hello hi dear regards email e-mail mail phone tel address number order born date birth birthday dob ' +
    'wrong right correct incorrect misspelled misspelt spelled spelt changed missing listed written called important required unknown ' +
    'und oder aber nicht kein keine ja nein ich bin mein meine mir mich wir sie er es ihr ist sind war habe hat hätte möchte will kann könnte bitte danke ' +
    'für mit ohne im am an auf aus bei nach um wenn wo was wer wie dass auch noch nur schon hier dort das ein eine einen geboren ' +
    'et ou mais ne pas non oui je j’ai j’aimerais mon ma mes nous vous il elle on est suis sont voudrais veux peux merci pour avec sans dans sur chez ' +
    'un une ce cette qui que quand où comment aussi né née ' +
    'pero sí yo mi mis nos usted ella ellos es soy son tengo quiero quisiera puedo gracias por para con sin en sobre una este esta que quien cuando donde como también nacido nacida ' +
    'ma mio mia sono ho vorrei voglio posso grazie per senza nel nella uno questo questa che chi quando dove come anche nato nata ' +
    'mas não sim eu meu minha sou tenho quero posso obrigado obrigada com sem em no na um uma quem onde ' +
    'en maar niet geen ja nee ik ben mijn we jij u hij zij het heb wil kan graag voor met zonder op naar als waar wie hoe ook'
  ).split(' '),
);

const WORD = /\p{L}[\p{L}\p{M}'’-]*/uy;
const GAP = /[ \t]{1,2}/y;

/** Longest name, in words; longer ones are sentences. */
const MOST_WORDS = 6;

/** How many words a name has that is written without capitals, as nothing else marks its end. */
const MOST_SMALL_WORDS = 3;

/** How a name must be written to be taken for one. */
export type NameSpelling = 'capitals' | 'any';

/** Where the name ends that begins at `start`; `start` if none does. */
export function endOfName(text: string, start: number, spelling: NameSpelling): number {
  let end = start;
  let isSmall = false;
  for (let count = 0, at = start; count < (isSmall ? MOST_SMALL_WORDS : MOST_WORDS); count++) {
    const word = wordAt(text, at);
    const plain = word.toLowerCase().replaceAll("'", '’');
    if (word === '' || OTHER_WORDS.has(plain)) break;
    const isParticle = PARTICLES.has(plain);
    const isCapital = /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word);
    if (count === 0) isSmall = !isCapital && !isParticle;
    if (isSmall ? spelling === 'capitals' : !isCapital && !isParticle) break;
    at += word.length;
    if (word.length === 1 && text[at] === '.') at++;
    if (!isParticle || isCapital) end = at;
    GAP.lastIndex = at;
    at += GAP.exec(text)?.[0].length ?? 0;
  }
  return end;
}

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0].replace(/['’-]+$/, '') ?? '';
}
