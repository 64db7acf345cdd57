import { formatTime, type IsoDate, minute, MINUTES_PER_DAY } from './clock.ts';
import type { Visit } from './day.ts';
import { type Category, hoursOn, type Interval, isArea, isOnYourOwn, type Meal, type Place } from './place.ts';

/** What is usual for a kind of place, and what one of the kind is called. */
interface Usual {
  readonly called: string;
  readonly from: number;
  readonly until: number;
}

const DAY_LONG = { from: 0, until: 24 } as const;
const OFFICE = { from: 9, until: 17 } as const;
const COLLECTION = { from: 10, until: 17 } as const;

/**
 * From when to when one of that kind is usually open, in whole hours: editorial, and rather too short than too long, so that
 * one who goes there finds it open. No hours of any one place follow from it.
 */
const USUAL: Readonly<Record<Category, Usual>> = {
  temple: { called: 'a temple', ...OFFICE },
  shrine: { called: 'a shrine', ...OFFICE },
  church: { called: 'a church', ...OFFICE },
  castle: { called: 'a castle', ...COLLECTION },
  palace: { called: 'a palace', ...COLLECTION },
  museum: { called: 'a museum', ...COLLECTION },
  gallery: { called: 'a gallery', ...COLLECTION },
  landmark: { called: 'a landmark', from: 9, until: 18 },
  historic: { called: 'a historic place', ...OFFICE },
  garden: { called: 'a garden', ...OFFICE },
  park: { called: 'a park', from: 8, until: 20 },
  nature: { called: 'a place in the open', from: 8, until: 20 },
  view: { called: 'a viewpoint', ...DAY_LONG },
  market: { called: 'a market', from: 9, until: 14 },
  shopping: { called: 'a shop', from: 10, until: 18 },
  street: { called: 'a street or square', ...DAY_LONG },
  neighbourhood: { called: 'a neighbourhood', ...DAY_LONG },
  aquarium: { called: 'an aquarium', ...COLLECTION },
  zoo: { called: 'a zoo', ...OFFICE },
  amusement: { called: 'an amusement park', from: 10, until: 18 },
  theatre: { called: 'a theatre', from: 10, until: 18 },
  library: { called: 'a library', ...COLLECTION },
  university: { called: 'a university', ...OFFICE },
  cemetery: { called: 'a cemetery', ...OFFICE },
  beach: { called: 'a beach', from: 8, until: 20 },
  bath: { called: 'a bath', from: 10, until: 20 },
  craft: { called: 'a workshop', ...COLLECTION },
  food: { called: 'a food hall', from: 10, until: 18 },
  restaurant: { called: 'a restaurant', ...DAY_LONG },
  stay: { called: 'a place to stay', ...DAY_LONG },
  station: { called: 'a station', ...DAY_LONG },
};

/** When a table is usually kept for that meal. */
const MEAL_HOURS: Readonly<Record<Meal, Interval>> = {
  breakfast: interval(8, 10),
  lunch: interval(12, 14),
  dinner: interval(18.5, 21.5),
};

/** When a visit to a place may be planned on a date. */
export interface PlannableHours {
  /** Empty where it is known to stay closed. */
  readonly intervals: readonly Interval[];
  /** False where nobody knows its hours: the intervals are then what is usual for its kind. */
  readonly areKnown: boolean;
}

/** The one answer to when a place may be planned: its own hours of that date, or those usual for its kind. */
export function plannableHours(place: Place, date: IsoDate): PlannableHours {
  const hours = hoursOn(place, date);
  return hours === 'unknown' ? { intervals: usualHours(place), areKnown: false } : { intervals: hours, areKnown: true };
}

/** `a museum is usually open 10:00–17:00`. */
export function describeUsualHours(place: Place): string {
  const { called } = USUAL[place.categories[0]];
  const times = usualHours(place).map(({ open, close }) =>
    isDayLong({ open, close }) ? 'all day' : `${formatTime(open)}–${formatTime(close)}`,
  );
  return `${called} is usually open ${times.join(' and ')}`;
}

/** One sentence for whoever reads the plan, where nobody knows when the place of a visit is open. */
export function warnOfUnknownHours(
  place: Place,
  { kind, arrive, depart }: Pick<Visit, 'kind' | 'arrive' | 'depart'>,
  date: IsoDate,
): string | undefined {
  if ((kind !== 'place' && kind !== 'meal') || hoursOn(place, date) !== 'unknown' || isOnYourOwn(place))
    return undefined;
  if (isArea(place)) return 'Choose a table there: we know no restaurant there by name.';
  const around = usualHours(place).find(({ open, close }) => open <= arrive && depart <= close);
  if (!around) return 'Hours not known: check before you go.';
  const { called } = USUAL[place.categories[0]];
  return isDayLong(around)
    ? `Hours not known: ${called} is usually open all day; check before you go.`
    : `Hours not known: planned at an hour usual for ${called}; check before you go.`;
}

function usualHours(place: Place): readonly Interval[] {
  if (place.kind === 'eatery') return place.meals.map((meal) => MEAL_HOURS[meal]);
  const { from, until } = USUAL[place.categories[0]];
  return [interval(from, until)];
}

function isDayLong({ open, close }: Interval): boolean {
  return close - open === MINUTES_PER_DAY;
}

function interval(from: number, until: number): Interval {
  return { open: minute(from * 60), close: minute(until * 60) };
}
