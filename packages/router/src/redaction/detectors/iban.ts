import { listMatches } from '../../list-matches.ts';
import type { Find } from '../pieces.ts';

/** How long the account numbers of a country are. @see https://www.swift.com/standards/data-standards/iban-international-bank-account-number */
const LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 ' +
    'GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 ' +
    'MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 ' +
    'TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const BEGINNING = /(?<![\p{L}\p{N}])[a-z]{2} ?\d{2}/giu;

/** Longest account number, with a space after every sign. */
const REACH = 68;

/** International bank account numbers, in groups or not, whose check digits are right. */
export function findIbans(text: string): readonly Find[] {
  const finds: Find[] = [];
  for (const { 0: beginning, index: start } of listMatches(text, BEGINNING)) {
    const length = LENGTHS.get(beginning.slice(0, 2).toUpperCase());
    const end = length === undefined ? undefined : endOf(text.slice(start, start + REACH), length);
    if (end === undefined || /^[\p{L}\p{N}]/u.test(text.slice(start + end, start + end + 1))) continue;
    finds.push({ start, end: start + end, kind: 'iban' });
  }
  return finds;
}

/** Where the number ends that `text` begins with. */
function endOf(text: string, length: number): number | undefined {
  let signs = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (/[a-z\d]/i.test(sign)) signs += sign;
    else if (!/[ -]/.test(sign)) return undefined;
    if (signs.length === length) return hasCheckDigits(signs.toUpperCase()) ? at + 1 : undefined;
  }
  return undefined;
}

/** Letters count as 10 to 35, the first four signs go to the end, and the whole leaves 1 when it is divided by 97. */
function hasCheckDigits(signs: string): boolean {
  let rest = 0;
  for (const sign of signs.slice(4) + signs.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
