/**
 * Turns texts into vectors that lie near each other where the texts mean much the same. Implemented by
 * `englishEmbedder()` of `@wayfarer/router/embeddings`; a provider's embeddings fit as well.
 */
export interface Embedder {
  /** Names the space of its vectors. What was learned from vectors of one id is of no use with those of another. */
  readonly id: string;
  /** Entries of each vector. */
  readonly dimension: number;
  /** A vector for each text, in their order, whatever the texts. The same text has the same vector in any company. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
}
