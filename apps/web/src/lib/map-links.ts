import type { Leg, Visit } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';

/** A way to a map of somebody else's. Nothing is asked of them before one follows it. */
export interface MapLink {
  readonly label: string;
  readonly href: string;
}

type Point = Pick<Visit, 'lat' | 'lon' | 'name'>;

/** Where to see a place on other maps; the last opens the app for maps of a phone. */
export function linksToPlace({ lat, lon, name }: Point): readonly MapLink[] {
  const at = `${lat},${lon}`;
  return [
    { label: 'OpenStreetMap', href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}` },
    { label: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}` },
    { label: 'Apple Maps', href: `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name)}` },
    { label: words().plan.way.mapApp, href: `geo:${at}?q=${at}(${encodeURIComponent(name)})` },
  ];
}

/** How each of them calls the ways there are; a plane is no way that they would know. */
const MODES: Readonly<Record<Leg['mode'], { readonly osm?: string; readonly google: string; readonly apple: string }>> =
  {
    walk: { osm: 'fossgis_osrm_foot', google: 'walking', apple: 'w' },
    drive: { osm: 'fossgis_osrm_car', google: 'driving', apple: 'd' },
    transit: { google: 'transit', apple: 'r' },
    train: { google: 'transit', apple: 'r' },
    bus: { google: 'transit', apple: 'r' },
    ferry: { google: 'transit', apple: 'r' },
    flight: { google: 'transit', apple: 'r' },
  };

/** Where to see a way on other maps. */
export function linksToWay(from: Point, to: Point, mode: Leg['mode']): readonly MapLink[] {
  const { osm, google, apple } = MODES[mode];
  const [start, end] = [from, to].map(({ lat, lon }) => `${lat},${lon}`) as [string, string];
  const [origin, destination] = [start, end].map(encodeURIComponent) as [string, string];
  const route = `https://www.openstreetmap.org/directions?engine=${osm}&route=${encodeURIComponent(`${start};${end}`)}`;
  return [
    ...(osm === undefined ? [] : [{ label: 'OpenStreetMap', href: route }]),
    {
      label: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&origin=${origin}&destination=${destination}&travelmode=${google}`,
    },
    { label: 'Apple Maps', href: `https://maps.apple.com/?saddr=${start}&daddr=${end}&dirflg=${apple}` },
  ];
}
