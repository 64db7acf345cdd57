import { formatTime, type IsoDate, spellDay } from '@wayfarer/trip/clock';

import type { WrittenDay, WrittenStop } from './right-plan.ts';

/** How people and programs write plans down. `isTimed`: with the times at which things are. */
export interface Style {
  readonly name: string;
  readonly isTimed: boolean;
  /** Only when things begin: one may have left early enough. */
  readonly isOpenEnded?: true;
  write(days: readonly WrittenDay[]): string;
}

const WEEKDAYS = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
} as const;
const MONTHS = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
} as const;
const MEALS = {
  en: { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' },
  de: { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' },
  fr: { breakfast: 'petit-déjeuner', lunch: 'déjeuner', dinner: 'dîner' },
  ja: { breakfast: '朝食', lunch: '昼食', dinner: '夕食' },
} as const;

function dateIn(date: IsoDate, language: 'de' | 'fr'): string {
  const [year, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = WEEKDAYS[language][new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const named = MONTHS[language][month - 1] ?? '';
  return language === 'de' ? `${weekday}, ${day}. ${named} ${year}` : `${weekday} ${day} ${named} ${year}`;
}

const year = (date: IsoDate): string => date.slice(0, 4);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const joinDays = (days: readonly WrittenDay[], write: (day: WrittenDay, nth: number) => string): string =>
  days.map((day, index) => write(day, index + 1)).join('\n\n');
const lines = (stops: readonly WrittenStop[], write: (stop: WrittenStop) => string): string =>
  stops.map(write).join('\n');

/** `Lunch at Polo`, `Lunch`, `Old Lighthouse`. */
function said({ name, meal }: WrittenStop): string {
  if (meal === undefined) return name;
  return capital(name === '' ? MEALS.en[meal] : `${MEALS.en[meal]} at ${name}`);
}

const range = ({ arrive, depart }: WrittenStop): string => `${formatTime(arrive)}–${formatTime(depart)}`;

function halves(time: WrittenStop['arrive']): string {
  const [hours = 0, minutes = 0] = formatTime(time).split(':').map(Number);
  const twelve = hours % 12 === 0 ? 12 : hours % 12;
  return `${twelve}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`;
}

export const STYLES: readonly Style[] = [
  {
    name: 'assistant',
    isTimed: true,
    write: (days) =>
      `Here's your itinerary! 😊\n\n${joinDays(days, ({ date, city, stops }, nth) => `## Day ${nth} – ${city} (${spellDay(date)} ${year(date)})\n${lines(stops, (stop) => `- **${range(stop)}:** ${said(stop)}`)}`)}\n\n**Tips:**\n- Wear comfortable shoes\n\nWould you like me to adjust anything?`,
  },
  {
    name: 'forum',
    isTimed: true,
    isOpenEnded: true,
    write: (days) =>
      `Hi all, does this look doable?\n\n${joinDays(days, ({ date, city, stops }, nth) => `Day ${nth} (${spellDay(date)} ${year(date)}): ${city}\n${lines(stops, (stop) => `${halves(stop.arrive)} ${said(stop)}`)}`)}\n\nThanks!`,
  },
  {
    name: 'list',
    isTimed: false,
    write: (days) =>
      joinDays(
        days,
        ({ date, city, stops }, nth) =>
          `${city}, day by day`.slice(0, nth === 1 ? 80 : 0) +
          `\nDay ${nth}: ${spellDay(date)} ${year(date)}\n${lines(stops, (stop) => `* ${said(stop)}`)}`,
      ),
  },
  {
    name: 'friend',
    isTimed: true,
    write: (days) =>
      joinDays(
        days,
        ({ date, city, stops }, nth) =>
          `${spellDay(date)} ${year(date)}: in ${city}${nth === 1 ? ' at last' : ''}\n${stops.map((stop, at) => `${at === 0 ? 'we start with' : 'then'} ${stop.meal ? `have ${said(stop).toLowerCase().startsWith(stop.meal) ? said(stop).charAt(0).toLowerCase() + said(stop).slice(1) : said(stop)}` : said(stop)} from ${formatTime(stop.arrive)} to ${formatTime(stop.depart)}`).join(', ')}.`,
      ),
  },
  {
    name: 'table',
    isTimed: true,
    write: (days) =>
      `My ${days[0]?.city ?? ''} plan\n\n| Day | Time | Activity |\n|---|---|---|\n${days.flatMap(({ date, stops }) => stops.map((stop) => `| ${date} | ${range(stop)} | ${said(stop)} |`)).join('\n')}`,
  },
  {
    name: 'json',
    isTimed: true,
    write: (days) =>
      JSON.stringify({
        days: days.map(({ date, city, stops }) => ({
          date,
          city,
          visits: stops.map((stop) => ({
            name: stop.name === '' ? capital(stop.meal ?? 'rest') : stop.name,
            ...(stop.meal && { type: 'meal', meal: stop.meal }),
            arrive: formatTime(stop.arrive),
            depart: formatTime(stop.depart),
          })),
        })),
      }),
  },
  {
    name: 'german',
    isTimed: true,
    write: (days) =>
      joinDays(
        days,
        ({ date, city, stops }, nth) =>
          `Tag ${nth} – ${dateIn(date, 'de')}: ${city}\n${lines(stops, (stop) => `${range(stop)} Uhr ${stop.meal ? `${MEALS.de[stop.meal]}${stop.name === '' ? '' : ` im ${stop.name}`}` : `Besuch von ${stop.name}`}`)}`,
      ),
  },
  {
    name: 'french',
    isTimed: true,
    write: (days) =>
      joinDays(
        days,
        ({ date, city, stops }, nth) =>
          `Jour ${nth} : ${dateIn(date, 'fr')}, ${city}\n${lines(stops, (stop) => `${formatTime(stop.arrive).replace(':', 'h')}-${formatTime(stop.depart).replace(':', 'h')} ${stop.meal ? `${MEALS.fr[stop.meal]}${stop.name === '' ? '' : ` chez ${stop.name}`}` : stop.name}`)}`,
      ),
  },
  {
    name: 'japanese',
    isTimed: true,
    write: (days) =>
      joinDays(days, ({ date, city, stops }, nth) => {
        const [, month, day] = date.split('-').map(Number);
        return `${nth}日目 ${year(date)}年${month}月${day}日 ${city}\n${lines(stops, (stop) => `${range(stop)} ${stop.meal ? `${MEALS.ja[stop.meal]}${stop.name === '' ? '' : `：${stop.name}`}` : stop.name}`)}`;
      }),
  },
  {
    name: 'emoji',
    isTimed: true,
    write: (days) =>
      joinDays(
        days,
        ({ date, city, stops }, nth) =>
          `📍 Day ${nth} | ${city} | ${date}\n${lines(stops, (stop) => `${stop.meal ? '🍽️' : '✨'} ${said(stop)} (${range(stop)})`)}`,
      ),
  },
];
