import { AgentError } from '@wayfarer/archon/data';

import { dimensionOf } from './discriminant.ts';
import type { IntentModel } from './intent-model.ts';
import { toVocabulary } from './vocabulary.ts';

/** The bytes are no model that this program can use. */
export class UnreadableModelError extends AgentError {
  override readonly name = 'UnreadableModelError';
  readonly code = 'unreadable-model';

  constructor(reason: string) {
    super(`This is no file of a classifier that can be used here: ${reason}. Train it again.`);
  }
}

const MAGIC = 'archon-intents';
const VERSION = 1;
/** Of a model that was trained with an embedder. */
const VERSION_WITH_EMBEDDER = 2;
/** Weights are kept in steps of a 127th of the largest of their row. */
const STEPS = 127;

interface Header {
  readonly magic: string;
  readonly version: number;
  readonly intents: readonly string[];
  readonly embedder?: { readonly id: string; readonly dimension: number };
  readonly features: number;
  readonly hidden: number;
  readonly temperature: number;
  /** `null`: nothing is refused. */
  readonly threshold: number | null;
}

/** The model as a file, the embedder's id included, its weights rounded to eight bits: about a quarter of its size in memory. */
export function toBytes({
  intents,
  vocabulary,
  discriminant,
  network,
  temperature,
  threshold,
}: IntentModel): Uint8Array {
  const { features, hidden } = network;
  const header: Header = {
    magic: MAGIC,
    version: discriminant ? VERSION_WITH_EMBEDDER : VERSION,
    intents,
    ...(discriminant && { embedder: { id: discriminant.embedder, dimension: dimensionOf(discriminant) } }),
    features,
    hidden,
    temperature,
    threshold: Number.isFinite(threshold) ? threshold : null,
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const input = quantise(network.input, hidden);
  const output = quantise(network.output, intents.length);
  const second = discriminant && quantise(discriminant.weights, intents.length);
  const parts = [
    Uint32Array.of(text.length),
    text,
    vocabulary.features,
    vocabulary.weights,
    input.scales,
    input.steps,
    network.hiddenBias,
    output.scales,
    output.steps,
    network.outputBias,
    ...(second ? [second.scales, second.steps, discriminant.bias] : []),
  ].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 4));
  parts.reduce((at, part) => (bytes.set(part, at), at + part.length), 0);
  new DataView(bytes.buffer).setUint32(bytes.length - 4, checksum(bytes.subarray(0, -4)), true);
  return bytes;
}

/**
 * The model of a file that {@link toBytes} has made.
 *
 * @throws {UnreadableModelError} if it is none, of another version, cut off or damaged.
 */
export function fromBytes(bytes: Uint8Array): IntentModel {
  if (bytes.length < 8) throw new UnreadableModelError(`it has ${bytes.length} bytes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(bytes.subarray(4, 4 + view.getUint32(0, true)));
  if (view.getUint32(bytes.length - 4, true) !== checksum(bytes.subarray(0, -4))) {
    throw new UnreadableModelError('it is cut off or damaged');
  }
  const { intents, embedder, features, hidden, temperature, threshold } = header;
  const reader = new Reader(bytes, 4 + view.getUint32(0, true));
  const vocabulary = toVocabulary(reader.words(features), reader.floats(features));
  const network = {
    features,
    hidden,
    intents: intents.length,
    input: restored(reader.floats(features), reader.steps(features * hidden), hidden),
    hiddenBias: reader.floats(hidden),
    output: restored(reader.floats(hidden), reader.steps(hidden * intents.length), intents.length),
    outputBias: reader.floats(intents.length),
  };
  const discriminant = embedder && {
    embedder: embedder.id,
    weights: restored(
      reader.floats(embedder.dimension),
      reader.steps(embedder.dimension * intents.length),
      intents.length,
    ),
    bias: reader.floats(intents.length),
  };
  return {
    intents,
    vocabulary,
    network,
    ...(discriminant && { discriminant }),
    temperature,
    threshold: threshold ?? -Infinity,
  };
}

function readHeader(bytes: Uint8Array): Header {
  let header: Partial<Header>;
  try {
    header = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Partial<Header>;
  } catch {
    throw new UnreadableModelError('it does not begin like one');
  }
  if (header.magic !== MAGIC) throw new UnreadableModelError('it does not begin like one');
  const version = header.embedder ? VERSION_WITH_EMBEDDER : VERSION;
  if (header.version !== version) {
    throw new UnreadableModelError(`it is of version ${String(header.version)}, and this program knows ${version}`);
  }
  return header as Header;
}

/** Reads one array after the other. Copies, since they need not stand where arrays of their kind may. */
class Reader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  words(count: number): Uint32Array {
    return new Uint32Array(this.#take(4 * count));
  }

  floats(count: number): Float32Array {
    return new Float32Array(this.#take(4 * count));
  }

  steps(count: number): Int8Array {
    return new Int8Array(this.#take(count));
  }

  #take(length: number): ArrayBuffer {
    const end = this.#at + length;
    // Not `slice`: that of a `Buffer` is no copy.
    const taken = new Uint8Array(this.#bytes.subarray(this.#at, end));
    if (taken.length !== length) throw new UnreadableModelError('it is cut off or damaged');
    this.#at = end;
    return taken.buffer;
  }
}

function quantise(
  weights: Float32Array,
  width: number,
): { readonly scales: Float32Array<ArrayBuffer>; readonly steps: Int8Array<ArrayBuffer> } {
  const rows = weights.length / width;
  const scales = new Float32Array(rows);
  const steps = new Int8Array(weights.length);
  for (let row = 0; row < rows; row++) {
    const values = weights.subarray(row * width, (row + 1) * width);
    const most = values.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
    scales[row] = most / STEPS;
    if (most > 0) values.forEach((value, at) => (steps[row * width + at] = Math.round((value / most) * STEPS)));
  }
  return { scales, steps };
}

function restored(scales: Float32Array, steps: Int8Array, width: number): Float32Array {
  return Float32Array.from(steps, (step, at) => step * (scales[Math.floor(at / width)] ?? 0));
}

/** FNV-1a over bytes. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
