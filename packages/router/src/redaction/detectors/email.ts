import type { Find } from '../pieces.ts';

/** Longest name before the sign, in UTF-16 units. @see https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1 */
const LOCAL_LENGTH = 64;

/** Longest domain. */
const DOMAIN_LENGTH = 255;

/** Scripts that set words apart; others may stand next to an address without a space. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}`;
const LABEL = String.raw`[${LETTER}][${LETTER}\-]{0,62}`;
const LOCAL = new RegExp(String.raw`[${LETTER}_][${LETTER}!#$%&'*+?^_~.\-]{0,${LOCAL_LENGTH}}$`, 'u');
const DOMAIN = new RegExp(String.raw`^${LABEL}(?:\.${LABEL}){1,8}`, 'u');

/** E-mail addresses. */
export function findEmails(text: string): readonly Find[] {
  const finds: Find[] = [];
  let from = 0;
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', sign + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(from, sign - LOCAL_LENGTH), sign))?.[0];
    const domain = local && DOMAIN.exec(text.slice(sign + 1, sign + 1 + DOMAIN_LENGTH))?.[0].replace(/[-.\d]+$/, '');
    if (!local || !domain?.includes('.')) continue;
    from = sign + 1 + domain.length;
    finds.push({ start: sign - local.length, end: from, kind: 'email' });
  }
  return finds;
}
