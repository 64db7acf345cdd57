import type { FeatureTable, Matrix } from './weights.ts';

/** The state of each token: `width` numbers, one token after the other. */
export interface States {
  readonly width: number;
  readonly values: Float32Array;
}

/** The sum of a token's features. */
export function sumFeatures({ columns, bytes, scales }: FeatureTable, rows: readonly number[]): Float32Array {
  const sum = new Float32Array(columns);
  for (const row of rows) {
    const scale = scales[row] ?? 0;
    if (scale === 0) continue;
    const start = row * columns;
    for (let at = 0; at < columns; at++) sum[at] = (sum[at] ?? 0) + scale * (bytes[start + at] ?? 0);
  }
  return sum;
}

/** `weights · input + bias`; a row of the weights makes one number. */
export function linear({ rows, columns, values }: Matrix, bias: Matrix, input: Float32Array): Float32Array {
  const output = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = bias.values[row] ?? 0;
    const start = row * columns;
    for (let at = 0; at < columns; at++) sum += (values[start + at] ?? 0) * (input[at] ?? 0);
    output[row] = sum;
  }
  return output;
}

const EPSILON = 1e-5;

/** Each token's numbers brought to mean 0 and variance 1, then scaled and shifted. */
export function layerNorm({ width, values }: States, scale: Matrix, shift: Matrix): States {
  const output = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += width) {
    let mean = 0;
    for (let at = 0; at < width; at++) mean += (values[start + at] ?? 0) / width;
    let variance = 0;
    for (let at = 0; at < width; at++) variance += ((values[start + at] ?? 0) - mean) ** 2 / width;
    const by = 1 / Math.sqrt(variance + EPSILON);
    for (let at = 0; at < width; at++)
      output[start + at] = ((values[start + at] ?? 0) - mean) * by * (scale.values[at] ?? 0) + (shift.values[at] ?? 0);
  }
  return { width, values: output };
}

/** What stands `reach` tokens before, here and behind, side by side; nothing beyond the ends. */
export function beside({ width, values }: States, reach: number, token: number): Float32Array {
  const near = new Float32Array(3 * width);
  for (const [place, at] of [token - reach, token, token + reach].entries()) {
    if (at < 0 || at * width >= values.length) continue;
    near.set(values.subarray(at * width, (at + 1) * width), place * width);
  }
  return near;
}

/** Negative numbers become 0. */
export function relu(values: Float32Array): Float32Array {
  return values.map((value) => Math.max(0, value));
}

/** Numbers from 0 to 1 that add up to 1. */
export function softmax(values: ArrayLike<number>, temperature = 1): number[] {
  const scaled = Array.from(values, (value) => value / temperature);
  const top = Math.max(...scaled);
  const powers = scaled.map((value) => Math.exp(value - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
