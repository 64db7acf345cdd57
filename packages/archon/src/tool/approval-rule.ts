/** What somebody may do who looks at runs from outside. */
export const APPROVAL_ROLES = ['viewer', 'operator', 'admin', 'auditor'] as const;

/** The role of a person who answers questions about tool calls. Unless a tool says otherwise, operators and admins may. */
export type ApprovalRole = (typeof APPROVAL_ROLES)[number];

/** When a person has to approve the calls of a tool, who may, and for how long the answer is good. */
export interface ApprovalRule<Arguments = unknown> {
  /** Whether this call needs an approval. A check that throws counts as a yes. Default: every call does. */
  when?(args: Arguments): boolean | Promise<boolean>;
  /** What the person is asked, in a sentence. Default: they are shown tool and arguments. */
  question?(args: Arguments): string;
  /**
   * How long the question is open, and how long a yes is good, from when it is asked. After that it counts as a no, also if
   * the yes came in time and the call is made too late. Default: for ever.
   */
  readonly expiresInMs?: number | undefined;
  /** Who may answer. Default: `operator` and `admin`. */
  readonly roles?: readonly ApprovalRole[] | undefined;
}
