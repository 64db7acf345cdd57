/** A change of the plan that waits for the traveller's word. */
export interface Approval {
  /** Of the event that asked for it. */
  readonly seq: number;
  /** Which options it is about. */
  readonly composed: number;
  /** `Budget: mid → high`, line by line. */
  readonly changes: readonly string[];
  /** Why it needs a yes. */
  readonly reasons: readonly string[];
}
