import { listMatches } from '../../list-matches.ts';
import type { Find } from '../pieces.ts';

/** What people write for the sign of an address so that no machine reads it. A plain word needs more around it. */
const AT = /\s?[([{<]\s?(?:at|ät|@)\s?[)\]}>]\s?|\s(?:at|ät|arroba|arobase|chiocciola|apenstaartje|klammeraffe)\s/giu;
const DOT = String.raw`(?:\s?[([{<]\s?(?:dot|punkt|point|punto|ponto|\.)\s?[)\]}>]\s?|\s(?:dot|punkt|point|punto|ponto)\s|\.)`;
const LOCAL_WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}_+\-]{0,40}`;
const LOCAL = new RegExp(String.raw`(?<![\p{L}\p{N}_+.\-])${LOCAL_WORD}(?:${DOT}${LOCAL_WORD}){0,2}$`, 'iu');
const DOMAIN_WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}\-]{0,40}`;
const DOMAIN = new RegExp(
  String.raw`^${DOMAIN_WORD}(?:${DOT}${DOMAIN_WORD}){0,2}${DOT}\p{L}{2,24}(?![\p{L}\p{N}])`,
  'iu',
);

/** Longest part on either side, in UTF-16 units. */
const REACH = 100;

/** Words that stand before "at" in a sentence: "look at example dot com". */
const VERBS: ReadonlySet<string> = new Set(
  'look looked looking book booked booking found find see us it me them is are meet reserved ordered order bought buy seen reserve check mail write'.split(
    ' ',
  ),
);

/** E-mail addresses in words: "anna (at) example dot com". */
export function findSpelledEmails(text: string): readonly Find[] {
  const finds: Find[] = [];
  let from = 0;
  for (const { 0: at, index } of listMatches(text, AT)) {
    const local = LOCAL.exec(text.slice(Math.max(from, index - REACH), index))?.[0];
    const after = index + at.length;
    const domain = local === undefined ? undefined : DOMAIN.exec(text.slice(after, after + REACH))?.[0];
    if (local === undefined || domain === undefined) continue;
    const isPlain = !/[([{<]/.test(at);
    if (isPlain && (VERBS.has(local.toLowerCase()) || !/\s/.test(domain))) continue;
    const end = after + domain.length;
    finds.push({ start: index - local.length, end, kind: 'email' });
    from = end;
  }
  return finds;
}
