import { addDays, type IsoDate, weekdayOf } from '@wayfarer/trip/clock';

type Days = readonly [first: IsoDate, last: IsoDate];

/** First day of the Chinese year, by year. */
const SPRING_FESTIVALS: Readonly<Record<number, string>> = {
  ...{ 2026: '02-17', 2027: '02-06', 2028: '01-26', 2029: '02-13', 2030: '02-03', 2031: '01-23', 2032: '02-11' },
};

/** Holidays by their English names, with the days on which people travel. */
const HOLIDAYS: Readonly<Record<string, (year: number) => Days | undefined>> = {
  christmas: fixed('12-24', '12-26'),
  'new years eve': fixed('12-31', '12-31'),
  'new year': fixed('01-01', '01-01'),
  epiphany: fixed('01-06', '01-06'),
  valentine: fixed('02-14', '02-14'),
  'labour day': fixed('05-01', '05-05'),
  'golden week': fixed('04-29', '05-05'),
  obon: fixed('08-13', '08-16'),
  'national day': fixed('10-01', '10-07'),
  halloween: fixed('10-31', '10-31'),
  'all saints': fixed('11-01', '11-01'),
  easter: aroundEaster(-2, 1),
  'easter monday': aroundEaster(1, 1),
  'maundy thursday': aroundEaster(-3, -3),
  'good friday': aroundEaster(-2, -2),
  ascension: aroundEaster(39, 42),
  'holy week': aroundEaster(-7, 0),
  pentecost: aroundEaster(48, 50),
  thanksgiving: (year) => {
    const first = `${year}-11-01`;
    const thursday = Array.from({ length: 7 }, (_, day) => addDays(first, day + 21)).find(
      (day) => weekdayOf(day) === 'Thursday',
    );
    return thursday === undefined ? undefined : [thursday, addDays(thursday, 3)];
  },
  'spring festival': (year) => {
    const first = SPRING_FESTIVALS[year];
    return first === undefined ? undefined : [`${year}-${first}`, addDays(`${year}-${first}`, 6)];
  },
};

/** Names of holidays, the longer ones first. */
export const HOLIDAY_NAMES: readonly string[] = Object.keys(HOLIDAYS).toSorted((a, b) => b.length - a.length);

/** The days of the next holiday of that name that is not over; the week before or after it where that was said. */
export function findHoliday(name: string, today: IsoDate, week?: 'before' | 'after'): Days | undefined {
  const year = Number(today.slice(0, 4));
  const all = [year, year + 1, year + 2].flatMap((one) => {
    const days = HOLIDAYS[name]?.(one);
    return days ? [week ? weekAt(days, week) : days] : [];
  });
  return all.find(([first]) => first >= today);
}

/** Monday to Sunday. */
function weekAt([first, last]: Days, where: 'before' | 'after'): Days {
  const day = where === 'before' ? addDays(first, -1) : addDays(last, 1);
  const monday =
    Array.from({ length: 7 }, (_, back) => addDays(day, -back)).find((one) => weekdayOf(one) === 'Monday') ?? day;
  const start = where === 'after' && monday <= first ? addDays(monday, 7) : monday;
  // Easter Monday is over, the rest of its week is the week after Easter.
  const isOfTheHoliday = where === 'after' && monday <= last && weekdayOf(last) === 'Monday';
  return isOfTheHoliday ? [addDays(last, 1), addDays(monday, 6)] : [start, addDays(start, 6)];
}

function fixed(first: string, last: string): (year: number) => Days {
  return (year) => [`${year}-${first}`, `${year}-${last}`];
}

function aroundEaster(first: number, last: number): (year: number) => Days {
  return (year) => [addDays(easterSunday(year), first), addDays(easterSunday(year), last)];
}

/** By the anonymous Gregorian algorithm. */
function easterSunday(year: number): IsoDate {
  const [golden, century] = [year % 19, Math.floor(year / 100)];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const day = moon + week - 7 * late + 114;
  return `${year}-${String(Math.floor(day / 31)).padStart(2, '0')}-${String((day % 31) + 1).padStart(2, '0')}`;
}
