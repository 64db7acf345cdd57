/** A vector of which most entries are 0: the others, by index. */
export interface SparseVector {
  readonly indices: Int32Array;
  /** As long as `indices`. */
  readonly values: Float32Array;
}
