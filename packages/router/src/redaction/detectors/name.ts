import { listMatches } from '../../list-matches.ts';
import { type Detector, type Find, findGroup } from '../pieces.ts';
import type { IsPublic } from './hinted-name.ts';
import { endOfName, type NameSpelling } from './name-words.ts';

/** Words before a name, and how the name must be written after them to be taken for one. */
interface Introduction {
  readonly pattern: RegExp;
  readonly spelling: NameSpelling;
}

const BEFORE = String.raw`(?<![\p{L}\p{N}_])`;
const QUOTE = String.raw`["'“„«]?`;

/** What people say: "my name is". */
const SAID = [
  String.raw`my(?: full| first| last| real)? name(?:['’]s| is| was)|i(?:['’]m| am) called|they call me`,
  String.raw`mein(?: voller)? name ist|ich hei(?:ß|ss)e`,
  String.raw`je m['’]appelle|je me nomme|mon nom (?:complet )?est|mon pr[ée]nom est`,
  String.raw`me llamo|mi nombre(?: completo)? es|mi apellido es`,
  String.raw`mi chiamo|il mio nome [èe]|il mio cognome [èe]`,
  String.raw`(?:o )?meu nome [ée]|me chamo|chamo-me|mijn naam is|ik heet`,
].join('|');

/** What forms say: "Name:". Another word in front makes it the name of a thing, unless the word is of a person. */
const WRITTEN = [
  String.raw`(?:(?:my|your|his|her|the|full|first|last|middle|family|given|maiden|sur|passenger|guest|customer|client|contact|traveller|traveler|card-?holder|account ?holder|user)['’]?s?[ _-]?){0,4}names?|surname|passenger|traveller|traveler|card-?holder|account ?holder`,
  String.raw`(?:vor|nach|zu|familien|geburts|voller )?name|nom(?: complet| de famille)?|pr[ée]noms?`,
  String.raw`nombre(?: completo)?|apellidos?|nome(?: completo)?|cognome|sobrenome|apelido|(?:voor|achter)?naam`,
].join('|');

/** What goes before a name that is written as one. */
const HINTED = [
  String.raw`call me|(?:in|under|on) (?:the|my) name(?: of)?`,
  String.raw`auf den namen|au nom de|a nombre de|a nome di|em nome de|op naam van`,
].join('|');

/** Gardens and museums are called after people with their titles as well: "Dr. Sun Yat-Sen Garden", "Madame Tussauds". */
const TITLES = [
  String.raw`(?:mr|mrs|ms|mx|dr|prof)\.?|herrn?|frau`,
  String.raw`mme|monsieur|madame|mademoiselle|se[ñn]or(?:a|ita)?|sra?\.|signor[ae]?`,
].join('|');
const TITLE = new RegExp(`${BEFORE}(?:${TITLES})[ \\t]{1,2}${QUOTE}`, 'giu');
/** What is called after somebody, by its whole name: to the end of the clause, in so many characters. */
const PUBLIC_NAME = /^[^,;:!?\n]{1,80}/u;

const INTRODUCTIONS: readonly Introduction[] = [
  { pattern: new RegExp(`${BEFORE}(?:${SAID})[ \\t]{1,2}:?${QUOTE}`, 'giu'), spelling: 'any' },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_]|\\p{L}[ _-])(?:${WRITTEN})["']?[ \\t]{0,2}[:=][ \\t]{0,3}${QUOTE}`, 'giu'),
    spelling: 'any',
  },
  { pattern: new RegExp(`${BEFORE}(?:${HINTED})[ \\t]{1,2}${QUOTE}`, 'giu'), spelling: 'capitals' },
];

/** "Berg, Anna" in a form. */
const GIVEN_NAME = /^, ?(\p{Lu}[\p{L}\p{M}'’-]{1,40})(?=[;.\n]|$)/u;

/**
 * Names of people where the text says that they are names: "my name is …", "Name: …", "Mr …", and the same in German,
 * French, Spanish, Italian, Portuguese, Dutch, Japanese and Chinese; and after "I am" where at least two words with
 * capitals end the clause, as one might be a trade, a nation or a place. A name that nothing announces is not found; see
 * {@link findKnown} for those that are known. What is public by its title and all stays.
 */
export function nameDetector(isPublic: IsPublic): Detector {
  return (text) => [...findNames(text), ...titled(text, isPublic)];
}

function findNames(text: string): readonly Find[] {
  const finds = INTRODUCTIONS.flatMap(({ pattern, spelling }) =>
    listMatches(text, pattern).flatMap(({ 0: words, index }) => nameAt(text, index + words.length, spelling)),
  );
  return [...finds, ...selfNamed(text), ...findEastAsianNames(text)];
}

function titled(text: string, isPublic: IsPublic): readonly Find[] {
  return listMatches(text, TITLE).flatMap(({ 0: words, index }) => {
    const finds = nameAt(text, index + words.length, 'capitals');
    return finds.length > 0 && isPublic(PUBLIC_NAME.exec(text.slice(index))?.[0] ?? '') ? [] : finds;
  });
}

function nameAt(text: string, start: number, spelling: NameSpelling): readonly Find[] {
  const end = endOfName(text, start, spelling);
  if (end - start < 2) return [];
  const given = text.slice(start, end).includes(' ') ? undefined : GIVEN_NAME.exec(text.slice(end, end + 48))?.[0];
  return [{ start, end: end + (given?.length ?? 0), kind: 'name' }];
}

const SELF = new RegExp(`${BEFORE}(?:i['’]m|i am|ich bin|je suis|soy|sono|sou|ik ben)[ \\t]{1,2}`, 'giu');
const CLAUSE_END = /^(?:\s*(?:[.,;!?()\n]|$)| (?:and|from|here|speaking|calling|und|aus|et|y|e|en)(?!\p{L}))/u;

function selfNamed(text: string): readonly Find[] {
  return listMatches(text, SELF).flatMap(({ 0: words, index }) => {
    const start = index + words.length;
    const end = endOfName(text, start, 'capitals');
    const isWhole = /[ -]/.test(text.slice(start, end)) && CLAUSE_END.test(text.slice(end, end + 12));
    return isWhole ? [{ start, end, kind: 'name' }] : [];
  });
}

const HAN = String.raw`\p{Script=Han}`;
const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}ー・`;

/** "My name is", "name:" in Japanese, before a name that ends with "is", "am called" or a stop. */
const JAPANESE = new RegExp(
  String.raw`(?:お?名前|氏名|本名)[はが: ]{1,3}(?!何|なん|誰|だれ|わか)(?<name>[${HAN}${KANA}]{1,12}?(?: [${HAN}${KANA}]{1,8}?)?)(?=です|でございます|と申|といい|と言い|だ|さん|様|[^${HAN}${KANA} ]| ?$|\s)`,
  'dgu',
);

/** A name before "am called", in the humble word that is used of oneself. */
const HUMBLE = new RegExp(
  String.raw`(?<![${HAN}ァ-ヶー])(?<name>[${HAN}ァ-ヶー・]{1,12}(?: [${HAN}ァ-ヶー]{1,8})?)と(?:申し|もうし)`,
  'dgu',
);

/** "I am called", "my name is", "name:" in Chinese: two to four signs, or a foreign name with its dots. */
const CHINESE = new RegExp(
  String.raw`(?:我叫做?|我的?名字(?:是|叫做?|[: ])|(?:姓名|名字)(?:是|叫|[:： ]){1,2})\s?(?![了过過的车車什])(?<name>${HAN}{2,4}?(?:[·・]${HAN}{1,6}){0,3}(?=[^${HAN}·・]|$|[我想要是今来來请請的])|${HAN}{2,3})`,
  'dgu',
);

/** Names in Japanese and Chinese, where the text says that they are names. */
function findEastAsianNames(text: string): readonly Find[] {
  return [JAPANESE, HUMBLE, CHINESE].flatMap((pattern) => findGroup('name', text, pattern));
}
