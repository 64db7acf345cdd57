import type { Journey } from '@wayfarer/replanner';
import {
  type CityId,
  type Diet,
  hoursOn,
  isArea,
  isOnYourOwn,
  type Place,
  type PlaceBook,
  type PlaceId,
  type Visit,
  toPlaceBook,
} from '@wayfarer/trip';
import { type IsoDate, type MinuteOfDay } from '@wayfarer/trip/clock';
import type { Ride } from '@wayfarer/trip/costs';
import type { Money } from '@wayfarer/trip/money';
import { servesDiet } from '@wayfarer/trip/vocabulary';

/** Whose question it is: of the three who are asked for a plan, or of who knows the sights. */
export type Specialist = 'transport' | 'stay' | 'food' | 'places';

interface GapParts {
  /** The same for the same gap of the same plan. */
  readonly id: string;
  readonly specialist: Specialist;
  /** Name of the place, journey or city. */
  readonly about: string;
  readonly city: string;
  /** A full sentence, as it is put to the model and shown. */
  readonly question: string;
}

/** Something that a plan needs and nobody has said. */
export type Gap = GapParts &
  (
    | {
        readonly kind: 'hours';
        readonly place: PlaceId;
        readonly date: IsoDate;
        readonly arrive: MinuteOfDay;
        readonly depart: MinuteOfDay;
      }
    | {
        readonly kind: 'price';
        /** What has the price. */
        readonly of: PlaceId | Pick<Ride, 'from' | 'to' | 'mode'>;
        readonly currency: string;
        /** What others of its kind cost, in that currency. */
        readonly others: readonly Money[];
      }
    | {
        readonly kind: 'house';
        /** One of these words has to be said of it. */
        readonly words: readonly string[];
        /** For which a table is looked for, and in which city. */
        readonly diet?: Diet;
        readonly in?: CityId;
        /** Places that are known already, by their names. */
        readonly known: readonly string[];
        /** Tables of which nobody has said so far that they suit, where they are known. */
        readonly tables?: readonly Pick<Place, 'id' | 'name'>[];
      }
  );

/** One go is worth so many questions, the most useful first. */
export const MOST_GAPS = 5;

/** What nobody knows of a plan that was chosen: hours first, for a closed door costs most. Places of the traveller's own list are not told to anybody. */
export function listGaps(journey: Journey): readonly Gap[] {
  const scene = sceneOf(journey);
  const gaps = [...listHours(scene), ...listHouses(scene), ...listPrices(scene), ...listFares(scene)];
  return gaps.filter(({ id }, at) => gaps.findIndex((other) => other.id === id) === at);
}

/** Names of what is planned and whose hours or price nobody knows, whether or not it can be looked up. */
export function listUnknown({ days, start: { facts } }: Journey): readonly string[] {
  const book = toPlaceBook(facts.places);
  const visited = days.flatMap(({ visits, date, stay }) => [
    ...visits.flatMap(({ place, kind }) => {
      const found = book.get(place);
      const isEntered = found && (kind === 'place' || kind === 'meal');
      return isEntered && (hoursOn(found, date) === 'unknown' || priceOf(found) === null) ? [found.name] : [];
    }),
    ...(stay === null ? [] : [book.get(stay)]).flatMap((bed) => (bed && priceOf(bed) === null ? [bed.name] : [])),
  ]);
  const rides = facts.journeys.flatMap(({ from, to, fare }) => (fare === null ? [`${from} – ${to}`] : []));
  return [...new Set([...visited, ...rides])];
}

interface Scene {
  readonly journey: Journey;
  readonly book: PlaceBook;
  readonly visits: readonly {
    readonly visit: Visit;
    readonly date: IsoDate;
    readonly place: Place;
    readonly city: string;
  }[];
  readonly cityOn: (date: IsoDate) => string;
}

function sceneOf(journey: Journey): Scene {
  const { facts } = journey.start;
  const book = toPlaceBook(facts.places);
  const cityOn = (date: IsoDate): string => facts.calendar.find((day) => day.date === date)?.cityName ?? '';
  const visits = journey.days.flatMap(({ date, visits: planned }) =>
    planned.flatMap((visit) => {
      const place = book.get(visit.place);
      return place && place.onList !== true && place.kind !== 'terminal'
        ? [{ visit, date, place, city: cityOn(date) }]
        : [];
    }),
  );
  return { journey, book, visits, cityOn };
}

function listHours({ visits }: Scene): readonly Gap[] {
  return visits
    .filter(
      ({ visit, place, date }) =>
        (visit.kind === 'place' || visit.kind === 'meal') && !isArea(place) && hoursOn(place, date) === 'unknown',
    )
    .map(({ visit, place, date, city }) => ({
      kind: 'hours',
      id: `hours ${place.id} ${date}`,
      specialist: visit.kind === 'meal' ? 'food' : 'places',
      about: place.name,
      city,
      place: place.id,
      question: `From when to when is ${place.name} in ${city} open on ${weekdayOf(date)} ${date}?`,
      date,
      arrive: visit.arrive,
      depart: visit.depart,
    }));
}

/** Where no table is known that suits, and where no house is known to sleep in. */
function listHouses({ journey, visits, book, cityOn }: Scene): readonly Gap[] {
  const { party } = journey.start;
  const known = [...book.values()].filter((place) => !isArea(place)).map(({ name }) => name);
  const meals = visits.flatMap(({ visit, place, city }): readonly Gap[] => {
    const diet = party.diets.find((one) => place.kind === 'eatery' && !servesDiet(place.serves, one));
    if (diet === undefined || !(isArea(place) || isOnYourOwn(place))) return [];
    return [
      {
        kind: 'house',
        id: `table ${city} ${diet}`,
        specialist: 'food',
        about: city,
        city,
        question: `Which restaurant in ${city} serves a ${wordOf(diet)} meal?`,
        words: [wordOf(diet)],
        diet,
        in: place.city,
        known,
        tables: listTables(book, visit, { city: place.city, diet }),
      },
    ];
  });
  const beds = journey.days.flatMap(({ stay, date }): readonly Gap[] => {
    const place = stay === null ? undefined : book.get(stay);
    if (!place || !isArea(place)) return [];
    const city = cityOn(date);
    return [
      {
        kind: 'house',
        id: `bed ${city}`,
        specialist: 'stay',
        about: city,
        city,
        question: `Which hotel or guest house in ${city} is in ${place.name}?`,
        words: ['hotel', 'hostel', 'guest house', 'guesthouse', 'inn', 'ryokan', 'rooms', 'apartment'],
        known,
      },
    ];
  });
  return [...meals, ...beds];
}

function listPrices({ journey, visits, book, cityOn }: Scene): readonly Gap[] {
  const { currency } = journey.start.facts;
  const others = (kind: Place['kind']): readonly Money[] =>
    [...book.values()].flatMap((place) => (place.kind === kind ? priceOf(place) : null) ?? []);
  const gap = (place: Place, city: string, question: string): Gap => ({
    kind: 'price',
    id: `price ${place.id}`,
    specialist: place.kind === 'eatery' ? 'food' : place.kind === 'lodging' ? 'stay' : 'places',
    about: place.name,
    city,
    question,
    of: place.id,
    currency,
    others: others(place.kind),
  });
  const stays = journey.days.flatMap(({ stay, date }) => {
    const place = stay === null ? undefined : book.get(stay);
    return place && place.onList !== true ? [{ place, city: cityOn(date) }] : [];
  });
  return [
    ...visits
      .filter(({ place }) => !isArea(place) && place.kind === 'sight' && place.fee === null)
      .map(({ place, city }) => gap(place, city, `What does one adult pay to enter ${place.name} in ${city}?`)),
    ...visits
      .filter(({ place }) => !isArea(place) && place.kind === 'eatery' && place.price === null)
      .map(({ place, city }) => gap(place, city, `What does a usual meal for one cost at ${place.name} in ${city}?`)),
    ...stays
      .filter(({ place }) => !isArea(place) && place.kind === 'lodging' && place.nightly === null)
      .map(({ place, city }) => gap(place, city, `What does a night for two cost at ${place.name} in ${city}?`)),
  ];
}

function listFares({ journey }: Scene): readonly Gap[] {
  const { journeys, ways = [], currency } = journey.start.facts;
  const perKm = [...journeys, ...ways].flatMap(({ fare, km }) => (fare === null || km <= 0 ? [] : [fare.amount / km]));
  return journeys
    .filter(({ fare }) => fare === null)
    .map(({ from, to, mode, date, km }) => ({
      kind: 'price',
      id: `fare ${from} ${to} ${mode}`,
      specialist: 'transport',
      about: `${from} to ${to}`,
      city: to,
      of: { from, to, mode },
      question: `What does one adult pay from ${from} to ${to} by ${mode} on ${date}?`,
      currency,
      others: perKm.map((one) => ({ amount: Math.round(one * km), currency })),
    }));
}

function listTables(
  book: PlaceBook,
  { meal }: Visit,
  { city, diet }: { readonly city: Place['city']; readonly diet: Diet },
): readonly Pick<Place, 'id' | 'name'>[] {
  return [...book.values()]
    .filter(
      (place) =>
        place.kind === 'eatery' &&
        place.city === city &&
        place.onList !== true &&
        !isArea(place) &&
        (meal === undefined || place.meals.includes(meal)) &&
        !servesDiet(place.serves, diet),
    )
    .map(({ id, name }) => ({ id, name }));
}

function priceOf(place: Place): Money | null {
  if (place.kind === 'sight') return place.fee;
  if (place.kind === 'eatery') return place.price;
  return place.kind === 'lodging' ? place.nightly : null;
}

function wordOf(diet: Diet): string {
  return diet.replaceAll('-', ' ');
}

function weekdayOf(date: IsoDate): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
