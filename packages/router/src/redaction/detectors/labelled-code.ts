import { listMatches } from '../../list-matches.ts';
import type { Find } from '../pieces.ts';

/** A number or code that is personal where a word in front of it says what it is. */
export interface LabelledCode {
  readonly kind: string;
  /** Source of a pattern for the words in front. */
  readonly label: string;
  /** What the code looks like at the beginning of a text. */
  readonly code: RegExp;
  /** Whether that, with what stands between the two, is one. Default: always. */
  readonly isMeant?: (code: string, words: { readonly label: string; readonly between: string }) => boolean;
}

/** No word before: scripts that set words apart may not go on into a label, others may stand next to it. */
export const LABEL_BEGINS = String.raw`(?<![\p{Script=Latin}\p{M}\p{N}_])`;

const CONNECTOR = [
  String.raw`[\s:=#.,"'“„«(\-]`,
  'numbers?|no|nr|num|nummer|n[úu]mero|num[ée]ro|n[º°]|番号|号码|號碼|code|id|ref|reference',
  'is|are|was|ist|sind|lautet|lauten|est|sont|es|son|[èé]|は|が|是|为|為|の',
].join('|');

/** What may stand between a label and its code. */
const BETWEEN = `(?<between>(?:${CONNECTOR}){0,8})`;

/** Longest code, with what groups it. */
const REACH = 48;

/** Between two codes of one label: "passports A1234567 and B1234567". */
const ANOTHER = /^(?:,|,? (?:and|&|und|et|y|e|en))? /;

/** Finds codes behind their labels. */
export function codeDetector(codes: readonly LabelledCode[]): (text: string) => readonly Find[] {
  const patterns = codes.map((each) => ({
    ...each,
    pattern: new RegExp(`${LABEL_BEGINS}(?<label>${each.label})${BETWEEN}`, 'giu'),
  }));
  return (text) =>
    patterns.flatMap(({ pattern, ...each }) =>
      listMatches(text, pattern).flatMap(({ 0: words, index, groups = {} }) =>
        codesAt(text, index + words.length, { ...each, said: groups }),
      ),
    );
}

function codesAt(
  text: string,
  from: number,
  { kind, code, isMeant, said }: LabelledCode & { readonly said: Readonly<Record<string, string | undefined>> },
): readonly Find[] {
  const { label = '', between = '' } = said;
  const finds: Find[] = [];
  for (let start = from; finds.length < MOST_CODES;) {
    const found = code.exec(text.slice(start, start + REACH))?.[0];
    if (found === undefined || isMeant?.(found, { label, between }) === false) break;
    const end = start + found.length;
    finds.push({ start, end, kind });
    const gap = ANOTHER.exec(text.slice(end, end + 6))?.[0];
    if (gap === undefined) break;
    start = end + gap.length;
  }
  return finds;
}

/** Codes behind one label. */
const MOST_CODES = 12;
