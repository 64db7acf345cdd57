import { fold } from '../text.ts';

/** Names of months in the languages whose dates must not be misread, without accents. */
const MONTH_NAMES: readonly string[] = [
  'january jan janvier janv januar enero gennaio janeiro',
  'february feb fevrier fevr fev februar febrero febbraio fevereiro',
  'march mar mars marz maerz marzo marco',
  'april apr avril avr abril aprile',
  'may mai mayo maggio maio',
  'june jun juin juni junio giugno junho',
  'july jul juillet juil juli julio luglio julho',
  'august aug aout agosto',
  'september sep sept septembre septiembre setiembre settembre setembro',
  'october oct octobre oktober okt octubre ottobre outubro',
  'november nov novembre noviembre novembro',
  'december dec decembre dezember dez diciembre dicembre dezembro',
];
const WEEKDAY_NAMES: readonly string[] = [
  'sunday sun dimanche sonntag domingo',
  'monday mon lundi montag lunes',
  'tuesday tue tues mardi dienstag martes',
  'wednesday wed weds mercredi mittwoch miercoles',
  'thursday thu thur thurs jeudi donnerstag jueves',
  'friday fri vendredi freitag viernes',
  'saturday sat samedi samstag sabado',
];

const toTable = (rows: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((name) => [name, index + first] as const)));
const MONTHS = toTable(MONTH_NAMES, 1);
const WEEKDAYS = toTable(WEEKDAY_NAMES, 0);

/** 1–12. */
export function findMonth(word: string): number | undefined {
  return MONTHS.get(fold(word));
}

/** 0 is Sunday. */
export function findWeekday(word: string): number | undefined {
  return WEEKDAYS.get(fold(word));
}

/** The English names of weekdays, as a pattern's source. */
export const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)';

const ENGLISH_MONTHS = MONTH_NAMES.map((row) => row.split(' ')[0] ?? '').map(
  (name) => name[0]?.toUpperCase() + name.slice(1),
);

export function monthName(month: number): string {
  return ENGLISH_MONTHS[month - 1] ?? '';
}

/** `3 April 2027`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${monthName(month ?? 0)} ${year}`;
}
