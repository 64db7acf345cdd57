import { listMatches } from '../../list-matches.ts';
import type { Detector, Find } from '../pieces.ts';
import { capitalName, CLAUSE_END, commonName, type IsPublic, smallName, type Span, toFind } from './hinted-name.ts';

const BEFORE = String.raw`(?<![\p{L}\p{N}_])`;
const SELF = String.raw`(?:i am|i['’]m|this is|it['’]s|ich bin|hier ist|je suis|c['’]est|soy|sono|sou|ik ben|dit is)`;

/** "Hello, this is". */
const GREETED = new RegExp(
  String.raw`${BEFORE}(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|hallo|guten (?:tag|morgen|abend)|bonjour|bonsoir|hola|buenos d[íi]as|ciao|buongiorno|ol[áa])(?: (?:there|all|everyone|team|zusammen))?[,.!]? ${SELF} `,
  'giu',
);

/** "This is", where only a common name will do. */
const INTRODUCED = new RegExp(String.raw`${BEFORE}${SELF} `, 'giu');
const AFTER_SELF =
  /^(?:,? (?:speaking|calling|writing|here)|\s*(?:[.,;:!?()\n]|$)| (?:and|from|with|again|und|aus|et|y|e|en)(?!\p{L}))/u;

/** "For me, Anna Berg". */
const APPOSED = new RegExp(String.raw`${BEFORE}(?:me|myself|i|mich|mir|moi|m[íi]|mij),? (?=\p{L})`, 'giu');

/** "With Anna", "me and Anna", "Anna and I". */
const ALONGSIDE = new RegExp(String.raw`${BEFORE}(?:with|me and|i and|mit|avec|con|com|met) (?=\p{L})`, 'giu');
const AND_ME = /(?<![\p{L}\p{N}_])(?<name>\p{Lu}[\p{L}\p{M}'’-]{1,30})(?= (?:and|&) (?:I|me|myself)(?!\p{L}))/dgu;

/** "Best regards, Anna Berg", at the end. */
const SIGNED = new RegExp(
  String.raw`${BEFORE}(?:regards|sincerely|cheers|yours|thanks|thank you|gr(?:ü|u)(?:ß|ss)e|gru(?:ß|ss)|cordialement|saludos|saluti)[,!.]?\s{1,3}(?=\p{Lu})`,
  'giu',
);

/**
 * Names by which people introduce themselves without saying that it is a name, and of those with them where the name is a
 * common one: "this is Anna", "for me, Anna Berg", "i am anna berg". In doubt it is none.
 */
export function selfDetector(isPublic: IsPublic): Detector {
  const after = (pattern: RegExp, spanAt: (text: string, start: number) => Span | undefined) => (text: string) =>
    listMatches(text, pattern).flatMap(({ 0: words, index }) => {
      const span = spanAt(text, index + words.length);
      return span ? [toFind(span)] : [];
    });
  const common = (text: string, start: number) => commonName(text, start, isPublic);
  const finders = [
    after(GREETED, (text, start) => capitalName(text, start, isPublic)),
    after(INTRODUCED, (text, start) => ifBefore(AFTER_SELF, text, common(text, start))),
    after(SMALL, (text, start) => smallName(text, start, { isStrict: true })),
    after(ENGLISH_SMALL, (text, start) => smallNameOf(text, start, isPublic)),
    after(APPOSED, (text, start) => ifBefore(CLAUSE_END, text, common(text, start))),
    after(ALONGSIDE, common),
    after(SIGNED, (text, start) => ifBefore(/^[\s.!]*$/u, text, common(text, start))),
  ];
  return (text) => [...finders.flatMap((find) => find(text)), ...andMe(text, isPublic)];
}

const SMALL = new RegExp(String.raw`${BEFORE}(?:this is|im|ich bin|je suis|soy|sono|sou|ik ben) (?=\p{Ll})`, 'gu');
const ENGLISH_SMALL = new RegExp(String.raw`${BEFORE}(?:[Ii] am|[Ii]['’]m) (?=\p{Ll})`, 'gu');

function smallNameOf(text: string, start: number, isPublic: IsPublic): Span | undefined {
  const span = smallName(text, start, { isStrict: false });
  return span && !isPublic(text.slice(span.start, span.end)) ? span : undefined;
}

function ifBefore(after: RegExp, text: string, span: Span | undefined): Span | undefined {
  return span && after.test(text.slice(span.end, span.end + 14)) ? span : undefined;
}

function andMe(text: string, isPublic: IsPublic): readonly Find[] {
  return listMatches(text, AND_ME).flatMap(({ index }) => {
    const span = commonName(text, index, isPublic);
    return span ? [toFind(span)] : [];
  });
}
