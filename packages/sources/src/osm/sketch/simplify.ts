import type { Path } from '../geometry.ts';

const METRES_PER_DEGREE = 111_195;

/** The line without points that lie within `tolerance` metres of what is left (Douglas and Peucker). Ends stay. */
export function simplify(path: Path, tolerance: number): Path {
  if (path.length <= 2) return path;
  const scale = Math.cos(((path[0]?.lat ?? 0) * Math.PI) / 180);
  const points = path.map(({ lat, lon }) => [lon * scale * METRES_PER_DEGREE, lat * METRES_PER_DEGREE] as const);
  const isKept = new Uint8Array(path.length);
  isKept[0] = isKept[path.length - 1] = 1;
  const open: [number, number][] = [[0, path.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceToSegment(points[index] ?? [0, 0], points[from] ?? [0, 0], points[to] ?? [0, 0]);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest === -1) continue;
    isKept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return path.filter((_, index) => isKept[index] === 1);
}

type Point = readonly [number, number];

function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}
