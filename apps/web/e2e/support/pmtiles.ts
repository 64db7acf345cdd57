/** What a made file of tiles says of itself. */
interface Said {
  readonly attribution: string;
  /** Its only layer, which covers the world. */
  readonly layer: string;
}

/** Of the format (version 3): a header of 127 bytes, directory, metadata, tiles; nothing is packed here. */
const HEADER_BYTES = 127;
const UNPACKED = 1;
const VECTOR = 1;
const EXTENT = 4096;

/** A `.pmtiles` file with one vector tile, that of the whole world, as https://docs.protomaps.com/pmtiles has it. */
export function toPmtiles({ attribution, layer }: Said): Buffer {
  const tile = toTile(layer);
  const metadata = Buffer.from(JSON.stringify({ attribution, vector_layers: [{ id: layer, fields: {} }] }));
  // One entry: tile 0, once, so long, at the beginning of the tiles (an offset is written plus one).
  const directory = Buffer.concat([1, 0, 1, tile.length, 1].map(varint));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  let at = HEADER_BYTES;
  const sections = [directory.length, metadata.length, 0, tile.length];
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    at += length;
  }
  for (const offset of [72, 80, 88]) header.writeBigUInt64LE(1n, offset);
  header.writeUInt8(1, 96);
  header.writeUInt8(UNPACKED, 97);
  header.writeUInt8(UNPACKED, 98);
  header.writeUInt8(VECTOR, 99);
  header.writeInt32LE(-180e7, 102);
  header.writeInt32LE(-85e7, 106);
  header.writeInt32LE(180e7, 110);
  header.writeInt32LE(85e7, 114);
  return Buffer.concat([header, directory, metadata, tile]);
}

/** One square over the whole tile: move to its corner, three lines, close; each step with its sign in the last bit. */
function toTile(layer: string): Buffer {
  const square = [9, 0, 0, 26, EXTENT * 2, 0, 0, EXTENT * 2, EXTENT * 2 - 1, 0, 15];
  const feature = Buffer.concat([number(3, 3), field(4, Buffer.concat(square.map(varint)))]);
  const body = Buffer.concat([field(1, Buffer.from(layer)), field(2, feature), number(5, EXTENT), number(15, 2)]);
  return field(3, body);
}

const number = (key: number, value: number): Buffer => Buffer.concat([varint(key * 8), varint(value)]);
const field = (key: number, bytes: Buffer): Buffer => Buffer.concat([varint(key * 8 + 2), varint(bytes.length), bytes]);

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
