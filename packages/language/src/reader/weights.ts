/** A matrix of numbers, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** The table of features: a byte for each number, and for each row what the bytes are multiplied by. */
export interface FeatureTable {
  readonly columns: number;
  readonly bytes: Int8Array;
  readonly scales: Float32Array;
}

/** What `tools/reader` has learned. */
export interface Weights {
  readonly acts: readonly string[];
  readonly slots: readonly string[];
  /** How far each block looks, in tokens. */
  readonly reaches: readonly number[];
  /** By which the acts' figures are divided, so that a probability of 0.8 is right in eight of ten cases. */
  readonly temperature: number;
  /** Hash of the corpus and of the scripts it was trained with. */
  readonly learnedFrom: string;
  readonly table: FeatureTable;
  /** @throws {RangeError} if there is none of that name. */
  matrix(name: string): Matrix;
}

interface Header {
  readonly acts: readonly string[];
  readonly slots: readonly string[];
  readonly reaches: readonly number[];
  readonly temperature: number;
  readonly learnedFrom: string;
  readonly width: number;
  readonly featureRows: number;
  readonly matrices: readonly { readonly name: string; readonly rows: number; readonly columns: number }[];
}

const LENGTH_BYTES = 4;
const FLOAT_BYTES = 4;

/**
 * Reads a file of weights: the length of its header (four bytes, little-endian), the header as JSON, the table's bytes and
 * scales, then each matrix as 32-bit floats.
 *
 * @throws {RangeError} if the file is shorter than its header says.
 */
export function parseWeights(file: Uint8Array): Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerEnd = LENGTH_BYTES + view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(LENGTH_BYTES, headerEnd))) as Header;
  let at = headerEnd;
  const take = (bytes: number): ArrayBuffer => {
    if (at + bytes > file.byteLength)
      throw new RangeError(`Expected ${at + bytes} bytes of weights, got ${file.byteLength}.`);
    at += bytes;
    return new Uint8Array(file.subarray(at - bytes, at)).buffer;
  };
  const bytes = new Int8Array(take(header.featureRows * header.width));
  const scales = new Float32Array(take(header.featureRows * FLOAT_BYTES));
  const matrices = new Map(
    header.matrices.map(({ name, rows, columns }): [string, Matrix] => [
      name,
      { rows, columns, values: new Float32Array(take(rows * columns * FLOAT_BYTES)) },
    ]),
  );
  return {
    acts: header.acts,
    slots: header.slots,
    reaches: header.reaches,
    temperature: header.temperature,
    learnedFrom: header.learnedFrom,
    table: { columns: header.width, bytes, scales },
    matrix(name) {
      const found = matrices.get(name);
      if (!found) throw new RangeError(`Expected one of ${[...matrices.keys()].join(', ')}, got ${name}.`);
      return found;
    },
  };
}
