import type { CheckReport, CheckVisit, Day } from '@wayfarer/contract';

type MapVisit = Day['visits'][number];

/** The days of a report as the map draws them: places that were found, in order, with straight lines between them. */
export function toMapDays({ days }: Pick<CheckReport, 'days'>): readonly Day[] {
  return days.map(({ date, city, visits }): Day => {
    const found = visits.flatMap((visit, index) => toMapVisit(visit, mapIdOf(date, index)));
    return {
      date,
      ...{ zone: 'UTC', city: city ?? { id: '', name: '' }, stay: null, window: { start: '00:00', end: '24:00' } },
      ...{ settings: {}, weather: null },
      visits: found,
      legs: found.slice(1).map(({ id }, index) => ({
        ...{ from: found[index]?.id ?? id, to: id, mode: 'walk', minutes: 0, km: 0, estimate: true },
      })),
    };
  });
}

/** Id of a stop on the map. */
export function mapIdOf(date: string, index: number): string {
  return `${date} ${index}`;
}

function toMapVisit({ place, kind, arrive, depart, source }: CheckVisit, id: string): readonly MapVisit[] {
  if (!place) return [];
  const { placeId, name, lat, lon } = place;
  return [
    {
      ...{ id, placeId, name, lat, lon, category: '', arrive: arrive ?? '', depart: depart ?? '', hours: 'unknown' },
      ...{ fee: null, indoor: null, locked: false, done: false, why: '' },
      kind: kind === 'meal' || kind === 'stay' ? kind : 'place',
      source: source ?? { name: '', date: '', verify: true },
    },
  ];
}
