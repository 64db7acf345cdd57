/**
 * The vectors that a matrix turns into `wanted`, by Cholesky decomposition.
 *
 * @param matrix - Symmetric and positive definite; of each row only what stands left of the diagonal, and the diagonal, is
 * read. Is overwritten.
 */
export function solveByCholesky(matrix: Float64Array, wanted: readonly Float64Array[]): readonly Float64Array[] {
  const size = Math.sqrt(matrix.length);
  decompose(matrix, size);
  return wanted.map((each) => substitute(matrix, each.slice()));
}

/** Makes it the lower triangle whose product with its own transpose it was. */
function decompose(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number;
      for (let before = 0; before < column; before++)
        sum -= (matrix[row * size + before] as number) * (matrix[column * size + before] as number);
      matrix[row * size + column] = row === column ? Math.sqrt(sum) : sum / (matrix[column * size + column] as number);
    }
  }
}

/** Forwards, then backwards; in place. */
function substitute(triangle: Float64Array, values: Float64Array): Float64Array {
  const size = values.length;
  for (let row = 0; row < size; row++) {
    let sum = values[row] as number;
    for (let before = 0; before < row; before++)
      sum -= (triangle[row * size + before] as number) * (values[before] as number);
    values[row] = sum / (triangle[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    const value = (values[row] as number) / (triangle[row * size + row] as number);
    values[row] = value;
    for (let before = 0; before < row; before++)
      values[before] = (values[before] as number) - (triangle[row * size + before] as number) * value;
  }
  return values;
}
