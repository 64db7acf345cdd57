import { type Find, findGroup } from '../pieces.ts';

/** Words before a date that make it a date of birth. */
const LABEL = [
  String.raw`date[ _-]?of[ _-]?birth|birth[ _-]?da(?:te|y)|d\.?o\.?b\.?|born`,
  String.raw`geburtsdatum|geburtstag|geboren|geb\.?`,
  String.raw`date de naissance|anniversaire|née?`,
  String.raw`fecha de nacimiento|cumplea[ñn]os|nac[ií]|nacid[oa]`,
  String.raw`data di nascita|compleanno|nat[oa](?= (?:il|nel|in|a)(?!\p{L}))`,
  String.raw`data de nascimento|nascid[oa]|nasci|geboortedatum`,
].join('|');
const EASTERN_LABEL = '生年月日|誕生日|出生日期|出生年月日?|出生于|出生於|生日';

/** What may stand between the two. */
const BETWEEN = String.raw`(?:["']?[\s:=(]|is|was|on|in|the|am|ist|im|le|est|en|el|es|il|[èe]|nel|em|op|は|が|是){0,8}["']?`;

/** "born in Rome". */
const PLACE = String.raw`(?: (?:in|at|à|en|a|em) \p{Lu}[\p{L} '’-]{1,25},?)??`;

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|ª|\.)?`;
const MONTH = String.raw`(?:jan|ene|gen|feb|f[ée]v|fev|m[äa]r|mrt|apr|avr|abr|may|mai|mei|mag|jun|juin|giu|jul|juil|lug|aug|ao[uû]|ago|sep|set|oct|okt|ott|out|nov|dec|dez|d[ée]c|dic)\p{L}{0,7}\.?`;
const YEAR = String.raw`(?:(?:1[89]|20)\d{2}|['’]\d{2})`;
const OF = String.raw`(?: of| de| del| di)?`;
const DATE = [
  String.raw`(?:1[89]|20)\d{2}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日`,
  String.raw`(?:1[89]|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|(?:1[89]|20)\d{2}[01]\d[0-3]\d`,
  String.raw`\d{1,2}[-/. ]\d{1,2}[-/. ](?:\d{4}|\d{2})`,
  String.raw`${DAY}${OF} ?${MONTH}(?:,?${OF} ?${YEAR})?`,
  String.raw`${MONTH} (?:the )?${DAY}(?:,? ?${YEAR})?`,
  String.raw`${MONTH}${OF} ${YEAR}`,
  YEAR,
].join('|');

const BIRTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LABEL})(?![\\p{L}\\p{N}])(?:${BETWEEN}|${PLACE}${BETWEEN})(?<date>${DATE})(?![\\p{L}\\p{N}])`,
  'dgiu',
);
const EASTERN = new RegExp(
  String.raw`(?:(?:${EASTERN_LABEL})[\s:=はが是]{0,4}(?<date>${DATE}))|(?<earlier>(?:1[89]|20)\d{2}年\d{1,2}月\d{1,2}日|(?:1[89]|20)\d{2}年)(?:に)?(?:生まれ|出生|生)`,
  'dgiu',
);

/** Dates of birth, where the text says that they are: "born on …", "DOB: …", and the same in seven other languages. Other dates stay. */
export function findBirthDates(text: string): readonly Find[] {
  return [BIRTH, EASTERN].flatMap((pattern) => findGroup('birth-date', text, pattern));
}
