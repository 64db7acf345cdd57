import { deflateSync } from 'node:zlib';

import type { Tags } from '../element.ts';

/** What a made extract holds; of each sort in any order. */
export interface Drawn {
  readonly nodes: readonly { readonly id: number; readonly lat: number; readonly lon: number; readonly tags?: Tags }[];
  readonly ways?: readonly { readonly id: number; readonly refs: readonly number[]; readonly tags?: Tags }[];
  readonly relations?: readonly {
    readonly id: number;
    readonly members: readonly {
      readonly type: 'node' | 'way' | 'relation';
      readonly ref: number;
      readonly role: string;
    }[];
    readonly tags: Tags;
  }[];
  /** Seconds since 1970 as of which the data stands; the file does not say without. */
  readonly timestamp?: number;
  readonly features?: readonly string[];
}

/** Of the format: coordinates are counted in steps of a ten-millionth of a degree (granularity 100). */
const STEPS_PER_DEGREE = 1e7;
const MEMBER_TYPES = ['node', 'way', 'relation'];

/** A `.osm.pbf` file with one block of each sort, as https://wiki.openstreetmap.org/wiki/PBF_Format has it. */
export function toPbf({ nodes, ways = [], relations = [], timestamp, features }: Drawn): Buffer {
  const header = message([
    ...(features ?? ['OsmSchema-V0.6', 'DenseNodes']).map((feature) => field(4, text(feature))),
    ...(timestamp === undefined ? [] : [number(32, timestamp)]),
  ]);
  const blocks = [
    ...(nodes.length > 0 ? [block((strings) => field(2, denseNodes(nodes, strings)))] : []),
    ...(ways.length > 0 ? [block((strings) => toWays(ways, strings))] : []),
    ...(relations.length > 0 ? [block((strings) => toRelations(relations, strings))] : []),
  ];
  return Buffer.concat([blob('OSMHeader', header), ...blocks.map((bytes) => blob('OSMData', bytes))]);
}

class Strings {
  readonly list = [''];

  indexOf(word: string): number {
    const found = this.list.indexOf(word, 1);
    return found === -1 ? this.list.push(word) - 1 : found;
  }
}

function block(write: (strings: Strings) => Buffer): Buffer {
  const strings = new Strings();
  const group = write(strings);
  return message([field(1, message(strings.list.map((word) => field(1, text(word))))), field(2, group)]);
}

function denseNodes(nodes: Drawn['nodes'], strings: Strings): Buffer {
  const steps = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE);
  const keys = nodes.flatMap(({ tags = {} }) => [...keysAndValues(tags, strings).flat(), 0]);
  return message([
    field(1, deltas(nodes.map(({ id }) => id))),
    field(8, deltas(nodes.map(({ lat }) => steps(lat)))),
    field(9, deltas(nodes.map(({ lon }) => steps(lon)))),
    field(10, packed(keys)),
  ]);
}

function toWays(ways: NonNullable<Drawn['ways']>, strings: Strings): Buffer {
  return message(
    ways.map(({ id, refs, tags = {} }) =>
      field(3, message([number(1, id), ...tagFields(tags, strings), field(8, deltas(refs))])),
    ),
  );
}

function toRelations(relations: NonNullable<Drawn['relations']>, strings: Strings): Buffer {
  return message(
    relations.map(({ id, members, tags }) =>
      field(
        4,
        message([
          number(1, id),
          ...tagFields(tags, strings),
          field(8, packed(members.map(({ role }) => strings.indexOf(role)))),
          field(9, deltas(members.map(({ ref }) => ref))),
          field(10, packed(members.map(({ type }) => MEMBER_TYPES.indexOf(type)))),
        ]),
      ),
    ),
  );
}

function tagFields(tags: Tags, strings: Strings): readonly Buffer[] {
  const pairs = keysAndValues(tags, strings);
  return [field(2, packed(pairs.map(([key]) => key))), field(3, packed(pairs.map(([, value]) => value)))];
}

function keysAndValues(tags: Tags, strings: Strings): readonly (readonly [number, number])[] {
  return Object.entries(tags).map(([key, value]) => [strings.indexOf(key), strings.indexOf(value)] as const);
}

/** A length in four bytes, a header that says what follows, and what follows, packed with zlib. */
function blob(type: string, bytes: Buffer): Buffer {
  const body = message([number(2, bytes.length), field(3, deflateSync(bytes))]);
  const head = message([field(1, text(type)), number(3, body.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body]);
}

const message = (fields: readonly Buffer[]): Buffer => Buffer.concat(fields);
const text = (word: string): Buffer => Buffer.from(word);
const number = (key: number, value: number): Buffer => Buffer.concat([varint(key * 8), varint(value)]);
const field = (key: number, bytes: Buffer): Buffer =>
  Buffer.concat([varint(key * 8 + 2), varint(bytes.length), bytes]);
const packed = (values: readonly number[]): Buffer => Buffer.concat(values.map(varint));

/** Each as its difference to the one before, signs in the last bit. */
function deltas(values: readonly number[]): Buffer {
  return packed(
    values.map((value, index) => {
      const step = value - (values[index - 1] ?? 0);
      return step >= 0 ? step * 2 : -step * 2 - 1;
    }),
  );
}

/** Seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  return Buffer.from([...bytes, left]);
}
