import type { Point, Station } from '../ports/index.ts';
import type { LatitudeLongitude } from '../session.ts';

/** Places in one link besides where it begins; the next link begins where the last one ended (SEED_DETAILS D2). */
const STOPS_A_LINK = 10;

/** Links that open the walk in Google Maps, one for each ten stops. */
export function toMapLinks(origin: Station, points: readonly Pick<Point, 'coordinates'>[]): readonly string[] {
  const links: string[] = [];
  let start = origin.coordinates;
  for (let index = 0; index < points.length; index += STOPS_A_LINK) {
    const stops = points.slice(index, index + STOPS_A_LINK).map(({ coordinates }) => coordinates);
    const end = stops.at(-1) ?? start;
    links.push(toLink(start, stops));
    start = end;
  }
  return links;
}

function toLink(start: LatitudeLongitude, stops: readonly LatitudeLongitude[]): string {
  const end = stops.at(-1);
  const between = stops.slice(0, -1);
  const query = new URLSearchParams({
    api: '1',
    origin: spell(start),
    destination: end ? spell(end) : spell(start),
    ...(between.length > 0 && { waypoints: between.map(spell).join('|') }),
    travelmode: 'walking',
  });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

function spell({ latitude, longitude }: LatitudeLongitude): string {
  return `${latitude},${longitude}`;
}
