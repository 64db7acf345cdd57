/** What a person says about a call that was escalated. */
export interface ApprovalDecision {
  readonly approved: boolean;
  /** Who decided. */
  readonly by: string;
  readonly note?: string | undefined;
}
