import { inflateRawSync } from 'node:zlib';

const END_OF_FOLDER = 0x06054b50;
const FOLDER_ENTRY = 0x02014b50;
const FILE_ENTRY = 0x04034b50;
/** The comment of an archive, behind which nothing stands. */
const LONGEST_COMMENT = 65_535;

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * The first KML file in an archive (KMZ).
 *
 * @param most - Bytes that it may have when it is unpacked.
 * @returns `undefined` if there is none, or it is larger or damaged.
 */
export function unzipKml(archive: Uint8Array, most: number): Uint8Array | undefined {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    const end = findEnd(view);
    if (end === undefined) return undefined;
    let at = view.readUInt32LE(end + 16);
    for (let left = view.readUInt16LE(end + 10); left > 0; left -= 1) {
      if (view.readUInt32LE(at) !== FOLDER_ENTRY) return undefined;
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.readUInt16LE(at + offset));
      const name = view.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
      if (/\.kml$/i.test(name)) return unpack(view, at, most);
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
  } catch {
    return undefined; // An offset that leads out of the file, or what cannot be unpacked.
  }
  return undefined;
}

function findEnd(view: Buffer): number | undefined {
  const first = Math.max(0, view.length - LONGEST_COMMENT - 22);
  for (let at = view.length - 22; at >= first; at -= 1) if (view.readUInt32LE(at) === END_OF_FOLDER) return at;
  return undefined;
}

function unpack(view: Buffer, entry: number, most: number): Uint8Array | undefined {
  const method = view.readUInt16LE(entry + 10);
  const size = view.readUInt32LE(entry + 20);
  const file = view.readUInt32LE(entry + 42);
  if (view.readUInt32LE(file) !== FILE_ENTRY) return undefined;
  const start = file + 30 + view.readUInt16LE(file + 26) + view.readUInt16LE(file + 28);
  const packed = view.subarray(start, start + size);
  if (method === 0) return packed.length <= most ? packed : undefined;
  return method === 8 ? inflateRawSync(packed, { maxOutputLength: most }) : undefined;
}
