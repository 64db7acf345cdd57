/** A larger array with what the old one holds. */
export function grown<Numbers extends Float32Array | Int8Array | Int32Array | Uint16Array | Uint32Array>(
  old: Numbers,
  fresh: Numbers,
): Numbers {
  fresh.set(old);
  return fresh;
}
