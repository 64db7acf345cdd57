import type { Coordinates } from '@wayfarer/trip';

import { type Box, isWithin, widen } from '../../box.ts';
import type { OsmElement } from '../element.ts';
import { areaM2, isRing, joinPaths, middleOf, type Path, pointOnSurface } from '../geometry.ts';
import { kindsOf } from '../kind-of.ts';
import { layerOf } from '../sketch/sketch-layer.ts';
import { shapesOfRelation, shapesOfWay } from '../sketch/to-shapes.ts';
import type { Shape } from '../sketch/to-sketch.ts';
import { NodeStore } from './node-store.ts';
import { type PbfNode, type PbfRelation, type PbfWay, readBlocks } from './read-blocks.ts';

/** What lies in the box of a city. */
export interface Extract {
  readonly elements: readonly OsmElement[];
  readonly shapes: readonly Shape[];
  /** Of the whole file, of each sort. */
  readonly ways: number;
  readonly relations: number;
}

export interface ReadExtractOptions {
  /** Is told how much of the work is done, from 0 to 1. */
  readonly report?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Things that begin in the box and end outside need their points there; those of the whole world need not be kept. */
const MARGIN = 0.3;
/** Of what is larger, the middle is too far from where one goes in. */
const LARGE_M2 = 400 * 400;
const PASSES = 3;
/** Relations that join what stands apart, or say how one may drive. */
const NO_PLACES = new Set([
  'route',
  'route_master',
  'restriction',
  'associatedStreet',
  'street',
  'public_transport',
  'network',
  'waterway',
]);

/**
 * Reads a `.osm.pbf` file three times: for the points of the box, for lines and areas, for the lines that areas are joined
 * from. What is in memory grows with the box, not with the file. A pass that was broken off leaves nothing behind.
 *
 * @throws {ExtractError} if the file is not whole.
 */
export async function readExtract(
  file: string,
  bounds: Box,
  { report, signal }: ReadExtractOptions = {},
): Promise<Extract> {
  const reader = new BoxReader(widen(bounds, MARGIN));
  const pass = (index: number) => ({
    signal,
    report: (share: number) => report?.((index + share) / PASSES),
  });
  let ways = 0;
  let relations = 0;
  let skip = 0;
  let isLeading = true;
  for await (const block of readBlocks(file, { ...pass(0), withTags: { node: true, way: false, relation: false } })) {
    for (const item of block) if (item.type === 'node') reader.takeNode(item);
    isLeading &&= !block.some(({ type }) => type === 'way' || type === 'relation');
    if (isLeading && block[0]?.type === 'node') skip += 1;
  }
  reader.seal();
  const withTags = { node: false, way: true, relation: true };
  for await (const block of readBlocks(file, { ...pass(1), withTags, skip })) {
    for (const item of block) {
      if (item.type === 'way') {
        ways += 1;
        reader.takeWay(item);
      } else if (item.type === 'relation') {
        relations += 1;
        reader.takeRelation(item);
      }
    }
  }
  if (reader.wantsMembers) {
    for await (const block of readBlocks(file, { ...pass(2), withTags: false, skip }))
      for (const item of block) if (item.type === 'way') reader.takeMember(item);
  }
  reader.joinRelations();
  return { elements: reader.elements, shapes: reader.shapes, ways, relations };
}

class BoxReader {
  readonly elements: OsmElement[] = [];
  readonly shapes: Shape[] = [];
  readonly #box: Box;
  readonly #nodes = new NodeStore();
  /** Doors of large things; true for the main one. */
  readonly #doors = new Map<number, boolean>();
  readonly #relations: PbfRelation[] = [];
  readonly #members = new Set<number>();
  readonly #paths = new Map<number, Path>();

  constructor(box: Box) {
    this.#box = box;
  }

  get wantsMembers(): boolean {
    return this.#members.size > 0;
  }

  takeNode({ id, lat, lon, tags }: PbfNode): void {
    const at = { lat, lon };
    if (!isWithin(at, this.#box)) return;
    this.#nodes.add(id, at);
    if (!tags) return;
    if (tags['entrance'] !== undefined && tags['entrance'] !== 'no') this.#doors.set(id, tags['entrance'] === 'main');
    if (kindsOf(tags).length > 0) this.elements.push({ type: 'node', id, tags, at });
  }

  seal(): void {
    this.#nodes.seal();
  }

  takeWay({ id, refs, tags }: PbfWay): void {
    if (!tags) return;
    const [isPlace, layer] = [kindsOf(tags).length > 0, layerOf(tags)];
    if (!isPlace && !layer) return;
    const pieces = this.#piecesOf(refs);
    const [path] = pieces;
    if (!path) return;
    // Only what is whole can be closed; what an extract has cut is closed where it was cut.
    const whole = pieces.length === 1 ? path : pieces.flat();
    const isArea = isRing(whole) && tags['area'] !== 'no';
    if (isPlace) this.elements.push({ type: 'way', id, tags, ...this.#placeOf(whole, { isArea, refs }) });
    this.shapes.push(...shapesOfWay(tags, pieces));
  }

  takeRelation(relation: PbfRelation): void {
    const { tags = {}, members } = relation;
    const isShape = layerOf(tags)?.isArea === true && tags['type'] === 'multipolygon';
    const isPlace = kindsOf(tags).length > 0 && !NO_PLACES.has(tags['type'] ?? '');
    if (!isShape && !isPlace) return;
    this.#relations.push(relation);
    for (const { type, ref } of members) if (type === 'way') this.#members.add(ref);
  }

  takeMember({ id, refs }: PbfWay): void {
    if (!this.#members.has(id)) return;
    const path = this.#piecesOf(refs).flat();
    if (path.length > 0) this.#paths.set(id, path);
  }

  joinRelations(): void {
    for (const { id, tags = {}, members } of this.#relations) {
      const pathsOf = (isInner: boolean): readonly Path[] =>
        members
          .filter(({ type, role }) => type === 'way' && (role === 'inner') === isInner)
          .flatMap(({ ref }) => {
            const path = this.#paths.get(ref);
            return path ? [path] : [];
          });
      const outer = pathsOf(false);
      if (kindsOf(tags).length > 0) {
        const place = this.#placeOfRelation(joinPaths(outer), members);
        if (place) this.elements.push({ type: 'relation', id, tags, ...place });
      }
      this.shapes.push(...shapesOfRelation(tags, { outer, inner: pathsOf(true) }));
    }
  }

  /** The parts of a line of which every point is known. */
  #piecesOf(refs: readonly number[]): readonly Path[] {
    const pieces: Coordinates[][] = [];
    let open: Coordinates[] | undefined;
    for (const ref of refs) {
      const at = this.#nodes.find(ref);
      if (!at) {
        open = undefined;
        continue;
      }
      if (!open) pieces.push((open = []));
      open.push(at);
    }
    return pieces;
  }

  #placeOf(
    path: Path,
    { isArea, refs }: { readonly isArea: boolean; readonly refs: readonly number[] },
  ): Pick<OsmElement, 'at' | 'areaM2'> {
    if (!isArea) return { at: middleOf(path) };
    const size = Math.round(areaM2(path));
    const door = size > LARGE_M2 ? this.#findDoor(refs) : undefined;
    return { at: door ?? pointOnSurface(path), areaM2: size };
  }

  #findDoor(refs: readonly number[]): Coordinates | undefined {
    const doors = refs.filter((ref) => this.#doors.has(ref));
    const door = doors.find((ref) => this.#doors.get(ref)) ?? doors[0];
    return door === undefined ? undefined : this.#nodes.find(door);
  }

  #placeOfRelation(
    outer: readonly Path[],
    members: PbfRelation['members'],
  ): Pick<OsmElement, 'at' | 'areaM2'> | undefined {
    const rings = outer.filter(isRing).toSorted((one, other) => areaM2(other) - areaM2(one));
    const [largest] = rings;
    if (largest) {
      const size = rings.reduce((sum, ring) => sum + areaM2(ring), 0);
      return { at: pointOnSurface(largest), areaM2: Math.round(size) };
    }
    const [line] = outer.toSorted((one, other) => other.length - one.length);
    if (line) return { at: middleOf(line) };
    const at = members.flatMap(({ type, ref }) => (type === 'node' ? (this.#nodes.find(ref) ?? []) : []))[0];
    return at && { at };
  }
}
