import { listMatches } from '../../list-matches.ts';
import type { Detector, Find } from '../pieces.ts';
import type { IsPublic } from './hinted-name.ts';
import { LABEL_BEGINS } from './labelled-code.ts';
import { OTHER_WORDS } from './name-words.ts';

/** What streets are called after their names, in English. */
const STREET_AFTER =
  'street|st\\.?|road|rd\\.?|avenue|ave\\.?|lane|ln|drive|dr|boulevard|blvd\\.?|court|ct|place|pl|square|sq|terrace|crescent|way|close|gardens|grove|row|mews|hill|parkway|pkwy|highway|hwy|circle|trail|alley|quay|walk|rise';

/** What streets are called before their names, with the number in front: French. */
const STREET_BEFORE =
  'rue|avenue|av\\.?|boulevard|bd\\.?|place|impasse|chemin|all[ée]e|quai|route|cours|square|passage|villa|cit[ée]|faubourg';

/** The same with the number behind: Italian, Spanish, Catalan, Portuguese. */
const STREET_BEFORE_NUMBER =
  'via|viale|piazza|corso|vicolo|largo|calle|c\\/|avenida|avda\\.?|av\\.|plaza|paseo|carrer|carrera|ronda|travesía|rua|travessa|praça|alameda';

/** How names of streets end in German and Dutch, with the number behind. */
const STREET_ENDING =
  'stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|graben|straat|laan|plein|gracht|kade|singel|dijk';

/** Words after which an address is somebody's: "I live at". */
const HOME = [
  String.raw`(?:i|we) (?:live|reside|am living|are living)|living|(?:my|our|home|postal|mailing|street|billing|private|residential) (?:(?:home|postal|mailing|street) )?address|my (?:home|house|flat|apartment|place)|our (?:home|house|flat|apartment)|home|address(?=\s?[:=])`,
  String.raw`wohnhaft|(?:ich |wir )?wohnen?|(?:meine|unsere)? ?(?:heim|post|privat|wohn)?(?:adresse|anschrift)`,
  String.raw`(?:j['’]habite|nous habitons|mon adresse|notre adresse|adresse(?= ?:)|domicili[ée])|(?:vivo|vivimos|mi direcci[óo]n|direcci[óo]n(?= ?:)|domicilio)`,
  String.raw`(?:abito|abitiamo|il mio indirizzo|indirizzo(?= ?:))|(?:moro|moramos|meu endere[çc]o|minha morada|endere[çc]o(?= ?:))|(?:ik woon|wij wonen|mijn adres|adres(?= ?:))`,
].join('|');
const HOME_BEFORE = new RegExp(
  String.raw`${LABEL_BEGINS}(?:${HOME})(?:[\s:=,"]|is|are|at|in|on|ist|lautet|der|dem|am|im|est|au|à|en|la|es|nella|na|no|op|de|the){0,10}$`,
  'iu',
);

const NAME = String.raw`[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’.\-]{0,30}`;
const ANY_NAME = String.raw`[\p{L}][\p{L}\p{M}'’.\-]{0,30}`;
const NUMBER = String.raw`\d{1,5}(?: ?[a-z](?![\p{L}]))?(?: ?[-/] ?\d{1,4}(?!\d))?`;
const FLAT = String.raw`(?:${i('flat|apartment|apt\\.?|unit|suite|wohnung|appartement|piso')} ?#?[\p{L}\p{N}]{1,5},? )`;

/** The words with a capital or without. */
function i(words: string): string {
  return `(?:${words.replaceAll(/(?<![^|])\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})`;
}

const STREETS = [
  String.raw`${NUMBER},? (?:${NAME} ){1,4}?${i(STREET_AFTER)}(?![\p{L}\p{N}])(?: (?:NW|NE|SW|SE|N|S|E|W)(?!\p{L}))?`,
  String.raw`${NUMBER}(?: bis| ter)?,? ${i(STREET_BEFORE)} (?:${ANY_NAME} ){0,4}?${NAME}(?:[- ]\p{Lu}[\p{L}\p{M}'’-]{1,30}){0,3}`,
  String.raw`${i(STREET_BEFORE_NUMBER)} (?:${ANY_NAME} ){0,4}?${ANY_NAME},? (?:n[º°.]? ?)?${NUMBER}`,
  String.raw`(?:\p{Lu}[\p{L}\p{M}\-]{0,30}${i(STREET_ENDING)}|(?:\p{Lu}[\p{L}\p{M}\-]{0,30} ){1,3}?${i(STREET_ENDING)}) ?${NUMBER}`,
];

/** Codes of the mail: Germany, France, the US; Britain; the Netherlands; Japan; Canada. */
const POSTCODE = String.raw`(?:\d{5}(?:-\d{4})?|\d{4} [A-Z]{2}|\d{4}(?= \p{Lu}\p{Ll})|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|〒?\d{3}-\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\p{N}])`;
const TOWN_WORD = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}'’\-]{0,30}`;
const TOWN = String.raw`${TOWN_WORD}(?:[ -]${TOWN_WORD}){0,2}`;

const STREET = new RegExp(String.raw`(?<![\p{L}\p{N}])${FLAT}?(?:${STREETS.join('|')})(?![\p{L}\p{N}])`, 'gu');
const IS_FLAT = new RegExp(`^${FLAT}`, 'iu');
const HAS_POSTCODE = new RegExp(POSTCODE, 'u');
const TAIL = new RegExp(
  String.raw`^(?:,? ${POSTCODE}(?:,? (?<town>${TOWN}))?|, (?<place>${TOWN})(?:,? (?:[A-Z]{2} )?${POSTCODE}|, [A-Z]{2}(?: ${POSTCODE})?(?!\p{L}))?)`,
  'u',
);

/** Where somebody's address is announced that has no street in it. */
const ANNOUNCED = new RegExp(
  String.raw`${LABEL_BEGINS}(?:(?:my|our) (?:(?:home|postal|mailing) )?address is|(?:home|postal|mailing|street|private|residential) address\s?(?::|=|is)|(?:meine|unsere) (?:adresse|anschrift) (?:ist|lautet)|mon adresse est|mi direcci[óo]n es|il mio indirizzo [èe]|住所(?:は|:)|(?:地址|住址)(?:是|:)) ?(?<value>(?:[^\s.;!?。です][^.;!?\n。]{3,90}?))(?=[.;!?\n。]|です|$)`,
  'dgiu',
);

/** How far before a street its announcement may begin. */
const REACH = 80;

/**
 * Addresses of people: a street with its number where the text says that somebody lives there, or where a flat or the code
 * of the mail is told with it. Without those it is where something stands that everybody may know.
 *
 * @param isPublic - Whether the name of a town is to stay; its street goes.
 */
export function addressDetector(isPublic: IsPublic): Detector {
  return (text) => {
    if (!/\d/.test(text)) return [];
    const streets = listMatches(text, STREET).flatMap(({ 0: street, index: start }) => {
      const end = start + street.length;
      const tail = TAIL.exec(text.slice(end, end + 120));
      const words = tail?.[0] ?? '';
      const isOfHome =
        HOME_BEFORE.test(text.slice(Math.max(0, start - REACH), start)) ||
        IS_FLAT.test(street) ||
        HAS_POSTCODE.test(words);
      return isOfHome ? [{ start, end: end + lengthOf(words, tail?.groups ?? {}, isPublic), kind: 'address' }] : [];
    });
    return [...streets, ...announced(text)];
  };
}

/** Length of what comes after the street without a town that is to stay at its end. */
function lengthOf(
  tail: string,
  { town, place }: Readonly<Record<string, string | undefined>>,
  isPublic: IsPublic,
): number {
  const last = town ?? place;
  if (last === undefined || !tail.endsWith(last) || !isPublic(last)) return tail.length;
  return tail.length - last.length - (/,? $/.exec(tail.slice(0, -last.length))?.[0].length ?? 0);
}

function announced(text: string): readonly Find[] {
  return listMatches(text, ANNOUNCED).flatMap(({ indices, groups = {} }) => {
    const [start, end] = indices?.groups?.['value'] ?? [0, 0];
    const value = groups['value'] ?? '';
    const first = /^[\p{L}'’]+/u.exec(value)?.[0].toLowerCase() ?? '';
    return /\d/.test(value) && !NO_ADDRESS.has(first) && (first === 'the' || !OTHER_WORDS.has(first))
      ? [{ start, end, kind: 'address' }]
      : [];
  });
}

const NO_ADDRESS: ReadonlySet<string> = new Set(['not', 'near', 'about', 'around', 'some', 'only', 'more', 'less']);
