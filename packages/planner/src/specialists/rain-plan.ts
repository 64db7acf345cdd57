import {
  type DayPlan,
  hoursOn,
  type Place,
  type PlaceBook,
  type PlaceId,
  type Preferences,
  satisfaction,
  type Sight,
  toPlaceBook,
  type TravelBetween,
  travelOf,
  type TripFacts,
  type Visit,
  type VisitId,
} from '@wayfarer/trip';
import { formatDuration, formatTime, minute, type MinuteOfDay } from '@wayfarer/trip/clock';

/** What takes the place of a stop under the open sky when it rains. */
export interface RainSwap {
  readonly visit: VisitId;
  /** `null` where nothing indoors that is known to be open then is near enough. */
  readonly by: PlaceId | null;
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
  /** One sentence. */
  readonly text: string;
}

/** What a day is looked at with. */
export interface RainScene {
  readonly days: readonly DayPlan[];
  readonly facts: TripFacts;
  readonly preferences: Preferences;
  /** Given up, or seen already. */
  readonly gone: readonly PlaceId[];
}

/** Farther than that from where one is, nobody goes in the rain (ours). */
const FARTHEST_MINUTES = 30;

/**
 * Plan B of a day: for each stop that is outdoors the best place indoors that is in the plan on no day, is known to be open then,
 * and from which one is in time for what comes next. Everything else stays where it is. Nothing where no stop is outdoors.
 */
export function planForRain(day: DayPlan, { days, facts, preferences, gone }: RainScene): readonly RainSwap[] {
  const book = toPlaceBook(facts.places);
  const outdoors = day.visits.filter(({ kind, place }) => kind === 'place' && book.get(place)?.indoor === false);
  if (outdoors.length === 0) return [];
  const taken = new Set([...gone, ...days.flatMap(({ visits }) => visits.map(({ place }) => place))]);
  const ideas = facts.places
    .filter((place): place is Sight => place.kind === 'sight' && place.indoor === true && !taken.has(place.id))
    .map((place) => ({ place, liking: satisfaction(place, preferences) }))
    .filter(({ liking }) => liking > 0)
    .toSorted((left, right) => right.liking - left.liking || (left.place.id < right.place.id ? -1 : 1))
    .map(({ place }) => place);
  const swaps: RainSwap[] = [];
  const now = new Map<VisitId, PlaceId>();
  for (const visit of outdoors) {
    const at = day.visits.indexOf(visit);
    const [before, after] = [day.visits[at - 1], day.visits[at + 1]];
    const from = before && book.get(now.get(before.id) ?? before.place);
    const scene = { date: day.date, book, travel: travelOf(facts), from, free: before?.depart ?? visit.arrive, after };
    const used = new Set(now.values());
    const here = ideas.filter(({ id, city }) => !used.has(id) && city === book.get(visit.place)?.city);
    const found = firstOf(here, (place) => fitIn(place, visit, scene));
    if (found?.by) now.set(visit.id, found.by);
    swaps.push(found ?? nothingFor(visit, book));
  }
  return swaps;
}

/** The first that comes out as anything; what follows is not looked at. */
function firstOf<Item, Result>(items: readonly Item[], work: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const result = work(item);
    if (result !== undefined) return result;
  }
  return undefined;
}

interface Gap {
  readonly date: string;
  readonly book: PlaceBook;
  readonly travel: TravelBetween;
  /** Where one comes from, and from when on. */
  readonly from: Place | undefined;
  readonly free: MinuteOfDay;
  readonly after: Visit | undefined;
}

/** Within the hours of the stop that it replaces; the ways there and on may take what time there was between. */
function fitIn(place: Sight, visit: Visit, { date, book, travel, from, free, after }: Gap): RainSwap | undefined {
  const way = from ? travel(from.at, place.at).minutes : 0;
  const next = after && book.get(after.place);
  const on = next ? travel(place.at, next.at).minutes : 0;
  if (way > FARTHEST_MINUTES || on > FARTHEST_MINUTES) return undefined;
  const hours = hoursOn(place, date);
  if (hours === 'unknown') return undefined;
  const earliest = Math.max(visit.arrive, free + way);
  const latest = Math.min(after ? after.arrive - on : visit.depart, earliest + place.usualMinutes);
  for (const { open, close } of hours) {
    const arrive = Math.max(earliest, open);
    const depart = Math.min(latest, close);
    if (depart - arrive < place.minimumMinutes) continue;
    const outdoor = book.get(visit.place)?.name ?? '';
    return {
      visit: visit.id,
      by: place.id,
      arrive: minute(arrive),
      depart: minute(depart),
      text: `${place.name} instead of ${outdoor}, ${formatTime(minute(arrive))}–${formatTime(minute(depart))}: indoors, open then${from ? `, ${formatDuration(way)} from ${from.name}` : ''}.`,
    };
  }
  return undefined;
}

function nothingFor({ id, place, arrive, depart }: Visit, book: PlaceBook): RainSwap {
  const name = book.get(place)?.name ?? '';
  return {
    visit: id,
    by: null,
    arrive,
    depart,
    text: `${name} stays: nothing indoors that is known to be open then is near enough.`,
  };
}
