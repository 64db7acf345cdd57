/** Where one request may end and the next one begin. */
export interface Boundary {
  /** Characters before the next part. */
  readonly index: number;
  /** How likely it is: a mere "and" 1, the end of a sentence 2, "and also" 3. */
  readonly strength: 1 | 2 | 3;
  /** Words there must be on either side: "my wife and I" are not two requests. */
  readonly fewestWords: number;
}
