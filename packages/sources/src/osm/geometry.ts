import { type Coordinates, distanceKm } from '@wayfarer/trip';

/** Points in their order; of a ring the last is the first again. */
export type Path = readonly Coordinates[];

const METRES_PER_DEGREE = 111_195;

export function isRing(path: Path): boolean {
  const [first, last] = [path[0], path.at(-1)];
  return (
    path.length >= 4 && first !== undefined && last !== undefined && first.lat === last.lat && first.lon === last.lon
  );
}

/** Square metres; on a plane, which is exact enough for what lies within a city. */
export function areaM2(ring: Path): number {
  const lat = ring[0]?.lat ?? 0;
  const scale = METRES_PER_DEGREE ** 2 * Math.cos((lat * Math.PI) / 180);
  return Math.abs(signedArea(ring)) * scale;
}

/** A point on the ring's area: its centre of mass, or where that lies outside, the middle of its widest part at that height. */
export function pointOnSurface(ring: Path): Coordinates {
  const centre = centroid(ring);
  if (isInside(centre, ring)) return centre;
  const crossings = crossingsAt(ring, centre.lat);
  let best = { width: -1, lon: centre.lon };
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from, to] = [crossings[index] ?? 0, crossings[index + 1] ?? 0];
    if (to - from > best.width) best = { width: to - from, lon: (from + to) / 2 };
  }
  return { lat: centre.lat, lon: best.lon };
}

/** The point in the middle of a line, by its length. */
export function middleOf(path: Path): Coordinates {
  const lengths = path.slice(1).map((point, index) => distanceKm(path[index] ?? point, point));
  let left = lengths.reduce((sum, each) => sum + each, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [path[index], path[index + 1]];
    if (from && to && left <= length) {
      const share = length === 0 ? 0 : left / length;
      return { lat: from.lat + (to.lat - from.lat) * share, lon: from.lon + (to.lon - from.lon) * share };
    }
    left -= length;
  }
  return path[0] ?? { lat: 0, lon: 0 };
}

export function isInside({ lat, lon }: Coordinates, ring: Path): boolean {
  return crossingsAt(ring, lat).filter((crossing) => crossing > lon).length % 2 === 1;
}

/** Longitudes at which the ring crosses a parallel, from west to east. */
function crossingsAt(ring: Path, lat: number): readonly number[] {
  return ring
    .slice(1)
    .flatMap((to, index) => {
      const from = ring[index];
      if (!from || from.lat > lat === to.lat > lat) return [];
      return [from.lon + ((lat - from.lat) / (to.lat - from.lat)) * (to.lon - from.lon)];
    })
    .toSorted((left, right) => left - right);
}

function signedArea(ring: Path): number {
  return ring.slice(1).reduce((sum, to, index) => {
    const from = ring[index] ?? to;
    return sum + (from.lon * to.lat - to.lon * from.lat) / 2;
  }, 0);
}

function centroid(ring: Path): Coordinates {
  const origin = ring[0] ?? { lat: 0, lon: 0 };
  let [lat, lon, doubled] = [0, 0, 0];
  for (const [index, point] of ring.slice(1).entries()) {
    const [ax, ay] = [(ring[index]?.lon ?? 0) - origin.lon, (ring[index]?.lat ?? 0) - origin.lat];
    const [bx, by] = [point.lon - origin.lon, point.lat - origin.lat];
    const cross = ax * by - bx * ay;
    lon += (ax + bx) * cross;
    lat += (ay + by) * cross;
    doubled += cross;
  }
  if (doubled === 0) return middleOf(ring);
  return { lat: origin.lat + lat / (3 * doubled), lon: origin.lon + lon / (3 * doubled) };
}

/** Joins lines that meet at their ends to rings and, where they do not close, to longer lines. */
export function joinPaths(paths: readonly Path[]): readonly Path[] {
  const keyOf = (point: Coordinates | undefined): string => `${point?.lat},${point?.lon}`;
  const left = new Set(paths.filter((path) => path.length >= 2));
  const byEnd = new Map<string, Set<Path>>();
  const index = (path: Path, isThere: boolean): void => {
    for (const key of [keyOf(path[0]), keyOf(path.at(-1))]) {
      const there = byEnd.get(key) ?? new Set();
      if (isThere) there.add(path);
      else there.delete(path);
      byEnd.set(key, there);
    }
  };
  for (const path of left) index(path, true);
  const joined: Path[] = [];
  for (const start of left) {
    left.delete(start);
    index(start, false);
    let line = start;
    while (!isRing(line)) {
      const end = keyOf(line.at(-1));
      const next = [...(byEnd.get(end) ?? [])][0];
      if (!next) break;
      left.delete(next);
      index(next, false);
      line = [...line, ...(keyOf(next[0]) === end ? next : next.toReversed()).slice(1)];
    }
    joined.push(line);
  }
  return joined;
}
