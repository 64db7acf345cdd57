import type { Coordinates } from '@wayfarer/trip';

import { type Box, isWithin } from '../../box.ts';
import { isRing, type Path } from '../geometry.ts';

/** The pieces of a line that lie in the box, each with the step by which it leaves it. */
export function clipLine(path: Path, bounds: Box): readonly Path[] {
  const pieces: Coordinates[][] = [];
  let open: Coordinates[] | undefined;
  for (const [index, point] of path.entries()) {
    const before = path[index - 1];
    const isIn = isWithin(point, bounds);
    if (isIn && !open) pieces.push((open = before ? [before] : []));
    open?.push(point);
    if (!isIn) open = undefined;
  }
  return pieces.filter((piece) => piece.length >= 2);
}

/** The part of a ring's area that lies in the box (Sutherland and Hodgman); a box over the 180th meridian does not clip. */
export function clipRing(ring: Path, bounds: Box): Path {
  const { south, west, north, east } = bounds;
  if (west >= east) return ring;
  const sides: readonly [(point: Coordinates) => number][] = [
    [({ lat }) => lat - south],
    [({ lat }) => north - lat],
    [({ lon }) => lon - west],
    [({ lon }) => east - lon],
  ];
  const clipped = sides.reduce<Path>((path, [depth]) => clipAt(path, depth), ring.slice(0, -1));
  const [first] = clipped;
  const closed = first ? [...clipped, first] : [];
  return isRing(closed) ? closed : [];
}

/** @param depth - How far a point is inside of a side of the box. */
function clipAt(path: Path, depth: (point: Coordinates) => number): Path {
  return path.flatMap((to, index) => {
    const from = path.at(index - 1) ?? to;
    const [inFrom, inTo] = [depth(from), depth(to)];
    if (inFrom >= 0 === inTo >= 0) return inTo >= 0 ? [to] : [];
    const share = inFrom / (inFrom - inTo);
    const cut = { lat: from.lat + (to.lat - from.lat) * share, lon: from.lon + (to.lon - from.lon) * share };
    return inTo >= 0 ? [cut, to] : [cut];
  });
}
