import { fold } from '../text.ts';

/** Names of months in English, German, French, Spanish, Italian and Portuguese, without accents; the first is English and whole. */
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
/** The same for weekdays, as they are written. */
const WEEKDAY_NAMES: readonly string[] = [
  'sunday dimanche sonntag domingo domenica',
  'monday lundi montag lunes lunedì',
  'tuesday mardi dienstag martes martedì',
  'wednesday mercredi mittwoch miércoles mercoledì',
  'thursday jeudi donnerstag jueves giovedì',
  'friday vendredi freitag viernes venerdì',
  'saturday samedi samstag sábado sabato',
];
/** Words of their own as well: "I sat", "mon ami". */
const SHORT_WEEKDAYS: readonly string[] = ['sun', 'mon', 'tue tues', 'wed weds', 'thu thur thurs', 'fri', 'sat'];

const toTable = (rows: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((name) => [fold(name), index + first] as const)));
const MONTHS = toTable(MONTH_NAMES, 1);
const WEEKDAYS = new Map([...toTable(WEEKDAY_NAMES, 0), ...toTable(SHORT_WEEKDAYS, 0)]);

/** 1–12. */
export function findMonth(word: string): number | undefined {
  return MONTHS.get(fold(word));
}

/** 0 is Sunday. */
export function findWeekday(word: string): number | undefined {
  return WEEKDAYS.get(fold(word));
}

/** Sources of patterns for names of weekdays, with their accents or without. */
export const WEEKDAY = anyOf(WEEKDAY_NAMES);
export const SHORT_WEEKDAY = anyOf(SHORT_WEEKDAYS);

function anyOf(rows: readonly string[]): string {
  const names = rows.flatMap((row) => row.split(' ')).flatMap((name) => [name, fold(name)]);
  return [...new Set(names)].toSorted((left, right) => right.length - left.length).join('|');
}

/** `April`. */
export function monthName(month: number): string {
  return englishName(MONTH_NAMES[month - 1]);
}

/** `Saturday`; 0 is Sunday. */
export function weekdayName(weekday: number): string {
  return englishName(WEEKDAY_NAMES[weekday]);
}

function englishName(row = ''): string {
  const [name = ''] = row.split(' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
