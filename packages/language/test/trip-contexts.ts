import type { Category, Meal, PlaceId, VisitId } from '@wayfarer/trip';
import { type IsoDate, parseTime } from '@wayfarer/trip/clock';

import type { KnownPlaceOfTrip, KnownStop, TripContext } from '../src/understand/trip-context.ts';

/** `louvre | Louvre, Musée du Louvre | museum palace`. */
export function toPlaces(kind: KnownPlaceOfTrip['kind'], lines: readonly string[]): readonly KnownPlaceOfTrip[] {
  return lines.map((line) => {
    const [id = '', names = '', categories = '', cuisine] = line.split('|').map((part) => part.trim());
    const [first = id, ...others] = names.split(';').map((name) => name.trim());
    return {
      place: `place_${id}` as PlaceId,
      kind,
      names: [first, ...others],
      categories: categories.split(' ').filter((word) => word !== '') as Category[],
      ...(cuisine ? { cuisine } : {}),
    };
  });
}

/** `10 09:30-12:00 louvre`, `10 12:30-13:30 meal:lunch cafe`. */
export function toStops(month: string, lines: readonly string[]): readonly KnownStop[] {
  return lines.map((line) => {
    const [day = '', hours = '', ...rest] = line.split(' ');
    const [arrive = '', depart = ''] = hours.split('-');
    const id = rest.at(-1) ?? '';
    const [kind = 'place', meal] = rest.length > 1 ? (rest[0] ?? '').split(':') : ['place'];
    const date: IsoDate = `${month}-${day}`;
    return {
      visit: `visit_${date}-${id}` as VisitId,
      place: `place_${id}` as PlaceId,
      kind: kind as KnownStop['kind'],
      ...(meal ? { meal: meal as Meal } : {}),
      date,
      arrive: parseTime(arrive),
      depart: parseTime(depart),
      locked: false,
      done: false,
    };
  });
}

export function toContext(
  places: readonly KnownPlaceOfTrip[],
  stops: readonly KnownStop[],
  trip: { readonly dates: readonly IsoDate[]; readonly city: string; readonly currency: string },
): TripContext {
  const [first = ''] = trip.dates;
  return {
    stops,
    places,
    days: trip.dates.map((date) => ({
      date,
      city: trip.city,
      window: { start: parseTime('09:00'), end: parseTime('20:30') },
    })),
    now: { date: first, time: parseTime('09:00') },
    isUnderWay: false,
    today: '2026-11-21',
    currency: trip.currency,
    travelers: 2,
    options: 3,
    selected: true,
    decision: null,
    proposal: false,
    canUndo: true,
    canRedo: false,
    offered: [],
    draft: null,
    lastAbout: null,
    language: 'en',
  };
}
