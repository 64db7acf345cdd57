import { codeDetector, type LabelledCode } from './labelled-code.ts';

const END = String.raw`(?![\p{L}\p{N}]|[-./]\p{N})`;

/** Groups with a digit in each, letters in front: `C01X00T47`, `AB 123456`, `123 456 789`. */
const GROUP = String.raw`[A-Za-z]{0,4}\d[A-Za-z\d]{0,15}`;
const NUMBER = new RegExp(String.raw`^(?:[A-Z]{1,3}[ -])?${GROUP}(?:[ -](?=\d{2})${GROUP}){0,4}${END}`, 'u');

/** With nothing but capitals and digits: `B-MW 1234`, `AB12 CDE`, `7ABC123`. */
const PLATE = new RegExp(
  String.raw`^(?:[A-Z]{2}[ -]\d{1,2}[ -][A-Z]{1,3}[ -]\d{1,4}|[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[- ]?\d{1,4}[EH]?|[A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]{1,3}[- ]?\d{1,4}[- ]?[A-Z]{0,3}|\d{1,4}[- ]?[A-Z]{1,3}[- ]?\d{0,4}|[A-Z\d]{4,8})${END}`,
  'u',
);
const ANY_PLATE = new RegExp(PLATE.source, 'iu');

const REFERENCE = new RegExp(String.raw`^[A-Za-z\d]{5,12}(?:-[A-Za-z\d]{2,8}){0,2}${END}`, 'u');

const PASSPORT = [
  String.raw`passports?|(?:travel|identity|id) (?:documents?|cards?)|national id|(?:driving|driver['’]?s?) licen[cs]e|visa`,
  String.raw`reisep[aä]ss(?:e|es)?|pass-?(?=nummer|nr)|(?:personal)?ausweis|führerschein`,
  String.raw`passeports?|carte d['’]identité|permis de conduire|pasaportes?|dni|nie|carnet de conducir`,
  String.raw`passaport[oei]|carta d['’]identità|patente|paspoort|identiteitskaart|rijbewijs|パスポート|旅券|护照|護照|身份证|身分證`,
].join('|');

const INSURANCE = [
  String.raw`(?:health |travel |medical |national )?insurance(?: policy| member(?:ship)?| card)?|policy|nhs|medicare|social security|ssn|tax`,
  String.raw`\p{L}{0,16}(?:versicherungs?|versicherten)-?|steuer-?`,
  String.raw`assurance(?: maladie)?|s[ée]curit[ée] sociale|seguro(?: m[ée]dico)?|seguridad social|assicurazione|codice fiscale|segurança social|verzekerings?|bsn|保険証|マイナンバー|医保卡?`,
].join('|');

const CAR_PLATE = [
  String.raw`(?:licen[cs]e|number|registration|car|vehicle) plates?|plates? (?=number|no|nr)|(?:car |vehicle )?registration(?= number)`,
  String.raw`kennzeichen|nummernschild|plaque(?: d['’]immatriculation)?|immatriculation|matr[íi]cula|targa|kenteken|nummerplaat|车牌|車牌|ナンバープレート`,
].join('|');

const BOOKING = [
  String.raw`(?:booking|reservation|confirmation)[ -]?(?:reference|ref|code|number|no|nr|id)|pnr|(?:record|booking|airline) locator`,
  String.raw`(?:buchungs|reservierungs)-?(?:nummer|code|referenz|nr)|(?:r[ée]f[ée]rence|num[ée]ro|code) de (?:la )?r[ée]servation`,
  String.raw`(?:c[óo]digo|n[úu]mero|localizador) de (?:la )?reserva|codice (?:di )?prenotazione|(?:boekings|reserverings)(?:nummer|code)|予約番号|预订号|訂位代號`,
].join('|');

const CODES: readonly LabelledCode[] = [
  { kind: 'passport', label: PASSPORT, code: NUMBER, isMeant: (code) => hasSigns(code, { signs: 6, digits: 3 }) },
  {
    kind: 'insurance-number',
    label: INSURANCE,
    code: NUMBER,
    // What an insurance pays is a number as well.
    isMeant: (code, { label, between }) =>
      hasSigns(code, { signs: 6, digits: 5 }) && /n(?:umber|umm?er|o|r|[úu]m)|id|番号|号|[:#]/iu.test(label + between),
  },
  { kind: 'plate', label: CAR_PLATE, code: ANY_PLATE, isMeant: isPlate },
  { kind: 'plate', label: 'plates?', code: PLATE, isMeant: isPlate },
  { kind: 'booking', label: BOOKING, code: REFERENCE, isMeant: isReference },
];

/** Numbers of passports, insurances, cars and bookings, where the text says what they are. */
export const findDocuments = codeDetector(CODES);

function hasSigns(code: string, { signs, digits }: { readonly signs: number; readonly digits: number }): boolean {
  const closed = code.replaceAll(/[ -]/g, '');
  return closed.length >= signs && closed.length <= 16 && closed.replaceAll(/\D/g, '').length >= digits;
}

/** In small letters, a word that follows is no part of it. */
function isPlate(code: string): boolean {
  if (/\p{Ll}/u.test(code) && code.includes(' ')) return false;
  return /\d/.test(code) && /\p{L}/u.test(code) && code.length >= 4;
}

/** Without a digit it may be the next word: then it must be six capitals that are set off. */
function isReference(code: string, { between }: { readonly between: string }): boolean {
  if (/\d/.test(code)) return /[A-Z]/.test(code) || code.length >= 6;
  return /^[A-Z]{6}$/.test(code) && /[:=]|\bis\b/.test(between);
}
