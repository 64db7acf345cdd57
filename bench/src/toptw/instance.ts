import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An instance as the published data sets have it; `toptw` and `mctopmtw` in one shape. */
export interface Instance {
  readonly name: string;
  readonly set: string;
  /** Euclidean distances are rounded down to one or two decimals. */
  readonly rounding: 'floor1' | 'floor2';
  readonly tmax: number;
  readonly nodes: readonly Node[];
  /** Number of routes; `toptw` leaves it open. */
  readonly m?: number;
  /** For all fees of all routes together. */
  readonly budget?: number;
  /** Most visits of each type, all routes together. */
  readonly typeMax?: readonly number[];
  /** Best known score by number of routes. */
  readonly bks?: Readonly<Record<string, Best>>;
}

export interface Node {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly service: number;
  readonly score: number;
  /** First and last START of service. */
  readonly open: number;
  readonly close: number;
  /** Instead: the windows of route k are `tw[k % 2]`. */
  readonly tw?: readonly (readonly (readonly [number, number])[])[];
  readonly fee?: number;
  /** 0 or 1 for each type. */
  readonly types?: readonly number[];
}

export interface Best {
  readonly value: number;
  readonly status: 'proven' | 'published' | 'memory';
  /** Mean score of GRASP-ILS (2013). */
  readonly kul?: { readonly avg: number };
}

/** All instances of a directory, by name; `undefined` when it is not there. */
export function readInstances(directory: string): readonly Instance[] | undefined {
  if (!existsSync(directory)) return undefined;
  const files = readdirSync(directory).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Instance);
}

/** Length units of the data in one of ours: distances become whole numbers. */
export function unitsOf({ rounding }: Instance): number {
  return rounding === 'floor1' ? 10 : 100;
}

/** Distance in whole units, rounded down as the data set says. */
export function distance(instance: Instance, from: Node, to: Node): number {
  // A hair more, so that 3.0 does not become 2.9 by binary fractions.
  return Math.floor(Math.hypot(from.x - to.x, from.y - to.y) * unitsOf(instance) + 1e-6);
}

/** The windows of `node` on route `k`, in the units of the data. */
export function windowsOf(node: Node, k: number): readonly (readonly [number, number])[] {
  return node.tw ? (node.tw[k % 2] ?? []) : [[node.open, node.close]];
}
